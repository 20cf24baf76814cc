const FIRST_BACKOFF_MS = 300;
const LAST_BACKOFF_MS = 5_000;

/** Connections that may fail one after the other before a narration in the making is given up: about 20 s. */
export const GROWING_PATIENCE = 8;

/** Milliseconds to wait after so many connections in a row that brought nothing. */
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

/** Seconds further on than where it was lost before: the connection has brought something. */
const PROGRESS = 0.5;

/** Counts how often the connection behind one sound was lost, and says when it is to be tried again. */
export class Reconnections {
  #fruitless = 0;
  #lostAt: number | null = null;

  /**
   * The connection was lost when playback was at `seconds`.
   * @returns milliseconds until the next one, or null when there have been enough
   */
  next(seconds: number): number | null {
    const hasGoneOn = this.#lostAt !== null && Math.abs(seconds - this.#lostAt) > PROGRESS;
    this.#fruitless = this.#lostAt === null || hasGoneOn ? 0 : this.#fruitless + 1;
    this.#lostAt = seconds;
    return this.#fruitless < GROWING_PATIENCE - 1 ? backoff(this.#fruitless) : null;
  }
}
