// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount } from '../../testing/mount.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors');
const { DayOver } = await import('./DayOver.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
});

const at = (hour: number, minute: number) => new Date(2026, 0, 15, hour, minute).getTime();

test.each([
  ['es', 1, 0, 'a partir de la 1:00.'],
  ['es', 1, 30, 'a partir de la 1:30.'],
  ['es', 2, 0, 'a partir de las 2:00.'],
  ['es', 0, 0, 'a partir de las 0:00.'],
  ['es', 13, 0, 'a partir de las 13:00.'],
  ['en', 1, 0, 'again from 1:00 AM.'],
] as const)('the notice in %s at %i:%i is: %s', async (language, hour, minute, words) => {
  await changeLanguage(language);
  page = await mount(createElement(DayOver, { until: at(hour, minute) }));
  expect(page.text().replace(/\s/gu, ' ')).toContain(words);
});

test('one o’clock of a 12-hour clock is also used at thirteen', async () => {
  await changeLanguage('es');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-US']);
  page = await mount(createElement(DayOver, { until: at(13, 0) }));
  expect(page.text().replace(/\s/gu, ' ')).toContain('a partir de la 1:00 p.');
});
