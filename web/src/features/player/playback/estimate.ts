import { AROUND_SPEECH } from '../../../../../contract/narration.ts';
import type { SpokenSentence } from '../../../../../contract/schemas/stories.ts';

/** Characters a voice speaks in a second at its natural pace, pauses between sentences included. */
const CHARACTERS_PER_SECOND = 14;
/** Characters heard before the voice's own pace counts as much as the figure above. */
const PRIOR_CHARACTERS = 200;

export type Estimable = {
  /** Characters of each sentence, by its index. */
  lengths: readonly number[];
  speechRate: number;
  hasMusic: boolean;
  timeline: readonly SpokenSentence[];
};

/**
 * How long the narration will be, in seconds, while it is being made: what is known, and the rest of the text at a
 * pace that leans on the sentences heard so far more and more.
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

/** What the slider shows: the place in the sound (seconds) and the share of the whole (0 … 1). */
export type Progress = { position: number; share: number };

/**
 * The next thing to show. While a better estimate makes the whole longer, the slider waits instead of moving back;
 * it moves back only when the sound did.
 */
export function advance(shown: Progress, position: number, duration: number): Progress {
  const share = duration > 0 ? Math.min(1, position / duration) : 0;
  const wentOn = position >= shown.position;
  return { position, share: wentOn ? Math.max(share, Math.min(shown.share, 1)) : share };
}
