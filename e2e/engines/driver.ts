/** What a page is asked to do, over whichever protocol the browser speaks. */
export type Driver = {
  /** Resolves when the document has been loaded. */
  open(url: string): Promise<void>;
  /** What an expression of JavaScript is worth in the page, as far as JSON can say it. Throws what it throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Sequences of the W3C's `actions`, for real presses and keys. */
  perform(actions: object[]): Promise<void>;
};

/** A browser that was started, or why it was not. */
export type Started = {
  /** Its name and version as it says itself. */
  version: string;
  driver: Driver;
  stop(): Promise<void>;
};

/** Milliseconds in which a command has to be answered. */
export const COMMAND_MS = 20_000;

/** Milliseconds in which a browser has to be up. */
export const START_MS = 30_000;

/** Rejects when `promise` has not settled after `ms`. @param what for the message */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing after ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The expression, as JSON: what each protocol makes of objects is its own. */
export const asJson = (expression: string) => `JSON.stringify(${expression}) ?? 'null'`;
