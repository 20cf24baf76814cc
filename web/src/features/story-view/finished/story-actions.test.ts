// @vitest-environment happy-dom
import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { type Mounted, mount } from '../../../testing/mount.ts';
import { serve } from '../../../testing/server.ts';

await startI18n();
await loadWords('story', 'report');
const { Toaster } = await import('../../toasts/Toaster.tsx');
const { StoryActions } = await import('./StoryActions.tsx');
const { StoryText } = await import('../../story-text/StoryText.tsx');

const remove = vi.fn();
let page: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  toast.removeAll();
  const story = {
    id: 's1',
    title: 'El faro',
    content: 'Era un faro.\n\nFin.',
    sentences: [],
  } as unknown as Story;
  remove.mockReset();
  serve({});
  const actions = createElement(StoryActions, { story, onDelete: remove });
  page = await mount(createElement(MemoryRouter, null, createElement(Toaster), actions));
  await page.press('Más');
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the menu opens and closes, and deletes the story', async () => {
  await page.press('Borrar');
  expect(remove).toHaveBeenCalledOnce();
  await page.press('Más');
  await expect(page.press('Borrar')).rejects.toThrow('No button');
});

test('the letters of stories get more room, also in the next story, until the switch is pressed again', async () => {
  const LETTERS = 'Letras más separadas';
  const sentences = [{ index: 0, paragraph: 0, text: 'Uno.' }];
  const isWide = async () => {
    const text = await mount(createElement(StoryText, { sentences, language: 'es' }));
    const { className } = text.find('.story-text');
    await text.unmount();
    return className.includes('story-text-wide');
  };
  await page.press(LETTERS);
  expect([await isWide(), page.find('[aria-pressed=true]').textContent]).toEqual([true, LETTERS]);
  await page.press(LETTERS);
  expect(await isWide()).toBe(false);
});
