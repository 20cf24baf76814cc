import { createStore } from '../../lib/store.ts';

/**
 * Whether the server's quota is used up, so that the form is not filled in for nothing. Separate from the health query,
 * which the first page does without.
 */
export const outOfQuota = createStore(false);
