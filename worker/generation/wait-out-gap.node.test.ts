import { expect, test, vi } from 'vitest';
import type { Accepted, TooSoon } from './outcomes.ts';
import { waitOutGap } from './wait-out-gap.ts';

const tooSoon = (waitMs: number): TooSoon => ({
  ok: false,
  code: 'too_soon',
  retryAfter: Math.ceil(waitMs / 1000),
  waitMs,
});
const started: Accepted = { ok: true, generationId: 'g1', started: true, replayed: false };

/** Answers one after the other, and how long was waited between them. */
function setUp(...answers: (Accepted | TooSoon)[]) {
  const waits: number[] = [];
  const after = (ms: number, callback: () => void) => {
    waits.push(ms);
    callback();
    return () => {};
  };
  const ask = vi.fn(async () => answers.shift()!);
  return { ask, waits, admission: waitOutGap(ask, { after }) };
}

test.each([1, 999, 2000])(
  'a request %i ms before the end of the gap waits and asks once more',
  async (left) => {
    const { admission, ask, waits } = setUp(tooSoon(left), started);
    expect(await admission).toEqual(started);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(waits).toEqual([left + 50]);
  },
);

test.each([2001, 2100, 9000])(
  'a request %i ms before the end of the gap is refused at once',
  async (left) => {
    const { admission, ask, waits } = setUp(tooSoon(left), started);
    expect(await admission).toEqual({ ok: false, code: 'too_soon', retryAfter: Math.ceil(left / 1000) });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);
  },
);

test('a request is held once: the second answer is final', async () => {
  const { admission, ask } = setUp(tooSoon(1500), tooSoon(1), started);
  expect(await admission).toEqual({ ok: false, code: 'too_soon', retryAfter: 1 });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an admission is passed on unchanged', async () => {
  const { admission, ask } = setUp(started, tooSoon(1));
  expect(await admission).toEqual(started);
  expect(ask).toHaveBeenCalledTimes(1);
});
