import type { Sentence } from '../../contract/schemas/stories.ts';
import { PARAGRAPH_PAUSE, SENTENCE_PAUSE } from './mixer.ts';

/** How far into the text, by its letters, a sleep edition begins to slow down. */
const SLOWS_FROM = 2 / 3;

/** Seconds that the last pause is longer by; those before it less, in proportion to how far the story is. */
const LONGEST_EXTRA_PAUSE = 2.5;

/** Of the pace before: slow enough to be noticed, and not enough to drag. */
const LAST_PARAGRAPH = 0.85;

/** The slowest rate that a voice is stretched to: not far below it `time-stretch.ts` says some of the bursts of p, t and k twice. */
const SLOWEST = 0.45;

/** How a sentence is read in a sleep edition, beside how the narration reads it that it is made from. */
export type SleepPace = {
  /** Seconds by which the silence before it is longer. */
  extraPause: number;
  /** A factor of the narration's rate. */
  slowdown: number;
  isLast: boolean;
};

/**
 * From two thirds of the text on sentences move further and further apart; the last paragraph is read slower. Of a text of one
 * paragraph that is its last third.
 * @param rate of the narration
 * @returns by the sentences' `index`
 */
export function sleepPaces(sentences: readonly Sentence[], rate: number): Map<number, SleepPace> {
  const whole = sentences.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  const shares = sentences.map(({ text }) => {
    const share = before / whole;
    before += text.length;
    return share;
  });
  const last = sentences.at(-1);
  const way = Math.max(0, (shares.at(-1) ?? 0) - SLOWS_FROM);
  return new Map(
    sentences.map(({ index, paragraph }, place) => {
      const past = shares[place]! - SLOWS_FROM;
      const isLast = place === sentences.length - 1;
      // Also a last sentence that is longer than a third of the text, and begins before.
      const isLate = past >= 0 || (isLast && place > 0);
      const isSlow = paragraph === last?.paragraph && (isLate || paragraph !== sentences[0]?.paragraph);
      const pace: SleepPace = {
        extraPause: isLate && place > 0 ? LONGEST_EXTRA_PAUSE * (way > 0 ? past / way : 1) : 0,
        slowdown: isSlow ? Math.max(LAST_PARAGRAPH, SLOWEST / rate) : 1,
        isLast,
      };
      return [index, pace];
    }),
  );
}

/**
 * Seconds from the first word to the last.
 * @param natural seconds of each sentence at the voice's own pace, in their order
 */
export function plannedLength(
  sentences: readonly Sentence[],
  paces: ReadonlyMap<number, SleepPace>,
  natural: readonly number[],
  rate: number,
): number {
  return sentences.reduce((sum, { index, paragraph }, place) => {
    const { extraPause, slowdown } = paces.get(index)!;
    const before = sentences[place - 1]?.paragraph;
    const pause = paragraph === before ? SENTENCE_PAUSE : PARAGRAPH_PAUSE;
    return sum + (place === 0 ? 0 : pause / rate + extraPause) + natural[place]! / (rate * slowdown);
  }, 0);
}
