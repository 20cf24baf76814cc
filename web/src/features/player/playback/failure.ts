/** What can keep a sound from being heard, each with its words in both languages under `player.failure`. */
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
] as const;
export type PlaybackFailureCode = (typeof PLAYBACK_FAILURES)[number];

/** `details` fill the placeholders of the words: `status` and `statusText` of an address that was refused. */
export type PlaybackFailure = { code: PlaybackFailureCode; details?: Record<string, string> };

/** Thrown on the way to the sound; the message is for logs, never for people. */
export class PlaybackError extends Error {
  readonly failure: PlaybackFailure;

  constructor(code: PlaybackFailureCode, details?: Record<string, string>, cause?: unknown) {
    super(details ? `${code} ${JSON.stringify(details)}` : code, { cause });
    this.name = 'PlaybackError';
    this.failure = details ? { code, details } : { code };
  }
}

/** Any thrown value as a failure, so that what shows it need not look at its type. */
export function failureOf(thrown: unknown): PlaybackFailure {
  return thrown instanceof PlaybackError ? thrown.failure : { code: 'loadFailed' };
}
