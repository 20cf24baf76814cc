import { createStore } from '../../lib/store.ts';

/**
 * Whether the server has said that its quota is used up, so that nobody fills in a form in vain. Apart from what asks the server,
 * which the first page does without.
 */
export const outOfQuota = createStore(false);
