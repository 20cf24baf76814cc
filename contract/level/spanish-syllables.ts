const STRONG = 'aeoáéó';
const WEAK = 'iuü';
const ACCENTED_WEAK = 'íú';
const VOWELS = STRONG + WEAK + ACCENTED_WEAK;
const VOWEL_RUNS = new RegExp(`[${VOWELS}]+`, 'g');
const VOWEL_Y = new RegExp(`y(?![${VOWELS}])`, 'g');
const MUTE_H = new RegExp(`(?<=[${VOWELS}])h(?=[${VOWELS}])`, 'g');

/** Rewrites a word so that every remaining letter of `VOWELS` is pronounced. */
function soundedVowels(word: string): string {
  return (
    word
      .toLowerCase()
      .normalize('NFC')
      // que, qui, gue, gui: the u is silent (cigüeña keeps its ü).
      .replace(/([qg])u(?=[eiéí])/g, '$1')
      // Final or before a consonant, y is a vowel (muy, y); elsewhere a consonant (mayo).
      .replace(VOWEL_Y, 'i')
      // Between vowels hu + vowel is a consonant: ca-ca-hue-te.
      .replace(/(?<=[aeiouáéíóú])hu(?=[aeoáéó])/g, 'w')
      // Any other h between vowels is mute and does not separate them: prohi-bir, bú-ho.
      .replace(MUTE_H, '')
  );
}

const isStrong = (letter: string | undefined): boolean => letter !== undefined && STRONG.includes(letter);
const unaccented = (letter: string): string => letter.replace('í', 'i').replace('ú', 'u').replace('ü', 'u');

/** Syllables in a run of vowels, by the orthographic rules (a, e, o never share a syllable). */
function syllablesInRun(run: string): number {
  const letters = [...run];
  const nuclei = letters.filter(
    (letter, at) =>
      isStrong(letter) ||
      // An accented i or u next to a strong vowel forms a hiatus: dí-a, ba-úl. Next to a weak one it does not:
      // cuí-da-te.
      (ACCENTED_WEAK.includes(letter) && (isStrong(letters[at - 1]) || isStrong(letters[at + 1]))),
  ).length;
  if (nuclei > 0) return nuclei;
  const doubled = letters.filter(
    (letter, at) => at > 0 && unaccented(letter) === unaccented(letters[at - 1]!),
  );
  return 1 + doubled.length;
}

/**
 * Orthographic syllables of a Spanish word by the Academy's *Ortografía* (2010): `guion` and `rio` are one in any
 * accent. At least 1, so that an onomatopoeia without vowels (`Brrr`) counts.
 */
export function countSpanishSyllables(word: string): number {
  const runs = soundedVowels(word).match(VOWEL_RUNS) ?? [];
  return Math.max(
    1,
    runs.reduce((total, run) => total + syllablesInRun(run), 0),
  );
}
