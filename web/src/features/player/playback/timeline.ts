import type { SpokenSentence, SpokenWord } from '../../../../../contract/schemas/stories.ts';

/** Seconds for which the last sentence stays marked after it was spoken. */
const LINGER = 0.6;

/** The timeline with one more entry. An entry that is already there is replaced: a resumed stream may repeat some. */
export function withSpoken(timeline: readonly SpokenSentence[], entry: SpokenSentence): SpokenSentence[] {
  const last = timeline.at(-1);
  if (!last || entry.index > last.index) return [...timeline, entry];
  const others = timeline.filter(({ index }) => index !== entry.index);
  return [...others, entry].sort((a, b) => a.start - b.start);
}

/**
 * The index of the sentence heard at `seconds`, or null before the first and after the last. Between two sentences
 * the earlier one stays. `complete`: no entry is still to come.
 */
export function sentenceAt(
  timeline: readonly SpokenSentence[],
  seconds: number,
  complete: boolean,
): number | null {
  const entry = timeline[lastStartedBy(timeline, seconds)];
  if (!entry) return null;
  const isLast = entry === timeline.at(-1);
  if (isLast && complete && seconds > entry.end + LINGER) return null;
  return entry.index;
}

/** A word of a sentence that is heard: where it stands in the sentence's text, in UTF-16 units. */
export type HeardWord = { index: number } & Pick<SpokenWord, 'from' | 'to'>;

/** The word heard at `seconds`, as far as the times of words are known; null between two sentences. */
export function wordAt(timeline: readonly SpokenSentence[], seconds: number): HeardWord | null {
  const entry = timeline[lastStartedBy(timeline, seconds)];
  if (!entry?.words || seconds > entry.end) return null;
  const word = entry.words[lastStartedBy(entry.words, seconds)];
  return word ? { index: entry.index, from: word.from, to: word.to } : null;
}

/** Seconds that a place may lie before a start and still be there: an element that is sent to a start says it is a little earlier. */
const ROUNDING = 0.001;

/** Where the last of them stands that has begun at `seconds`; -1 when none has. */
function lastStartedBy(starts: readonly { start: number }[], seconds: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as { start: number }).start <= seconds + ROUNDING) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A second press of "back" within this of a sentence's start goes to the one before, as on any player. */
const RESTART_WITHIN = 1.5;

/**
 * Seconds at which the sentence begins that is `step` (-1 or 1) away from `seconds`; null when there is none. Going
 * back from the middle of a sentence goes to its own start first.
 */
export function stepFrom(timeline: readonly SpokenSentence[], seconds: number, step: -1 | 1): number | null {
  const at = lastStartedBy(timeline, seconds);
  if (step === 1) return timeline[at + 1]?.start ?? null;
  const current = timeline[at];
  if (!current) return null;
  if (seconds - current.start > RESTART_WITHIN) return current.start;
  return timeline[at - 1]?.start ?? current.start;
}

export function startOf(timeline: readonly SpokenSentence[], index: number): number | null {
  return timeline.find((entry) => entry.index === index)?.start ?? null;
}
