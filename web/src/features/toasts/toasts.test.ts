// @vitest-environment happy-dom
import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, pass, settled } from '../../testing/mount.ts';

await startI18n();
await loadWords('errors');
const { notify, notifyProblem, notifyWithAction } = await import('./notify.ts');
const { Toaster } = await import('./Toaster.tsx');
// The app loads it with the first toast that needs it.
await import('./ToastWithAction.tsx');

let page: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  toast.removeAll();
  page = await mount(createElement(Toaster));
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

/** Texts of the toasts, newest first. */
const shown = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);

// @spec 4.43, 9.23
test.each([
  ['a success', 2_000, () => notify('Dicho', 'success')],
  ['an error', 4_000, () => notify('Dicho', 'error')],
  ['a plain toast', 4_000, () => notify('Dicho')],
  ['a custom toast', 4_000, () => toast.custom('Dicho')],
])('%s is shown for %i milliseconds', async (_, ms, say) => {
  await settled(say);
  await pass(ms - 1);
  expect(shown()).toEqual(['Dicho']);
  await pass(1);
  expect(shown()).toEqual([]);
});

// @spec 4.43, 9.23
test('a loading toast stays until it is done', async () => {
  await settled(() => toast.loading('Un momento', { id: 'export' }));
  await pass(24 * 3_600_000);
  expect(shown()).toEqual(['Un momento']);
  page.find('.spinner');
  await settled(() => toast.success('Hecho', { id: 'export' }));
  expect(shown()).toEqual(['Hecho']);
  await pass(2_000);
  expect(shown()).toEqual([]);
});

test('hovered toasts stay', async () => {
  await settled(() => notify('Dicho'));
  await pass(3_000);
  const over = (type: string) =>
    settled(() => page.find('.toasts').dispatchEvent(new MouseEvent(type, { bubbles: true })));
  await over('mouseover');
  await pass(60_000);
  expect(shown()).toEqual(['Dicho']);
  await over('mouseout');
  await pass(999);
  expect(shown()).toEqual(['Dicho']);
  await pass(1);
  expect(shown()).toEqual([]);
});

test('a toast with an undo stays for its time, and undoing ends it', async () => {
  const run = vi.fn();
  const say = () => notifyWithAction('Borrado', { label: 'Deshacer', forMs: 8_000, run });
  await settled(say);
  await pass(7_999);
  expect(shown()).toEqual(['BorradoDeshacer']);
  await pass(1);
  expect(shown()).toEqual([]);
  expect(run).not.toHaveBeenCalled();
  await settled(say);
  await page.press('Deshacer');
  expect(run).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('a problem is shown in its words as an error', async () => {
  await settled(() => notifyProblem(new Problem({ code: 'network' })));
  expect(shown()).toEqual([
    'No hay conexión con el servidor. Comprueba tu conexión a internet y prueba otra vez.',
  ]);
  await pass(4_000);
  expect(shown()).toEqual([]);
});

// @spec 9.24
test('at most twenty toasts are kept, the newest', async () => {
  for (let index = 1; index <= 25; index++) await settled(() => notify(String(index)));
  expect(shown()).toEqual(Array.from({ length: 20 }, (_, index) => String(25 - index)));
});
