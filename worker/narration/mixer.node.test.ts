import { expect, test } from 'vitest';
import type { SleepMinutes } from '../../contract/narration.ts';
import { concatenate, level, MemoryTrack, music, noise, sine, voice } from '../../testkit/worker/sound.ts';
import { BLOCK_SAMPLES, SAMPLE_RATE, toDecibels } from './format.ts';
import { Mixer } from './mixer.ts';
import { MusicBed, measureLevel } from './music-bed.ts';

/** The promised narration: seconds, and dBFS (RMS). */
const INTRO = 2.5;
const OUTRO = 7;
const FADE_OUT = 6;
const LEAD_IN = 0.25;
const TAIL = 0.6;
const MUSIC_LEVEL = -24;
const SPEECH_LEVEL = -18;
/** Ceiling of every sample: 1.5 dB under full scale, as the coding to MP3 needs. */
const CEILING = 10 ** (-1.5 / 20);

const SILENCE = new Int16Array(SAMPLE_RATE * 10);
const HISS = noise(0.5, 4, 3);

function bedOf(samples: Int16Array): MusicBed {
  return new MusicBed(new MemoryTrack(samples, measureLevel(samples)));
}

/** Pauses from so many seconds on are between paragraphs. */
const BETWEEN_PARAGRAPHS = 2;

/** Mixes sentences (numbers are pauses in seconds), put in in portions of `portion` samples. */
async function mix(
  bed: MusicBed | null,
  parts: (Int16Array | number)[],
  { portion = 100_000, intro = 'whole' }: { portion?: number; intro?: 'whole' | 'shortest' } = {},
): Promise<Float32Array> {
  const mixer = new Mixer(bed);
  const blocks: Float32Array[] = [];
  const collect = async (from: AsyncIterable<Float32Array>) => {
    for await (const block of from) {
      expect(block.length).toBeLessThanOrEqual(BLOCK_SAMPLES);
      blocks.push(block);
    }
  };
  await collect(mixer.start(intro));
  for (const part of parts) {
    if (typeof part === 'number') {
      await collect(mixer.pause(part, part >= BETWEEN_PARAGRAPHS));
    } else {
      for (let at = 0; at < part.length; at += portion) {
        await collect(mixer.speech(part.subarray(at, at + portion), at === 0));
      }
    }
  }
  await collect(mixer.finish());
  const mixed = concatenate(blocks);
  expect(mixed.length).toBe(mixer.position);
  return mixed;
}

/** A sample, a block and one more; `npm run test:long` has others between them. */
const PORTIONS = process.env.TEST_LONG === undefined ? [1, 240, 241] : [1, 7, 240, 241, 4_800, 30_001];

test.each(PORTIONS)('the mix does not depend on portions of %i samples', async (portion) => {
  const parts = [voice(0.4, 1.2301, 1), 0.35, voice(0.2, 0.9, 2)];
  const track = music(0.5, 6);
  expect(await mix(bedOf(track), parts, { portion })).toEqual(await mix(bedOf(track), parts));
});

test('a narration without music is lead-in, speech, pauses and tail, to the sample', async () => {
  const mixed = await mix(null, [voice(0.3, 1.5), 0.35, voice(0.3, 2)]);
  expect(mixed.length).toBe(Math.round((LEAD_IN + 1.5 + 0.35 + 2 + TAIL) * SAMPLE_RATE));
});

test('a narration with music has intro and outro around it, to the sample', async () => {
  const mixed = await mix(bedOf(HISS), [voice(0.3, 1.2345)]);
  expect(mixed.length).toBe(Math.round((INTRO + OUTRO) * SAMPLE_RATE) + Math.round(1.2345 * SAMPLE_RATE));
});

test('speech is output at exactly the sample where it was put in', async () => {
  const click = new Int16Array(2400);
  click[1000] = 8000;
  const mixed = await mix(null, [click]);
  expect(mixed.findIndex((sample) => sample !== 0)).toBe(LEAD_IN * SAMPLE_RATE + 1000);
});

/** The music of a mix, under the speech. */
async function underSpeech(
  track: Int16Array,
  parts: (Int16Array | number)[],
  intro: 'whole' | 'shortest' = 'whole',
): Promise<Float32Array> {
  const voiced = await mix(bedOf(track), parts, { intro });
  const alone = await mix(bedOf(SILENCE), parts, { intro });
  return voiced.map((sample, i) => sample - (alone[i] as number));
}

test('music under the voice lies 23 dB below it and 17 dB below itself alone', async () => {
  const speech = sine(300, 0.25, 6);
  const under = await underSpeech(HISS, [speech]);
  const alone = await mix(bedOf(SILENCE), [speech]);
  expect(level(under, 1.6, 2.3)).toBeCloseTo(MUSIC_LEVEL, 0);
  expect(level(under, 3.5, 8)).toBeCloseTo(MUSIC_LEVEL - 17, 0);
  expect(level(alone, 5, 8) - level(under, 5, 8)).toBeCloseTo(23, 0);
});

test('music is down when the first word comes, and moves only in the 0.13 s before it', async () => {
  const mixed = await mix(bedOf(HISS), [SILENCE.subarray(0, 24_000), sine(300, 0.25, 2)]);
  const first = INTRO + 1;
  expect(level(mixed, first - 0.4, first - 0.13)).toBeGreaterThan(MUSIC_LEVEL - 1);
  expect(level(mixed, first - 0.02, first)).toBeLessThan(MUSIC_LEVEL - 13);
});

test.each([0.35, 1.5])('music does not move between two sentences %d s apart', async (pause) => {
  const mixed = await mix(bedOf(HISS), [sine(300, 0.25, 2), pause, sine(300, 0.25, 2)]);
  const end = INTRO + 2;
  for (let at = end; at + 0.1 < end + pause; at += 0.05) {
    expect(level(mixed, at, at + 0.1)).toBeCloseTo(MUSIC_LEVEL - 17, 0);
  }
});

test('music rises gently, after a moment, between two paragraphs', async () => {
  const mixed = await mix(bedOf(HISS), [sine(300, 0.25, 2), 2.5, sine(300, 0.25, 2)]);
  const end = INTRO + 2;
  expect(level(mixed, end + 0.45, end + 0.55)).toBeCloseTo(MUSIC_LEVEL - 17, 0);
  const rise = level(mixed, end + 1.5, end + 1.6) - level(mixed, end, end + 0.1);
  expect(rise).toBeGreaterThan(4);
  expect(rise).toBeLessThan(8);
  // And is out of the way again.
  expect(level(mixed, end + 2.48, end + 2.5)).toBeLessThan(MUSIC_LEVEL - 12);
});

test('a voice that enters early ducks the music once, without a rise or a click under it', async () => {
  const track = HISS;
  const parts = [sine(300, 0.25, 4)];
  const [under, mixed] = [
    await underSpeech(track, parts, 'shortest'),
    await mix(bedOf(track), parts, { intro: 'shortest' }),
  ];
  const first = 0.8;
  expect(mixed.length).toBe(Math.round((first + 4 + OUTRO) * SAMPLE_RATE));
  expect(level(under, 0, 0.05)).toBeLessThan(-60);
  expect(level(under, 0.6, 0.67)).toBeGreaterThan(MUSIC_LEVEL - 2);
  const ducked = level(under, first + 2, first + 4);
  expect(ducked).toBeCloseTo(MUSIC_LEVEL - 17, 0);
  for (let at = first; at < first + 3.8; at += 0.1)
    expect(Math.abs(level(under, at, at + 0.1) - ducked)).toBeLessThan(1);
  // No step between samples is larger than in music that plays evenly at its loudest.
  const largestStep = (sound: Float32Array, from: number, to: number) => {
    let largest = 0;
    for (let i = from * SAMPLE_RATE + 1; i < to * SAMPLE_RATE; i++)
      largest = Math.max(
        largest,
        Math.abs((sound[Math.floor(i)] as number) - (sound[Math.floor(i) - 1] as number)),
      );
    return largest;
  };
  const even = await mix(bedOf(track), []);
  expect(largestStep(under, 0, first + 3.8)).toBeLessThanOrEqual(largestStep(even, 1, 2.4) * 1.01);
});

test('music fades in from silence, swells after the last word and fades out to silence', async () => {
  const mixed = await mix(bedOf(HISS), [sine(300, 0.25, 2)]);
  const end = mixed.length / SAMPLE_RATE;
  expect(level(mixed, 0, 0.05)).toBeLessThan(-60);
  for (let t = 0.1; t < 0.6; t += 0.1) {
    expect(level(mixed, t + 0.1, t + 0.2)).toBeGreaterThan(level(mixed, t, t + 0.1));
  }
  expect(level(mixed, end - FADE_OUT + 0.6, end - FADE_OUT + 0.9)).toBeGreaterThan(MUSIC_LEVEL);
  for (let t = end - OUTRO; t < end - 0.5; t += 0.5)
    expect(level(mixed, t, t + 0.5)).toBeLessThan(MUSIC_LEVEL + 2.5);
  for (let t = end - 4.5; t < end - 0.5; t += 0.5) {
    expect(level(mixed, t + 0.5, t + 1)).toBeLessThan(level(mixed, t, t + 0.5));
  }
  expect(level(mixed, end - 0.05, end)).toBeLessThan(-75);
  expect(level(mixed, end - 2, end - 1)).toBeGreaterThan(MUSIC_LEVEL - 14);
});

test('the mix does not clip with speech and music at full scale', async () => {
  const square = sine(150, 1, 3).map((sample) => (sample >= 0 ? 32_767 : -32_768));
  const mixed = await mix(bedOf(square), [square, 0.35, noise(1, 3), 0.8, voice(1, 3)]);
  expect(mixed.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThanOrEqual(
    CEILING + 1e-6,
  );
});

test('a single loud peak stays below the ceiling, and quiet speech a second later is unchanged', async () => {
  const shot = voice(0.2, 4);
  const loud = shot.slice();
  for (let i = 12_000; i < 12_100; i++) loud[i] = i % 2 ? 32_767 : -32_768;
  const [calm, shaken] = [await mix(null, [shot]), await mix(null, [loud])];
  expect(shaken.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThanOrEqual(
    CEILING + 1e-6,
  );
  expect(Math.abs(level(shaken, 2.5, 4) - level(calm, 2.5, 4))).toBeLessThan(1);
});

test('sentences recorded 12 dB apart are mixed within 3 dB of each other', async () => {
  const levels = [0.15, 0.6, 0.3];
  const mixed = await mix(
    null,
    levels.flatMap((amplitude, i) => [voice(amplitude, 5, 1), ...(i < 2 ? [0.35] : [])]),
  );
  const heard = levels.map((_, i) => level(mixed, LEAD_IN + i * 5.35 + 2, LEAD_IN + i * 5.35 + 5));
  expect(Math.max(...heard) - Math.min(...heard)).toBeLessThan(3);
});

test('a steady voice is brought to the target level and then left alone', async () => {
  const mixed = await mix(null, [sine(200, 0.09, 12)]);
  const heard = Array.from({ length: 8 }, (_, i) => level(mixed, LEAD_IN + 4 + i, LEAD_IN + 5 + i));
  for (const loudness of heard) expect(loudness).toBeCloseTo(SPEECH_LEVEL, 0);
  expect(Math.max(...heard) - Math.min(...heard)).toBeLessThan(0.5);
});

test('the mixer does not raise the noise of a silent recording', async () => {
  const hiss = noise(0.003, 5);
  expect(level(await mix(null, [hiss]), 1, 5)).toBeCloseTo(measureLevel(hiss), 1);
});

test('the intro is complete before any speech, and nothing more is', async () => {
  const track = new MemoryTrack(music(0.5, 60));
  const mixer = new Mixer(new MusicBed(track));
  const blocks: Float32Array[] = [];
  for await (const block of mixer.start()) blocks.push(block);
  const seconds = concatenate(blocks).length / SAMPLE_RATE;
  expect(seconds).toBeLessThanOrEqual(INTRO);
  expect(seconds).toBeGreaterThan(INTRO - 0.15);
  expect(track.reads.reduce((sum, read) => sum + read.count, 0)).toBeLessThanOrEqual(6 * SAMPLE_RATE);
});

test('silence stays silent', async () => {
  const mixed = await mix(null, [SILENCE.subarray(0, 24_000)]);
  expect(mixed.every((sample) => sample === 0)).toBe(true);
  expect(toDecibels(0)).toBe(Number.NEGATIVE_INFINITY);
});

/** Sleep edition of two sentences in separate paragraphs, and the level of its music in dB by time in seconds. */
async function asleep(musicAtEnd: boolean, minutes: SleepMinutes) {
  const sentence = sine(300, 0.25, 4);
  // A voice that takes its time to begin.
  const lastSentence = sentence.slice();
  lastSentence.fill(0, 0, 1.5 * SAMPLE_RATE);
  const render = async (track: Int16Array) => {
    const mixer = new Mixer(bedOf(track), { from: musicAtEnd ? 'last sentence' : 'intro', minutes });
    const blocks: Float32Array[] = [];
    const collect = async (from: AsyncIterable<Float32Array>) => {
      for await (const block of from) blocks.push(block);
    };
    await collect(mixer.start());
    await collect(mixer.speech(sentence, true));
    await collect(mixer.pause(3.5, true));
    mixer.lastSentence(lastSentence.length);
    await collect(mixer.speech(lastSentence, true));
    const end = mixer.position / SAMPLE_RATE;
    await collect(mixer.finish());
    return { mixed: concatenate(blocks), end };
  };
  const [{ mixed, end }, dry] = [await render(HISS), await render(SILENCE)];
  const under = mixed.map((sample, at) => sample - dry.mixed[at]!);
  return { mixed, end, music: (from: number, to: number) => level(under, from, to) };
}

test.each([
  [false, INTRO, 5],
  [true, LEAD_IN, 2],
] as const)(
  'the music of a sleep edition stays where it is under speech, goes down for minutes, fades and is silent',
  async (musicAtEnd, before, minutes) => {
    const { mixed, end, music } = await asleep(musicAtEnd, minutes);
    const seconds = 60 * minutes;
    const last = before + 4 + 3.5;
    expect(end).toBeCloseTo(last + 4, 6);
    if (musicAtEnd) {
      // It comes in under the last sentence, evenly: half of it is there in the middle.
      expect(music(0, last - 0.02)).toBe(Number.NEGATIVE_INFINITY);
      expect(music(last + 0.9, last + 1.1)).toBeCloseTo(MUSIC_LEVEL - 17 - 16.7, 0);
      expect(music(last + 1.9, last + 2.1)).toBeCloseTo(MUSIC_LEVEL - 17 - 6, 0);
      expect(music(last + 2.9, last + 3.1)).toBeCloseTo(MUSIC_LEVEL - 17 - 1.4, 0);
    } else {
      // Also in a pause that is long enough to rise in.
      for (let at = before + 0.5; at + 0.5 < end; at += 0.5)
        expect(music(at, at + 0.5)).toBeCloseTo(MUSIC_LEVEL - 17, 0);
    }
    expect(music(end - 0.2, end)).toBeCloseTo(MUSIC_LEVEL - 17, 0);
    for (let at = 0; at < seconds; at += 12)
      expect(music(end + at, end + at + 4)).toBeCloseTo(MUSIC_LEVEL - 17 - (20 * (at + 2)) / seconds, 0);
    const fade = [0, 4, 8, 12, 16].map((at) => music(end + seconds + at, end + seconds + 4 + at));
    for (const [place, loudness] of fade.entries())
      if (place > 0) expect(loudness).toBeLessThan(fade[place - 1]! - 0.5);
    expect(mixed.length).toBe(Math.round((end + seconds + 22) * SAMPLE_RATE));
    expect(mixed.subarray(-2 * SAMPLE_RATE).every((sample) => sample === 0)).toBe(true);
  },
);
