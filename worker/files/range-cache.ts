/** Interval and maximum duration, in milliseconds, of waiting for another narration's read of the same range. */
const LOOK_AGAIN_MS = 5;
const PATIENCE_MS = 250;

/**
 * LRU cache of sample ranges for the narrations of this isolate. It holds results and never promises: a promise belongs
 * to a request, and would never settle if that ends early.
 */
export class RangeCache {
  /** In the order of last use. */
  readonly #ranges = new Map<string, Int16Array>();
  readonly #beingRead = new Set<string>();
  readonly #capacity: number;
  #bytes = 0;

  /** @param capacity in bytes */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The range of this name; `read` when it is not cached. Callers must not write to it. */
  async get(name: string, read: () => Promise<Int16Array>): Promise<Int16Array> {
    // Narrations that began together want the same range at once: one reads, the others can wait.
    const isComing = () => this.#beingRead.has(name) && !this.#ranges.has(name);
    for (let waited = 0; isComing() && waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
      await scheduler.wait(LOOK_AGAIN_MS);
    }
    const known = this.#ranges.get(name);
    if (known) {
      this.#ranges.delete(name);
      this.#ranges.set(name, known);
      return known;
    }
    this.#beingRead.add(name);
    try {
      const stretch = await read();
      this.#keep(name, stretch);
      return stretch;
    } finally {
      this.#beingRead.delete(name);
    }
  }

  #keep(name: string, stretch: Int16Array): void {
    if (this.#ranges.has(name) || stretch.byteLength > this.#capacity) return;
    this.#ranges.set(name, stretch);
    this.#bytes += stretch.byteLength;
    for (const [oldest, { byteLength }] of this.#ranges) {
      if (this.#bytes <= this.#capacity) return;
      this.#ranges.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
