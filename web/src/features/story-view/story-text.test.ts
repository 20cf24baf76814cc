import { expect, test } from 'vitest';
import { paragraphs } from '../../../../contract/paragraphs.ts';
import { storyProgress } from './progress.ts';

const sentence = (index: number, paragraph: number, text = 'Uno dos tres.') => ({ index, paragraph, text });

// @spec 2.43
test('sentences are grouped by their paragraph, in order', () => {
  const all = [sentence(0, 0), sentence(1, 0), sentence(2, 1), sentence(3, 4)];
  expect(paragraphs(all).map((group) => group.map(({ index }) => index))).toEqual([[0, 1], [2], [3]]);
  expect(paragraphs([])).toEqual([]);
});

test('progress grows with the words and never claims the end', () => {
  expect(storyProgress([], 'short')).toBe(0);
  expect(storyProgress([sentence(0, 0)], 'short')).toBeCloseTo(0.01);
  expect(storyProgress([sentence(0, 0)], 'long')).toBeLessThan(0.01);
  expect(storyProgress([sentence(0, 0, 'palabra '.repeat(5000))], 'long')).toBe(0.97);
});
