import type { User } from '../../../contract/schemas/auth.ts';
import type { KeyValueStorage } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';
import { timeIn } from './token-claims.ts';

/** Storage keys of the session, shared with other clients of this API. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';
/** Milliseconds by which this device's clock was ahead of the server's when the token was new. */
const CLOCK_KEY = 'clock-ahead';
/** Set from a sign-out until the server has answered it. */
const OWED_KEY = 'sign-out-owed';

export type Session = { token: string; user: User };

/**
 * `session_ended`: the server ended the session, such as at a sign-out everywhere. `token_expired`: it can no longer be
 * renewed.
 */
export type Expiry = 'token_expired' | 'session_ended';

export type SessionStore = {
  /** Signed-in session, or null. The same object until a change. */
  read(): Session | null;
  /** Reads the storage again, for a change that no event announced, and returns the session. */
  readAgain(): Session | null;
  begin(session: Session): void;
  replaceToken(token: string): void;
  replaceUser(user: User): void;
  /** Ends the session because the server has ended it or renews it no more. */
  end(by?: Expiry): void;
  /** Ends the session by the user's wish. The server has to be asked until it answers: `signOutArrived`. */
  signOut(): void;
  owesSignOut(): boolean;
  signOutArrived(): void;
  /** How the last session of this tab expired, for a message; undefined when it did not. */
  expiry(): Expiry | undefined;
  /** Milliseconds by which this device's clock is ahead of the server's; null before it was compared. */
  clockAhead(): number | null;
  /** Calls back after every change, also of other tabs. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

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

export function createSessionStore(storage: KeyValueStorage, now = Date.now): SessionStore {
  const owesSignOut = () => storage.getItem(OWED_KEY) !== null;
  const session = createStore(load());
  let expired: Expiry | undefined;

  function load(): Session | null {
    const token = storage.getItem(TOKEN_KEY);
    const user = parseUser(storage.getItem(USER_KEY));
    // A session that storage would not give up has ended all the same.
    return token && user && !owesSignOut() ? { token, user } : null;
  }

  function readAgain(): Session | null {
    const next = load();
    if (JSON.stringify(next) !== JSON.stringify(session.read())) {
      expired = undefined;
      session.set(next);
    }
    return session.read();
  }

  function save(next: Session | null, by?: Expiry) {
    const { token, user } = session.read() ?? {};
    expired = by;
    // First what there was: storage that is full must not be left with the one's token and the other's name.
    if (!next || user?.id !== next.user.id)
      for (const key of [TOKEN_KEY, USER_KEY, CLOCK_KEY]) storage.removeItem(key);
    if (next) {
      storage.setItem(TOKEN_KEY, next.token);
      storage.setItem(USER_KEY, JSON.stringify(next.user));
      const issuedAt = timeIn(next.token, 'iat');
      if (next.token !== token && issuedAt !== null)
        storage.setItem(CLOCK_KEY, String(Math.round(now() - issuedAt)));
    }
    session.set(next);
  }

  function change(part: Partial<Session>) {
    const current = readAgain();
    if (current) save({ ...current, ...part });
  }

  storage.subscribe(() => {
    const before = session.read();
    // Without a session the change may be that another tab's sign-out has arrived.
    if (readAgain() === null && before === null) session.set(null);
  });

  return {
    read: session.read,
    readAgain,
    begin({ token, user }) {
      storage.removeItem(OWED_KEY);
      save({ token, user: withState(user) });
    },
    replaceToken: (token) => change({ token }),
    replaceUser: (user) => change({ user: withState(user) }),
    end: (by) => save(null, by),
    signOut() {
      if (session.read()) storage.setItem(OWED_KEY, '1');
      save(null);
    },
    owesSignOut,
    signOutArrived: () => storage.removeItem(OWED_KEY),
    expiry: () => expired,
    clockAhead: () => {
      const stored = Number.parseInt(storage.getItem(CLOCK_KEY) ?? '', 10);
      return Number.isNaN(stored) ? null : stored;
    },
    subscribe: session.subscribe,
  };
}
