import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { numbersIn } from './number-words.ts';
import { languageOfSide } from './side-language.ts';

/** Why the other side of a sentence is not shown. */
export type PairFault =
  | 'empty'
  | 'same'
  | 'language'
  | 'length'
  | 'merged'
  | 'numbers'
  | 'names'
  | 'question';

/** Of the characters of one side, those of the other. */
const SHORTEST = 0.45;
const LONGEST = 2.2;
/** A sentence of a few words may be said by half or twice as many. */
const SHORT = 24;
const LONGEST_OF_SHORT = 3.5;

/** A name that is another in as many pairs, and always the same, is translated. */
const TRANSLATED = 3;

/** Words with a capital that are no names: English gives one to more than Spanish does. */
const NO_NAMES = new Set(
  (
    'i mr mrs ms miss dr sir madam god mum mummy mom dad daddy gran granny grandma grandpa grandad nana auntie uncle aunt ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december spanish english christmas easter don doña señor señora señorita sr sra srta san santa navidad'
  ).split(' '),
);

const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?:s|m|ll|d|ve|re)?$/u, '');

/** The words of a text, by which another has the same name. */
const wordsOf = (text: string) =>
  new Set(splitWords(text).flatMap((word) => [bare(word), ...word.split('-').map(bare)]));

/** Words with a capital inside a sentence, where only names have one. */
function capitalsIn(text: string, language: Language): string[] {
  return cutSentences(text, language).flatMap((sentence) => {
    // What is quoted begins anew.
    const parts = sentence.split(/[“”"«»—–:¡¿…!?.]+/u);
    return parts.flatMap((part) =>
      splitWords(part)
        .slice(1)
        .filter((word) => /^\p{Lu}\p{L}*\p{Ll}/u.test(word) && !NO_NAMES.has(bare(word)))
        .map(bare),
    );
  });
}

/** What a story in two languages has said so far, to know a name at the beginning of a sentence by. */
export class PairChecks {
  readonly #own: Language;
  readonly #other: Language;
  /** Those that the story was ordered with are the same in any language. */
  readonly #given: ReadonlySet<string>;
  readonly #names = new Set<string>();
  /** Names that seem to be translated, as *Cohete* by *Rocket*, and how many pairs say so. */
  readonly #renamed = new Map<string, number>();
  /** Names that were the same on both sides of a pair: nobody is renamed in the middle of a story. */
  readonly #kept = new Set<string>();
  /** The pair that was shown last. */
  #last: { own: string; other: string } | null = null;

  /** @param names that the story was ordered with */
  constructor(own: Language, other: Language, names: readonly string[]) {
    this.#own = own;
    this.#other = other;
    this.#given = new Set(names.flatMap(splitWords).map(bare));
    for (const name of names.flatMap(splitWords)) if (/^\p{Lu}/u.test(name)) this.#names.add(bare(name));
  }

  /** A sentence of the language that is read. */
  hear(text: string): void {
    for (const name of capitalsIn(text, this.#own)) this.#names.add(name);
  }

  /** Notes a pair that is shown. */
  show(own: string, other: string): void {
    this.#last = { own, other };
    const told = wordsOf(other);
    for (const name of this.#knownIn(wordsOf(own), own)) if (told.has(name)) this.#kept.add(name);
  }

  /** What is wrong with this other side of a sentence; null when nothing is. */
  faultOf(own: string, other: string): PairFault | null {
    if (!/[\p{L}\p{N}]/u.test(other)) return 'empty';
    const [said, told] = [wordsOf(own), wordsOf(other)];
    const isName = (word: string) => this.#names.has(word);
    const isSame = said.size === told.size && [...said].every((word) => told.has(word));
    // Names and noises are the same in both languages.
    if (isSame && said.size > 2) return 'same';
    // What the neighbour says.
    if (this.#last?.other === other && this.#last.own !== own) return 'same';
    // Two words are too little to tell: noises have no language.
    const isEnough = told.size > 2 || isSame || /[¿¡«»]/u.test(other);
    if (isEnough && languageOfSide(other) === this.#own && ![...told].every(isName)) return 'language';
    const ratio = other.length / own.length;
    const [least, most] =
      Math.max(own.length, other.length) < SHORT * 2 && Math.min(own.length, other.length) < SHORT
        ? [1 / LONGEST_OF_SHORT, LONGEST_OF_SHORT]
        : [SHORTEST, LONGEST];
    if (ratio < least || ratio > most) return 'length';
    if (cutSentences(other, this.#other).length !== 1) return 'merged';
    if (numbersIn(own, this.#own).join() !== numbersIn(other, this.#other).join()) return 'numbers';
    if (own.includes('?') !== other.includes('?')) return 'question';
    return this.#hasOtherNames(own, other, said, told) ? 'names' : null;
  }

  #hasOtherNames(own: string, other: string, said: Set<string>, told: Set<string>): boolean {
    const ownNames = new Set([...capitalsIn(own, this.#own), ...this.#knownIn(said, own)]);
    const otherNames = new Set([...capitalsIn(other, this.#other), ...this.#knownIn(told, other)]);
    const missing = [...ownNames].filter((name) => !told.has(name));
    const added = [...otherNames].filter((name) => !said.has(name));
    if (missing.length === 0 && added.length === 0) return false;
    const [from, to] = [missing[0], added[0]];
    const isOneForOne = missing.length === 1 && added.length === 1;
    const isFixed = (name: string) => this.#given.has(name) || this.#kept.has(name);
    if (!isOneForOne || isFixed(from!) || isFixed(to!)) return true;
    const times = (this.#renamed.get(`${from} ${to}`) ?? 0) + 1;
    this.#renamed.set(`${from} ${to}`, times);
    return times < TRANSLATED;
  }

  /** The known names among these words of a text. */
  #knownIn(words: Set<string>, text: string): string[] {
    // With a capital: *luna* may be no more than the moon.
    const capitals = new Set(
      splitWords(text)
        .filter((word) => /^\p{Lu}/u.test(word))
        .map(bare),
    );
    return [...words].filter((word) => this.#names.has(word) && capitals.has(word));
  }
}
