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
async function textFor(asked: string, of: Story['measured'] | undefined): Promise<string> {
  page = await mount(
    createElement(StoryLevel, {
      story: { measured: of, options: { englishLevel: asked } as Story['options'] },
    }),
  );
  return page.text();
}

test('a story at the requested level shows it with its sentence length', async () => {
  expect(await textFor('beginner', measured)).toBe('Fácil · 7,8 palabras por frase');
});

test('the sentence length always has one decimal', async () => {
  expect(await textFor('beginner', { ...measured, wordsPerSentence: 8 })).toBe(
    'Fácil · 8,0 palabras por frase',
  );
});

test('a story at another level shows both levels', async () => {
  expect(await textFor('intermediate', measured)).toBe(
    'Pedido: Intermedio · Medido: Fácil, 7,8 palabras por frase',
  );
});

test('an unmeasured story shows no level', async () => {
  expect(await textFor('beginner', undefined)).toBe('');
});
