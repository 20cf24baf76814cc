import { anySignal } from '../../../lib/abort.ts';
import { failureOf, notAccessible, PlaybackError, type PlaybackFailureCode } from './failure.ts';

/** Time limit of loading a finished sound, by all steps together, in milliseconds. */
export const LOADING_LIMIT = 10_000;
const DIRECT = 5_000;
/**
 * Time reserved for the plain element, which alone copes with a slow connection. So the hidden page has the rest of the
 * ten seconds, never its usual thirty.
 */
const LEFT_FOR_ELEMENT = 2_500;

/**
 * Ways to load a finished file, in order. Each resolves to a sound that can be played at once, and stops without
 * leftovers when its signal is aborted.
 */
export type LoadingSteps<Sound> = {
  /** Fetched by this page and played through Web Audio. */
  direct: (signal: AbortSignal) => Promise<Sound>;
  /** Fetched by the hidden page. */
  proxy: (signal: AbortSignal) => Promise<Sound>;
  /** Fetched by a plain audio element. */
  element: (signal: AbortSignal) => Promise<Sound>;
};

/** Failures that no other step would change. */
const FINAL: ReadonlySet<PlaybackFailureCode> = new Set(['notAccessible', 'noData', 'invalidData']);

/**
 * Loads a finished file by the first step that works. `reach` starts first and rejects when the server refuses the
 * address, which ends the loading; otherwise it is not awaited. Throws `PlaybackError`.
 */
export async function loadSound<Sound>(
  steps: LoadingSteps<Sound>,
  reach: (signal: AbortSignal) => Promise<void>,
  given: AbortSignal,
  now: () => number = Date.now,
): Promise<Sound> {
  const deadline = now() + LOADING_LIMIT;
  const checking = new AbortController();
  const refused = new Promise<never>((_, reject) => {
    reach(anySignal(given, checking.signal)).catch(reject);
  });
  // Handled in the race below; it may also reject when the sound already plays.
  refused.catch(() => undefined);

  const attempt = (step: keyof LoadingSteps<Sound>, limit: number) =>
    within(Math.min(limit, deadline - now()), given, (signal) =>
      Promise.race([steps[step](signal), refused]),
    );

  try {
    for (const step of ['direct', 'proxy'] as const) {
      try {
        return await attempt(step, step === 'direct' ? DIRECT : deadline - LEFT_FOR_ELEMENT - now());
      } catch (thrown) {
        given.throwIfAborted();
        if (thrown instanceof PlaybackError && FINAL.has(thrown.failure.code)) throw thrown;
      }
    }
    return await attempt('element', LOADING_LIMIT);
  } catch (thrown) {
    given.throwIfAborted();
    throw thrown instanceof PlaybackError
      ? thrown
      : new PlaybackError(failureOf(thrown).code, undefined, thrown);
  } finally {
    checking.abort();
  }
}

/** Runs `task` for at most `ms`; then, or when `given` is aborted, its signal is aborted and it counts as failed. */
async function within<T>(
  ms: number,
  given: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  given.throwIfAborted();
  const giveUp = new AbortController();
  const gaveUp = new Promise<never>((_, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason));
  });
  const timer = setTimeout(() => giveUp.abort(new PlaybackError('loadTimeout')), Math.max(0, ms));
  const pass = () => giveUp.abort(given.reason);
  given.addEventListener('abort', pass);
  try {
    return await Promise.race([task(giveUp.signal), gaveUp]);
  } catch (thrown) {
    // Other failures also abort what the step has started.
    giveUp.abort(thrown);
    throw thrown;
  } finally {
    clearTimeout(timer);
    given.removeEventListener('abort', pass);
  }
}

/** HEAD request for a file. Rejects with `notAccessible` when the server refuses the address. */
export async function checkReachable(
  url: string,
  fetchHead: typeof fetch,
  signal: AbortSignal,
): Promise<void> {
  let response: Response;
  try {
    response = await fetchHead(url, { method: 'HEAD', mode: 'cors', credentials: 'omit', signal });
  } catch {
    // Failed by CORS or by the network: the steps find out which of them works without.
    return;
  }
  // A server without HEAD support says nothing about the file.
  if (response.ok || response.status === 405 || response.status === 501) return;
  throw notAccessible(response);
}
