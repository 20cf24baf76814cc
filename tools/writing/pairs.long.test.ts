import { expect, test } from 'vitest';
import type { Story } from '../../contract/schemas/stories.ts';
import { openBuiltIn } from '../safety/provider.ts';
import { requestsOf } from './grid.ts';
import { writePairs } from './pairs.ts';

const NONE_WRONG = { empty: 0, merged: 0, language: 0, names: 0, numbers: 0 };

test('built-in stories in two languages have nearly all translations, words and questions', async () => {
  const { provider, close } = await openBuiltIn({ seed: 11 });
  const tally = await writePairs(provider, requestsOf(4, 3));
  close();
  expect(tally).toMatchObject({ withoutTranslation: 0, 'a neighbour’s': 0, 'something else': 0, listed: [] });
  expect(tally['its own'] / tally.sentences).toBeGreaterThan(0.9);
  expect(tally.titles).toBe(tally.stories);
  expect(tally.questions).toBe(tally.stories * 3);
  expect(tally.words / tally.stories).toBeGreaterThan(4);
});

test('of a corrupted story no empty, merged, wrong-language, wrong-name or wrong-number translation is shown', async () => {
  const { provider, close } = await openBuiltIn({ spoiltPairs: 0.4, seed: 11 });
  const tally = await writePairs(provider, requestsOf(5, 4));
  close();
  expect(tally.wrong).toEqual(NONE_WRONG);
  expect(tally['its own']).toBeGreaterThan(0);
  expect(tally['plainly none']).toBeGreaterThan(0);
  // Swapped neighbours differ in meaning only.
  expect(tally['something else']).toBe(0);
});

test('a corrupted translation loses no sentence of the story itself', async () => {
  const sentencesOf = async (spoiltPairs: number) => {
    const { provider, close } = await openBuiltIn({ spoiltPairs, seed: 7 });
    const stories: Story[] = [];
    await writePairs(provider, requestsOf(3, 5), stories);
    close();
    return stories.map(({ content }) => content);
  };
  expect(await sentencesOf(1)).toEqual(await sentencesOf(0));
});
