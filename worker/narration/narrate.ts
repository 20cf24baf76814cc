import type { Language } from '../../contract/options.ts';
import { crc16 } from './crc16.ts';
import { EagerIterable } from './eager-iterable.ts';
import { type BitRate, BLOCK_SAMPLES, toSamples, toSeconds } from './format.ts';
import { type Id3Tag, id3 } from './id3.ts';
import { infoFrame } from './info-frame.ts';
import { gainFor } from './leveller.ts';
import { mixSpans, type SpanAudio } from './mix-spans.ts';
import { INTRO, Mixer, type MusicPlan, usualPause } from './mixer.ts';
import { Mp3Encoder } from './mp3-encoder.ts';
import { MusicBed, type MusicSource } from './music-bed.ts';
import { speechLoudness } from './speech-loudness.ts';
import { TimeStretch } from './time-stretch.ts';
import { type Cue, type Timeline, TimelineBuilder, type WordInSamples } from './timeline.ts';
import { stretched, stretchedWords, type VoiceAudio } from './voice-audio.ts';
import type { Timers } from './with-timeouts.ts';

/** A sentence by the narrator, or in spans by several voices, of which each is read when the one before is mixed. */
export type SentenceAudio = { index: number; paragraphStart: boolean } & (
  | (VoiceAudio & { spans?: undefined })
  | { spans: readonly SpanAudio[]; samples?: undefined; words?: undefined }
);

/** How a sentence is read in an edition. */
export type Pace = {
  /** Seconds of silence before it, unless it is the first; or as long as what was said before it. */
  pause: number | 'as long';
  /** Factor of the natural pace. */
  rate: number;
  isLast?: boolean;
};

/** A sentence with its pace in an edition; by default that of the narration. */
export type Reading = SentenceAudio & {
  pace?: Pace;
  /** For the timeline of an edition in two languages. */
  language?: Language;
  /** Words beside the story's, which have no place in the timeline: a list before it, *good night* after it. */
  isListed?: true;
};

export interface NarrationInput {
  /** Contents of the file's tag. */
  tag: Id3Tag;
  /** In the order of reading. The first sentence is requested at once, each next one when the previous one is mixed. */
  speech: AsyncIterable<Reading>;
  /**
   * Factor of the natural pace. Sentences and the pauses between them last 1/rate times as long; music does not change.
   */
  rate: number;
  /** A promise is awaited in parallel with the first sentence. */
  music: MusicSource | null | Promise<MusicSource | null>;
  /** Of an edition, which is played as a file while it grows: when its music plays. */
  edition?: Exclude<MusicPlan, 'throughout'>;
  /** With a listener, who plays the file while it grows, the voice enters the intro as soon as it is ready. */
  listener?: Timers & { now(): number };
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
 * Size of an edition's tag. Chromium's audio elements take a growing file in blocks of 32 KB and start with 12 KB
 * of sound: the tag leaves hardly more of the first block to fill.
 */
const EDITION_TAG_BYTES = 19.75 * 1024;

/** Seconds by which the intro that is sent to a listener is ahead of real time, which a player buffers. */
const AHEAD = 0.6;
const BLOCK_S = toSeconds(BLOCK_SAMPLES);

/**
 * Encodes a narration as an MP3 that grows while speech arrives. With music the intro comes before any speech; speech
 * that is later still makes the stream wait, never the file longer.
 * @throws errors of `speech` or `music`; Error without any sentence
 */
export async function* encodeNarration(input: NarrationInput): AsyncGenerator<NarrationFrame, void> {
  const tag = id3(input.tag, input.edition && EDITION_TAG_BYTES);
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
    const mixer = new Mixer(music ? new MusicBed(music) : null, input.edition);
    const isAwaited = music !== null && input.listener !== undefined;
    yield* encode(isAwaited ? introUntil(speech.first, mixer, input.listener!) : mixer.start());
    let first = true;
    /** Seconds of what was said last. */
    let said = 0;
    for await (const sentence of speech) {
      const { pause, rate, isLast }: Pace = sentence.pace ?? {
        pause: usualPause(sentence, input.rate),
        rate: input.rate,
      };
      if (!first) yield* encode(mixer.pause(pause === 'as long' ? said : pause, sentence.paragraphStart));
      const begun = mixer.position;
      if (sentence.spans) {
        cues.push(timeline.begin(sentence.index, begun, sentence.language));
        let words: WordInSamples[] | null = null;
        const placed = (all: WordInSamples[] | null) => {
          words = all;
        };
        const how = { mixer, timeline, rate, isFirst: first, yield: input.yield, placed };
        yield* encode(mixSpans(sentence.spans, how));
        cues.push(timeline.end(mixer.position, words));
        said = toSeconds(mixer.position - begun);
        first = false;
        continue;
      }
      first = false;
      const stretch = new TimeStretch(rate);
      let spoken: AsyncIterable<Int16Array> | Int16Array[] = stretched(sentence, stretch);
      // Two voices in turn are levelled each as a whole: the level that follows one comes too late for the other.
      const isInTurn = sentence.language !== undefined;
      if (isLast || isInTurn) spoken = await allOf(spoken);
      mixer.fixGain(isInTurn && Array.isArray(spoken) ? gainFor(speechLoudness(joined(spoken))) : null);
      if (isLast && Array.isArray(spoken)) {
        mixer.lastSentence(spoken.reduce((sum, { length }) => sum + length, 0));
      }
      if (!sentence.isListed) cues.push(timeline.begin(sentence.index, begun, sentence.language));
      let begins = true;
      for await (const samples of spoken) {
        yield* encode(mixer.speech(samples, begins));
        begins = false;
      }
      if (!sentence.isListed) cues.push(timeline.end(mixer.position, stretchedWords(sentence, stretch)));
      said = toSeconds(mixer.position - begun);
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

/**
 * The shortest intro, and music in real time until the voice is ready, which ends with the whole intro. Before a sentence
 * in several voices it is always whole, since the second voice is asked for when the first one speaks.
 */
async function* introUntil(
  voice: Promise<IteratorResult<SentenceAudio>>,
  mixer: Mixer,
  clock: NonNullable<NarrationInput['listener']>,
): AsyncGenerator<Float32Array> {
  const begun = clock.now();
  yield* mixer.start('shortest');
  while (mixer.position < toSamples(INTRO)) {
    const ready = await within(BLOCK_S * 1000, voice, clock);
    if (ready && !ready.value?.spans) return;
    const due = ready ? INTRO : Math.min((clock.now() - begun) / 1000 + AHEAD, INTRO);
    while (mixer.position < toSamples(due)) yield* mixer.pause(BLOCK_S, false);
  }
}

/** @returns null when the promise takes longer */
function within<Value>(ms: number, promise: Promise<Value>, timers: Timers): Promise<Value | null> {
  const over = Promise.withResolvers<null>();
  const cancel = timers.after(ms, () => over.resolve(null));
  return Promise.race([promise, over.promise]).finally(cancel);
}

function joined(portions: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(portions.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const portion of portions) {
    whole.set(portion, at);
    at += portion.length;
  }
  return whole;
}

async function allOf(portions: AsyncIterable<Int16Array>): Promise<Int16Array[]> {
  const all: Int16Array[] = [];
  for await (const portion of portions) all.push(portion);
  return all;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
