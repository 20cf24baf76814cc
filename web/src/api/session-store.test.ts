import { expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import { createSessionStore } from './session-store.ts';

const ANA = { id: 'u1', email: 'ana@example.com', subscriptionState: 'active' } as User;

function storage(values: Record<string, string> = {}) {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
}

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
  const tabs = new EventTarget();
  const elsewhere = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const store = createSessionStore(storage(values), tabs);
  const listener = vi.fn();
  store.subscribe(listener);
  store.begin({ token: 't', user: ANA });
  expect(listener).toHaveBeenCalledTimes(1);

  values.user = JSON.stringify({ ...ANA, isPremium: true });
  elsewhere('user');
  expect(store.read()?.user).toEqual({ ...ANA, isPremium: true });
  expect(listener).toHaveBeenCalledTimes(2);

  values.token = 'renewed';
  elsewhere('token');
  expect(store.read()?.token).toBe('renewed');
  expect(listener).toHaveBeenCalledTimes(3);

  elsewhere('theme');
  expect(listener).toHaveBeenCalledTimes(3);

  // Browsers announce `clear()` with a null key.
  delete values.token;
  delete values.user;
  elsewhere(null);
  expect(store.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(4);
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
