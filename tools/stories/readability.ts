import { readFileSync } from 'node:fs';
import { isWithin, type LevelMeasure, measureText } from '../../contract/level/measure.ts';
import {
  type AgeGroup,
  type Language,
  type LanguageWord,
  type Level,
  OPTION_ALIASES,
  type StoryType,
} from '../../contract/options.ts';
import { inContent } from '../content/in-content.ts';

export interface StoryEntry {
  id: string;
  language: LanguageWord;
  age: Exclude<AgeGroup, 'default'>;
  level: Level;
  type: StoryType;
  /** Country of its Spanish; omitted for neutral Spanish. */
  country?: string;
  title: string;
  protagonista: string;
  /** Description for the illustrator. */
  scene: string;
  alt: Record<Language, string>;
  /** A story whose picture is reused. */
  picture?: string;
  /** The small drawing inside a long text. */
  middle?: { paragraph: number; alt: Record<Language, string> };
}

export interface Range {
  min: number;
  max: number;
}

/** Words per story: two to three, four to six and six to nine minutes at a bedtime pace (100–110 words a minute). */
export const WORDS_BY_LEVEL: Record<Level, Range> = {
  beginner: { min: 200, max: 350 },
  intermediate: { min: 400, max: 600 },
  advanced: { min: 650, max: 950 },
};

export const isBetween = (value: number, range: Range): boolean => value >= range.min && value <= range.max;

const file = (path: string): string => readFileSync(inContent('stories', path), 'utf8');

export const readManifest = (): StoryEntry[] => JSON.parse(file('manifest.json'));

/**
 * The story's paragraphs, separated by blank lines.
 * @throws Error for a missing file
 */
export const readStory = (id: string): string => file(`./texts/${id}.txt`).trim();

/** @throws RangeError for a story without words */
export function measureStory({ id, language }: Pick<StoryEntry, 'id' | 'language'>): LevelMeasure {
  const measured = measureText(readStory(id), OPTION_ALIASES.language[language]);
  if (measured === null) throw new RangeError(`${id} has no words`);
  return measured;
}

function printTable(): void {
  const rows = readManifest().map((story) => {
    const measured = measureStory(story);
    const fits = isWithin(measured, story.level) && isBetween(measured.words, WORDS_BY_LEVEL[story.level]);
    return {
      story: story.id,
      age: story.age,
      level: story.level,
      measured: measured.level,
      words: measured.words,
      'words/sentence': Number(measured.wordsPerSentence.toFixed(1)),
      longest: measured.longest,
      'syllables/word': Number(measured.syllablesPerWord.toFixed(2)),
      ease: Number(measured.ease.toFixed(1)),
      fits: fits ? 'yes' : 'NO',
    };
  });
  console.table(rows);
  const misfits = rows.filter((row) => row.fits === 'NO').length;
  console.log(
    `${rows.length - misfits} of ${rows.length} stories have the length and the level that they say`,
  );
  if (misfits > 0) process.exitCode = 1;
}

if (import.meta.main) printTable();
