/** What was found in the cache before a provider was chosen. */
export class SpeechLookup {
  /** Keys that were not in the cache: bought, unless another reading has bought them in the meantime. */
  readonly missing = new Set<string>();
  #found: { key: string; object: R2ObjectBody } | null = null;

  /** Keeps a sound whose bytes nobody has read. */
  keep(key: string, object: R2ObjectBody): void {
    this.#found = { key, object };
  }

  /** The kept sound, once. */
  take(key: string): R2ObjectBody | null {
    if (this.#found?.key !== key) return null;
    const { object } = this.#found;
    this.#found = null;
    return object;
  }
}
