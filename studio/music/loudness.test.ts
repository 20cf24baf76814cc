import { expect, test } from 'vitest';
import { integratedLoudness } from './loudness.ts';

const tone = (level: number, seconds: number, rate: number): Float32Array =>
  Float32Array.from(
    { length: seconds * rate },
    (_, i) => 10 ** (level / 20) * Math.sin((2 * Math.PI * 997 * i) / rate),
  );

test.each([24_000, 48_000])(
  'integratedLoudness of a full-scale 997 Hz tone in one channel is −3.01 LUFS at %d Hz, as in the standard',
  (rate) => {
    expect(integratedLoudness(tone(0, 5, rate), rate)).toBeCloseTo(-3.01, 1);
  },
);

test('integratedLoudness ignores long pauses', () => {
  const padded = new Float32Array(20 * 24_000);
  padded.set(tone(-20, 10, 24_000));
  expect(integratedLoudness(padded, 24_000)).toBeCloseTo(-23.0, 0);
});
