/** Commands to a page, independent of the browser's protocol. */
export type Driver = {
  /** Resolves when the document has been loaded. */
  open(url: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page. @returns its value as JSON @throws its error */
  evaluate(expression: string): Promise<unknown>;
  /** Sequences of the W3C's `actions`, for real presses and keys. */
  perform(actions: object[]): Promise<void>;
};

/** A running browser, or the reason why it did not start. */
export type Started = {
  /** Name and version, from the browser. */
  version: string;
  driver: Driver;
  stop(): Promise<void>;
};

/** Time limit of a command, in milliseconds. */
export const COMMAND_MS = 20_000;

/** Time limit of the start, in milliseconds. */
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

/** Wraps the expression in JSON: protocols serialise objects differently. */
export const asJson = (expression: string) => `JSON.stringify(${expression}) ?? 'null'`;
