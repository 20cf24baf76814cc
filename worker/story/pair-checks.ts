import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { numbersIn } from './number-words.ts';
import { languageOfSide } from './side-language.ts';

/** Reason for rejecting a translation. */
export type PairFault =
  | 'empty'
  | 'same'
  | 'language'
  | 'length'
  | 'merged'
  | 'numbers'
  | 'names'
  | 'question';

/** Length limits of a translation, as a ratio of characters. */
const SHORTEST = 0.45;
const LONGEST = 2.2;
/** Wider limits for short sentences. */
const SHORT = 24;
const LONGEST_OF_SHORT = 3.5;

/** Number of pairs after which a consistently different name counts as translated. */
const TRANSLATED = 3;

/** Capitalised words that are no names; English has more of them than Spanish. */
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

/** Folded words of a text, for comparing names. */
const wordsOf = (text: string) =>
  new Set(splitWords(text).flatMap((word) => [bare(word), ...word.split('-').map(bare)]));

/** Capitalised words inside a sentence: only names have a capital there. */
function capitalsIn(text: string, language: Language): string[] {
  return cutSentences(text, language).flatMap((sentence) => {
    // A quotation starts with a capital.
    const parts = sentence.split(/[“”"«»—–:¡¿…!?.]+/u);
    return parts.flatMap((part) =>
      splitWords(part)
        .slice(1)
        .filter((word) => /^\p{Lu}\p{L}*\p{Ll}/u.test(word) && !NO_NAMES.has(bare(word)))
        .map(bare),
    );
  });
}

/**
 * Checks of the translations of one story. Remembers earlier names, to recognise them at the beginning of a sentence.
 */
export class PairChecks {
  readonly #own: Language;
  readonly #other: Language;
  /** Requested names, which are the same in every language. */
  readonly #given: ReadonlySet<string>;
  readonly #names = new Set<string>();
  /** Number of pairs in which one name replaced another, as *Rocket* for *Cohete*. */
  readonly #renamed = new Map<string, number>();
  /** Names found unchanged in a translation: a name does not change in the middle of a story. */
  readonly #kept = new Set<string>();
  /** Last accepted pair. */
  #last: { own: string; other: string } | null = null;

  /** @param names requested names */
  constructor(own: Language, other: Language, names: readonly string[]) {
    this.#own = own;
    this.#other = other;
    this.#given = new Set(names.flatMap(splitWords).map(bare));
    for (const name of names.flatMap(splitWords)) if (/^\p{Lu}/u.test(name)) this.#names.add(bare(name));
  }

  /** Records a sentence of the story. */
  add(text: string): void {
    for (const name of capitalsIn(text, this.#own)) this.#names.add(name);
  }

  /** Records an accepted pair. */
  show(own: string, other: string): void {
    this.#last = { own, other };
    const otherWords = wordsOf(other);
    for (const name of this.#knownIn(wordsOf(own), own)) if (otherWords.has(name)) this.#kept.add(name);
  }

  /** Reason to reject a translation; null to accept it. */
  faultOf(own: string, other: string): PairFault | null {
    if (!/[\p{L}\p{N}]/u.test(other)) return 'empty';
    const [ownWords, otherWords] = [wordsOf(own), wordsOf(other)];
    const isName = (word: string) => this.#names.has(word);
    const isSame = ownWords.size === otherWords.size && [...ownWords].every((word) => otherWords.has(word));
    // Short texts of names or sounds are equal in both languages.
    if (isSame && ownWords.size > 2) return 'same';
    // A copy of the previous translation.
    if (this.#last?.other === other && this.#last.own !== own) return 'same';
    // Two words are too few to detect a language; sounds have none.
    const isEnough = otherWords.size > 2 || isSame || /[¿¡«»]/u.test(other);
    if (isEnough && languageOfSide(other) === this.#own && ![...otherWords].every(isName)) return 'language';
    const ratio = other.length / own.length;
    const [least, most] =
      Math.max(own.length, other.length) < SHORT * 2 && Math.min(own.length, other.length) < SHORT
        ? [1 / LONGEST_OF_SHORT, LONGEST_OF_SHORT]
        : [SHORTEST, LONGEST];
    if (ratio < least || ratio > most) return 'length';
    if (cutSentences(other, this.#other).length !== 1) return 'merged';
    if (numbersIn(own, this.#own).join() !== numbersIn(other, this.#other).join()) return 'numbers';
    if (own.includes('?') !== other.includes('?')) return 'question';
    return this.#hasOtherNames(own, other, ownWords, otherWords) ? 'names' : null;
  }

  #hasOtherNames(own: string, other: string, ownWords: Set<string>, otherWords: Set<string>): boolean {
    const ownNames = new Set([...capitalsIn(own, this.#own), ...this.#knownIn(ownWords, own)]);
    const otherNames = new Set([...capitalsIn(other, this.#other), ...this.#knownIn(otherWords, other)]);
    const missing = [...ownNames].filter((name) => !otherWords.has(name));
    const added = [...otherNames].filter((name) => !ownWords.has(name));
    if (missing.length === 0 && added.length === 0) return false;
    const [from, to] = [missing[0], added[0]];
    const isOneForOne = missing.length === 1 && added.length === 1;
    const isFixed = (name: string) => this.#given.has(name) || this.#kept.has(name);
    if (!isOneForOne || isFixed(from!) || isFixed(to!)) return true;
    const times = (this.#renamed.get(`${from} ${to}`) ?? 0) + 1;
    this.#renamed.set(`${from} ${to}`, times);
    return times < TRANSLATED;
  }

  /** Known names among the words of a text. */
  #knownIn(words: Set<string>, text: string): string[] {
    // Only capitalised: *luna* may be the moon.
    const capitals = new Set(
      splitWords(text)
        .filter((word) => /^\p{Lu}/u.test(word))
        .map(bare),
    );
    return [...words].filter((word) => this.#names.has(word) && capitals.has(word));
  }
}
