import { expect, test, vi } from 'vitest';
import type { Admission } from './outcomes.ts';
import { waitOutGap } from './wait-out-gap.ts';

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

test.each<Admission>([
  started,
  { ok: false, code: 'story_limit_reached' },
  { ok: false, code: 'generation_in_progress', generationId: 'g0' },
])('any other answer is passed on unchanged: %j', async (answer) => {
  const { admission, ask } = setUp(answer, started);
  expect(await admission).toEqual(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});
