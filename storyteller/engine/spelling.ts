import { verbForms } from './grammar.ts';
import { hurtingStems } from './hurts.ts';
import { nounAt, nounsOfKind, type Side, wordForms } from './lexicon.ts';
import { EMPTY } from './told-whole.ts';
import { letters } from './topic-line.ts';

/** Words as they were meant: without their accents or apostrophes, or one letter wrong. */

/** English contractions and feasts that are no other words without their apostrophe. */
const CONTRACTED: readonly (readonly [typed: RegExp, meant: string])[] = [
  [
    /(?<![\p{L}'’])(do|does|did|ca|could|wo|would|is|are|was|were|has|have|had|should)nt(?![\p{L}'’])/giu,
    '$1n’t',
  ],
  [/(?<![\p{L}'’])(i)m(?![\p{L}'’])/giu, '$1’m'],
  [/(?<![\p{L}'’])(we|you|they)[’']re(?!\p{L})/giu, '$1 are'],
  [/(?<![\p{L}'’])(i|you|they)ve(?![\p{L}'’])/giu, '$1’ve'],
  [/(?<![\p{L}'’])(you|they)re(?![\p{L}'’])/giu, '$1’re'],
  [/(?<![\p{L}'’])(new year|(?:mother|father|valentine|patrick|fool)(?=s day))s(?= eve| day|$)/giu, '$1’s'],
  [/(?<![\p{L}'’])(he|she|that|what|where|who)s(?![\p{L}'’])/giu, '$1’s'],
];
let kin: { names: ReadonlySet<string>; verbs: ReadonlySet<string> } | null = null;
/** One of the family before what it has or does: "dads shoe", "mums singing", and not "my cousins dance". */
function ofKin(words: readonly string[], at: number): string {
  kin ??= { names: new Set(nounsOfKind('f', 'en').map(letters)), verbs: new Set(verbForms('en')) };
  const [typed = '', next = ''] = [words[at], letters(words[at + 1] ?? '')];
  const one = letters(typed).slice(0, -1);
  if (!/[^s]s$/i.test(typed) || !kin.names.has(one)) return typed;
  if (/^\p{L}{2,}ing$/u.test(next)) return `${typed.slice(0, -1)} is`;
  const isOwner = !kin.verbs.has(next) && nounAt(words, at + 1, 'en') !== null;
  return isOwner ? typed.replace(/s$/i, '’s') : typed;
}

/** "Cogemos moras", in a word that no reader takes amiss; trains are taken. */
const PICKED =
  /(?<!\p{L})cog(?=(?:er|emos|en|e|iendo|imos) (?!(?:el|un) (?:tren|bus|autobús|avión|taxi)))/giu;

/** The line with the apostrophes that English has in contractions and after an owner; Spanish has none. */
export function withApostrophes(line: string, side: Side): string {
  if (side === 'es') return line.replace(PICKED, 'recog');
  const words = CONTRACTED.reduce((all, [typed, meant]) => all.replace(typed, meant), line).split(' ');
  return words.map((_, at) => ofKin(words, at)).join(' ');
}

/**
 * Fewest letters of a word that is mended where two of them are swapped, where one is missing or too much, and where
 * one is wrong: shorter words are too much like others that the lexicon does not know.
 */
const SHORTEST = [5, 6, 7];
/** More unknown words than this, and it is another topic. */
const MOST_UNKNOWN = 2;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzñáéíóúü';

/** Letters that are heard alike. With any other letter a word is another one: "colillas" is no "cotillas". */
const ALIKE = ['aeiouáéíóúüy', 'bvw', 'sczxk', 'kqc', 'gjh', 'mnñ', 'dt', 'lyr', 'pb', 'fv'];
const soundsLike = (letter: string): string[] => [
  ...new Set(ALIKE.filter((group) => group.includes(letter)).flatMap((group) => [...group])),
];

type Vocabulary = {
  words: ReadonlySet<string>;
  /** By letters without accents; null where several are the same. */
  plain: ReadonlyMap<string, string | null>;
  /** Nouns alone, which follow an article. */
  nouns: ReadonlyMap<string, string | null>;
};
const byLetters = (words: Iterable<string>): ReadonlyMap<string, string | null> => {
  const plain = new Map<string, string | null>();
  for (const word of words) {
    const key = letters(word);
    plain.set(key, plain.has(key) ? null : word);
  }
  return plain;
};
const vocabularies = new Map<Side, Vocabulary>();

function vocabularyOf(side: Side): Vocabulary {
  const known = vocabularies.get(side);
  if (known) return known;
  const words = new Set([...wordForms(side), ...verbForms(side)]);
  const nouns = new Set(nounsOfKind('pfaolie', side).map((noun) => noun.toLocaleLowerCase()));
  const vocabulary = { words, plain: byLetters(words), nouns: byLetters(nouns) };
  vocabularies.set(side, vocabulary);
  return vocabulary;
}

/** Words one slip away: two letters swapped; one too many or too few; a wrong one. The likeliest first. */
function slips(word: string): string[][] {
  const at = [...word].map((_, index) => index);
  const cut = (from: number, to: number) => [word.slice(0, from), word.slice(to)] as const;
  const swapped = at.slice(1).map((index) => {
    const [left, right] = cut(index - 1, index + 1);
    return `${left}${word.charAt(index)}${word.charAt(index - 1)}${right}`;
  });
  const without = at.map((index) => cut(index, index + 1).join(''));
  const more = [...at, word.length].flatMap((index) =>
    [...ALPHABET].map((sign) => cut(index, index).join(sign)),
  );
  const wrong = at.flatMap((index) =>
    soundsLike(word.charAt(index)).map((sign) => cut(index, index + 1).join(sign)),
  );
  const plural = /[^aeiou]ys$/.test(word) ? [word.replace(/ys$/, 'ies')] : [];
  return [[...swapped, ...plural], [...without, ...more], wrong];
}

/** Whether two words are at most one slip apart. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Whether a word may be one that hurts, so that a harmless word is not put in its place. */
function mayHurt(word: string, instead: string): boolean {
  const typed = letters(word);
  const meant = letters(instead);
  return hurtingStems().some(
    (stem) =>
      !meant.startsWith(stem) &&
      !meant.startsWith(typed.slice(0, stem.length)) &&
      [-1, 0, 1].some((more) => isNear(typed.slice(0, stem.length + more), stem)),
  );
}

const ARTICLE =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|al|del|primer|primera|último|ultimo|buen|cada)$/;

function meantBy(word: string, before: string, side: Side): string {
  const { words, plain, nouns } = vocabularyOf(side);
  const small = word.toLocaleLowerCase();
  // "El rio", which is no laughter; "un bebe", who drinks nothing.
  const noun = side === 'es' && small === word && ARTICLE.test(before) ? nouns.get(small) : null;
  if (noun) return noun;
  // A capital is a name's.
  if (small !== word || words.has(small) || !/^[\p{L}]{3,}$/u.test(small)) return word;
  const accented = plain.get(letters(small));
  if (accented) return accented;
  if (accented === null) return word;
  for (const [kind, tier] of slips(small).entries()) {
    if (small.length < (SHORTEST[kind] ?? 0)) return word;
    const found = new Set(
      tier.filter((slip) => slip.replace(/^h/, '')[0] === small.replace(/^h/, '')[0] && words.has(slip)),
    );
    const [only = ''] = found;
    if (found.size === 1) return mayHurt(small, only) ? word : only;
    if (found.size > 1) return word;
  }
  return word;
}

const isUnknown = (word: string, side: Side): boolean => {
  const { words, plain } = vocabularyOf(side);
  return (
    word === word.toLocaleLowerCase() &&
    !words.has(word) &&
    !plain.get(letters(word)) &&
    /^\p{L}{3,}$/u.test(word)
  );
};

/** Whether a line has a word that is no form of any of the lexicon. */
export const hasUnknown = (line: string, side: Side): boolean =>
  line.split(' ').some((word) => isUnknown(word, side) && !EMPTY[side].has(word));

/** The line with its unknown words as they were meant; the same where there are none, or too many. */
export function asMeant(line: string, side: Side): string {
  const words = line.split(' ');
  if (words.filter((word) => isUnknown(word, side)).length > MOST_UNKNOWN) return line;
  return words.map((word, at) => meantBy(word, words[at - 1] ?? '', side)).join(' ');
}
