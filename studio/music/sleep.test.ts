import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MUSIC_TRACKS, SPEECH_RATES } from '../../contract/options.ts';
import { withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { concatenate, level, MemoryTrack, voice } from '../../testkit/worker/sound.ts';
import { decodeTrack } from '../../tools/content/decode-track.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { HighShelf } from '../../worker/narration/high-shelf.ts';
import { Mixer, type MusicPlan } from '../../worker/narration/mixer.ts';
import { MusicBed, measureLevel, softeningOf } from '../../worker/narration/music-bed.ts';
import { sleepPaces } from '../../worker/narration/sleep-pacing.ts';

/** Measures the music of a sleep edition without the voice, with every track and rate. */

const SAMPLE_RATE = 24_000;
const HOP = 240;
/** Seconds of music after the last word, and of its fade. */
const MUSIC = 300;
const FADE = 20;
/** Minutes of music, of which each lasts a second in a short edition. */
const SHORT = 10;
/** dBFS of the music under speech. */
const BED = -41;
/** dB within which two levels count as the same. */
const SAME = 1;
/** Seconds at the voice's natural pace, and pauses between sentences and between paragraphs. */
const SENTENCE = 2;
const PAUSE = { sentence: 0.35, paragraph: 0.8 };

/** Two sentences in each of three paragraphs. */
const STORY = [0, 0, 1, 1, 2, 2].map((paragraph, index) => ({ index, paragraph, text: 'x'.repeat(50) }));

const silence = () => new MemoryTrack(new Int16Array(SAMPLE_RATE));

/** @returns the mix, the start of its first word and the end of its last, in seconds */
async function mix(source: MemoryTrack, plan: MusicPlan, rate: number, isWhole = true) {
  const mixer = new Mixer(new MusicBed(source), plan);
  const blocks: Float32Array[] = [];
  const collect = async (from: AsyncIterable<Float32Array>) => {
    for await (const block of from) blocks.push(block);
  };
  const paces = sleepPaces(STORY, rate);
  await collect(mixer.start());
  const first = mixer.position / SAMPLE_RATE;
  let lastBegins = first;
  for (const { index, paragraph } of STORY) {
    const { extraPause, slowdown, isLast } = paces.get(index)!;
    const isParagraph = paragraph !== STORY[index - 1]?.paragraph;
    const pause = (isParagraph ? PAUSE.paragraph : PAUSE.sentence) / rate + extraPause;
    if (index > 0) await collect(mixer.pause(pause, isParagraph));
    lastBegins = mixer.position / SAMPLE_RATE;
    const spoken = voice(0.4, SENTENCE / (rate * slowdown), index + 1);
    if (isLast) mixer.lastSentence(spoken.length);
    await collect(mixer.speech(spoken, true));
  }
  const end = mixer.position / SAMPLE_RATE;
  // The mixer has latency.
  await collect(isWhole ? mixer.finish() : mixer.pause(1, false));
  return { sound: concatenate(blocks), first, lastBegins, end };
}

/** Mixes the same story with the track and with silence: the difference is the music. */
async function musicOf(source: MemoryTrack, plan: MusicPlan, rate: number) {
  const { sound, ...times } = await mix(source, plan, rate);
  const { sound: dry } = await mix(silence(), plan, rate, false);
  return { music: sound.map((sample, at) => sample - (dry[at] ?? 0)), ...times };
}

/** The track from `start` on, equalised as under speech, at its original level. */
function running(source: MemoryTrack, track: Int16Array, samples: number, start: number): Float32Array {
  const from = Math.round(start * SAMPLE_RATE);
  const alone = Float32Array.from({ length: samples }, (_, at) =>
    at < from ? 0 : track[(at - from) % track.length]! / 32_768,
  );
  const { softening } = source as { softening?: number };
  if (softening === undefined) return alone;
  const shelf = new HighShelf(softening);
  for (let at = 0; at + HOP <= samples; at += HOP) shelf.soften(alone.subarray(at, at + HOP), 1);
  return alone;
}

async function open(id: string) {
  const track = await decodeTrack(readFileSync(inContent('music/tracks', `${id}.ogg`)));
  return { track, source: Object.assign(new MemoryTrack(track, measureLevel(track)), softeningOf(id)) };
}

/** Levels of consecutive stretches. */
const levels = (sound: Float32Array, from: number, to: number, each: number) =>
  Array.from({ length: Math.floor((to - from) / each) }, (_, n) =>
    level(sound, from + n * each, from + (n + 1) * each),
  );

afterEach(() => vi.restoreAllMocks());

describe.each(MUSIC_TRACKS)('%s', (id) => {
  test.each(SPEECH_RATES)(
    'at rate %d never gets louder towards the end, and stays at its level under speech',
    async (rate) => {
      withShortSleep();
      const { track, source } = await open(id);
      const { music, first, end } = await musicOf(source, { from: 'intro', minutes: SHORT }, rate);
      const alone = running(source, track, music.length, 0);
      const from = first + 0.5;
      const to = music.length / SAMPLE_RATE - 3;
      expect(to - end).toBeGreaterThan(SHORT);
      // The mixer's effect on the track, second by second, with and without speech.
      const own = levels(alone, from, to, 1);
      const gains = levels(music, from, to, 1).map((loudness, n) => loudness - own[n]!);
      const untilNow = gains.map((_, n) => Math.min(...gains.slice(0, n + 1)));
      for (const [n, gain] of gains.entries()) expect(gain - untilNow[n]!).toBeLessThan(SAME);
      // Audible level.
      expect(Math.abs(level(music, from, end) - BED)).toBeLessThan(SAME);
      expect(level(music, end, end + SHORT)).toBeLessThan(BED + SAME);
    },
  );

  test('in each minute after the last word is quieter than before, and ends in silence', async () => {
    const { source } = await open(id);
    const { sound, end } = await mix(source, { from: 'intro', minutes: 5 }, 0.7);
    const minutes = levels(sound, end, end + MUSIC, 60);
    expect(minutes).toHaveLength(5);
    for (const [n, minute] of minutes.entries())
      expect(minute).toBeLessThan(n === 0 ? BED : minutes[n - 1]! - 2);
    expect(level(sound, end + MUSIC, end + MUSIC + FADE)).toBeLessThan(minutes[4]! - 2);
    expect(level(sound, end + MUSIC + FADE - 5, end + MUSIC + FADE)).toBeLessThan(BED - 35);
    expect(level(sound, end + MUSIC + FADE + 0.02, sound.length / SAMPLE_RATE)).toBe(
      Number.NEGATIVE_INFINITY,
    );
  });
});

test.each(SPEECH_RATES)(
  'music that starts with the last sentence fades in to its level under speech, at rate %d',
  async (rate) => {
    withShortSleep();
    const { track, source } = await open('bedtime');
    const { music, lastBegins, end } = await musicOf(source, { from: 'last sentence', minutes: SHORT }, rate);
    expect(level(music, 0, lastBegins - 0.02)).toBe(Number.NEGATIVE_INFINITY);
    // The mix lags by twelve hops behind its input.
    const hop = Math.floor((lastBegins * SAMPLE_RATE) / HOP) - 12;
    const alone = running(source, track, music.length, (hop * HOP) / SAMPLE_RATE);
    const gain = (from: number, to: number) => level(music, from, to) - level(alone, from, to);
    const there = BED - measureLevel(track);
    const length = end - lastBegins;
    // Half the amplitude in the middle, and never above its level under speech.
    const middle = lastBegins + length / 2;
    expect(Math.abs(gain(middle - 0.1, middle + 0.1) - (there - 6))).toBeLessThan(SAME);
    for (let at = lastBegins + 0.1; at + 0.5 < end + SHORT; at += 0.5)
      expect(gain(at, at + 0.5)).toBeLessThan(there + SAME);
    expect(Math.abs(gain(end - 0.2, end) - there)).toBeLessThan(SAME);
  },
);
