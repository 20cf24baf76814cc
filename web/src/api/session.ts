import { localStore } from '../lib/browser-storage.ts';
import { createSessionStore } from './session-store.ts';

/** Who is signed in, as this browser remembers it. */
export const session = createSessionStore(localStore, globalThis.window);
