import { type Language, LEVELS, type Level } from '../options.ts';
import { cutSentences } from '../sentences.ts';
import { BANDS, isFarAbove, SENTENCES_PER_LONG_ONE } from './bands.ts';
import { countEnglishSyllables } from './english-syllables.ts';
import { countSpanishSyllables } from './spanish-syllables.ts';
import { splitWords } from './words.ts';

type Counts = {
  words: number;
  sentences: number;
  wordsPerSentence: number;
  syllablesPerWord: number;
  /** Words of the longest sentence. */
  longest: number;
  /** Reading ease: about 0 to 110, higher is easier. */
  ease: number;
};

/** Reading difficulty of a text. */
export type LevelMeasure = Counts & {
  /** The lowest level whose limits the text keeps; advanced if it keeps none. */
  level: Level;
  /** False above the advanced level, and for labels instead of sentences. */
  isInBand: boolean;
};

/**
 * Reading ease from syllables per word and words per sentence.
 *
 * Spanish: Fernández Huerta's *lecturabilidad* (J. Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna
 * 214, 1959, pp. 29–32), in the form
 *
 *     206.84 − 60 · (syllables ÷ words) − 1.02 · (words ÷ sentences).
 *
 * It is usually reprinted as 206.84 − 0.60 P − 1.02 F with P syllables *and F sentences* per 100 words, which is wrong:
 * shorter sentences would then make a text harder. G. Law, "Error in the Fernandez Huerta Readability Formula"
 * (LINGUIST List 22.2332, 2011), shows that F must be words per sentence, as in Flesch's formula, which it adapts. (The
 * other common error is 0.60 times syllables *per word*, which puts nearly every text above 190.)
 *
 * English: Flesch Reading Ease (R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32, 1948, pp.
 * 221–233):
 *
 *     206.835 − 84.6 · (syllables ÷ words) − 1.015 · (words ÷ sentences).
 */
const EASE: Record<Language, (perWord: number, perSentence: number) => number> = {
  es: (perWord, perSentence) => 206.84 - 60 * perWord - 1.02 * perSentence,
  en: (perWord, perSentence) => 206.835 - 84.6 * perWord - 1.015 * perSentence,
};

const SYLLABLES: Record<Language, (word: string) => number> = {
  es: countSpanishSyllables,
  en: countEnglishSyllables,
};

/** Incremental measure of a text, at constant cost per sentence. */
export class LevelMeter {
  readonly #language: Language;
  #words = 0;
  #sentences = 0;
  #syllables = 0;
  #longest = 0;
  /** Number of long sentences, by level. */
  readonly #long: Record<Level, number> = { beginner: 0, intermediate: 0, advanced: 0 };

  constructor(language: Language) {
    this.#language = language;
  }

  /** @param sentence from `cutSentences`; one without words is ignored */
  add(sentence: string): void {
    const words = splitWords(sentence);
    if (words.length === 0) return;
    this.#sentences += 1;
    this.#words += words.length;
    this.#longest = Math.max(this.#longest, words.length);
    for (const level of LEVELS) if (words.length > BANDS[level].longest) this.#long[level] += 1;
    for (const word of words) this.#syllables += SYLLABLES[this.#language](word);
  }

  /** Measure of all sentences so far; null without words. */
  measure(): LevelMeasure | null {
    if (this.#sentences === 0) return null;
    const wordsPerSentence = this.#words / this.#sentences;
    const syllablesPerWord = this.#syllables / this.#words;
    const measured: Counts = {
      words: this.#words,
      sentences: this.#sentences,
      wordsPerSentence,
      syllablesPerWord,
      longest: this.#longest,
      ease: EASE[this.#language](syllablesPerWord, wordsPerSentence),
    };
    const level = LEVELS.find((candidate) => this.#fits(measured, candidate));
    return {
      ...measured,
      level: level ?? 'advanced',
      isInBand: level !== undefined && !isOfLabels(measured),
    };
  }

  /** Whether the text keeps a level's limits. */
  #fits(measured: Counts, level: Level): boolean {
    const band = BANDS[level];
    return (
      measured.wordsPerSentence <= band.wordsPerSentence.atMost &&
      this.#long[level] <= Math.ceil(measured.sentences / SENTENCES_PER_LONG_ONE) &&
      !isFarAbove(measured.longest, level) &&
      measured.ease >= band.ease[this.#language]
    );
  }
}

const isOfLabels = ({ wordsPerSentence }: Counts): boolean =>
  wordsPerSentence <= BANDS.beginner.wordsPerSentence.above;

/** @returns null for a text without words */
export function measureSentences(sentences: Iterable<string>, language: Language): LevelMeasure | null {
  const meter = new LevelMeter(language);
  for (const sentence of sentences) meter.add(sentence);
  return meter.measure();
}

/**
 * @param text one paragraph per line
 * @returns null for a text without words
 */
export function measureText(text: string, language: Language): LevelMeasure | null {
  return measureSentences(
    text.split(/\n+/).flatMap((paragraph) => cutSentences(paragraph, language)),
    language,
  );
}

/** Whether a text is in a level's band: neither too hard nor too easy. */
export const isWithin = (measured: LevelMeasure, level: Level): boolean =>
  measured.isInBand && measured.level === level;
