// @vitest-environment happy-dom
import i18next from 'i18next';
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
const { default: ReportStory } = await import('./ReportStory.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

test.each([
  ['stories', 's/1', 'POST /api/stories/s%2F1/report'],
  ['examples', 'the-queue', 'POST /api/examples/the-queue/report'],
] as const)('a report of the type %s (%s) is sent to %s', async (kind, id, line) => {
  const asked = serve({ [line]: {} });
  const onSent = vi.fn();
  const form = createElement(ReportForm, { of: { kind, id }, onSent, onCancel: () => undefined });
  page = await mount(createElement(MemoryRouter, null, form));
  const submit = () =>
    settled(() => page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await submit();
  expect(asked).toEqual([]);
  await until(() => expect(document.activeElement).toBe(page.find('input[type=radio]')));
  await settled(() => page.find('input[type=radio]').click());
  await submit();
  await until(() => expect(onSent).toHaveBeenCalledOnce());
  expect(asked.map((each) => each.line)).toEqual([line]);
});

test('the report of a story opens, closes with the focus on its link, and thanks with the focus', async () => {
  const line = 'POST /api/stories/s1/report';
  const asked = serve({ [line]: {} });
  const report = createElement(ReportStory, { of: { kind: 'stories', id: 's1' } });
  page = await mount(createElement(MemoryRouter, null, report));
  const link = () => page.find('button[aria-expanded]');
  await settled(() => link().click());
  await page.press(i18next.t('common.cancel'));
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement).toBe(link());
  await settled(() => link().click());
  await page.submit();
  expect(page.text()).toContain(i18next.t('report:report.reasonRequired'));
  await settled(() => page.find('input[type=radio]').click());
  await page.fill('textarea', 'The wolf');
  await page.submit();
  await until(() => expect(page.text()).toContain(i18next.t('report:report.sentTitle')));
  expect(asked).toMatchObject([{ line, body: { reason: 'frightening', comment: 'The wolf' } }]);
  expect(document.activeElement?.textContent).toContain(i18next.t('report:report.sentTitle'));
});
