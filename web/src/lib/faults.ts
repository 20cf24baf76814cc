/** Errors that nothing in the app has handled. From its start on `features/watching` takes what is pushed. */
export const faults: unknown[] = [];
