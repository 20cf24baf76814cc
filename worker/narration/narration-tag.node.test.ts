import { expect, test } from 'vitest';
import { madeBy } from './narration-tag.ts';

test('the words of a sound name the family where it reads a part, and of a text without sound no voice', () => {
  expect(madeBy('es', [])).toBe('Cuento escrito por una inteligencia artificial.');
  expect(madeBy('en', [{ isByFamily: false }])).toBe(
    'Voice and text made with artificial intelligence by Cuéntame.',
  );
  expect(madeBy('en', [{ isByFamily: false }, { isByFamily: true }])).toMatch(
    /^Text made with .* Read by the family/,
  );
});
