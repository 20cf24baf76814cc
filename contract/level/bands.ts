import type { Language, Level } from '../options.ts';

/** What a level may ask of a reader. */
export type Band = {
  /**
   * Words per sentence on average: what a writer aims at. A text of long sentences and short replies may have fewer than
   * `above`; `atMost` is the limit.
   */
  wordsPerSentence: { above: number; atMost: number };
  /** Words of a long sentence: of these a story has at most one in twenty, and none of more than half as many again. */
  longest: number;
  /** The lowest reading ease. */
  ease: number;
  /** Subordinating words per sentence, at most. */
  subordination: number;
};

/**
 * The three levels of reading. A text is at the lowest level none of whose limits it exceeds, so that it is at exactly one.
 *
 * *Words per sentence.* R. Flesch gives 8 as the average of a very easy text, 11 of an easy and 14 of a fairly easy one (The
 * Art of Readable Writing, 1949, table of styles). Beginner ends with the first, intermediate with the second, advanced a little
 * above the third. Below four words, sentences turn into labels.
 *
 * *Longest sentence.* Averages alone do not tell levels apart: the short lines of a dialogue pull them down at every level. Of
 * the twenty-four hand-written examples, whose levels were given before there was this measure, the beginner ones have no
 * sentence above 14 words, the intermediate ones at most one in twenty above 20, the advanced ones one in fourteen and more.
 *
 * *Reading ease*, which counts syllables: the lower ends of the classes very easy, easy and fairly easy, which Flesch (1948) and
 * Fernández Huerta (1959) share.
 *
 * *Subordination.* Nobody publishes a limit. These are about three times the most that an example of the level has: they find
 * what is built differently, not what has one clause more.
 *
 * Tenses are not measured: *cara* and *cantara*, *had* the verb and *had* the auxiliary cannot be told apart without a parser.
 * Nor is vocabulary: the free lists by frequency are of film subtitles, which are not what children hear, and share-alike.
 */
export const BANDS: Record<Level, Band> = {
  beginner: { wordsPerSentence: { above: 4, atMost: 8 }, longest: 14, ease: 90, subordination: 0.35 },
  intermediate: { wordsPerSentence: { above: 8, atMost: 11 }, longest: 20, ease: 80, subordination: 0.75 },
  advanced: { wordsPerSentence: { above: 11, atMost: 15 }, longest: 30, ease: 70, subordination: 1.5 },
};

/** Long sentences that a story may have: one in this many, and always one. */
export const SENTENCES_PER_LONG_ONE = 20;

/** A sentence this many times as long as its level's longest is far above it. */
const FAR_ABOVE = 1.5;

/** @param words of one sentence */
export const isFarAbove = (words: number, level: Level): boolean => words > BANDS[level].longest * FAR_ABOVE;

/** Words that begin a clause inside another, and hardly ever anything else. */
export const SUBORDINATING: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'que porque cuando donde aunque mientras si quien quienes cuyo cuya cuyos cuyas sino pues apenas'.split(
      ' ',
    ),
  ),
  en: new Set(
    'because when whenever while although though until unless since whether if which who whom whose where wherever'.split(
      ' ',
    ),
  ),
};
