import type { Language } from '../../contract/options.ts';
import { pick, shuffled } from './random.ts';
import { PEOPLE } from './told-whole.ts';
import { letters } from './topic-line.ts';
import type { Topic } from './topic-types.ts';
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

/** The children with which a line begins: "Nicolás y su perro van", "my son Leo", "Ana y Luis". */
const FIRST_NAMES: Record<Language, RegExp> = {
  es: /^(?:mi hij[oa] )?(\p{Lu}\p{Ll}+)(?: (?:y|e) (\p{Lu}\p{Ll}+))?(?= )/u,
  en: /^(?:my (?:son|daughter) )?(\p{Lu}\p{Ll}+)(?: and (\p{Lu}\p{Ll}+))?(?= )/u,
};

/**
 * The names of a topic that are the story's children where none was typed beside it: it has to be understood, with no
 * hero of its own and nothing that hurts.
 */
export function namesOfTopic(
  typed: string,
  language: Language,
  { tags, isUnderstood, noun }: Topic,
): string[] {
  // Of an outing the noun is only who goes along.
  const isOfChild = noun === null || tags.includes('shared') || tags.includes('outing');
  if (!isUnderstood || !isOfChild || tags.includes('heavy')) return [];
  const found = (FIRST_NAMES[language].exec(typed.trim()) ?? [])
    .slice(1)
    .filter((name) => name !== undefined);
  return found.every((name) => PEOPLE.has(letters(name))) ? found : [];
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
