import { expect, test } from 'vitest';
import { countSpanishSyllables } from './spanish-syllables.ts';

/** The argument is hyphenated; the hyphens are the expectation. */
function expectDivision(divided: string): void {
  const word = divided.replaceAll('-', '');
  expect([word, countSpanishSyllables(word)]).toEqual([word, divided.split('-').length]);
}

test.each(['sol', 'ca-sa', 'ga-lli-na', 'cro-que-ta', 'trans-por-te', 'mur-cié-la-go', 'as-cen-sor'])(
  'a single vowel is a syllable: %s',
  expectDivision,
);

test.each(['vien-to', 'tie-ne', 'a-gua', 'au-to-bús', 'rey', 'miér-co-les', 'cuen-to', 'ciu-dad', 'guion'])(
  'a weak vowel joins its neighbour: %s',
  expectDivision,
);

test.each(['te-a-tro', 'ma-re-a', 'ca-ca-o', 'hé-ro-e', 'a-é-re-o', 'le-ón', 'to-a-lla'])(
  'two strong vowels form two syllables: %s',
  expectDivision,
);

test.each(['dí-a', 'ba-úl', 'ma-íz', 'o-í-do', 'le-í-ais', 're-ír', 'huí-a', 'to-da-ví-a', 'frí-o'])(
  'an accented weak vowel and a strong one form two syllables: %s',
  expectDivision,
);

test.each(['cuí-da-te', 'lin-güís-ti-ca', 'vein-tiún', 'ca-suís-ti-ca'])(
  'an accent between two weak vowels does not separate them: %s',
  expectDivision,
);

test.each(['buey', 'U-ru-guay', 'a-ve-ri-guáis', 'miau', 'pa-ra-no-ia'])(
  'three vowels form one syllable around a single strong one only: %s',
  expectDivision,
);

test.each(['que-so', 'gui-ta-rra', 'gue-rra', 'al-guien', 'quie-to', 'ci-güe-ña', 'pin-güi-no', 'len-gua'])(
  'the u of que, qui, gue and gui is silent without a diaeresis: %s',
  expectDivision,
);

test.each(['y', 'muy', 'ma-yo', 're-yes', 'ye-gua', 'hoy', 'a-yer'])(
  'y is a vowel at the end and a consonant before a vowel: %s',
  expectDivision,
);

test.each([
  'a-ho-ra',
  'prohi-bir',
  'bú-ho',
  'a-hí',
  'al-mo-ha-da',
  'co-he-te',
  'ca-ca-hue-te',
  'hue-so',
  'hie-lo',
])('h is mute, and hu before a vowel is a consonant: %s', expectDivision);

test.each(['chi-i-ta', 'ti-í-ta'])('a doubled weak vowel forms two syllables: %s', expectDivision);

test('a word without vowels is one syllable', () => {
  expect(countSpanishSyllables('Brrr')).toBe(1);
});

test('capitals and decomposed accents change nothing', () => {
  expect(countSpanishSyllables('DÍA')).toBe(2);
  expect(countSpanishSyllables('día'.normalize('NFD'))).toBe(2);
});
