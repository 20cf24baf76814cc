import { expect, test } from 'vitest';
import { LENGTHS } from './options.ts';
import { storyClientTimeoutMs, storyDeadlineMs } from './story-times.ts';

test.each(LENGTHS)('a %s story in one language has the time that it always had', (storyLength) => {
  expect(storyDeadlineMs({ storyLength })).toBe(110_000);
  expect(storyClientTimeoutMs({ storyLength })).toBe(120_000);
});

test('a long story in two languages has the time that a slow model takes for it, and a short one no less than any', () => {
  const inTwo = LENGTHS.map((storyLength) => storyDeadlineMs({ storyLength, secondLanguage: 'en' }));
  expect(inTwo.map((ms) => Math.round(ms / 1000))).toEqual([110, 143, 219]);
});
