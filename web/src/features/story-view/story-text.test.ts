import { expect, test } from 'vitest';
import { paragraphs } from '../../../../contract/paragraphs.ts';
import { markedStoryText, storyFileName, storyFileText } from '../export/story-file.ts';
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

// @spec 2.45
test('a downloaded story has its title, its paragraphs and a name with the time', () => {
  expect(storyFileText('El faro', 'Uno.\n\nDos.\n\n')).toBe('El faro\n\nUno.\n\nDos.\n');
  expect(storyFileName(1_700_000_000_000)).toBe('historia-1700000000000.txt');
});

test('a downloaded story ends with the AI mark for people and machines', () => {
  const text = markedStoryText('El faro', 'Uno.', 'Cuento escrito por una inteligencia artificial.');
  expect(text.split('\n')).toEqual([
    ...['El faro', '', 'Uno.', '', '--', 'Cuento escrito por una inteligencia artificial.'],
    ...['DigitalSourceType: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia', ''],
  ]);
});
