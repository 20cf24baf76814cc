import { localStore } from '../lib/browser-storage.ts';
import { createSessionStore } from './session-store.ts';

/** Signed-in session as stored in this browser. */
export const session = createSessionStore(localStore);
