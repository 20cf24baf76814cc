import { expect, test } from 'vitest';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { withTimeouts } from './with-timeouts.ts';

/** One item, then nothing. */
async function* oneItem() {
  yield 'first';
  await new Promise(() => {});
}

test.each([
  ['has a shorter timeout after the first item', { first: 1000, next: 200 }, 200],
  ['has a longer timeout after the first item', { first: 200, next: 1000 }, 1000],
])('a stream %s', async (_, patience, waits) => {
  const clock = new HandClock(0);
  const stream = withTimeouts(oneItem, patience, clock, new AbortController().signal);
  expect(await stream.next()).toEqual({ done: false, value: 'first' });
  let failure: unknown = null;
  const next = stream.next().catch((error: unknown) => {
    failure = error;
  });
  await clock.advance(waits - 1);
  expect(failure).toBeNull();
  await clock.advance(1);
  await next;
  expect(failure).toMatchObject({ name: 'ProviderError', code: 'audio_timed_out' });
});

test('a stream without timeouts waits until it is aborted', async () => {
  const clock = new HandClock(0);
  const gone = new AbortController();
  const stream = withTimeouts(oneItem, { first: null, next: null }, clock, gone.signal);
  await stream.next();
  const next = stream.next().catch((error: unknown) => error);
  await clock.advance(10_000_000);
  const reason = new Error('the listener left');
  gone.abort(reason);
  expect(await next).toBe(reason);
});
