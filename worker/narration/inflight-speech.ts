import type { CachedWords } from './word-times.ts';

/** A sentence as it is cached: its sound, and the times of its words where the provider sent them. */
export type CachedUtterance = { pcm: Uint8Array; words: CachedWords | null };

/** Purchases in flight, by cache key: a sentence that a narration and a tap want at once is bought once. */
export class InflightSpeech {
  readonly #works = new Map<string, Promise<CachedUtterance>>();

  has(key: string): boolean {
    return this.#works.has(key);
  }

  /**
   * Waits for a purchase by another caller. Null when there is none, or when it failed.
   * @returns the sentence, whole and cached
   * @throws the signal's reason
   */
  async wait(key: string, signal: AbortSignal): Promise<CachedUtterance | null> {
    const work = this.#works.get(key);
    if (!work) return null;
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([work.catch(() => null), aborted.promise]);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Runs a purchase that others can wait for. Not to be called while `has(key)`. */
  async obtain(key: string, work: () => Promise<CachedUtterance>): Promise<void> {
    const obtained = work();
    this.#works.set(key, obtained);
    try {
      await obtained;
    } finally {
      this.#works.delete(key);
    }
  }

  /** Waits until every purchase below a folder has ended, successfully or not. */
  async drain(folder: string): Promise<void> {
    const works = [...this.#works].filter(([key]) => key.startsWith(folder)).map(([, work]) => work);
    await Promise.allSettled(works);
  }
}
