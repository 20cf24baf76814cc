/** Recordings of a story's sentences by the family: a *take* is one person's reading of one sentence. */

/** Hz of a take: signed 16-bit little-endian mono samples, as narrations are mixed. */
export const TAKE_RATE = 24_000;
export const TAKE_BYTES_PER_SECOND = 2 * TAKE_RATE;

/** Seconds of one take. */
export const SHORTEST_TAKE_S = 0.25;
export const LONGEST_TAKE_S = 60;
/** Seconds of the accepted takes of one language of a story, and as much again of those that wait. */
export const TAKES_OF_STORY_S = 20 * 60;
/** Seconds of all takes of one account. */
export const TAKES_OF_ACCOUNT_S = 12 * 3600;

/** Days after which a take that the parent has not accepted is deleted. */
export const UNACCEPTED_DAYS = 30;

/** Takes that one request accepts. */
export const ACCEPTED_AT_ONCE = 80;

/** Minutes of silence after which another device may record by the same link. */
export const RECORDER_MINUTES = 3;

/** Terms of a link for recording. */
export const RECORD_TERMS = ['week', 'month'] as const;

/** Header with the digest of a take's samples, as RFC 9530 writes it. */
export const DIGEST_HEADER = 'Content-Digest';
export const digestField = (base64: string) => `sha-256=:${base64}:`;

/** Header with the random id of the device that records by a link. */
export const RECORDER_HEADER = 'X-Recorder';

/** Query parameter with the time at which the reader agreed, ISO 8601. */
export const CONSENT = 'consentedAt';
