import { type Language, LEVELS, type Level } from '../options.ts';
import { cutSentences } from '../sentences.ts';
import { BANDS, isFarAbove, SENTENCES_PER_LONG_ONE, SUBORDINATING } from './bands.ts';
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
  /** Subordinating words per sentence. */
  subordination: number;
};

/** How hard a text is to read. */
export type LevelMeasure = Counts & {
  /** The lowest level none of whose limits it exceeds; advanced also for what is beyond all. */
  level: Level;
  /** False of what is beyond advanced, and of labels that are no sentences. */
  isInBand: boolean;
};

/**
 * Reading ease, by syllables a word and words a sentence.
 *
 * Spanish: Fernández Huerta's *lecturabilidad* (J. Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna
 * 214, 1959, pp. 29–32), in the form
 *     206.84 − 60 · (syllables ÷ words) − 1.02 · (words ÷ sentences).
 * It is usually reprinted as 206.84 − 0.60 P − 1.02 F with P syllables *and F sentences* per 100 words, which cannot be
 * meant: shorter sentences would then make a text harder. G. Law, "Error in the Fernandez Huerta Readability Formula"
 * (LINGUIST List 22.2332, 2011), shows that F must be words per sentence, as in Flesch, of which it is the adaptation.
 * (The other common slip is 0.60 times syllables *per word*, which leaves nearly every text above 190.)
 *
 * English: Flesch Reading Ease (R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32, 1948, pp. 221–233):
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

/** Measures a text sentence by sentence, as it comes. What one costs does not depend on how many there were. */
export class LevelMeter {
  readonly #language: Language;
  #words = 0;
  #sentences = 0;
  #syllables = 0;
  #subordinating = 0;
  #longest = 0;
  /** For each level, the sentences that are longer than its longest. */
  readonly #long: Record<Level, number> = { beginner: 0, intermediate: 0, advanced: 0 };

  constructor(language: Language) {
    this.#language = language;
  }

  /** @param sentence as `cutSentences` cuts it; one without words counts for nothing */
  add(sentence: string): void {
    const words = splitWords(sentence);
    if (words.length === 0) return;
    this.#sentences += 1;
    this.#words += words.length;
    this.#longest = Math.max(this.#longest, words.length);
    for (const level of LEVELS) if (words.length > BANDS[level].longest) this.#long[level] += 1;
    for (const word of words) {
      this.#syllables += SYLLABLES[this.#language](word);
      if (SUBORDINATING[this.#language].has(word.toLowerCase())) this.#subordinating += 1;
    }
  }

  /** What was added until now; null while there is not one word. */
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
      subordination: this.#subordinating / this.#sentences,
    };
    const level = LEVELS.find((candidate) => this.#fits(measured, candidate));
    return {
      ...measured,
      level: level ?? 'advanced',
      isInBand: level !== undefined && !isOfLabels(measured),
    };
  }

  /** Whether the text asks for nothing beyond a level. */
  #fits(measured: Counts, level: Level): boolean {
    const band = BANDS[level];
    return (
      measured.wordsPerSentence <= band.wordsPerSentence.atMost &&
      this.#long[level] <= Math.ceil(measured.sentences / SENTENCES_PER_LONG_ONE) &&
      !isFarAbove(measured.longest, level) &&
      measured.ease >= band.ease &&
      measured.subordination <= band.subordination
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

/** @param text paragraphs, each on a line of its own. @returns null for a text without words */
export function measureText(text: string, language: Language): LevelMeasure | null {
  return measureSentences(
    text.split(/\n+/).flatMap((paragraph) => cutSentences(paragraph, language)),
    language,
  );
}

/** Whether a text is inside a level's band: neither too hard for it nor too easy. */
export const isWithin = (measured: LevelMeasure, level: Level): boolean =>
  measured.isInBand && measured.level === level;
