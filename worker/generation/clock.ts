/** Injected clock, so that tests do not wait for deadlines. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** One-shot timer in milliseconds. @returns its cancellation */
  after(ms: number, callback: () => void): () => void;
};

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
