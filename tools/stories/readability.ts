import { readFileSync } from 'node:fs';
import type { AgeGroup, Language, LanguageWord, Level } from '../../contract/options.ts';
import { inContent } from '../content.ts';
import { countEnglishSyllables } from './english-syllables.ts';
import { countSpanishSyllables } from './spanish-syllables.ts';

export interface StoryEntry {
  id: string;
  language: LanguageWord;
  age: Exclude<AgeGroup, 'default'>;
  level: Level;
  title: string;
  protagonista: string;
  /** What the illustration shows, for whoever draws it. */
  scene: string;
  alt: Record<Language, string>;
}

export interface Readability {
  words: number;
  sentences: number;
  syllables: number;
  /** Reading ease: about 0 to 110, higher is easier. */
  score: number;
}

export interface Range {
  min: number;
  max: number;
}

/** Words per story: two to three, four to six and six to nine minutes read aloud at a bedtime pace (100–110 words a minute). */
export const WORDS_BY_LEVEL: Record<Level, Range> = {
  beginner: { min: 200, max: 350 },
  intermediate: { min: 400, max: 600 },
  advanced: { min: 650, max: 950 },
};

/**
 * Reading ease per level. Both authors publish the same classes of ten points, about one school year each in this region:
 * 90–100 very easy (Flesch: fifth grade; Fernández Huerta: fourth), 80–90 easy (sixth; fifth), 70–80 fairly easy
 * (seventh; sixth). Flesch sets 100 as what anyone who can read at all will follow.
 *
 * Spanish takes the classes as they are: beginner is "very easy" or easier, intermediate "easy" and the lower half of
 * "very easy", advanced "fairly easy" and "easy". Neighbours overlap, because the formula counts every short line of
 * dialogue as ease while vocabulary and plot, which it cannot see, grow from level to level.
 * English stories of the same level score some five points higher, everyday English words being short (1.2 syllables
 * against 1.8), so its bands stand higher: beginner from Flesch's 100, intermediate the fifteen points below it,
 * advanced the twenty below the middle of "very easy".
 * A story can be too easy for its level, so every band has a top; above 115 sentences turn into labels.
 */
export const BANDS: Record<LanguageWord, Record<Level, Range>> = {
  spanish: {
    beginner: { min: 90, max: 115 },
    intermediate: { min: 80, max: 95 },
    advanced: { min: 70, max: 90 },
  },
  english: {
    beginner: { min: 100, max: 115 },
    intermediate: { min: 85, max: 100 },
    advanced: { min: 75, max: 95 },
  },
};

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/**
 * End of a sentence: final punctuation, closing quotes, space, and then a capital or a figure behind any opening
 * marks. `—¿Lo ves? —dijo Ana` is therefore one sentence; so is `"Stop!" said Ann`.
 */
const SENTENCE_END = /(?<=[.!?…]["'”’»)\]]*)\s+(?=[¿¡"'“‘«(—–\s]*[\p{Lu}\p{N}])/u;

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** A paragraph always ends a sentence, so that a word standing alone (a sign, a shout) counts as one. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(SENTENCE_END))
    .filter((sentence) => splitWords(sentence).length > 0);
}

/**
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
const MEASURES: Record<
  LanguageWord,
  {
    countSyllables: (word: string) => number;
    /** Reading ease, by syllables a word and words a sentence. */
    ease: (perWord: number, perSentence: number) => number;
  }
> = {
  spanish: {
    countSyllables: countSpanishSyllables,
    ease: (perWord, perSentence) => 206.84 - 60 * perWord - 1.02 * perSentence,
  },
  english: {
    countSyllables: countEnglishSyllables,
    ease: (perWord, perSentence) => 206.835 - 84.6 * perWord - 1.015 * perSentence,
  },
};

/** @throws RangeError on a text without words, which has no reading ease */
export function measureReadability(text: string, language: LanguageWord): Readability {
  const words = splitWords(text);
  if (words.length === 0) throw new RangeError('A text without words has no reading ease');
  const { countSyllables, ease } = MEASURES[language];
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0);
  const sentences = splitSentences(text).length;
  const perWord = syllables / words.length;
  const perSentence = words.length / sentences;
  return { words: words.length, sentences, syllables, score: ease(perWord, perSentence) };
}

export const isWithin = (value: number, range: Range): boolean => value >= range.min && value <= range.max;

const file = (path: string): string => readFileSync(inContent('stories', path), 'utf8');

export const readManifest = (): StoryEntry[] => JSON.parse(file('manifest.json'));

/** The story's paragraphs, separated by blank lines. Throws if the file is missing. */
export const readStory = (id: string): string => file(`./texts/${id}.txt`).trim();

function printTable(): void {
  const rows = readManifest().map((story) => {
    const { words, sentences, syllables, score } = measureReadability(readStory(story.id), story.language);
    const band = BANDS[story.language][story.level];
    const fits = isWithin(score, band) && isWithin(words, WORDS_BY_LEVEL[story.level]);
    return {
      story: story.id,
      age: story.age,
      level: story.level,
      words,
      'words/sentence': Number((words / sentences).toFixed(1)),
      'syllables/word': Number((syllables / words).toFixed(2)),
      score: Number(score.toFixed(1)),
      band: `${band.min}–${band.max}`,
      fits: fits ? 'yes' : 'NO',
    };
  });
  console.table(rows);
  const misfits = rows.filter((row) => row.fits === 'NO').length;
  console.log(
    `${rows.length - misfits} of ${rows.length} stories have the length and the reading ease of their level`,
  );
  if (misfits > 0) process.exitCode = 1;
}

if (import.meta.main) printTable();
