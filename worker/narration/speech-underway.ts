import type { KeptWords } from './word-times.ts';

/** A sentence as it is kept: its sound, and when its words are heard in it, if that is known. */
export type KeptUtterance = { pcm: Uint8Array; words: KeptWords | null };

/**
 * The sentences that are being fetched or bought just now, by the key that they are kept under: one that is wanted twice at once, by a
 * narration and by somebody who touches it, is bought once.
 */
export class SpeechUnderway {
  readonly #works = new Map<string, Promise<KeptUtterance>>();

  has(key: string): boolean {
    return this.#works.has(key);
  }

  /**
   * The sentence that somebody else is obtaining, when it is whole and kept. Null when nobody is, or when they failed.
   * @throws the signal's reason
   */
  async joined(key: string, signal: AbortSignal): Promise<KeptUtterance | null> {
    const work = this.#works.get(key);
    if (!work) return null;
    const ended = Promise.withResolvers<never>();
    const end = () => ended.reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', end, { once: true });
    try {
      return await Promise.race([work.catch(() => null), ended.promise]);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  /** Does what obtains a sentence, which others can wait for. Not to be called while `has(key)`. */
  async obtain(key: string, work: () => Promise<KeptUtterance>): Promise<void> {
    const obtained = work();
    this.#works.set(key, obtained);
    try {
      await obtained;
    } finally {
      this.#works.delete(key);
    }
  }

  /** Waits until nothing is bought or kept any more whose key begins like this, however it ends. */
  async over(folder: string): Promise<void> {
    const works = [...this.#works].filter(([key]) => key.startsWith(folder)).map(([, work]) => work);
    await Promise.allSettled(works);
  }
}
