import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { requireHealth } from './health-query.ts';

let answers: PromiseWithResolvers<Response>[];
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const says = (status: string) =>
  answers.at(-1)!.resolve(Response.json({ status, services: { database: 'error' }, openai_error: null }));

/** Asks for the health as before a story. @returns the result, `waiting` before it is there */
async function ask(): Promise<() => string> {
  let end = 'waiting';
  requireHealth().then(
    () => {
      end = 'well';
    },
    (thrown) => {
      end = thrown.code;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return () => end;
}

test('every story asks for the health; a recently healthy server is not waited for', async () => {
  const first = await ask();
  expect([answers.length, first()]).toEqual([1, 'waiting']);
  says('ok');
  await vi.advanceTimersByTimeAsync(0);
  expect(first()).toBe('well');

  await vi.advanceTimersByTimeAsync(29_000);
  const second = await ask();
  expect([answers.length, second()]).toEqual([2, 'well']);
  says('ok');

  await vi.advanceTimersByTimeAsync(31_000);
  const third = await ask();
  expect([answers.length, third()]).toEqual([3, 'waiting']);
  says('degraded');
  await vi.advanceTimersByTimeAsync(0);
  expect(third()).toBe('well');
});

test('a failing server refuses with its problem, and is asked again each time', async () => {
  const first = await ask();
  says('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(first()).toBe('server_unavailable');
  await expect(
    (async () => {
      const again = requireHealth();
      await vi.advanceTimersByTimeAsync(0);
      says('error');
      await again;
    })(),
  ).rejects.toMatchObject({ facts: { trouble: 'database' } });
  expect(answers).toHaveLength(2);
});

test('a failed check in parallel with a story throws no unhandled error', async () => {
  await ask();
  says('ok');
  await vi.advanceTimersByTimeAsync(0);
  const second = await ask();
  answers.at(-1)!.reject(new RangeError('of our own making'));
  await vi.advanceTimersByTimeAsync(0);
  expect(second()).toBe('well');
});
