import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/** Whether a write may be executed twice; see `Database`. */
export type Declared = 'repeatable' | 'once';

/** Pauses before a statement is sent again, in milliseconds, each by half longer or shorter. */
const PAUSES_MS = [100, 400];

/**
 * Messages of D1 after which Cloudflare recommends to repeat the operation
 * (developers.cloudflare.com/d1/observability/debug-d1/#error-list). Anchored: errors of SQLite quote the statement.
 */
const INTERRUPTED =
  /^(D1 DB reset because its code was updated|Internal error while starting up D1 DB storage|Internal error in D1 DB storage|Network connection lost|Cannot resolve D1 DB due to transient issue|Can't read from request stream because client disconnected)/;
const OVERLOADED = /^D1 DB is overloaded/;

/** @returns how often it may be sent again after this error; 0 for errors of ours, of limits, and unknown ones */
function repetitionsAfter(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  const message = error.message.replace(/^(Error: )?(D1_ERROR: )?/, '');
  // A second repetition would only lengthen the queue.
  if (OVERLOADED.test(message)) return 1;
  return INTERRUPTED.test(message) ? PAUSES_MS.length : 0;
}

/**
 * Sends a statement or batch to D1, and again after a transient error. The answer may have been lost after the
 * statement was executed, so that only what may be executed twice is sent again.
 * @throws D1's error as it is
 */
export async function sentAgain<Result>(isRepeatable: boolean, send: () => Promise<Result>): Promise<Result> {
  for (let sent = 0; ; sent += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isRepeatable || sent >= repetitionsAfter(error)) throw error;
      logLine('warn', { d1: 'sent again', error: redactedErrorMessage(error) });
      await scheduler.wait(PAUSES_MS[sent]! * (0.5 + Math.random()));
    }
  }
}
