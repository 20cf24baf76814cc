// @vitest-environment happy-dom
import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, pass } from '../../testing/mount.ts';

await startI18n();
await loadWords('story');
const { Toaster } = await import('../toasts/Toaster.tsx');
const { CopyText } = await import('./CopyText.tsx');

const COPY = 'Copiar texto';
const COPIED = 'Copiado';

let page: Mounted;
let write: (text: string) => Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers();
  toast.removeAll();
  write = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => write(text) } });
  const story = { id: 's1', title: 'El faro', content: 'Era un faro.\n\nFin.', sentences: [] };
  const copy = createElement(CopyText, { story: story as unknown as Story });
  page = await mount(createElement('div', null, createElement(Toaster), copy));
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// @spec 9.22
test('copying a story with its title is confirmed for three seconds', async () => {
  expect(page.text()).not.toContain(COPIED);
  await page.press(COPY);
  expect(write).toHaveBeenCalledExactlyOnceWith('El faro\n\nEra un faro.\n\nFin.\n');
  await pass(2_999);
  expect(page.text()).toContain(COPIED);
  expect(page.text()).not.toContain(COPY);
  await pass(1);
  expect(page.text()).toContain(COPY);
  expect(page.text()).not.toContain(COPIED);
});

test('a failed copy is reported', async () => {
  write = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  await page.press(COPY);
  expect(page.find('.toasts').textContent).not.toBe('');
  expect(page.text()).not.toContain(COPIED);
});
