// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount } from '../../testing/mount.ts';
import { StoryLevel } from './StoryLevel.tsx';

beforeAll(async () => {
  await startI18n();
  await loadWords('story');
});

let page: Mounted;
afterEach(() => page.unmount());

const measured = { level: 'beginner', isInBand: true, wordsPerSentence: 7.8, longest: 13 } as const;
async function textFor(asked: string, of: Story['measured'] | undefined, content?: string): Promise<string> {
  const options = { englishLevel: asked, storyLength: 'long' } as Story['options'];
  page = await mount(createElement(StoryLevel, { story: { measured: of, options, content } }));
  return page.text();
}

test('a story at the requested level shows it with its minutes', async () => {
  expect(await textFor('beginner', measured, 'una palabra '.repeat(150))).toBe('Fácil · 3 min');
});

test('the shortest text takes a minute', async () => {
  expect(await textFor('beginner', measured, 'Fin.')).toBe('Fácil · 1 min');
});

test('a story without its text has the minutes of its requested length', async () => {
  expect(await textFor('beginner', measured)).toBe('Fácil · 10 min');
});

test('a story at another level shows both levels', async () => {
  expect(await textFor('intermediate', measured)).toBe('Pedido: Intermedio, ha salido: Fácil · 10 min');
});

test('an unmeasured story shows its minutes alone', async () => {
  expect(await textFor('beginner', undefined)).toBe('10 min');
});
