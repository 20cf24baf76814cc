import type { Clock } from '../../worker/storyteller/clock.ts';

/** A clock that a test moves by hand; what has become due happens on the way, in its order. */
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

  /** Also lets everything happen that follows from it without waiting for anything else. */
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

/** Every promise that can be kept by now has been. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
