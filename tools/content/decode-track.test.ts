import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeTrack, TRACK_SAMPLE_RATE } from './decode-track.ts';

const bedtime = (): Uint8Array => readFileSync('content/music/tracks/bedtime.ogg');

test('decodeTrack is deterministic', async () => {
  const [one, other] = [await decodeTrack(bedtime()), await decodeTrack(bedtime())];
  expect(one.length).toBeGreaterThan(TRACK_SAMPLE_RATE);
  // Compared as bytes: comparing two million numbers one by one takes longer than decoding.
  expect(Buffer.from(one.buffer).equals(Buffer.from(other.buffer))).toBe(true);
});

test('decodeTrack refuses other formats than Ogg Vorbis', async () => {
  await expect(decodeTrack(new TextEncoder().encode('not music at all'))).rejects.toThrow(/Vorbis/);
});

test('decodeTrack refuses a damaged file instead of shortening it', async () => {
  const bytes = Uint8Array.from(bedtime());
  bytes.fill(0, 100_000, 110_000);
  await expect(decodeTrack(bytes)).rejects.toThrow(/damaged/);
});
