import { createStore } from '../lib/store.ts';
import { renewalBackoff } from './access-token.ts';
import type { ApiClient } from './create-client.ts';
import type { SessionStore } from './session-store.ts';

/** Time limit of an attempt, in milliseconds. */
const TIMEOUT_MS = 15_000;

export type OwedSignOut = {
  /** Whether an attempt has failed, so that the user is still signed in at the server. */
  isLate: { read(): boolean; subscribe(listener: () => void): () => void };
  /**
   * Asks the server to end the session that was signed out here, if that is owed. Never rejects.
   * @param token of the session, while it is known; afterwards the cookie names it
   */
  send(token?: string): Promise<void>;
};

/**
 * A sign-out ends the session of this browser at once, and is owed to the server until it has answered: it is repeated
 * at the start, by a timer, and whenever `onReturn` calls back. A new sign-in settles it, since it replaces the cookie.
 */
export function createOwedSignOut(
  client: ApiClient,
  session: SessionStore,
  onReturn: (listener: () => void) => void,
): OwedSignOut {
  const isLate = createStore(false);
  let attempt: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function send(token?: string): Promise<void> {
    if (attempt || !session.owesSignOut()) return;
    clearTimeout(timer);
    const current = new AbortController();
    attempt = current;
    try {
      await client.call('/api/auth/logout', {
        method: 'POST',
        // Arrives also when the tab is closed right after the press.
        keepalive: true,
        timeoutMs: TIMEOUT_MS,
        signal: current.signal,
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      });
      if (!current.signal.aborted) session.signOutArrived();
      failures = 0;
    } catch {
      failures += 1;
      if (session.owesSignOut()) timer = setTimeout(send, renewalBackoff(failures));
    }
    attempt = null;
    isLate.set(session.owesSignOut());
  }

  // Also in another tab. The answer to an attempt would remove the cookie of the session that has begun.
  session.subscribe(() => {
    if (session.owesSignOut()) return;
    attempt?.abort();
    isLate.set(false);
  });
  onReturn(() => void send());
  void send();
  return { isLate, send };
}
