import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { isNegated } from './negation.ts';
import { numbersIn } from './number-words.ts';
import { isNoName, SAME_WORD } from './pair-words.ts';
import { languageOfSide } from './side-language.ts';
import { isInAnother } from './written-language.ts';

/** Reason for rejecting or doubting a translation. */
export type PairFault =
  | 'empty'
  | 'same'
  | 'language'
  | 'length'
  | 'merged'
  | 'numbers'
  | 'names'
  | 'negation'
  | 'question';

/** A certain fault withholds the translation; a doubtful one shows it, and asks for another behind it. */
export type Finding = { fault: PairFault; isCertain: boolean };

/** Length limits of a translation, as a ratio of characters. */
const SHORTEST = 0.45;
const LONGEST = 2.2;
/** Wider limits for short sentences. */
const SHORT = 24;
const LONGEST_OF_SHORT = 3.5;

/** Number of pairs after which a consistently different name counts as translated. */
const TRANSLATED = 3;

/** Length of a cut-off translation relative to that of the story's other pairs, and the pairs it takes to tell. */
const CUT_OFF = 0.62;
const MEASURED_PAIRS = 4;
/** Shorter sentences vary too much. */
const MEASURED_LENGTH = 30;

/** Folded word, the same for both words of a small dictionary: *vaca* is *cow*. */
const bare = (word: string) => {
  const folded = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?:s|m|ll|d|ve|re)?$/u, '');
  return SAME_WORD.get(folded) ?? folded;
};

/** Phrases whose number is another one in the other language. */
const OTHER_NUMBERS = /\b(?:quince días|ocho días|three kings|three wise men|tres reyes magos)\b/giu;

/** Different numbers of a text: *three all* is *tres a tres*. */
const numberSetIn = (text: string, language: Language): string =>
  [...new Set(numbersIn(text.replace(OTHER_NUMBERS, ' '), language))].join();

/** Folded words of a text, for comparing names. */
const wordsOf = (text: string) =>
  new Set(splitWords(text).flatMap((word) => [bare(word), ...word.split('-').map(bare)]));

/** Words that a title in English leaves small, but for *and*, which also joins names. */
const SMALL_IN_TITLE = /^(?:an?|the|of|in|on|to|for|at|with|from|by)$/u;

/** Whether every word of a text has a capital, as in an English title: *The First Day of School*. */
const isTitle = (words: readonly string[]): boolean => {
  const small = words.slice(1).filter((word) => SMALL_IN_TITLE.test(word));
  const others = words.filter((word) => !small.includes(word));
  return small.length > 0 && others.length > 2 && others.every((word) => /^\p{Lu}/u.test(word));
};

/** Capitalised words inside a sentence: only names have a capital there. */
function capitalsIn(text: string, language: Language): string[] {
  return cutSentences(text, language).flatMap((sentence) => {
    // A quotation starts with a capital.
    const parts = sentence.split(/[“”"«»—–:¡¿…!?.]+/u);
    return parts.flatMap((part) => {
      const words = splitWords(part);
      if (language === 'en' && isTitle(words)) return [];
      return words
        .slice(1)
        .filter((word) => /^\p{Lu}\p{L}*\p{Ll}/u.test(word) && !isNoName(bare(word)))
        .map(bare);
    });
  });
}

/** Whether two names are spellings of one: *Kenia*, *Kenya*; *Sócrates*, *Socrates*. */
function isAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  let end = 0;
  while (end < shorter - same && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return same + end >= Math.max(one.length, other.length) - 1;
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
  /** Names that stood for another one. */
  readonly #replacing = new Set<string>();
  /** Names found unchanged in a translation: a name does not change in the middle of a story. */
  readonly #kept = new Set<string>();
  /** Accepted pairs, and the characters of both sides. */
  #pairs = 0;
  readonly #lengths = { own: 0, other: 0 };
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
    this.#pairs += 1;
    this.#lengths.own += own.length;
    this.#lengths.other += other.length;
    const otherWords = wordsOf(other);
    for (const name of this.#knownIn(wordsOf(own), own)) if (otherWords.has(name)) this.#kept.add(name);
  }

  /** What is wrong with a translation, if anything; certain faults before doubts. */
  findingIn(own: string, other: string): Finding | null {
    const fault = this.#certainFault(own, other);
    if (fault) return { fault, isCertain: true };
    const doubt = this.#doubt(own, other);
    return doubt && { fault: doubt, isCertain: false };
  }

  #certainFault(own: string, other: string): PairFault | null {
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
    const isOtherThanOrdered = languageOfSide(other) === this.#own || isInAnother(other, this.#other);
    if (isEnough && isOtherThanOrdered && ![...otherWords].every(isName)) return 'language';
    const ratio = other.length / own.length;
    const [least, most] =
      Math.max(own.length, other.length) < SHORT * 2 && Math.min(own.length, other.length) < SHORT
        ? [1 / LONGEST_OF_SHORT, LONGEST_OF_SHORT]
        : [SHORTEST, LONGEST];
    if (ratio < least || ratio > most) return 'length';
    if (cutSentences(other, this.#other).length !== 1) return 'merged';
    if (numberSetIn(own, this.#own) !== numberSetIn(other, this.#other)) return 'numbers';
    const { missing, added } = this.#otherNames(own, other, ownWords, otherWords);
    const isReplaced = missing.length > 0 && added.length > 0 && !this.#isTranslated(missing, added);
    // A name that the story does not have in either language.
    const isForeign =
      missing.length === 0 && added.some((name) => !this.#names.has(name) && !this.#replacing.has(name));
    return isReplaced || isForeign ? 'names' : null;
  }

  #doubt(own: string, other: string): PairFault | null {
    const { missing, added } = this.#otherNames(own, other, wordsOf(own), wordsOf(other));
    if (own.includes('?') !== other.includes('?')) return 'question';
    // One name alone may have become a pronoun, or a pronoun a name.
    if ((missing.length === 0) !== (added.length === 0)) return 'names';
    if (isNegated(own, this.#own) !== isNegated(other, this.#other)) return 'negation';
    return this.#isCutOff(own, other) ? 'length' : null;
  }

  /** Whether a translation is much shorter, or longer, than those of the story so far. */
  #isCutOff(own: string, other: string): boolean {
    if (this.#pairs < MEASURED_PAIRS || Math.min(own.length, other.length / CUT_OFF) < MEASURED_LENGTH)
      return false;
    const usual = this.#lengths.other / this.#lengths.own;
    return other.length / own.length < usual * CUT_OFF || other.length / own.length > usual / CUT_OFF;
  }

  #otherNames(
    own: string,
    other: string,
    ownWords: Set<string>,
    otherWords: Set<string>,
  ): { missing: string[]; added: string[] } {
    const ownNames = new Set([...capitalsIn(own, this.#own), ...this.#knownIn(ownWords, own)]);
    const otherNames = new Set([...capitalsIn(other, this.#other), ...this.#knownIn(otherWords, other)]);
    const missing = [...ownNames].filter((name) => !otherWords.has(name));
    const added = [...otherNames].filter((name) => !ownWords.has(name));
    const isSpeltLike = (name: string, names: readonly string[]) => names.some((one) => isAlike(name, one));
    return {
      missing: missing.filter((name) => this.#given.has(name) || !isSpeltLike(name, added)),
      added: added.filter((name) => this.#given.has(name) || !isSpeltLike(name, missing)),
    };
  }

  /** Whether one name has consistently stood for another. */
  #isTranslated(missing: readonly string[], added: readonly string[]): boolean {
    const [from, to] = [missing[0]!, added[0]!];
    const isFixed = (name: string) => this.#given.has(name) || this.#kept.has(name);
    if (missing.length !== 1 || isFixed(from) || added.some(isFixed)) return false;
    for (const name of added) this.#replacing.add(name);
    if (added.length !== 1) return false;
    const times = (this.#renamed.get(`${from} ${to}`) ?? 0) + 1;
    this.#renamed.set(`${from} ${to}`, times);

    return times >= TRANSLATED;
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
