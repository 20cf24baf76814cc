/** The clock of a storyteller, as an argument: a test cannot wait for a deadline. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once, so many milliseconds from now. @returns what prevents it */
  after(ms: number, callback: () => void): () => void;
};

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
