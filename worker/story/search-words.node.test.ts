import { expect, test } from 'vitest';
import { fold, foldedStory, foldedWords } from './search-words.ts';

test.each([
  ['El Dragón  Ñoño', 'el dragon nono'],
  ['Dragón', 'dragon'],
  [' \u00bfQu\u00e9\n d\u00eda? ', '\u00bfque dia?'],
])('folding %j removes accents, capitals and extra spaces', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a search has its unique words', () => {
  expect(foldedWords('  Luna  LÚNA faro')).toEqual(['luna', 'faro']);
  expect(foldedWords('   ')).toEqual([]);
});

test('a story is found by its title, its topic and its names, and sorted by its title', () => {
  const { foldedTitle, foldedWords: words } = foldedStory('Ábaco', { topic: 'Un río', childNames: 'Zoë' });
  expect(foldedTitle).toBe('abaco');
  for (const word of ['abaco', 'rio', 'zoe']) expect(words).toContain(word);
});
