import { ApiError } from '../errors/refusal.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/**
 * Pauses before a call is asked again, in milliseconds, each by half longer or shorter. An object that was updated
 * answers again within a few seconds (github.com/cloudflare/agents/issues/1730).
 */
export const PAUSES_MS = [100, 400, 1600];

/**
 * Messages of the platform about an object that was moved, updated or not reached, for errors without a property
 * (developers.cloudflare.com/durable-objects/observability/troubleshooting). Anchored, since D1 and R2 report the same
 * of themselves behind their names.
 */
const INTERRUPTED =
  /^(Error: )?(Durable Object reset because|Network connection lost|Cannot resolve Durable Object|Internal error in Durable Object|The Durable Object's code has been updated)/;

/** Properties of the platform's errors (developers.cloudflare.com/durable-objects/best-practices/error-handling). */
type PlatformError = Error & { retryable?: unknown; overloaded?: unknown; durableObjectReset?: unknown };

const kindOf = (error: unknown): 'interrupted' | 'overloaded' | null => {
  if (!(error instanceof Error)) return null;
  const { retryable, overloaded, durableObjectReset } = error as PlatformError;
  if (overloaded === true || /^(Error: )?Durable Object is overloaded/.test(error.message))
    return 'overloaded';
  const isInterrupted = retryable === true || durableObjectReset === true || INTERRUPTED.test(error.message);
  return isInterrupted ? 'interrupted' : null;
};

/**
 * Asks a home, and again when it was moved or updated while it answered. The platform itself repeats only calls that
 * never reached the object.
 * @param call with a fresh stub each time: an error may have broken the one before
 * @throws ApiError `database_error` for a call that may not be repeated, still fails, or was refused by an overloaded
 * object, which a repetition would load more. Any other error of the call as it is.
 */
export async function askedAgain<Result>(
  { method, isRepeatable }: { method: string; isRepeatable: boolean },
  call: () => Promise<Result>,
): Promise<Result> {
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      return await call();
    } catch (error) {
      const kind = kindOf(error);
      if (kind === null) throw error;
      const isLast = kind === 'overloaded' || !isRepeatable || pauseMs === null;
      logLine(isLast ? 'error' : 'warn', { home: kind, method, error: redactedErrorMessage(error) });
      if (isLast) throw new ApiError('database_error');
      await scheduler.wait(pauseMs * (0.5 + Math.random()));
    }
  }
  throw new Error('unreachable');
}
