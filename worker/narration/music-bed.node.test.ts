import { expect, test } from 'vitest';
import { floatToInt16, MemoryTrack, music, sine } from '../../testkit/worker/sound.ts';
import { SAMPLE_RATE } from './format.ts';
import { MusicBed, measureLevel } from './music-bed.ts';

async function take(bed: MusicBed, count: number, portion: number): Promise<Int16Array> {
  const whole = new Float32Array(count);
  for (let at = 0; at < count; at += portion)
    await bed.fill(whole.subarray(at, Math.min(count, at + portion)));
  return floatToInt16(whole);
}

test.each([1, 239, 240, 24_000, 100_000])(
  'the loop closes without a gap, read %i samples at a time',
  async (portion) => {
    const loop = music(0.5, 5).subarray(0, 5 * SAMPLE_RATE - 17);
    const heard = await take(new MusicBed(new MemoryTrack(loop)), 300_000, portion);
    expect(heard.every((sample, i) => sample === loop[i % loop.length])).toBe(true);
  },
);

test('a tone of whole periods does not click at the seam', async () => {
  const loop = sine(400, 0.5, 3);
  const heard = await take(new MusicBed(new MemoryTrack(loop)), 10 * SAMPLE_RATE, 24_000);
  const steepest = 0.5 * 32_767 * 2 * Math.PI * (400 / SAMPLE_RATE);
  let widest = 0;
  for (let i = 1; i < heard.length; i++) {
    widest = Math.max(widest, Math.abs((heard[i] as number) - (heard[i - 1] as number)));
  }
  // Once: an assertion for each of 240,000 samples takes seconds.
  expect(widest).toBeLessThan(steepest + 2);
});

test('the bed reads only one stretch of two seconds ahead', async () => {
  const track = new MemoryTrack(music(0.5, 60));
  const bed = new MusicBed(track);
  await take(bed, 9 * SAMPLE_RATE, 24_000);
  expect(track.reads.every(({ count }) => count <= 2 * SAMPLE_RATE)).toBe(true);
  expect(track.reads.length).toBe(6);
});

test('a failed read is reported when its samples are due and not before', async () => {
  const track = { length: 96_000, read: async () => new Int16Array(3) };
  const bed = new MusicBed(track);
  await new Promise((resolve) => setTimeout(resolve, 1));
  await expect(() => bed.fill(new Float32Array(10))).rejects.toThrow('asked for 48000 samples at 0, got 3');
});

test('a track without samples is refused', () => {
  expect(() => new MusicBed(new MemoryTrack(new Int16Array(0)))).toThrow(RangeError);
});

test('the level of a full-scale sine is -3 dBFS', () => {
  expect(measureLevel(sine(1000, 1, 1))).toBeCloseTo(-3.01, 2);
});
