/** Errors that nothing in the app has handled. From its start on `features/watching` takes what is pushed. */
export const faults: unknown[] = [];

/**
 * Whether a thrown value is a mistake of a script. Browsers also throw a TypeError for a lost connection: where one may
 * come, `overNetwork` (`api/problem.ts`) has made a `Problem` of it.
 */
export const isMistake = (thrown: unknown): boolean =>
  [TypeError, ReferenceError, RangeError].some((kind) => thrown instanceof kind);
