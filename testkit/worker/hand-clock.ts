import type { Clock } from '../../worker/generation/clock.ts';

/** A manual clock; due callbacks run in order while it advances. */
export class HandClock implements Clock {
  #now: number;
  readonly #timers = new Set<{ due: number; callback: () => void }>();

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { due: this.#now + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Also runs everything that follows without waiting. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (;;) {
      const [next] = [...this.#timers].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = next.due;
      next.callback();
      await settled();
    }
    this.#now = until;
  }
}

/** Resolves after all resolvable promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
