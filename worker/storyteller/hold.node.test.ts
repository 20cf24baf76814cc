import { expect, test, vi } from 'vitest';
import { admitOrHold } from './hold.ts';
import type { Admission } from './rpc.ts';

const tooSoon = (waitMs: number): Admission => ({
  ok: false,
  code: 'too_soon',
  retryAfter: Math.ceil(waitMs / 1000),
  waitMs,
});
const started: Admission = { ok: true, generationId: 'g1', started: true, replayed: false };

/** Answers one after the other, and how long was waited between them. */
function setUp(...answers: Admission[]) {
  const waits: number[] = [];
  const after = (ms: number, callback: () => void) => {
    waits.push(ms);
    callback();
    return () => {};
  };
  const ask = vi.fn(async () => answers.shift()!);
  return { ask, waits, admission: admitOrHold(ask, { after }) };
}

test.each([1, 999, 2000])('%i ms before the gap is over a request waits and asks once more', async (left) => {
  const { admission, ask, waits } = setUp(tooSoon(left), started);
  expect(await admission).toEqual(started);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(waits).toEqual([left + 50]);
});

test.each([2001, 2100, 9000])('%i ms before it is over it is refused at once', async (left) => {
  const { admission, ask, waits } = setUp(tooSoon(left), started);
  expect(await admission).toEqual({ ok: false, code: 'too_soon', retryAfter: Math.ceil(left / 1000) });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(waits).toEqual([]);
});

test('it is held once: what the second answer says holds, whatever it is', async () => {
  const { admission, ask } = setUp(tooSoon(1500), tooSoon(1), started);
  expect(await admission).toEqual({ ok: false, code: 'too_soon', retryAfter: 1 });
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each<Admission>([
  started,
  { ok: false, code: 'story_limit_reached' },
  { ok: false, code: 'generation_in_progress', generationId: 'g0' },
])('any other answer is given as it is: %j', async (answer) => {
  const { admission, ask } = setUp(answer, started);
  expect(await admission).toEqual(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});
