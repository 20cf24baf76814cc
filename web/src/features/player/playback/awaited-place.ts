import { Listeners } from '../../../lib/store.ts';

/** The place that a jump waits for, in seconds, while it has not arrived; null when none is waited for. */
export class AwaitedPlace {
  readonly #changes = new Listeners();
  #seconds: number | null = null;

  readonly subscribe = this.#changes.subscribe;

  get seconds(): number | null {
    return this.#seconds;
  }

  set seconds(seconds: number | null) {
    if (seconds === this.#seconds) return;
    this.#seconds = seconds;
    this.#changes.notify();
  }
}
