const FIRST_BACKOFF_MS = 300;
const LAST_BACKOFF_MS = 5_000;

/** Retry limit of connections in a row for a narration in the making: about 20 s. */
export const GROWING_PATIENCE = 8;

/** Backoff in milliseconds after this many connections without new bytes. */
export function backoff(fruitless: number): number {
  return Math.min(FIRST_BACKOFF_MS * 2 ** fruitless, LAST_BACKOFF_MS);
}

/** Resolves after `ms`, or at once when `signal` is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });
}

/** Progress in seconds, beyond the previous loss, that resets the count. */
const PROGRESS = 0.5;

/** Counter of lost connections of one sound, with the backoff before the next. */
export class Reconnections {
  #fruitless = 0;
  #lostAt: number | null = null;

  /**
   * Records a loss at the playback position `seconds`.
   * @returns milliseconds until the next connection, or null at the limit
   */
  next(seconds: number): number | null {
    const hasGoneOn = this.#lostAt !== null && Math.abs(seconds - this.#lostAt) > PROGRESS;
    this.#fruitless = this.#lostAt === null || hasGoneOn ? 0 : this.#fruitless + 1;
    this.#lostAt = seconds;
    return this.#fruitless < GROWING_PATIENCE - 1 ? backoff(this.#fruitless) : null;
  }
}
