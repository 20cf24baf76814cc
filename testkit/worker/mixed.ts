import { HOP_SAMPLES, SAMPLE_RATE, toDecibels, toSamples } from '../../worker/narration/format.ts';
import type { Mixer } from '../../worker/narration/mixer.ts';
import { MusicBed, type MusicSource, measureLevel } from '../../worker/narration/music-bed.ts';
import { concatenate, MemoryTrack } from './sound.ts';

/** Measurements of a mix of speech and music. */

/** A sentence, or a pause: its seconds, and whether a paragraph begins after it. */
export type Part = Int16Array | { seconds: number; paragraph: boolean };

export type MixFigures = {
  /** Level of the voice above the music during speech, in dB. */
  distance: number;
  /** The same next to the two loudest seconds of music under speech. */
  closest: number;
  /** The same between 2 and 8 kHz, the range of consonants. */
  consonants: number;
  /** Maximum rise of the music between sentences and between paragraphs, in dB. */
  rises: { sentence: number; paragraph: number };
};

type Mixed = { sound: Float32Array; pauses: { middle: number; paragraph: boolean }[] };

/** @param open creates a mixer for each bed */
async function mix(open: (bed: MusicBed) => Mixer, source: MusicSource, parts: Part[]): Promise<Mixed> {
  const mixer = open(new MusicBed(source));
  const blocks: Float32Array[] = [];
  const pauses: Mixed['pauses'] = [];
  const collect = async (from: AsyncIterable<Float32Array>) => {
    for await (const block of from) blocks.push(block);
  };
  await collect(mixer.start());
  for (const part of parts) {
    if (part instanceof Int16Array) {
      await collect(mixer.speech(part, true));
    } else {
      pauses.push({ middle: mixer.position + toSamples(part.seconds / 2), paragraph: part.paragraph });
      await collect(mixer.pause(part.seconds, part.paragraph));
    }
  }
  await collect(mixer.finish());
  return { sound: concatenate(blocks), pauses };
}

const powers = (samples: Float32Array) =>
  Float64Array.from({ length: Math.floor(samples.length / HOP_SAMPLES) }, (_, hop) => {
    let sum = 0;
    for (let i = hop * HOP_SAMPLES; i < (hop + 1) * HOP_SAMPLES; i++) sum += (samples[i] as number) ** 2;
    return sum / HOP_SAMPLES;
  });

/** Between 2 and 8 kHz: two biquads (Robert Bristow-Johnson's cookbook), a high-pass and a low-pass. */
function consonantBand(samples: Float32Array): Float32Array {
  return biquad(biquad(samples, 2000, 'high'), 8000, 'low');
}

function biquad(samples: Float32Array, hertz: number, pass: 'high' | 'low'): Float32Array {
  const w = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / Math.SQRT2;
  const edge = pass === 'high' ? (1 + cos) / 2 : (1 - cos) / 2;
  const middle = pass === 'high' ? -(1 + cos) : 1 - cos;
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = (edge * x + middle * x1 + edge * x2 + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha);
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}

/** Threshold of speech in dBFS. */
const SPOKEN = -50;

const LOUDEST_HOPS = (2 * SAMPLE_RATE) / HOP_SAMPLES;
/** Hops (50 ms) over which the ducked music is compared with the original. */
const COMPARED_HOPS = 5;

/** Mixes the same speech with music and with silence: the difference is the music under speech. */
export async function measureMix(
  open: (bed: MusicBed) => Mixer,
  track: Int16Array,
  about: Pick<MusicSource, 'softening'>,
  parts: Part[],
): Promise<MixFigures> {
  const source = Object.assign(new MemoryTrack(track, measureLevel(track)), about);
  const wet = await mix(open, source, parts);
  const { sound: dry } = await mix(open, new MemoryTrack(new Int16Array(SAMPLE_RATE)), parts);
  const music = wet.sound.slice();
  for (let at = 0; at < music.length; at++) music[at]! -= dry[at] as number;
  const voice = powers(dry);
  const under = powers(music);
  const isSpoken = (hop: number) => toDecibels(voice[hop]!) > SPOKEN;
  const spoken = [...voice.keys()].filter(isSpoken);
  const over = (values: Float64Array) => toDecibels(mean(Float64Array.from(spoken, (hop) => values[hop]!)));

  let loudest = Number.NEGATIVE_INFINITY;
  const underSpoken = Float64Array.from(spoken, (hop) => under[hop]!);
  for (let at = 0; at + LOUDEST_HOPS <= spoken.length; at += COMPARED_HOPS)
    loudest = Math.max(loudest, toDecibels(mean(underSpoken.subarray(at, at + LOUDEST_HOPS))));

  const looped = new Float32Array(music.length);
  for (let at = 0; at < looped.length; at++) looped[at] = (track[at % track.length] as number) / 32_768;
  const alone = powers(looped);
  const gain = (hop: number) => {
    const from = hop - COMPARED_HOPS + 1;
    return toDecibels(mean(under.subarray(from, hop + 1)) / mean(alone.subarray(from, hop + 1)));
  };
  const rises = { sentence: 0, paragraph: 0 };
  for (const { middle, paragraph } of wet.pauses) {
    const last = spoken.findLast((hop) => hop * HOP_SAMPLES < middle)!;
    const next = spoken.find((hop) => hop * HOP_SAMPLES > middle)!;
    const kind = paragraph ? 'paragraph' : 'sentence';
    for (let hop = last; hop <= next; hop++) rises[kind] = Math.max(rises[kind], gain(hop) - gain(last));
  }
  return {
    distance: over(voice) - over(under),
    closest: over(voice) - loudest,
    consonants: over(powers(consonantBand(dry))) - over(powers(consonantBand(music))),
    rises,
  };
}
