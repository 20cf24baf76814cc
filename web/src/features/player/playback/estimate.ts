import { AROUND_SPEECH } from '../../../../../contract/narration.ts';
import type { SpokenSentence } from '../../../../../contract/schemas/stories.ts';

/** Characters per second at a voice's natural pace, pauses between sentences included. */
const CHARACTERS_PER_SECOND = 14;
/** Weight of the figure above in characters: after as many, the voice's own pace counts as much. */
const PRIOR_CHARACTERS = 200;

export type Estimable = {
  /** Characters of each sentence, by index. */
  lengths: readonly number[];
  speechRate: number;
  hasMusic: boolean;
  timeline: readonly SpokenSentence[];
};

/**
 * Estimated duration in seconds of a narration in the making: the known part, and the rest of the text at a pace that
 * depends more and more on the finished sentences.
 */
export function estimateDuration({ lengths, speechRate, hasMusic, timeline }: Estimable): number {
  const { before, after } = AROUND_SPEECH[hasMusic ? 'music' : 'silence'];
  const spoken = new Set(timeline.map(({ index }) => index));
  let heard = 0;
  let remaining = 0;
  lengths.forEach((length, index) => {
    if (spoken.has(index)) heard += length;
    else remaining += length;
  });
  const first = timeline[0]?.start ?? before;
  const last = timeline.at(-1)?.end ?? first;
  const expected = 1 / (CHARACTERS_PER_SECOND * speechRate);
  const secondsPerCharacter = (PRIOR_CHARACTERS * expected + (last - first)) / (PRIOR_CHARACTERS + heard);
  return last + remaining * secondsPerCharacter + after;
}

/** Value of the slider: position (seconds) and share of the whole (0 … 1). */
export type Progress = { position: number; share: number };

/**
 * Next value of the slider. When a better estimate is longer, the slider waits instead of moving back; it moves back
 * only with the sound.
 */
export function advance(shown: Progress, position: number, duration: number): Progress {
  const share = duration > 0 ? Math.min(1, position / duration) : 0;
  const wentOn = position >= shown.position;
  return { position, share: wentOn ? Math.max(share, Math.min(shown.share, 1)) : share };
}
