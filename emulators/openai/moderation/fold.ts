const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const keptEnye = '\u0001';

/**
 * Folds a text to the form of the rules: lower case, no accents but `ñ` ("año" is not "ano"), straight quotes, single
 * spaces, no invisible characters, digits inside words as the letters they imitate.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replaceAll('ñ', keptEnye)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(keptEnye, 'ñ')
    .replace(/[‘’´`]/g, "'")
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => leet[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Readings of a folded text that evades word lists: stretched letters ("seexxxo"), letters set apart ("s.e.x"). */
export function readings(folded: string): string[] {
  const unstretched = folded.replace(/(\p{L})\1{2,}/gu, '$1');
  const joined = folded.replace(/(?<!\p{L})\p{L}([ .*_-])(?:\p{L}\1)+\p{L}(?!\p{L})/gu, (letters) =>
    letters.replace(/[^\p{L}]/gu, ''),
  );
  return [...new Set([folded, unstretched, joined])];
}

/** Matches any of the patterns as whole words of folded text. */
export function wordPattern(sources: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
