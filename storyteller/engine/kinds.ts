import { type Noun, nounsOfKind, sectionsOf } from './lexicon.ts';
import { letters } from './topic-line.ts';

/** What nouns are to a child: food, toys, pets, …; what is in no kind is only looked at. */
const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...sectionsOf('kinds.txt')].map(([kind, lines]) => [kind, new Set(lines.join(' ').split(' '))]),
);

/** Without accents, but with "ñ": a "panal" is no "pañal". */
export const keyOf = (noun: Noun): string =>
  noun.es.one.replace(/[^ñ]+/gu, (part) => letters(part)).replaceAll(' ', '_');

export function isOfKind(noun: Noun, kind: string): boolean {
  const key = keyOf(noun);
  const [head = ''] = key.split('_');
  const all = KINDS.get(kind);
  return all?.has(key) === true || all?.has(head) === true;
}

/** Whether a noun that names a thing or an animal stands in a kind. */
export const hasKind = (noun: Noun): boolean => [...KINDS.keys()].some((kind) => isOfKind(noun, kind));

/** Names of things that are those of a trade too: "la música", "la batería". */
const NAMES_OF_THINGS = new Set(nounsOfKind('oei', 'es'));
/** Whether it is a person or an animal, and no toy of one. */
export const isLiving = (noun: Noun): boolean =>
  'pfa'.includes(noun.kind) && !isOfKind(noun, 'toy') && !NAMES_OF_THINGS.has(noun.es.one);
