import type { Language, Level } from '../options.ts';

/** Limits of a reading level. */
export type Band = {
  /**
   * Average words per sentence, as the prompt requests. Long sentences with short replies may fall below `above`;
   * `atMost` is the limit.
   */
  wordsPerSentence: { above: number; atMost: number };
  /** Length of a long sentence in words: at most one sentence in twenty is longer, and none by more than half. */
  longest: number;
  /** Minimum reading ease in each language. */
  ease: Record<Language, number>;
};

/**
 * Limits of the three reading levels. A text has the lowest level whose limits it keeps, so it has exactly one.
 *
 * *Words per sentence.* R. Flesch gives 8 as the average of a very easy text, 11 of an easy and 14 of a fairly easy one
 * (The Art of Readable Writing, 1949, table of styles). Beginner ends with the first, intermediate with the second,
 * advanced a little above the third. Below four words, sentences are mere labels.
 *
 * *Longest sentence.* Averages alone do not separate levels, since short lines of dialogue lower them. Of the
 * twenty-four hand-written examples, whose levels are older than this measure, the beginner ones have no sentence above
 * 14 words, the intermediate ones at most one in twenty above 20, the advanced ones one in fourteen and more.
 *
 * *Reading ease* counts syllables. In English the limits are the lower ends of very easy, easy and fairly easy, which
 * Flesch (1948) and Fernández Huerta (1959) share. In Spanish they are four lower: of 28 books of the African Storybook
 * Project in both languages, with the same story on the same pages, Spanish measured harder in 9 and easier in 2, and
 * with these limits in 7 and 3.
 *
 * *Subordinating words* were a limit once. Of all measures they separate the levels of graded texts least (73 % of the
 * pairs of OneStopEnglish in order; ease 98 %), and no level of theirs changed without the limit.
 *
 * Tenses are not measured: without a parser, *cara* and *cantara*, or *had* as verb and auxiliary, cannot be
 * distinguished. Nor is vocabulary: the free frequency lists come from film subtitles and are share-alike.
 */
export const BANDS: Record<Level, Band> = {
  beginner: { wordsPerSentence: { above: 4, atMost: 8 }, longest: 14, ease: { es: 86, en: 90 } },
  intermediate: { wordsPerSentence: { above: 8, atMost: 11 }, longest: 20, ease: { es: 76, en: 80 } },
  advanced: { wordsPerSentence: { above: 11, atMost: 15 }, longest: 30, ease: { es: 66, en: 70 } },
};

/** Long sentences allowed: one in this many, and at least one. */
export const SENTENCES_PER_LONG_ONE = 20;

/** A sentence longer than its level's `longest` by this factor is far above the level. */
const FAR_ABOVE = 1.5;

/** @param words of one sentence */
export const isFarAbove = (words: number, level: Level): boolean => words > BANDS[level].longest * FAR_ABOVE;

/** Words below which a text has no level: one long word would decide. */
export const LEAST_WORDS = 40;
