import { LEAST_WORDS } from '../../contract/level/bands.ts';
import { type LevelMeasure, measureSentences } from '../../contract/level/measure.ts';
import type { Language } from '../../contract/options.ts';
import type { MeasuredLevel, Sentence } from '../../contract/schemas/stories.ts';

/** Rounds a measure for storage and display to one decimal. */
const asStored = ({ level, isInBand, wordsPerSentence, longest }: LevelMeasure): MeasuredLevel => ({
  level,
  isInBand,
  wordsPerSentence: Math.round(wordsPerSentence * 10) / 10,
  longest,
});

/** @returns undefined for a story of fewer than `LEAST_WORDS`, which has no level */
export function levelOfStory(sentences: readonly Sentence[], language: Language): MeasuredLevel | undefined {
  const measured = measureSentences(
    sentences.map(({ text }) => text),
    language,
  );
  return measured && measured.words >= LEAST_WORDS ? asStored(measured) : undefined;
}
