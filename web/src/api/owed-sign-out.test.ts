// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createClient } from './create-client.ts';
import { createOwedSignOut } from './owed-sign-out.ts';
import { createSessionStore } from './session-store.ts';

const ANA = { id: 'u1', email: 'ana@example.com' } as User;
const BEN = { id: 'u2', email: 'ben@example.com' } as User;

/** What the browser shares between tabs, and the server's answers. */
const values: Record<string, string> = {};
let answer: (init: RequestInit) => Promise<Response>;
const asked: RequestInit[] = [];

/** A tab that is opened now. `back` is the line's return. */
function openTab(storage = memoryStorage(values)) {
  const session = createSessionStore(storage);
  const client = createClient({
    session,
    fetch: async (_, init = {}) => {
      asked.push(init);
      return answer(init);
    },
    language: () => 'es',
    now: Date.now,
    alone: (task) => task(),
  });
  let back = () => {};
  const owed = createOwedSignOut(client, session, (listener) => {
    back = listener;
  });
  return { session, owed, storage, back: () => back() };
}

const noLine = async () => {
  throw new TypeError('Failed to fetch');
};
const unwell = async () => Response.json({ code: 'database_error' }, { status: 503 });
const arrives = async () => new Response(null, { status: 204 });
const unanswered = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Ana signs out in a new tab. */
async function signedOut(storage?: ReturnType<typeof memoryStorage>) {
  const tab = openTab(storage);
  tab.session.begin({ token: 'of-ana', user: ANA });
  tab.session.signOut();
  const sent = tab.owed.send('of-ana');
  await vi.advanceTimersByTimeAsync(0);
  return { ...tab, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  for (const key of Object.keys(values)) delete values[key];
});
afterEach(() => vi.useRealTimers());

test('a sign-out that arrives leaves nothing behind, and goes on after the tab is closed', async () => {
  answer = arrives;
  const { session, owed } = await signedOut();
  expect([asked.length, session.owesSignOut(), owed.isLate.read(), values]).toEqual([1, false, false, {}]);
  expect(asked[0]).toMatchObject({ keepalive: true, method: 'POST', credentials: 'include' });
  expect(new Headers(asked[0]?.headers).get('Authorization')).toBe('Bearer of-ana');
});

test.each([
  ['without a line', noLine],
  ['answered with 503', unwell],
])('a sign-out %s is late, and sent again when the line is back', async (_, failure) => {
  answer = failure;
  const { session, owed, back } = await signedOut();
  expect([session.owesSignOut(), owed.isLate.read(), Object.keys(values)]).toEqual([
    true,
    true,
    ['sign-out-owed'],
  ]);
  answer = arrives;
  back();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, session.owesSignOut(), owed.isLate.read()]).toEqual([2, false, false]);
  // By the cookie: the token is forgotten.
  expect(new Headers(asked[1]?.headers).has('Authorization')).toBe(false);
});

test('a sign-out that never gets an answer is given up and repeated by a timer', async () => {
  answer = unanswered;
  const { owed } = await signedOut();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(owed.isLate.read()).toBe(true);
  answer = arrives;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked.length, owed.isLate.read()]).toEqual([2, false]);
});

test('a sign-out whose tab was closed is sent by the next one, at its start', async () => {
  answer = unanswered;
  await signedOut();
  answer = arrives;
  const next = openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, next.session.owesSignOut(), next.session.read()]).toEqual([2, false, null]);
});

test('where storage refuses, this tab alone owes the sign-out, and repeats it', async () => {
  answer = noLine;
  const own: Record<string, string> = {};
  const { session, owed, back } = await signedOut(memoryStorage(own));
  expect(owed.isLate.read()).toBe(true);
  answer = arrives;
  back();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.owesSignOut()).toBe(false);
});

test('a new sign-in settles it: an answer on its way must not remove the new cookie', async () => {
  answer = unanswered;
  const { session, owed, back } = await signedOut();
  session.begin({ token: 'of-ben', user: BEN });
  expect(asked[0]?.signal?.aborted).toBe(true);
  back();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([asked.length, session.owesSignOut(), owed.isLate.read()]).toEqual([1, false, false]);
  expect(session.read()?.user.id).toBe(BEN.id);
});

test('a tab follows what another one does about the sign-out', async () => {
  answer = noLine;
  const here = await signedOut();
  const there = openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect([here.owed.isLate.read(), there.owed.isLate.read()]).toEqual([true, true]);
  answer = arrives;
  there.back();
  await vi.advanceTimersByTimeAsync(0);
  here.storage.changedOutside();
  expect([here.owed.isLate.read(), there.owed.isLate.read()]).toEqual([false, false]);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(before);

  there.session.begin({ token: 'of-ben', user: BEN });
  here.storage.changedOutside();
  expect(here.session.read()?.user.id).toBe(BEN.id);
});

test('nothing is sent where nothing is owed', async () => {
  answer = arrives;
  const { back, session } = openTab();
  session.begin({ token: 'of-ana', user: ANA });
  back();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toEqual([]);
});
