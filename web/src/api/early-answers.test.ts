import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOnce } from './early-answers.ts';

const PATH = '/api/auth/me';
const headers = { authorization: 'Bearer a.b.c' };
const asked = vi.fn(async () => new Response('asked'));
vi.stubGlobal('fetch', asked);

/** The page has asked for the user with this token. */
const early = (token = 'a.b.c', answer: Promise<Response> = Promise.resolve(new Response('early'))) =>
  Object.assign(globalThis, { early: { [PATH]: answer.then((came) => ({ token, answer: came })) } });
const ask = async (path = PATH, init: RequestInit = {}) =>
  (await fetchOnce(path, { method: 'GET', headers, ...init })).text();

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'early');
  asked.mockClear();
  vi.restoreAllMocks();
});

test('the app takes over an answer that the page asked for, once', async () => {
  early();
  expect([await ask(), await ask()]).toEqual(['early', 'asked']);
});

test('an answer for another token is not taken over', async () => {
  early('of.another.user');
  expect(await ask()).toBe('asked');
});

test('an answer of ten seconds ago is not taken over', async () => {
  early();
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  expect(await ask()).toBe('asked');
});

test('nothing is taken over after a change, but after a renewal', async () => {
  early();
  await ask('/api/auth/refresh-token', { method: 'POST' });
  await ask('/api/stories/s1', { method: 'DELETE' });
  expect(await ask()).toBe('asked');
  early();
  await ask('/api/auth/refresh-token', { method: 'POST' });
  expect(await ask()).toBe('early');
});

test('a request that is aborted does not wait for the answer', async () => {
  early('a.b.c', new Promise(() => {}));
  const aborting = new AbortController();
  const waiting = ask(PATH, { signal: aborting.signal });
  aborting.abort();
  await waiting;
  expect(asked).toHaveBeenCalledOnce();
});
