import type { Sentence } from '../../contract/schemas/stories.ts';
import { usualPause } from './mixer.ts';
import type { Reading, SentenceAudio } from './narrate.ts';

/** Share of the text, in letters, after which a sleep edition slows down. */
const SLOWS_FROM = 2 / 3;

/** Extra seconds of the last pause; earlier ones get less, in proportion to their position in the story. */
const LONGEST_EXTRA_PAUSE = 2.5;

/** Factor of the pace: slow enough to be noticed, and not enough to drag. */
const LAST_PARAGRAPH = 0.85;

/** Slowest stretched rate: not far below it `time-stretch.ts` repeats some of the bursts of p, t and k. */
const SLOWEST = 0.45;

/** Change of a sentence's reading in a sleep edition, relative to the narration it is made from. */
export type SleepPace = {
  /** Seconds added to the silence before it. */
  extraPause: number;
  /** Factor of the narration's rate. */
  slowdown: number;
  isLast: boolean;
};

/** Share of the text before each sentence, in letters. */
function sharesBefore(sentences: readonly Sentence[]): number[] {
  const whole = sentences.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  return sentences.map(({ text }) => {
    const share = before / whole;
    before += text.length;
    return share;
  });
}

/** The sentences of a sleep edition: in the last third, and in the last sentence, the narrator speaks alone. */
export function narratorAlone(sentences: readonly Sentence[]): Sentence[] {
  const shares = sharesBefore(sentences);
  return sentences.map(({ speech, ...sentence }, place) => {
    const isLate = shares[place]! >= SLOWS_FROM || place === sentences.length - 1;
    return { ...sentence, ...(speech && !isLate && { speech }) };
  });
}

/**
 * Pace of a sleep edition: from two thirds of the text on, sentences move further and further apart, and the last
 * paragraph is read slower. In a text of one paragraph that is its last third.
 * @param rate of the narration
 * @returns by the `index` of the sentence
 */
export function sleepPaces(sentences: readonly Sentence[], rate: number): Map<number, SleepPace> {
  const shares = sharesBefore(sentences);
  const last = sentences.at(-1);
  const way = Math.max(0, (shares.at(-1) ?? 0) - SLOWS_FROM);
  return new Map(
    sentences.map(({ index, paragraph }, place) => {
      const past = shares[place]! - SLOWS_FROM;
      const isLast = place === sentences.length - 1;
      // Includes a last sentence that is longer than a third of the text and begins before that third.
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

/** The sentences of a sleep edition at its pace. @param rate of the narration */
export async function* asleep(
  speech: AsyncIterable<SentenceAudio>,
  paces: ReadonlyMap<number, SleepPace>,
  rate: number,
): AsyncGenerator<Reading, void> {
  for await (const sentence of speech) {
    const { extraPause = 0, slowdown = 1, isLast = false } = paces.get(sentence.index) ?? {};
    const pause = usualPause(sentence, rate) + extraPause;
    yield { ...sentence, pace: { pause, rate: rate * slowdown, isLast } };
  }
}
