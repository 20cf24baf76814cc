import { beforeAll, expect, test } from 'vitest';
import { SPEECH_RATES } from '../../contract/options.ts';
import { narrate } from '../../emulators/openai/speech/narrate.ts';
import { voices } from '../../emulators/openai/speech/voices.ts';
import { FULL_SCALE, SAMPLE_RATE } from '../../worker/narration/format.ts';
import { mixSpans, type SpanAudio } from '../../worker/narration/mix-spans.ts';
import { Mixer } from '../../worker/narration/mixer.ts';
import { SPAN_GAP } from '../../worker/narration/span-edges.ts';
import { speechLoudness } from '../../worker/narration/speech-loudness.ts';
import { TimelineBuilder } from '../../worker/narration/timeline.ts';

/** Joins between the built-in voices within a sentence, as listeners get them, measured on the mixed sound. */

const TEXTS = {
  'es-ES': 'Nunca duerme el búho.',
  'en-GB': 'The owl never sleeps.',
};
/** Gains in dB, since services differ in loudness, also from voice to voice. */
const GAINS = [0, -7, 3, -4];
/** Amplitude of silence (-50 dBFS), of a full-scale of 1. */
const QUIET = 10 ** (-50 / 20);

/** An int16 sample that would click. */
const LOUD = 3000;

/** A step to or from silence, out of 1: without fades it is 0.06 and more. */
const CLICK = 0.02;

let spans: { by: string; samples: Uint8Array }[];
beforeAll(async () => {
  spans = [];
  for (const [accent, text] of Object.entries(TEXTS)) {
    for (const [name, profile] of Object.entries(voices)) {
      // Flite has two English voices.
      if (accent === 'en-GB' && !['coral', 'onyx'].includes(name)) continue;
      const pieces: number[] = [];
      for await (const piece of narrate(text, { profile, accent: accent as keyof typeof TEXTS }))
        pieces.push(...piece);
      // Every other span begins and ends within sound.
      const isLoud = (sample: number) => spans.length % 2 === 0 || Math.abs(sample) > LOUD;
      const cut = pieces.slice(pieces.findIndex(isLoud), pieces.findLastIndex(isLoud) + 1);
      const gain = 10 ** (GAINS[spans.length % GAINS.length]! / 20);
      const samples = Int16Array.from(cut, (sample) => Math.round(sample * gain));
      spans.push({ by: `${name} ${accent}`, samples: new Uint8Array(samples.buffer) });
    }
  }
});

async function mixed(all: readonly SpanAudio[], rate: number) {
  const mixer = new Mixer(null);
  const timeline = new TimelineBuilder();
  const sound: number[] = [];
  const take = async (blocks: AsyncIterable<Float32Array>) => {
    for await (const block of blocks) sound.push(...block);
  };
  await take(mixer.start());
  timeline.begin(0, mixer.position);
  const how = { mixer, timeline, rate, isFirst: false, yield: async () => {}, placed: () => {} };
  await take(mixSpans(all, how));
  const { spans = [], end } = timeline.end(mixer.position);
  await take(mixer.finish());
  return { sound: Float32Array.from(sound), starts: spans.map(({ start }) => start), end: end! };
}

const toInt16 = (sound: Float32Array) => Int16Array.from(sound, (sample) => Math.round(sample * FULL_SCALE));
const at = (seconds: number) => Math.round(seconds * SAMPLE_RATE);

/** `npm test` has the slowest, the real and the fastest; `npm run test:long` all. */
const RATES = SPEECH_RATES.filter((rate) => process.env.TEST_LONG || rate < 0.7 || rate >= 1);

test.each(RATES)(
  'at rate %f spans are equally loud, 60 to 120 ms apart, and join without a click',
  async (rate) => {
    const { sound, starts, end } = await mixed(spans, rate);
    const loudness = starts.map((start, nth) =>
      speechLoudness(toInt16(sound.subarray(at(start), at(starts[nth + 1] ?? end)))),
    );
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThanOrEqual(1);
    const isLoud = (sample: number) => Math.abs(sample) > QUIET;
    for (const [nth, start] of starts.slice(1).entries()) {
      const middle = at(start - 0.02);
      const after = sound.subarray(middle).findIndex(isLoud);
      const before = middle - sound.subarray(0, middle).findLastIndex(isLoud);
      const silence = (1000 * (before + after)) / SAMPLE_RATE;
      expect(silence, `ms between ${spans[nth]!.by} and ${spans[nth + 1]!.by}`).toBeGreaterThanOrEqual(60);
      expect(silence, `ms between ${spans[nth]!.by} and ${spans[nth + 1]!.by}`).toBeLessThanOrEqual(120);
      // Starts are rounded to milliseconds, so the edges are near zero.
      const edges = [at(start - SPAN_GAP) - 1, at(start)];
      for (const edge of edges)
        expect(Math.abs(sound[edge]!), `edge of ${spans[nth]!.by}`).toBeLessThan(CLICK);
    }
  },
);
