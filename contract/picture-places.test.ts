import { expect, test } from 'vitest';
import { LENGTH_TABLE } from './options.ts';
import { middlePlace } from './picture-places.ts';

const TENTHS = 10;
/** A story in paragraphs of two sentences, which have a tenth of the usual words each. */
const story = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    paragraph: Math.floor(at / 2),
    text: 'uno '.repeat(LENGTH_TABLE.medium.usualWords / TENTHS),
  }));

test('the place of the middle picture is known once and does not move as the story goes on', () => {
  const places = Array.from({ length: 11 }, (_, count) => middlePlace(story(count), 'medium'));
  // Five tenths are told within the third paragraph, which is over when the fourth begins.
  expect(places).toEqual([null, null, null, null, null, null, null, 2, 2, 2, 2]);
});

test('a story that ends before its usual middle has no picture there', () => {
  expect(middlePlace(story(10), 'long')).toBe(null);
  expect(middlePlace([], 'short')).toBe(null);
});
