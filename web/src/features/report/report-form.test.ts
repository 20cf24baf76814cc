// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';
import { serve } from '../../testing/server.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'report');
const { ReportForm } = await import('./ReportForm.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

test.each([
  ['stories', 's/1', 'POST /api/stories/s%2F1/report'],
  ['examples', 'the-queue', 'POST /api/examples/the-queue/report'],
] as const)('a report of one of the %s (%s) goes to %s', async (kind, id, line) => {
  const asked = serve({ [line]: {} });
  const onSent = vi.fn();
  const form = createElement(ReportForm, { of: { kind, id }, onSent, onCancel: () => undefined });
  page = await mount(createElement(MemoryRouter, null, form));
  const submit = () =>
    settled(() => page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await submit();
  expect(asked).toEqual([]);
  await settled(() => page.find('input[type=radio]').click());
  await submit();
  await until(() => expect(onSent).toHaveBeenCalledOnce());
  expect(asked.map((each) => each.line)).toEqual([line]);
});
