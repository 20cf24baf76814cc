import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '../../contract/fold.ts';

/** Lexicon of the built-in storyteller: nouns, verbs, adjectives and phrases in both languages, from data files. */
const folder = new URL('../lexicon/', import.meta.url);

const textOf = (file: string): string => readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');

/** Lines of a data file without comments. */
export const linesOf = (file: string): string[] =>
  textOf(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/**
 * Entries of a data file by section: a line has some, with " | " between them, and goes on in the next line if that is
 * indented. A section begins with its name in brackets.
 */
export function sectionsOf(file: string): Map<string, string[]> {
  const whole = textOf(file).replace(/\n +/g, '');
  const lines = whole.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const sections = new Map<string, string[]>();
  let section = '';
  for (const line of lines) {
    const [, name] = /^\[([\w ]+)\]$/.exec(line) ?? [];
    if (name === undefined) sections.set(section, [...(sections.get(section) ?? []), ...line.split(' | ')]);
    else section = name;
  }
  return sections;
}

export type Side = 'es' | 'en';
export type Both = Record<Side, string>;

export type Noun = {
  /** p person, f family, a animal or creature, o object, l place, i idea, e event. */
  kind: string;
  es: { one: string; more: string; gender: 'm' | 'f' };
  en: { one: string; more: string };
  isUncounted: boolean;
  isUnique: boolean;
  /** Whether English is "on" it. */
  isOn: boolean;
};

const pluralWord = (word: string): string =>
  /[aeiouáéó]$/.test(word)
    ? `${word}s`
    : /z$/.test(word)
      ? word.replace(/z$/, 'ces')
      : /[áéíóú][ns]$/.test(word)
        ? word.replace(/([áéíóú])([ns])$/, (_, vowel, end) => `${'aeiou'['áéíóú'.indexOf(vowel)]}${end}es`)
        : `${word}es`;

/** "pasteles de cumpleaños", "huevos azules": every word before a preposition. */
function spanishPlural(noun: string): string {
  const [, head = noun, rest = ''] = /^(.+?)( (?:a|al|con|de|del|en) .+)?$/.exec(noun) ?? [];
  return head.split(' ').map(pluralWord).join(' ') + rest;
}

/** "surprise parties", "houses of cards": the last word before a preposition. */
function englishPlural(noun: string): string {
  const [, head = noun, rest = ''] = /^(.+?)( (?:at|in|of) .+)?$/.exec(noun) ?? [];
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${rest}`;
  return `${head}${/(?:[sxz]|[cs]h)$/.test(head) ? 'es' : 's'}${rest}`;
}

const NOUNS: readonly Noun[] = linesOf('nouns.txt').map((line) => {
  const [kind = '', spanish = '', gender = 'm', english = '', ...flags] = line.split(' ');
  const [esOne = '', esMore = spanishPlural(esOne)] = spanish.replaceAll('_', ' ').split('/');
  const [enOne = '', enMore = englishPlural(enOne)] = english.replaceAll('_', ' ').split('/');
  return {
    kind,
    es: { one: esOne, more: esMore, gender: gender as 'm' | 'f' },
    en: { one: enOne, more: enMore },
    isUncounted: flags.includes('~'),
    isUnique: flags.includes('!'),
    isOn: flags.includes('^'),
  };
});

type NounForms = Record<Side, Map<string, { noun: Noun; plural: boolean }>>;

/** Nouns without a singular in either language: "gafas", "stairs". */
const isAlwaysPlural = ({ kind, es, en }: Noun) =>
  'olipf'.includes(kind) && es.one === es.more && en.one === en.more && es.one.endsWith('s');

/** The first noun of each form. */
function formsOf(nouns: readonly Noun[]): NounForms {
  const forms: NounForms = { es: new Map(), en: new Map() };
  for (const noun of nouns)
    for (const side of ['es', 'en'] as const)
      for (const [form, plural] of [
        [noun[side].one, false],
        [noun[side].more, true],
      ] as const) {
        const key = form.toLocaleLowerCase();
        if (!forms[side].has(key)) forms[side].set(key, { noun, plural: plural || isAlwaysPlural(noun) });
      }
  return forms;
}

const nounForms = formsOf(NOUNS);
const strangers = formsOf(NOUNS.filter(({ kind }) => kind !== 'f'));

const LONGEST_NOUN = 4;
export type FoundNoun = { noun: Noun; plural: boolean; length: number };

/**
 * The longest noun that begins at a word.
 * @param isFamily false to leave out names of family members: a mummy in bandages is none
 */
export function nounAt(words: readonly string[], at: number, side: Side, isFamily = true): FoundNoun | null {
  for (let length = Math.min(LONGEST_NOUN, words.length - at); length > 0; length--) {
    const key = words
      .slice(at, at + length)
      .join(' ')
      .toLocaleLowerCase();
    const found = (isFamily ? nounForms : strangers)[side].get(key);
    if (found) return { ...found, length };
  }
  return null;
}

/** All nouns of some kinds. */
export const nounsWith = (kinds: string): Noun[] => NOUNS.filter(({ kind }) => kinds.includes(kind));
/** All nouns of some kinds, in their forms. */
export const nounsOfKind = (kinds: string, side: Side): string[] =>
  nounsWith(kinds).flatMap((noun) => [noun[side].one, noun[side].more]);

/** All nouns of persons and creatures whose Spanish name, without accents, fits a pattern, in their forms. */
export const nounsNamed = (pattern: RegExp, side: Side): string[] =>
  NOUNS.filter(({ kind, es }) => 'pfa'.includes(kind) && pattern.test(fold(es.one))).flatMap((noun) => [
    noun[side].one,
    noun[side].more,
  ]);

/** The noun for the other gender where there is one: "cocinero", "cocinera". */
export const nounOfGender = (noun: Noun, gender: 'm' | 'f'): Noun =>
  noun.kind !== 'p' || noun.es.gender === gender
    ? noun
    : (NOUNS.find(
        (other) => other.kind === 'p' && other.en.one === noun.en.one && other.es.gender === gender,
      ) ?? noun);

/** `isIdentity`: who somebody is, which is never a plot; `isHarmful`: what a child has nothing to do with. */
export type Adjective = {
  es: string;
  feminine: string;
  en: string;
  isPassing: boolean;
  isIdentity: boolean;
  isHarmful: boolean;
};
const ADJECTIVES: readonly Adjective[] = linesOf('adjectives.txt').map((line) => {
  const [spanish = '', english = ''] = line.split(' = ');
  const [es = '', feminine = es.replace(/o$/, 'a')] = spanish.split('/');
  const [marks = ''] = /[@%!]+$/.exec(english) ?? [];
  return {
    es,
    feminine,
    en: english.replace(/ [@%!]+$/, ''),
    isPassing: marks.includes('@'),
    isIdentity: marks.includes('%'),
    isHarmful: marks.includes('!'),
  };
});
const pluralAdjective = (form: string) => (/ /.test(form) ? form : spanishPlural(form));
export const spanishAdjective = ({ es, feminine }: Adjective, gender: 'm' | 'f', plural: boolean): string => {
  const form = gender === 'f' ? feminine : es;
  return plural ? pluralAdjective(form) : form;
};
const adjectiveForms: Record<Side, Map<string, Adjective>> = { es: new Map(), en: new Map() };
for (const adjective of ADJECTIVES) {
  const { es, feminine, en } = adjective;
  for (const form of [es, feminine, pluralAdjective(es), pluralAdjective(feminine)])
    if (!adjectiveForms.es.has(form)) adjectiveForms.es.set(form, adjective);
  if (!adjectiveForms.en.has(en.toLocaleLowerCase()))
    adjectiveForms.en.set(en.toLocaleLowerCase(), adjective);
}
adjectiveForms.es.set('gran', adjectiveForms.es.get('grande')!);
adjectiveForms.es.set('buen', adjectiveForms.es.get('amable')!);

/** The adjective that begins at a word: its entry and number of words. */
export function adjectiveAt(words: readonly string[], at: number, side: Side) {
  for (const length of [2, 1]) {
    const key = words
      .slice(at, at + length)
      .join(' ')
      .toLocaleLowerCase();
    const adjective = adjectiveForms[side].get(key);
    if (adjective && at + length <= words.length) return { adjective, length };
  }
  return null;
}

/** When, where and how, in both languages. The longest first. */
const PHRASES: readonly Both[] = linesOf('phrases.txt')
  .map((line) => line.split(' = '))
  .map(([es = '', en = '']) => ({ es, en }));
/** "al" and "del" in two words, for comparison. */
export const apart = (text: string): string =>
  text.replace(/(?<!\p{L})al(?!\p{L})/giu, 'a el').replace(/(?<!\p{L})del(?!\p{L})/giu, 'de el');
/** By their first word. */
const phrasesBy: Record<Side, Map<string, { phrase: Both; key: string }[]>> = {
  es: new Map(),
  en: new Map(),
};
for (const side of ['es', 'en'] as const)
  for (const entry of PHRASES.map((phrase) => ({
    phrase,
    key: (side === 'es' ? apart(phrase.es) : phrase.en.replace(/’/g, "'")).toLocaleLowerCase(),
  })).sort((one, other) => other.key.length - one.key.length)) {
    const [first = ''] = entry.key.split(' ');
    phrasesBy[side].set(first, [...(phrasesBy[side].get(first) ?? []), entry]);
  }

export function phraseAt(words: readonly string[], at: number, side: Side) {
  const all = phrasesBy[side].get((words[at] ?? '').toLocaleLowerCase());
  if (all === undefined) return null;
  const rest = `${words.slice(at).join(' ').toLocaleLowerCase()} `;
  const found = all.find(({ key }) => rest.startsWith(`${key} `));
  return found ? { phrase: found.phrase, length: found.key.split(' ').length } : null;
}

/** Words that must not be taken for a misspelt other one. */
const PLAIN: Record<Side, string> = {
  es: 'quiero quiere quisiera gustaría encanta encantan gusta gustan porque cuando donde entre hacia sobre nuestro nuestra nuestros nuestras siempre nunca también llama llamado llamada primera primero hoy mañana ayer hasta desde como para con sin que quien',
  en: 'wants would could about again really always never because where which their there these those other first named called today tomorrow yesterday favourite favorite',
};

/** All words of the lexicon's nouns, adjectives and phrases. */
export const wordForms = (side: Side): string[] =>
  [
    ...nounForms[side].keys(),
    ...adjectiveForms[side].keys(),
    ...PHRASES.map((phrase) => phrase[side].toLocaleLowerCase()),
    PLAIN[side],
  ].flatMap((form) => form.split(' '));
