/** Why the browser did not store something: no room is left, or storage is missing, forbidden or broken. */
export type StorageFailure = 'full' | 'refused';

/** The names of the error in browsers of any age: `QuotaExceededError`, `NS_ERROR_DOM_QUOTA_REACHED`. */
export const failureOf = (thrown: unknown): StorageFailure =>
  /quota/i.test((thrown as Error | null)?.name ?? '') ? 'full' : 'refused';
