import type { Language } from '../../../../../contract/options.ts';
import type { SpokenSentence, SpokenWord } from '../../../../../contract/schemas/stories.ts';

/** Seconds for which the last sentence stays marked after its end. */
const LINGER = 0.6;

/** The timeline with an entry added or replaced: a resumed stream may repeat some. */
export function withSpoken(timeline: readonly SpokenSentence[], entry: SpokenSentence): SpokenSentence[] {
  const last = timeline.at(-1);
  if (!last || entry.start > last.start) return [...timeline, entry];
  const others = timeline.filter(({ start }) => start !== entry.start);
  return [...others, entry].sort((a, b) => a.start - b.start);
}

/**
 * Index of the sentence at `seconds`, or null before the first and after the last. Between two sentences it is the
 * earlier one. `complete`: no entry is still to come.
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

/** Language at `seconds` in a sound of two languages; null in any other, and before its first sentence. */
export const languageAt = (timeline: readonly SpokenSentence[], seconds: number): Language | null =>
  timeline[lastStartedBy(timeline, seconds)]?.language ?? null;

/** Spoken word of a sentence: its position in the text, in UTF-16 units. */
export type HeardWord = { index: number } & Pick<SpokenWord, 'from' | 'to'>;

/** The word at `seconds`, if its times are known; null between two sentences. */
export function wordAt(timeline: readonly SpokenSentence[], seconds: number): HeardWord | null {
  const entry = timeline[lastStartedBy(timeline, seconds)];
  if (!entry?.words || seconds > entry.end) return null;
  const word = entry.words[lastStartedBy(entry.words, seconds)];
  return word ? { index: entry.index, from: word.from, to: word.to } : null;
}

/** Sentence of a figure: its index and the figure's id. */
export type HeardSpeaker = { index: number; by: string };

/**
 * The figure that speaks in the sentence at `seconds`; while the narrator speaks in it, the figure before that, else the
 * first. Null in a sentence of the narrator alone.
 */
export function speakerAt(timeline: readonly SpokenSentence[], seconds: number): HeardSpeaker | null {
  const entry = timeline[lastStartedBy(timeline, seconds)];
  if (!entry || seconds > entry.end) return null;
  const figures = entry.spans?.flatMap(({ by, start }) => (by === null ? [] : [{ by, start }])) ?? [];
  const { by } = figures[Math.max(0, lastStartedBy(figures, seconds))] ?? {};
  return by === undefined ? null : { index: entry.index, by };
}

/** Tolerance in seconds before a start: an element that seeks to a start reports a slightly earlier time. */
const ROUNDING = 0.001;

/** Index of the last entry that has started at `seconds`; -1 for none. */
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

/** Seconds after a sentence's start within which "back" goes to the previous one, as on any player. */
const RESTART_WITHIN = 1.5;

/**
 * Start in seconds of the sentence `step` (-1 or 1) away from `seconds`; null for none. Back from the middle of a
 * sentence goes to its own start first.
 */
export function stepFrom(timeline: readonly SpokenSentence[], seconds: number, step: -1 | 1): number | null {
  const at = lastStartedBy(timeline, seconds);
  if (step === 1) return timeline[at + 1]?.start ?? null;
  const current = timeline[at];
  if (!current) return null;
  if (seconds - current.start > RESTART_WITHIN) return current.start;
  return timeline[at - 1]?.start ?? current.start;
}

/** Goes to the sentence `step` away, where there is one. */
export function stepSentence(
  player: { position: number; seek(seconds: number): void },
  timeline: readonly SpokenSentence[],
  step: -1 | 1,
): void {
  const start = stepFrom(timeline, player.position, step);
  if (start !== null) player.seek(start);
}

export function startOf(timeline: readonly SpokenSentence[], index: number): number | null {
  return timeline.find((entry) => entry.index === index)?.start ?? null;
}
