import { expect, test } from 'vitest';
import { countEnglishSyllables } from './english-syllables.ts';

/** Words by number of syllables, from dictionaries. */
const counted = (lists: Record<number, string>): [string, number][] =>
  Object.entries(lists).flatMap(([syllables, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(syllables)]),
  );

test.each(
  counted({
    1: 'cat sheep moon through eye you bread',
    2: 'rabbit window yellow ago any',
    3: 'banana umbrella',
  }),
)('adjacent vowels form one syllable: %s has %i', (word, syllables) =>
  expect(countEnglishSyllables(word)).toBe(syllables),
);

test.each(
  counted({
    1: 'whole clothes times smile more here',
    2: 'table little wishes pages tables centre',
    3: 'telephone',
  }),
)('a final e is silent except after certain consonants: %s has %i', (word, syllables) =>
  expect(countEnglishSyllables(word)).toBe(syllables),
);

test.each(
  counted({
    1: 'jumped called played stayed bed red',
    2: 'wanted needed handled hundred carried',
    3: 'decided',
  }),
)('-ed is a syllable after t and d only: %s has %i', (word, syllables) =>
  expect(countEnglishSyllables(word)).toBe(syllables),
);

test.each(
  counted({
    2: 'lonely careful homeless movement something nineteen',
    3: 'timetable settlement anyone family',
  }),
)('a silent e stays silent before a suffix and inside a compound: %s has %i', (word, syllables) =>
  expect(countEnglishSyllables(word)).toBe(syllables),
);

test.each(
  counted({
    2: 'quiet giant lion going flying playing beyond poem cello',
    3: 'piano radio',
    4: 'television Australia',
  }),
)('a hiatus counts as two syllables: %s has %i', (word, syllables) =>
  expect(countEnglishSyllables(word)).toBe(syllables),
);

test.each(counted({ 2: 'nation onion pigeon special language people ocean', 1: 'queue' }))(
  'a similar spelling without a hiatus counts as one: %s has %i',
  (word, syllables) => expect(countEnglishSyllables(word)).toBe(syllables),
);

test.each(
  counted({
    1: "don't can't I'll we're she'd cat's",
    2: "didn't couldn't it'll fox's o'clock haven't should've",
    3: "business's",
  }),
)('contractions and possessives add a syllable after certain sounds only: %s has %i', (word, syllables) =>
  expect(countEnglishSyllables(word)).toBe(syllables),
);

test('countEnglishSyllables adds hyphenated parts and accepts typographic apostrophes', () => {
  expect(countEnglishSyllables('seventy-nine')).toBe(4);
  expect(countEnglishSyllables('didn’t')).toBe(2);
});

test('countEnglishSyllables counts a word without vowels as one syllable', () => {
  expect(countEnglishSyllables('Brrr')).toBe(1);
});
