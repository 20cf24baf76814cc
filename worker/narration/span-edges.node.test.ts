import { expect, test } from 'vitest';
import { afterJoin, BeforeJoin } from './span-edges.ts';

const LOUD = new Int16Array(2000).fill(9000);
const padded = (before: number, after: number) =>
  Int16Array.from([...new Int16Array(before), ...LOUD, ...new Int16Array(after)]);
const inChunks = (samples: Int16Array, size: number) => {
  const edge = new BeforeJoin();
  const out: number[] = [];
  for (let at = 0; at < samples.length; at += size) out.push(...edge.push(samples.subarray(at, at + size)));
  return [...out, ...edge.finish()];
};

test.each([0, 100, 5000])(
  'a span after a join keeps at most 15 ms of %i samples of silence, and rises from zero',
  (before) => {
    const { samples, cut } = afterJoin(padded(before, 0));
    expect([cut, samples.length]).toEqual([Math.max(0, before - 360), 2000 + Math.min(before, 360)]);
    expect(samples[0]).toBe(0);
    const steps = [...samples.subarray(1)].map((sample, i) => Math.abs(sample - samples[i]!));
    if (before === 0) expect(Math.max(...steps)).toBeLessThan(200);
  },
);

test.each([0, 100, 5000])(
  'a span before a join keeps at most 15 ms of %i samples of silence, and falls to zero',
  (after) => {
    const whole = inChunks(padded(50, after), 100_000);
    expect(whole.length).toBe(2050 + Math.min(after, 360));
    expect(whole.at(-1)).toBe(0);
    if (after === 0) expect(whole.at(-50)).toBeLessThan(9000);
    expect(inChunks(padded(50, after), 37)).toEqual(whole);
  },
);

test('silence within a span before a join stays', () => {
  const samples = Int16Array.from([...padded(0, 3000), ...LOUD]);
  expect(inChunks(samples, 480).length).toBe(7000);
});
