import { ProviderError } from '../providers/provider-error.ts';

/** What is needed of a clock: a callback once, after so many milliseconds, and what prevents it. */
export type Timers = { after(ms: number, callback: () => void): () => void };

/** Milliseconds to wait for the first item, and for each one after it; null: as long as it takes. */
export type Patience = { first: number | null; next: number | null };

/**
 * What a service sends, as long as it sends it in time.
 * @param open asks the service, which is told by the signal when nobody waits any more
 * @throws ProviderError `audio_timed_out` when it kept silent for too long, whether or not it heeds its signal; what
 * the service throws; the reason of `signal`
 */
export async function* patientStream<Item>(
  open: (signal: AbortSignal) => AsyncIterable<Item>,
  patience: Patience,
  timers: Timers,
  signal: AbortSignal,
): AsyncGenerator<Item, void> {
  signal.throwIfAborted();
  const given = new AbortController();
  const until = AbortSignal.any([signal, given.signal]);
  const ended = new Promise<never>((_, reject) => {
    until.addEventListener('abort', () => reject(until.reason), { once: true });
  });
  // Nobody may be waiting when it ends.
  ended.catch(() => undefined);
  const items = open(until)[Symbol.asyncIterator]();
  try {
    for (let limit = patience.first; ; limit = patience.next) {
      const forget =
        limit === null
          ? null
          : timers.after(limit, () =>
              given.abort(new ProviderError('audio_timed_out', `no sound within ${limit} ms`)),
            );
      const next = items.next();
      const item = await Promise.race([next, ended]).finally(() => forget?.());
      if (item.done) return;
      yield item.value;
    }
  } finally {
    given.abort(new Error('nobody listens any more'));
    // Lets it clean up. It is not waited for: one that hangs must not hold back what ended it.
    items.return?.().catch(() => undefined);
  }
}
