import { expect, test } from 'vitest';
import type { Story } from '../../contract/schemas/stories.ts';
import { splitStory } from '../../worker/story/story-text.ts';
import { openBuiltIn } from '../safety/provider.ts';
import { requestsOf } from './grid.ts';
import { writePairs } from './pairs.ts';

const NONE_WRONG = { empty: 0, merged: 0, language: 0, names: 0, numbers: 0 };

test('stories of the built-in provider in two languages have both sides of nearly every sentence, words and questions', async () => {
  const { provider, close } = await openBuiltIn({ seed: 11 });
  const stories: Story[] = [];
  const tally = await writePairs(provider, requestsOf(4, 3), stories);
  close();
  expect(tally).toMatchObject({ withoutTranslation: 0, 'a neighbour’s': 0, 'something else': 0, listed: [] });
  expect(tally['its own'] / tally.sentences).toBeGreaterThan(0.9);
  expect(tally.titles).toBe(tally.stories);
  expect(tally.questions).toBe(tally.stories * 3);
  expect(tally.words / tally.stories).toBeGreaterThan(4);
  for (const { content, sentences, language } of stories)
    expect(splitStory(content, language)).toEqual(sentences);
});

test('of what a bad model spoils nothing is shown that is empty, merged, in the wrong language or with other names or numbers', async () => {
  const { provider, close } = await openBuiltIn({ spoiltPairs: 0.4, seed: 11 });
  const stories: Story[] = [];
  const tally = await writePairs(provider, requestsOf(5, 4), stories);
  close();
  expect(tally.wrong).toEqual(NONE_WRONG);
  expect(tally['its own']).toBeGreaterThan(0);
  expect(tally['plainly none']).toBeGreaterThan(0);
  // Whole neighbours that were swapped: only their meaning tells.
  expect(tally['something else']).toBe(0);
  for (const { content, sentences, language } of stories)
    expect(splitStory(content, language)).toEqual(sentences);
});

test('a bad model’s sentences are those of a good one: none is lost for its other side', async () => {
  const sentencesOf = async (spoiltPairs: number) => {
    const { provider, close } = await openBuiltIn({ spoiltPairs, seed: 7 });
    const stories: Story[] = [];
    await writePairs(provider, requestsOf(3, 5), stories);
    close();
    return stories.map(({ content }) => content);
  };
  expect(await sentencesOf(1)).toEqual(await sentencesOf(0));
});
