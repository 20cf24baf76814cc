import { faults, isMistake } from '../../../lib/faults.ts';

/** Playback errors, each with words in both languages under `player.failure`. */
export const PLAYBACK_FAILURES = [
  'noUrlProvided',
  'noUrlReceived',
  'invalidUrl',
  'notAccessible',
  'noData',
  'invalidData',
  'loadFailed',
  'loadTimeout',
  'elementError',
  /** An error of our own. */
  'pageError',
] as const;
export type PlaybackFailureCode = (typeof PLAYBACK_FAILURES)[number];

/** `details` fill the placeholders of the words: the `answer` of a refused address. */
export type PlaybackFailure = { code: PlaybackFailureCode; details?: Record<string, string> };

/** Error of opening or playing a sound; its message is for logs only. */
export class PlaybackError extends Error {
  readonly failure: PlaybackFailure;

  constructor(code: PlaybackFailureCode, details?: Record<string, string>, cause?: unknown) {
    super(details ? `${code} ${JSON.stringify(details)}` : code, { cause });
    this.name = 'PlaybackError';
    this.failure = details ? { code, details } : { code };
  }
}

/** Error of a refused address: its status, and over HTTP/1 the status's text, which later versions lack. */
export const notAccessible = ({ status, statusText }: Response): PlaybackError =>
  new PlaybackError('notAccessible', { answer: `${status} ${statusText}`.trim() });

/** Playback failure of any thrown value. */
export function failureOf(thrown: unknown): PlaybackFailure {
  if (thrown instanceof PlaybackError) return thrown.failure;
  if (!isMistake(thrown)) return { code: 'loadFailed' };
  faults.push(thrown);
  return { code: 'pageError' };
}
