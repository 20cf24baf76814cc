import type { SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import { sentenceAt } from '../playback/timeline.ts';

/** Where a sound is in its text: before the first sentence, in one (its index), or after the last. */
export type Place = 'before' | 'after' | number;

/** @param isComplete whether all sentences have times */
export function placeAt(timeline: readonly SpokenSentence[], seconds: number, isComplete: boolean): Place {
  const [first] = timeline;
  if (!first) return 'before';
  return sentenceAt(timeline, seconds, isComplete) ?? (seconds < first.start ? 'before' : 'after');
}

/** Share of a text from which a sleep edition slows down, as in `worker/narration/sleep-pacing.ts`. */
const SLOWS_FROM = 2 / 3;
/** Light of the last sentence; the contrast of its colour stays above 4.5:1. */
const LEAST_LIGHT = 0.6;

/** Light of a sentence between `LEAST_LIGHT` and 1, falling from two thirds of the text on. */
export function lightOf(sentence: number, sentences: number): number {
  const share = sentences > 1 ? sentence / (sentences - 1) : 1;
  const slowed = Math.max(0, share - SLOWS_FROM) / (1 - SLOWS_FROM);
  return 1 - (1 - LEAST_LIGHT) * slowed;
}
