import { Listeners } from '../../../lib/store.ts';

/** Pending seek: its target in seconds while that has not arrived, else null. */
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
