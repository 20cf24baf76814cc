import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUSIC_TRACKS } from '../../contract/options.ts';
import { decodeTrack, TRACK_SAMPLE_RATE } from '../../tools/content/decode-track.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { measureSeam } from './loop.ts';
import { integratedLoudness, loudnessOverTime } from './loudness.ts';
import { loopSeconds } from './midi.ts';
import { scores } from './scores/index.ts';
import { powerSpectrum, shareOfPower } from './spectrum.ts';
import { keyName, type Track } from './track.ts';

const folder = inContent('music/tracks');
const tracks = JSON.parse(readFileSync(inContent('music/tracks.json'), 'utf8')) as Track[];

// @spec 3.38
test('every music option has one track, one score and one file, in the same order', () => {
  expect(tracks.map(({ id }) => id)).toEqual(MUSIC_TRACKS);
  expect(scores.map(({ id }) => id)).toEqual(MUSIC_TRACKS);
  expect(readdirSync(folder).sort()).toEqual(MUSIC_TRACKS.map((id) => `${id}.ogg`).sort());
});

test('the README describes every track', () => {
  const described = readFileSync(inContent('music/README.md'), 'utf8').matchAll(/^\| `([\w-]+)`/gm);
  expect(Array.from(described, ([, id]) => id)).toEqual(MUSIC_TRACKS);
});

test('all files together stay under 8 MB', () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(8_000_000);
});

test('no two tracks share key, tempo and metre', () => {
  expect(new Set(tracks.map(({ key, tempo, metre }) => `${key} ${tempo} ${metre}`)).size).toBe(
    MUSIC_TRACKS.length,
  );
});

describe.each(scores)('$id', (score) => {
  const track = tracks.find(({ id }) => id === score.id);

  test("is listed with its score's names, key and tempo", () => {
    const { title, description, tempo, metre } = score;
    expect(track).toMatchObject({ title, description, tempo, metre, key: keyName(score) });
    for (const words of [title.es, title.en, description.es, description.en]) expect(words).not.toBe('');
  });

  test("decodes to exactly its score's length, between one and two minutes", async () => {
    const samples = await decoded(score.id);
    expect(samples.length).toBe(Math.round(loopSeconds(score) * TRACK_SAMPLE_RATE));
    expect(samples.length).toBe(track?.samples);
    expect(samples.length / TRACK_SAMPLE_RATE).toBeCloseTo(track?.seconds ?? 0, 3);
    expect(track?.seconds).toBeGreaterThanOrEqual(60);
    expect(track?.seconds).toBeLessThanOrEqual(120);
  });

  test('loops without a click', async () => {
    const seam = measureSeam(await decoded(score.id), TRACK_SAMPLE_RATE);
    expect(seam.againstNearby).toBeLessThan(1.2);
    expect(seam.bend).toBeLessThan(0.5);
    expect(seam.sharpness).toBeLessThan(0.8);
  });

  test('is as loud as the others, without sudden jumps or silence', async () => {
    const samples = await decoded(score.id);
    const lufs = integratedLoudness(samples, TRACK_SAMPLE_RATE);
    expect(Math.abs(lufs + 20)).toBeLessThan(0.5);
    expect(lufs).toBeCloseTo(track?.lufs ?? 0, 1);
    const passages = loudnessOverTime(samples, TRACK_SAMPLE_RATE, 3);
    expect(Math.max(...passages)).toBeLessThan(lufs + 6);
    expect(Math.min(...loudnessOverTime(samples, TRACK_SAMPLE_RATE, 2))).toBeGreaterThan(-50);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(
      10 ** (-3 / 20),
    );
  });

  test('has little energy in the range of consonants', async () => {
    const power = powerSpectrum(await decoded(score.id));
    expect(shareOfPower(power, TRACK_SAMPLE_RATE, 6_000, 12_000)).toBeLessThan(0.002);
    expect(shareOfPower(power, TRACK_SAMPLE_RATE, 2_000, 12_000)).toBeLessThan(0.05);
  });
});

/** Decoded once for all tests, in −1…1. */
const cache = new Map<string, Promise<Float32Array>>();
function decoded(id: string): Promise<Float32Array> {
  const samples = cache.get(id) ?? decodeTrack(readFileSync(join(folder, `${id}.ogg`))).then(toFloats);
  cache.set(id, samples);
  return samples;
}

function toFloats(samples: Int16Array): Float32Array {
  return new Float32Array(samples).map((sample) => sample / 32_767);
}
