/**
 * Prints measurements of the committed tracks. Needs ffmpeg for loudness and peaks.
 *
 *     node studio/music/measure.ts
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { decodeTrack, TRACK_SAMPLE_RATE } from '../../tools/content/decode-track.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { againstTrack, measureSeam } from './loop.ts';
import { integratedLoudness, loudnessOverTime } from './loudness.ts';
import { loopSeconds } from './midi.ts';
import { scores } from './scores/index.ts';
import { scaleOf } from './scores/scale.ts';
import { bandHertz, chroma, colour, colourDistance, powerSpectrum, shareOfPower } from './spectrum.ts';

/** ffmpeg's measurement of a file: integrated LUFS and true peak in dBTP. */
function ebur128(file: string): { lufs: string; truePeak: string } {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  const last = (pattern: RegExp) => [...stderr.matchAll(pattern)].at(-1)?.[1] ?? '?';
  return { lufs: last(/I:\s+(-?[\d.]+) LUFS/g), truePeak: last(/Peak:\s+(-?[\d.]+) dBFS/g) };
}

/** Longest run, in seconds, of 100 ms steps whose loudness stays under −50 LUFS. */
function longestSilence(momentary: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const level of momentary) {
    run = level < -50 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / 10;
}

const colours: Record<string, number[]> = {};
const rows: Record<string, Record<string, string | number>> = {};
for (const score of scores) {
  const file = inContent('music/tracks', `${score.id}.ogg`);
  const samples = Float32Array.from(await decodeTrack(readFileSync(file)), (sample) => sample / 32_767);
  const power = powerSpectrum(samples);
  const lufs = integratedLoudness(samples, TRACK_SAMPLE_RATE);
  const shortTerm = loudnessOverTime(samples, TRACK_SAMPLE_RATE, 3);
  const seam = measureSeam(samples, TRACK_SAMPLE_RATE);
  const classes = chroma(power, TRACK_SAMPLE_RATE);
  const scale = scaleOf(score);
  const total = power.reduce((sum, value) => sum + value, 0);
  const notes = score.parts.reduce((sum, part) => sum + part.notes.length, 0);
  const { lufs: ffmpegLufs, truePeak } = ebur128(file);
  colours[score.id] = colour(power, TRACK_SAMPLE_RATE);
  rows[score.id] = {
    seconds: (samples.length / TRACK_SAMPLE_RATE).toFixed(3),
    kB: Math.round(statSync(file).size / 1000),
    LUFS: lufs.toFixed(2),
    ffmpeg: ffmpegLufs,
    dBTP: truePeak,
    'loudest 3 s': (Math.max(...shortTerm) - lufs).toFixed(1),
    'quietest 3 s': (Math.min(...shortTerm) - lufs).toFixed(1),
    'silence s': longestSilence(loudnessOverTime(samples, TRACK_SAMPLE_RATE, 0.1)),
    'seam/near': seam.againstNearby.toFixed(2),
    'seam/p99': againstTrack(seam, samples).toFixed(2),
    bend: seam.bend.toFixed(2),
    sharp: seam.sharpness.toFixed(2),
    '>6k dB': (10 * Math.log10(shareOfPower(power, TRACK_SAMPLE_RATE, 6000, 12_000))).toFixed(1),
    '<150 Hz %': (100 * shareOfPower(power, TRACK_SAMPLE_RATE, 0, 150)).toFixed(0),
    '>300 Hz LU': (10 * Math.log10(shareOfPower(power, TRACK_SAMPLE_RATE, 300, 12_000))).toFixed(1),
    '1–4k %': (100 * shareOfPower(power, TRACK_SAMPLE_RATE, 1000, 4000)).toFixed(1),
    centroid: Math.round(
      power.reduce((sum, value, k) => sum + value * bandHertz(k, TRACK_SAMPLE_RATE), 0) / total,
    ),
    'in key %': (100 * classes.reduce((sum, share, key) => (scale.has(key) ? sum + share : sum), 0)).toFixed(
      0,
    ),
    'notes/s': (notes / loopSeconds(score)).toFixed(1),
  };
}
console.table(rows);
console.log('Difference in colour between tracks (dB, third octaves):');
console.table(
  Object.fromEntries(
    Object.entries(colours).map(([id, own]) => [
      id,
      Object.fromEntries(
        Object.entries(colours).map(([other, its]) => [other, colourDistance(own, its).toFixed(1)]),
      ),
    ]),
  ),
);
