import { rejectedWhenAborted } from '../errors/aborted.ts';
import { ProviderError } from '../providers/provider-error.ts';

/** A clock's one-shot timer: calls back after so many milliseconds; the returned function cancels it. */
export type Timers = { after(ms: number, callback: () => void): () => void };

/** Milliseconds to wait for the first item, and for each one after it; null: without limit. */
export type Timeouts = { first: number | null; next: number | null };

/**
 * Passes on a service's stream, with a timeout for each item.
 * @param open asks the service; its signal aborts when the result is no longer read
 * @throws ProviderError `audio_timed_out` after too long a silence, whether or not the service heeds its signal; the
 * service's own error; the reason of `signal`
 */
export async function* withTimeouts<Item>(
  open: (signal: AbortSignal) => AsyncIterable<Item>,
  timeouts: Timeouts,
  timers: Timers,
  signal: AbortSignal,
): AsyncGenerator<Item, void> {
  signal.throwIfAborted();
  const own = new AbortController();
  const until = AbortSignal.any([signal, own.signal]);
  const aborted = rejectedWhenAborted(until);
  // The abort may come when nothing races with it.
  aborted.catch(() => undefined);
  const items = open(until)[Symbol.asyncIterator]();
  try {
    for (let limit = timeouts.first; ; limit = timeouts.next) {
      const cancel =
        limit === null
          ? null
          : timers.after(limit, () =>
              own.abort(new ProviderError('audio_timed_out', `no sound within ${limit} ms`)),
            );
      const next = items.next();
      const item = await Promise.race([next, aborted]).finally(() => cancel?.());
      if (item.done) return;
      yield item.value;
    }
  } finally {
    own.abort(new Error('the listener left'));
    // Lets the service clean up, without waiting for it: a hanging one must not delay the caller.
    items.return?.().catch(() => undefined);
  }
}
