import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import { memoryStorage as storage } from '../testing/memory-storage.ts';
import { createSessionStore } from './session-store.ts';

const ANA = { id: 'u1', email: 'ana@example.com', subscriptionState: 'active' } as User;

// @spec 3.2, 3.6, 4.13
test('a session is stored under the two shared keys', () => {
  const values: Record<string, string> = {};
  createSessionStore(storage(values)).begin({ token: 't', user: ANA });
  expect(values).toEqual({ token: 't', user: JSON.stringify(ANA) });
  expect(createSessionStore(storage(values)).read()).toEqual({ token: 't', user: ANA });
});

test.each([
  ['no token', { user: JSON.stringify(ANA) }],
  ['no user', { token: 't' }],
  ['a user that is not JSON', { token: 't', user: 'undefined' }],
  ['an invalid user', { token: 't', user: '"ana"' }],
])('with %s there is no session', (_, values) => {
  expect(createSessionStore(storage(values)).read()).toBeNull();
});

// @spec 3.4
test.each(['none', 'active', 'cancelled', 'past_due', 'paused', 'ended'])(
  'a stored user without a state, with status %s, gets that state',
  (state) => {
    const { subscriptionState: _, ...rest } = ANA;
    const old = { ...rest, subscriptionStatus: state } as User;
    const kept = createSessionStore(storage({ token: 't', user: JSON.stringify(old) }));
    expect(kept.read()?.user.subscriptionState).toBe(state);
    const store = createSessionStore(storage());
    store.begin({ token: 't', user: old });
    expect(store.read()?.user.subscriptionState).toBe(state);
    store.begin({ token: 't', user: ANA });
    store.replaceUser(old);
    expect(store.read()?.user.subscriptionState).toBe(state);
  },
);

// @spec 4.10
test('signing out clears both keys', () => {
  const values = { token: 't', user: JSON.stringify(ANA) };
  const store = createSessionStore(storage(values));
  store.end();
  expect(values).toEqual({});
  expect(store.read()).toBeNull();
});

test('an expired session is remembered until the next one begins', () => {
  const values: Record<string, string> = {};
  const store = createSessionStore(storage(values));
  store.begin({ token: 't', user: ANA });
  store.end('session_ended');
  expect(values).toEqual({});
  expect(store.expiry()).toBe('session_ended');
  store.begin({ token: 't2', user: ANA });
  expect(store.expiry()).toBeUndefined();
  store.end();
  expect(store.expiry()).toBeUndefined();
});

// @spec 4.12
test('listeners are called after changes in this tab and in another one', () => {
  const values: Record<string, string> = {};
  const shared = storage(values);
  const store = createSessionStore(shared);
  const listener = vi.fn();
  store.subscribe(listener);
  store.begin({ token: 't', user: ANA });
  expect(listener).toHaveBeenCalledTimes(1);

  values.user = JSON.stringify({ ...ANA, isPremium: true });
  shared.changedOutside();
  expect(store.read()?.user).toEqual({ ...ANA, isPremium: true });
  values.token = 'renewed';
  shared.changedOutside();
  expect(store.read()?.token).toBe('renewed');
  expect(listener).toHaveBeenCalledTimes(3);

  values.theme = 'night';
  shared.changedOutside();
  expect(listener).toHaveBeenCalledTimes(3);

  delete values.token;
  delete values.user;
  shared.changedOutside();
  expect(store.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('a session is written as it is in storage now: another tab may have signed out without an event', () => {
  const values: Record<string, string> = {};
  const [here, elsewhere] = [createSessionStore(storage(values)), createSessionStore(storage(values))];
  here.begin({ token: 't', user: ANA });
  elsewhere.begin({ token: 't', user: ANA });
  elsewhere.signOut();
  here.replaceToken('renewed');
  here.replaceUser({ ...ANA, isPremium: true });
  expect([here.read(), values.token, values.user]).toEqual([null, undefined, undefined]);
});

describe('an owed sign-out', () => {
  test('outlives the tab until it arrives', () => {
    const values: Record<string, string> = {};
    const store = createSessionStore(storage(values));
    store.begin({ token: 't', user: ANA });
    store.signOut();
    expect(JSON.stringify(values)).not.toContain(ANA.email);
    const next = createSessionStore(storage(values));
    expect([next.read(), next.owesSignOut()]).toEqual([null, true]);
    next.signOutArrived();
    expect([createSessionStore(storage(values)).owesSignOut(), values]).toEqual([false, {}]);
  });

  test('ends with the next sign-in', () => {
    const values: Record<string, string> = {};
    const store = createSessionStore(storage(values));
    store.begin({ token: 't', user: ANA });
    store.signOut();
    store.begin({ token: 't2', user: { ...ANA, id: 'u2' } });
    expect([store.owesSignOut(), store.read()?.user.id]).toEqual([false, 'u2']);
  });

  test('hides a session that storage did not give up', () => {
    const values = { token: 't', user: JSON.stringify(ANA), 'sign-out-owed': '1' };
    expect(createSessionStore(storage(values)).read()).toBeNull();
  });

  test.each(['a visitor', 'a session that the server has ended'])('is none of %s', (who) => {
    const store = createSessionStore(storage());
    if (who !== 'a visitor') {
      store.begin({ token: 't', user: ANA });
      store.end('session_ended');
    }
    store.signOut();
    expect(store.owesSignOut()).toBe(false);
  });
});

test('storage that is full never holds the token of one user and the name of another', () => {
  const values: Record<string, string> = {};
  const shared = storage(values);
  createSessionStore(shared).begin({ token: 'of-ana', user: ANA });
  for (const refused of ['token', 'user']) {
    const full = {
      ...shared,
      setItem: (key: string, value: string) => (key === refused ? 'full' : shared.setItem(key, value)),
    } as const;
    const store = createSessionStore(full);
    store.begin({ token: 'of-ben', user: { ...ANA, id: 'u2' } });
    expect(store.read()?.user.id).toBe('u2');
    expect(createSessionStore(shared).read()).toBeNull();
  }
});

const DAY = 86_400_000;
const issued = (iat: number) => `h.${btoa(JSON.stringify({ iat, exp: iat + 3600 }))}.s`;

test.each([0, DAY, -DAY])('a fresh token tells how far this device’s clock is ahead: %i ms', (ahead) => {
  const values: Record<string, string> = {};
  let now = 1_000_000 * 1000 + ahead;
  const store = createSessionStore(storage(values), () => now);
  expect(store.clockAhead()).toBeNull();
  store.begin({ token: issued(1_000_000), user: ANA });
  expect(store.clockAhead()).toBe(ahead);
  // Only a new token does: the same one grows older.
  now += 60_000;
  store.replaceUser({ ...ANA, isPremium: true });
  expect(createSessionStore(storage(values)).clockAhead()).toBe(ahead);
  store.replaceToken(issued(1_000_060));
  expect(store.clockAhead()).toBe(ahead);
});

test('an unsubscribed listener is not called', () => {
  const store = createSessionStore(storage());
  const listener = vi.fn();
  store.subscribe(listener)();
  store.begin({ token: 't', user: ANA });
  expect(listener).not.toHaveBeenCalled();
});

test('a visitor’s user data is not stored', () => {
  const values: Record<string, string> = {};
  const store = createSessionStore(storage(values));
  store.replaceToken('t');
  store.replaceUser(ANA);
  expect(values).toEqual({});
});

test('the session is the same object as long as nothing changed', () => {
  const store = createSessionStore(storage({ token: 't', user: JSON.stringify(ANA) }));
  expect(store.read()).toBe(store.read());
});
