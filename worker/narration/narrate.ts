import { crc16 } from './crc16.ts';
import { EagerIterable } from './eager-iterable.ts';
import { type BitRate, BLOCK_SAMPLES, toSamples } from './format.ts';
import { type Id3Tag, id3 } from './id3.ts';
import { infoFrame } from './info-frame.ts';
import { Mixer, type MusicPlan, PARAGRAPH_PAUSE, SENTENCE_PAUSE } from './mixer.ts';
import { Mp3Encoder } from './mp3-encoder.ts';
import { MusicBed, type MusicSource } from './music-bed.ts';
import { PcmAssembler } from './pcm.ts';
import type { SleepPace } from './sleep-pacing.ts';
import { TimeStretch } from './time-stretch.ts';
import { type Cue, type Timeline, TimelineBuilder, type WordInSamples } from './timeline.ts';
import type { PlacedWord } from './word-times.ts';

export interface SentenceAudio {
  index: number;
  paragraphStart: boolean;
  /** Signed 16-bit little-endian mono PCM at 24 kHz at the voice's natural pace, whole or in chunks of any length. */
  samples: AsyncIterable<Uint8Array> | Uint8Array;
  /** Times of its words at that pace, or null; read after all samples. */
  words?: () => readonly PlacedWord[] | null;
}

export interface NarrationInput {
  /** Contents of the file's tag. */
  tag: Id3Tag;
  /** In the order of reading. The first sentence is requested at once, each next one when the previous one is mixed. */
  speech: AsyncIterable<SentenceAudio>;
  /**
   * Factor of the natural pace. Sentences and the pauses between them last 1/rate times as long; music does not change.
   */
  rate: number;
  /** A promise is awaited in parallel with the first sentence. */
  music: MusicSource | null | Promise<MusicSource | null>;
  /** Sleep edition: the pace of each sentence, by its index, and its music. */
  sleep?: { paces: Map<number, SleepPace>; music: Exclude<MusicPlan, 'throughout'> };
  /** kbit/s; `BIT_RATE` by default. */
  bitRate?: BitRate;
  /** Awaited after every 0.1 to 0.2 s of sound, so that other requests of the isolate can run. */
  yield: () => Promise<void>;
}

export interface NarrationFrame {
  /** The next bytes of the file. */
  mp3: Uint8Array;
  /** Sentences that begin or end in the input since the last frame; their sound follows within 0.2 s. */
  cues: Cue[];
  /** Only with the last frame. */
  finished?: FinishedNarration;
}

export interface FinishedNarration {
  timeline: Timeline;
  /**
   * Replaces as many bytes at the start of the file: the same tag, and the info frame with the number of frames and the
   * samples to skip at the end.
   */
  head: Uint8Array;
}

/**
 * Encodes a narration as an MP3 that grows while speech arrives. With music the intro comes before any speech; late
 * speech makes the stream wait, never the file longer.
 * @throws errors of `speech` or `music`; Error without any sentence
 */
export async function* encodeNarration(input: NarrationInput): AsyncGenerator<NarrationFrame, void> {
  const tag = id3(input.tag);
  const encoder = new Mp3Encoder(input.bitRate);
  const speech = new EagerIterable(input.speech);
  const timeline = new TimelineBuilder();
  let cues: Cue[] = [];
  let bytes = 0;
  let crc = 0;
  let sinceYield = 0;

  function frame(mp3: Uint8Array): NarrationFrame {
    bytes += mp3.length;
    crc = crc16(mp3, crc);
    const due = cues;
    cues = [];
    return { mp3, cues: due };
  }

  async function* encode(blocks: AsyncIterable<Float32Array>): AsyncGenerator<NarrationFrame, void> {
    for await (const block of blocks) {
      const mp3 = encoder.encode(block);
      if (mp3.length > 0) yield frame(mp3);
      sinceYield += block.length;
      if (sinceYield < BLOCK_SAMPLES) continue;
      sinceYield = 0;
      await input.yield();
    }
  }

  try {
    yield { mp3: join(tag, infoFrame(null, input.bitRate)), cues: [] };
    const music = await input.music;
    const mixer = new Mixer(music ? new MusicBed(music) : null, input.sleep?.music);
    yield* encode(mixer.start());
    let first = true;
    for await (const sentence of speech) {
      const pace = input.sleep?.paces.get(sentence.index);
      if (!first) {
        const pause = sentence.paragraphStart ? PARAGRAPH_PAUSE : SENTENCE_PAUSE;
        yield* encode(mixer.pause(pause / input.rate + (pace?.extraPause ?? 0), sentence.paragraphStart));
      }
      first = false;
      const stretch = new TimeStretch(input.rate * (pace?.slowdown ?? 1));
      let spoken: AsyncIterable<Int16Array> | Int16Array[] = atRate(stretch, portions(sentence.samples));
      if (pace?.isLast) {
        spoken = await allOf(spoken);
        mixer.lastSentence(spoken.reduce((sum, { length }) => sum + length, 0));
      }
      cues.push(timeline.begin(sentence.index, mixer.position));
      let begins = true;
      for await (const samples of spoken) {
        yield* encode(mixer.speech(samples, begins));
        begins = false;
      }
      const words = sentence.words?.() ?? null;
      cues.push(timeline.end(mixer.position, words && heardThrough(stretch, words)));
    }
    if (first) throw new Error('a narration needs at least one sentence');
    yield* encode(mixer.finish());
    const last = frame(encoder.finish());
    const head = join(tag, infoFrame({ samples: mixer.position, bytes, crc }, input.bitRate));
    yield { ...last, finished: { timeline: timeline.finish(mixer.position), head } };
  } finally {
    encoder.free();
    speech.close();
  }
}

/** Stretches one sentence, a block at a time, so that other requests can run in between. */
async function* atRate(
  stretch: TimeStretch,
  sentence: AsyncIterable<Int16Array>,
): AsyncGenerator<Int16Array, void> {
  for await (const portion of sentence) {
    for (let at = 0; at < portion.length; at += BLOCK_SAMPLES) {
      const samples = stretch.push(portion.subarray(at, at + BLOCK_SAMPLES));
      if (samples.length > 0) yield samples;
    }
  }
  const rest = stretch.finish();
  if (rest.length > 0) yield rest;
}

const heardThrough = (stretch: TimeStretch, words: readonly PlacedWord[]) =>
  words.map(
    ({ from, to, start }): WordInSamples => ({
      from,
      to,
      after: stretch.outputPlace(toSamples(start)),
    }),
  );

async function allOf(portions: AsyncIterable<Int16Array>): Promise<Int16Array[]> {
  const all: Int16Array[] = [];
  for await (const portion of portions) all.push(portion);
  return all;
}

async function* portions(samples: SentenceAudio['samples']): AsyncGenerator<Int16Array, void> {
  const assembler = new PcmAssembler();
  if (samples instanceof Uint8Array) {
    yield assembler.push(samples);
    return;
  }
  for await (const chunk of samples) {
    const whole = assembler.push(chunk);
    if (whole.length > 0) yield whole;
  }
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
