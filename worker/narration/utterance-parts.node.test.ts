import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpeakable, utteranceParts } from './utterance-parts.ts';

test('a text within the limit is one unchanged part', () => {
  expect(utteranceParts('Había una vez, en un faro, un búho.', 35)).toEqual([
    'Había una vez, en un faro, un búho.',
  ]);
});

test('a longer text is cut after a comma, else at a space, else in a word', () => {
  expect(utteranceParts('Había una vez, en un faro, un búho gris.', 30)).toEqual([
    'Había una vez, en un faro, ',
    'un búho gris.',
  ]);
  expect(utteranceParts('Ana, que vivía sola en un faro', 18)).toEqual([
    'Ana, que vivía ',
    'sola en un faro',
  ]);
  expect(utteranceParts('aaaaaaaaaa', 4)).toEqual(['aaaa', 'aaaa', 'aa']);
  expect(utteranceParts('𝐚𝐚𝐚', 3)).toEqual(['𝐚', '𝐚', '𝐚']);
});

test('every part of any text is within the limit, cuts no character, and loses no word', () => {
  const word = fc.constantFrom('luna', 'y', 'búho', '👵', '…', '—', 'a'.repeat(40), '1', ',', ', ', ' ');
  const text = fc.array(word, { maxLength: 200 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 60 }), (one, longest) => {
      const parts = utteranceParts(one, longest);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(longest);
        expect(part.isWellFormed()).toBe(true);
      }
      const spoken = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
      expect(spoken(parts.join(''))).toBe(spoken(one));
      expect(parts.every(isSpeakable)).toBe(true);
    }),
  );
});
