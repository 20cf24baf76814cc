import { expect, test } from 'vitest';
import { markedStoryText, storyFileName, storyFileText } from './story-file.ts';

// @spec 2.45
test('a downloaded story has its title, its paragraphs and a name with the time', () => {
  expect(storyFileText('El faro', 'Uno.\n\nDos.\n\n')).toBe('El faro\n\nUno.\n\nDos.\n');
  expect(storyFileName(1_700_000_000_000)).toBe('historia-1700000000000.txt');
});

test('a downloaded story ends with the AI mark for people and machines', () => {
  const text = markedStoryText('El faro', 'Uno.', 'Cuento escrito por una inteligencia artificial.');
  expect(text.split('\n')).toEqual([
    'El faro',
    '',
    'Uno.',
    '',
    '--',
    'Cuento escrito por una inteligencia artificial.',
    'DigitalSourceType: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    '',
  ]);
});
