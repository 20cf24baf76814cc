import { pick, shuffled } from './random.ts';
import { INVENTED_NAMES } from './topic-words.ts';

/** Maximum number of names that a sentence can carry. */
const MOST_NAMES = 6;
const LONGEST_NAME = 24;

function tidy(raw: string): string {
  const words = raw
    .replace(/\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/[^\p{L}\p{M}'’\- ]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, 3);
  const cased = words.map((word) =>
    word === word.toLocaleLowerCase() || (word.length > 3 && word === word.toLocaleUpperCase())
      ? word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase()
      : word,
  );
  const [first = ''] = cased;
  const whole = cased.join(' ');
  return whole.length <= LONGEST_NAME ? whole : first.slice(0, LONGEST_NAME);
}

/** Parses "Lucía y Mateo", "Ana, Leo and Sam", "Zoe / Iker". @returns each name once, in order */
export function parseNames(text: string): string[] {
  const names = text
    .normalize('NFC')
    .split(/[,;/&+\n|·]|\s(?:y|e|and|und|et)\s/iu)
    .map(tidy)
    .filter((name) => name.length > 1);
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** One child or two, when no name was typed. */
export function inventNames(random: () => number): string[] {
  return shuffled(INVENTED_NAMES, random).slice(0, pick([1, 1, 2], random));
}

/** "Ana, Leo y Sam", "Ana e Inés"; "Ana, Leo and Sam". */
export function listOf(names: readonly string[], language: 'es' | 'en'): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = language === 'en' ? 'and' : /^(i|hi(?!e))/i.test(last.normalize('NFD')) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
