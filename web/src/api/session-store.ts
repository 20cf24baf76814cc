import type { User } from '../../../contract/schemas/auth.ts';
import { createStore } from '../lib/store.ts';

/** Storage keys of the session, shared with other clients of this API. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';

export type Session = { token: string; user: User };

/**
 * `session_ended`: the server ended the session, such as at a sign-out everywhere. `token_expired`: it can no longer be
 * renewed.
 */
export type Expiry = 'token_expired' | 'session_ended';

export type SessionStore = {
  /** Signed-in session, or null. The same object until a change. */
  read(): Session | null;
  begin(session: Session): void;
  replaceToken(token: string): void;
  replaceUser(user: User): void;
  /** Signs out, by the user's wish or because the session can no longer be renewed. */
  end(by?: Expiry): void;
  /** How the last session of this tab expired, for a message; undefined when it did not. */
  expiry(): Expiry | undefined;
  /** Calls back after every change, also of other tabs. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Migration of a stored user from an older version or server without a state: the status is its state. */
const withState = (user: User): User => ({
  ...user,
  subscriptionState: user.subscriptionState ?? user.subscriptionStatus,
});

function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const user: unknown = JSON.parse(text);
    return typeof user === 'object' && user !== null && 'email' in user ? withState(user as User) : null;
  } catch {
    return null;
  }
}

/** `changes` is the target of other tabs' `storage` events (`window`); without it there are no other tabs. */
export function createSessionStore(storage: KeyValueStorage, changes?: EventTarget): SessionStore {
  const session = createStore(load());
  let expired: Expiry | undefined;

  function load(): Session | null {
    const token = storage.getItem(TOKEN_KEY);
    const user = parseUser(storage.getItem(USER_KEY));
    return token && user ? { token, user } : null;
  }

  function save(next: Session | null, by?: Expiry) {
    expired = by;
    if (next) {
      storage.setItem(TOKEN_KEY, next.token);
      storage.setItem(USER_KEY, JSON.stringify(next.user));
    } else {
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(USER_KEY);
    }
    session.set(next);
  }

  function change(part: Partial<Session>) {
    const now = session.read();
    if (now) save({ ...now, ...part });
  }

  changes?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== null && key !== TOKEN_KEY && key !== USER_KEY) return;
    expired = undefined;
    session.set(load());
  });

  return {
    read: session.read,
    begin: ({ token, user }) => save({ token, user: withState(user) }),
    replaceToken: (token) => change({ token }),
    replaceUser: (user) => change({ user: withState(user) }),
    end: (by) => save(null, by),
    expiry: () => expired,
    subscribe: session.subscribe,
  };
}
