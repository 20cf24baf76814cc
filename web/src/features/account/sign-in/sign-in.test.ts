import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../../api/create-client.ts';
import { Problem } from '../../../api/problem.ts';
import { logIn, register } from './sign-in.ts';

afterEach(() => {
  vi.useRealTimers();
});

const CREDENTIALS = { email: 'ana@example.com', password: 'una clave' };
const ANSWER = { token: 't', user: { id: 'u1', email: 'ana@example.com' } };

function setUp(...answers: unknown[]) {
  const calls: unknown[] = [];
  const waits: number[] = [];
  const client = {
    call: async (path: string, request: unknown) => {
      calls.push([path, request]);
      const answer = answers.shift();
      if (answer instanceof Problem) throw answer;
      return answer;
    },
  } as unknown as ApiClient;
  return { client, calls, waits, wait: async (ms: number) => void waits.push(ms) };
}

const tooMany = (retryAfter: number | null = null) =>
  new Problem({ code: 'too_many_attempts', status: 429, retryAfter });

// @spec 4.6, 7.3, 7.24
test('a sign-in sends the credentials and returns the session', async () => {
  const { client, calls, wait } = setUp(ANSWER);
  await expect(logIn(client, CREDENTIALS, wait)).resolves.toEqual(ANSWER);
  expect(calls).toEqual([
    ['/api/auth/login', { method: 'POST', body: { ...CREDENTIALS, tokenLifetime: 'hour' } }],
  ]);
});

// @spec 7.4, 9.13
test('a rate-limited sign-in is retried after 1, 2 and 4 seconds', async () => {
  const { client, waits, wait } = setUp(tooMany(), tooMany(), tooMany(), ANSWER);
  await expect(logIn(client, CREDENTIALS, wait)).resolves.toEqual(ANSWER);
  expect(waits).toEqual([1000, 2000, 4000]);
});

test('a longer wait of the server replaces the backoff', async () => {
  const { client, waits, wait } = setUp(tooMany(5), tooMany(2), tooMany(3), ANSWER);
  await expect(logIn(client, CREDENTIALS, wait)).resolves.toEqual(ANSWER);
  expect(waits).toEqual([5000, 2000, 4000]);
});

// @spec 9.13
test('the backoff waits by real timers', async () => {
  vi.useFakeTimers();
  const { client, calls } = setUp(tooMany(), tooMany(), tooMany(), ANSWER);
  const signedIn = logIn(client, CREDENTIALS);
  for (const [ms, tried] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(calls).toHaveLength(tried);
  }
  await expect(signedIn).resolves.toEqual(ANSWER);
});

// @spec 8.4
test('the refusal is reported after the third retry', async () => {
  const { client, calls, wait } = setUp(tooMany(), tooMany(), tooMany(), tooMany());
  await expect(logIn(client, CREDENTIALS, wait)).rejects.toMatchObject({ code: 'too_many_attempts' });
  expect(calls).toHaveLength(4);
});

test('a wait that is too long is reported at once', async () => {
  const { client, calls, wait } = setUp(tooMany(900));
  await expect(logIn(client, CREDENTIALS, wait)).rejects.toMatchObject({ facts: { retryAfter: 900 } });
  expect(calls).toHaveLength(1);
});

// @spec 8.3, 8.7
test('a wrong password is reported at once', async () => {
  const { client, calls, wait } = setUp(new Problem({ code: 'invalid_credentials', status: 401 }));
  await expect(logIn(client, CREDENTIALS, wait)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect(calls).toHaveLength(1);
});

// @spec 7.24, 8.5
test.each([undefined, {}, { token: 't' }, { user: ANSWER.user }])(
  'an answer that is no session (%j) is not taken for one',
  async (answer) => {
    await expect(register(setUp(answer).client, CREDENTIALS)).rejects.toMatchObject({
      code: 'unexpected_answer',
    });
  },
);
