import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeTrack, TRACK_SAMPLE_RATE } from './decode-track.ts';

const bedtime = (): Uint8Array => readFileSync('content/music/tracks/bedtime.ogg');

test('decoding twice gives the same samples', async () => {
  const [one, other] = [await decodeTrack(bedtime()), await decodeTrack(bedtime())];
  expect(one.length).toBeGreaterThan(TRACK_SAMPLE_RATE);
  // As bytes: to compare two million numbers one by one takes longer than to decode them.
  expect(Buffer.from(one.buffer).equals(Buffer.from(other.buffer))).toBe(true);
});

test('something that is not Ogg Vorbis is refused', async () => {
  await expect(decodeTrack(new TextEncoder().encode('not music at all'))).rejects.toThrow(/Vorbis/);
});

test('a damaged file is refused rather than shortened', async () => {
  const bytes = Uint8Array.from(bedtime());
  bytes.fill(0, 100_000, 110_000);
  await expect(decodeTrack(bytes)).rejects.toThrow(/damaged/);
});
