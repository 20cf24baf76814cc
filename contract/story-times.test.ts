import { expect, test } from 'vitest';
import { LENGTHS } from './options.ts';
import { storyClientTimeoutMs, storyDeadlineMs } from './story-times.ts';

test.each(LENGTHS)('a %s story in one language fits into the deadline of a JSON client', (storyLength) => {
  expect(storyDeadlineMs({ storyLength })).toBe(110_000);
  expect(storyClientTimeoutMs({ storyLength })).toBe(120_000);
});

// @spec 9.7
test("a story in two languages gets a slow model's time for it, and never less than the standard", () => {
  const inTwo = LENGTHS.map((storyLength) => storyDeadlineMs({ storyLength, secondLanguage: 'en' }));
  expect(inTwo.map((ms) => Math.round(ms / 1000))).toEqual([110, 143, 219]);
  expect(Math.round(storyClientTimeoutMs({ storyLength: 'long', secondLanguage: 'en' }) / 1000)).toBe(229);
});
