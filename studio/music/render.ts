/**
 * Scores → MIDI → FluidSynth, part by part → balance → dynamics → loop → loudness → Ogg Vorbis and tracks.json.
 *
 *   apt-get install fluidsynth fluid-soundfont-gm ffmpeg      (Debian 12: FluidSynth 2.3, FluidR3 3.1, ffmpeg 5.1)
 *   node studio/music/render.ts [id…]                        (Node 24; without ids, all tracks)
 *
 * Only needed after changing a score: the tracks are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { decodeTrack, TRACK_SAMPLE_RATE } from '../../tools/content/decode-track.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { cutLoop, measureSeam, type Seam } from './loop.ts';
import { integratedLoudness } from './loudness.ts';
import { loopSeconds } from './midi.ts';
import { scores } from './scores/index.ts';
import type { Part, Score } from './scores/score.ts';
import { encodeOgg, synthesise, throughFilters } from './studio.ts';
import { keyName, type Track } from './track.ts';

const TARGET_LUFS = -20;
/** Two to cut from; the third lets filters and compressor ring out. */
const PASSES = 3;

/**
 * Equalisation under a voice: no rumble, less bass (which phones cannot play), less between 2 and 3 kHz (consonants),
 * little above 5 kHz.
 */
const tone = (score: Score): string =>
  [
    'highpass=f=55:p=1',
    ...(score.softenAbove === undefined ? [] : [`lowpass=f=${score.softenAbove}:p=1`]),
    'lowshelf=f=150:g=-4:t=s:w=0.6',
    'equalizer=f=2400:t=o:w=1.6:g=-3',
    'highshelf=f=5000:g=-9:t=s:w=0.7',
  ].join(',');

/** At −20 LUFS: compresses above the mean, so that quiet bars stay audible under a voice. */
const COMPRESSOR = 'acompressor=threshold=0.09:ratio=2:attack=20:release=350:knee=6:detection=rms';
/** Limits plucked attacks to −5 dBFS, well under the −3 dBTP allowed after Vorbis. */
const LIMITER = 'alimiter=limit=0.56:attack=4:release=60:level=disabled';

function perform(score: Score): Float32Array {
  const length = Math.round(loopSeconds(score) * TRACK_SAMPLE_RATE);
  const mixed = mix(score.parts.map((part) => stem(score, part, length)));
  const even = atLoudness(throughFilters(atLoudness(mixed, TARGET_LUFS), COMPRESSOR), TARGET_LUFS);
  const loop = atLoudness(cutLoop(throughFilters(even, LIMITER), length, TRACK_SAMPLE_RATE), TARGET_LUFS);
  if (!score.texture) return loop;
  const { level, synthesise: air } = score.texture;
  return atLoudness(
    mix([loop, atLoudness(air(length, TRACK_SAMPLE_RATE), TARGET_LUFS + level)]),
    TARGET_LUFS,
  );
}

/** One part in all passes, at its level. Loudness is measured on the second pass, which is kept. */
function stem(score: Score, part: Part, length: number): Float32Array {
  const samples = throughFilters(synthesise({ ...score, parts: [part] }, PASSES), tone(score)).subarray(
    0,
    PASSES * length,
  );
  const gain = decibels(
    TARGET_LUFS + part.level - integratedLoudness(samples.subarray(length, 2 * length), TRACK_SAMPLE_RATE),
  );
  return samples.map((sample) => sample * gain);
}

function mix(layers: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(Math.max(...layers.map((layer) => layer.length)));
  for (const layer of layers)
    layer.forEach((sample, i) => {
      sum[i] = (sum[i] ?? 0) + sample;
    });
  return sum;
}

function atLoudness(samples: Float32Array, lufs: number): Float32Array {
  const gain = decibels(lufs - integratedLoudness(samples, TRACK_SAMPLE_RATE));
  return samples.map((sample) => sample * gain);
}

const decibels = (value: number): number => 10 ** (value / 20);
const rounded = (value: number, places: number): number => Number(value.toFixed(places));
const seamWords = ({ jump, againstNearby, bend, sharpness }: Seam): string =>
  `jump ${jump.toFixed(5)}, ${againstNearby.toFixed(2)} of the steps nearby, bend ${bend.toFixed(2)}, sharpness ${sharpness.toFixed(2)}`;

/**
 * Vorbis errors at the end and the beginning are independent, so a perfect seam may get a small kink. Raises the
 * quality until it does not. (A step as large as any nearby is a note's start; a kink is not.)
 */
async function encodeSeamless(
  loop: Float32Array,
): Promise<{ ogg: Uint8Array; decoded: Float32Array; quality: number }> {
  const source = measureSeam(loop, TRACK_SAMPLE_RATE);
  for (const quality of [5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5]) {
    const ogg = encodeOgg(loop, quality);
    const decoded = Float32Array.from(await decodeTrack(ogg), (sample) => sample / 32_767);
    if (decoded.length !== loop.length) throw new Error(`${loop.length} samples became ${decoded.length}`);
    const { againstNearby, bend, sharpness } = measureSeam(decoded, TRACK_SAMPLE_RATE);
    if (againstNearby < Math.max(0.7, source.againstNearby * 1.1) && bend < 0.5 && sharpness < 0.8)
      return { ogg, decoded, quality };
  }
  throw new Error('No quality of Vorbis keeps the seam: let the loop begin on a firmer note');
}

async function render(score: Score): Promise<Track> {
  const loop = perform(score);
  const { ogg, decoded, quality } = await encodeSeamless(loop);
  writeFileSync(inContent('music/tracks', `${score.id}.ogg`), ogg);
  const track: Track = {
    id: score.id,
    title: score.title,
    description: score.description,
    tempo: score.tempo,
    metre: score.metre,
    key: keyName(score),
    seconds: rounded(decoded.length / TRACK_SAMPLE_RATE, 3),
    samples: decoded.length,
    lufs: rounded(integratedLoudness(decoded, TRACK_SAMPLE_RATE), 2),
  };
  console.log(
    `${track.id}: ${track.seconds} s, ${track.lufs} LUFS, Vorbis quality ${quality}, ${Math.round(ogg.length / 1000)} kB`,
  );
  console.log(`  seam before Vorbis: ${seamWords(measureSeam(loop, TRACK_SAMPLE_RATE))}`);
  console.log(`  seam after Vorbis:  ${seamWords(measureSeam(decoded, TRACK_SAMPLE_RATE))}`);
  return track;
}

const wanted = process.argv.slice(2);
const list = inContent('music/tracks.json');
const tracks = new Map<string, Track>();
if (wanted.length > 0) {
  for (const track of JSON.parse(readFileSync(list, 'utf8')) as Track[]) tracks.set(track.id, track);
}
for (const score of scores) {
  if (wanted.length === 0 || wanted.includes(score.id)) tracks.set(score.id, await render(score));
}
writeFileSync(
  list,
  `${JSON.stringify(
    scores.flatMap((score) => tracks.get(score.id) ?? []),
    null,
    2,
  )}\n`,
);
