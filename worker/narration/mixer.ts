import { AFTER_SLEEP_EDITION, AROUND_SPEECH, type SleepMinutes } from '../../contract/narration.ts';
import { Ducker, LOOK_AHEAD_HOPS } from './ducker.ts';
import { BLOCK_SAMPLES, HOP_SAMPLES, toAmplitude, toSamples } from './format.ts';
import { HighShelf } from './high-shelf.ts';
import { Limiter } from './limiter.ts';
import type { MusicBed } from './music-bed.ts';
import { SpeechTrack } from './speech-track.ts';

/**
 * Intro: most seconds of music alone before the first word, and the fewest, in which the music rises from silence: under
 * speech a rise would be heard as pumping.
 */
export const INTRO = AROUND_SPEECH.music.before;
export const FADE_IN = AROUND_SPEECH.music.atLeast;

/** Outro: seconds of music after the last word; it swells for one, then fades. */
export const OUTRO = AROUND_SPEECH.music.after;
export const FADE_OUT = 6;

/** Seconds in which music `around` speech leaves under its beginning. */
const LEAVING = 3;

/** Seconds of silence around speech without music. */
const LEAD_IN = AROUND_SPEECH.silence.before;
const TAIL = AROUND_SPEECH.silence.after;

/**
 * When the music plays: `throughout` from intro to outro; `around` leaves under the first words and returns after the
 * last; in a sleep edition until minutes after the story, without rising between paragraphs, from the intro on or, of a
 * narration without music, from the last sentence on.
 */
export type MusicPlan = 'throughout' | 'around' | { from: 'intro' | 'last sentence'; minutes: SleepMinutes };

/** Seconds after the last word in which the music plays, fades, and is silent. */
function afterSpeech(plan: MusicPlan): { music: number; fade: number; silence: number } {
  if (typeof plan === 'string') return { music: OUTRO - FADE_OUT, fade: FADE_OUT, silence: 0 };
  const { minute, fade, silence } = AFTER_SLEEP_EDITION;
  return { music: plan.minutes * minute, fade, silence };
}

/** Seconds of silence before a sentence inside a paragraph, and before one that starts a paragraph. */
export const SENTENCE_PAUSE = 0.35;
export const PARAGRAPH_PAUSE = 0.8;
/** The same at a rate. */
export const usualPause = ({ paragraphStart }: { paragraphStart: boolean }, rate: number): number =>
  (paragraphStart ? PARAGRAPH_PAUSE : SENTENCE_PAUSE) / rate;

/** Hold of the ducking after a paragraph, in seconds; between sentences of a paragraph the music does not move. */
const HOLD = 0.6;

/** Level of the music alone in dBFS (RMS). */
const MUSIC_LEVEL = -24;

/** Level assumed for a track that does not state its own, in dBFS (RMS). */
const ASSUMED_TRACK_LEVEL = -20;

/** Maximum gain for a quiet track in dB: a silent one would be raised without end. */
const MAX_TRACK_GAIN = 20;

/** Latency in hops (0.13 s): the look-ahead of the ducker and of the limiter. */
const LATENCY_HOPS = LOOK_AHEAD_HOPS + 1;

/**
 * Mixer of speech, given in order and in any portions, with music that is ducked under it. Every method yields the
 * blocks that are final by now (of at most `BLOCK_SAMPLES`, -1 … 1, owned by the caller): 0.13 s fewer than were put
 * in, until `finish()` yields the rest. Call `start`, then `speech` and `pause` in turn, then `finish`, each to its
 * end.
 */
export class Mixer {
  #bed: MusicBed | null;
  #trackGain: number;
  #speech = new SpeechTrack(LOOK_AHEAD_HOPS);
  #ducker = new Ducker();
  #limiter = new Limiter();
  #shelf: HighShelf | null;
  #music = new Float32Array(BLOCK_SAMPLES);
  #musicGain = 0;
  #mixed = new Float32Array(HOP_SAMPLES);
  #hopsOut = -1;
  /** Range of samples in which the music may rise: after a paragraph, until the next one begins. */
  #risesFrom = Number.POSITIVE_INFINITY;
  #risesUntil = Number.POSITIVE_INFINITY;
  #end = Number.POSITIVE_INFINITY;
  readonly #plan: MusicPlan;
  readonly #after: ReturnType<typeof afterSpeech>;
  /** Whether the music has begun, and the start and length of its fade-in in samples. */
  #playsMusic: boolean;
  #fadesInFrom = 0;
  #fadesInOver = toSamples(FADE_IN);
  /** Where music `around` speech begins to leave. */
  #leavesFrom = Number.POSITIVE_INFINITY;

  constructor(bed: MusicBed | null, plan: MusicPlan = 'throughout') {
    this.#bed = bed;
    this.#plan = plan;
    this.#after = afterSpeech(plan);
    this.#playsMusic = bed !== null && (typeof plan === 'string' || plan.from === 'intro');
    const correction = MUSIC_LEVEL - (bed?.level ?? ASSUMED_TRACK_LEVEL);
    this.#trackGain = toAmplitude(Math.min(MAX_TRACK_GAIN, correction));
    this.#shelf = bed?.softening ? new HighShelf(bed.softening) : null;
  }

  /** Samples put in so far: the position of the next ones in the narration; at the end, its length. */
  get position(): number {
    return Math.min(this.#speech.position, this.#end);
  }

  /** The whole intro, or the shortest one, which `pause` may lengthen. Silence without music. */
  start(intro: 'whole' | 'shortest' = 'whole'): AsyncGenerator<Float32Array> {
    const seconds = intro === 'whole' ? INTRO : FADE_IN;
    return this.#put(null, toSamples(this.#playsMusic ? seconds : LEAD_IN));
  }

  /** A portion of a sentence; `begins` on its first. */
  speech(samples: Int16Array, begins: boolean): AsyncGenerator<Float32Array> {
    if (begins) {
      this.#speech.startSentence();
      this.#risesUntil = this.#speech.position;
      if (this.#plan === 'around') this.#leavesFrom = Math.min(this.#leavesFrom, this.#speech.position);
    }
    return this.#put(samples, samples.length);
  }

  /** Fixes the gain of the speech that follows; null: it is levelled while it comes. To be called in silence. */
  fixGain(gain: number | null): void {
    this.#speech.fixGain(gain);
  }

  /** Silence between two sentences; with `betweenParagraphs` the music of a narration may rise a little. */
  pause(seconds: number, betweenParagraphs: boolean): AsyncGenerator<Float32Array> {
    if (betweenParagraphs && this.#plan === 'throughout')
      this.#letRise(this.#speech.position + toSamples(HOLD));
    return this.#put(null, toSamples(seconds));
  }

  /**
   * Announces that the next sentence, of so many samples, is the last: music that begins with it fades in under all of
   * it.
   */
  lastSentence(samples: number): void {
    if (this.#playsMusic || this.#bed === null) return;
    this.#playsMusic = true;
    this.#ducker.goDown();
    this.#fadesInFrom = this.#speech.position;
    this.#fadesInOver = Math.max(1, samples);
  }

  /** The outro. */
  async *finish(): AsyncGenerator<Float32Array> {
    const { music, fade, silence } = this.#after;
    const rest = toSamples(this.#bed ? music + fade + silence : TAIL);
    this.#end = this.#speech.position + rest;
    if (this.#plan === 'around') {
      this.#playsMusic = this.#bed !== null;
      this.#leavesFrom = Number.POSITIVE_INFINITY;
      this.#fadesInFrom = this.#speech.position;
    }
    if (typeof this.#plan === 'string') {
      this.#ducker.swell();
      this.#letRise(this.#speech.position);
    } else this.#ducker.sink(music);
    yield* this.#put(null, rest);
    // Flushes the look-aheads and cuts the result to the sample.
    for await (const block of this.#put(null, (LATENCY_HOPS + 1) * HOP_SAMPLES)) {
      const surplus = Math.max(0, this.#hopsOut * HOP_SAMPLES - this.#end);
      yield block.subarray(0, block.length - surplus);
    }
  }

  #letRise(from: number): void {
    this.#risesFrom = from;
    this.#risesUntil = Number.POSITIVE_INFINITY;
  }

  /** Takes `count` samples of speech, or of silence for `null`. */
  async *#put(speech: Int16Array | null, count: number): AsyncGenerator<Float32Array> {
    for (let at = 0; at < count; at += BLOCK_SAMPLES) {
      const to = Math.min(at + BLOCK_SAMPLES, count);
      const hops = this.#hopsDue(this.#speech.position + to - at);
      const music = this.#music.subarray(0, hops * HOP_SAMPLES);
      if (this.#playsMusic) await this.#bed?.fill(music);
      const block = this.#mix(speech, at, to, music);
      if (block.length > 0) yield block;
    }
  }

  /** Number of further hops that can be mixed once `position` samples are in. */
  #hopsDue(position: number): number {
    const mixed = this.#hopsOut + 1;
    return Math.max(0, Math.floor(position / HOP_SAMPLES) - LOOK_AHEAD_HOPS - mixed);
  }

  #mix(speech: Int16Array | null, from: number, to: number, music: Float32Array): Float32Array {
    const block = new Float32Array(music.length);
    let written = 0;
    let read = 0;
    for (let at = from; at < to;) {
      at += this.#speech.take(speech, at, to);
      if (this.#hopsDue(this.#speech.position) === 0) continue;
      const hop = this.#hopsOut + 1;
      const peak = this.#mixHop(hop, music.subarray(read, read + HOP_SAMPLES));
      read += HOP_SAMPLES;
      // The limiter returns the previous hop; before the first there is none.
      this.#limiter.next(this.#mixed, peak, block, written);
      if (hop > 0) written += HOP_SAMPLES;
      this.#hopsOut++;
    }
    return block.subarray(0, written);
  }

  /** Writes speech and music into `#mixed`. @returns the highest absolute sample */
  #mixHop(number: number, music: Float32Array): number {
    const speech = this.#speech.hop(number);
    const mixed = this.#mixed;
    if (!this.#playsMusic) {
      mixed.set(speech);
      return peakOf(mixed);
    }
    const at = number * HOP_SAMPLES;
    const mayRise = at >= this.#risesFrom && at < this.#risesUntil;
    const ducked = this.#ducker.next(this.#speech.speaksFrom(number), mayRise);
    this.#shelf?.soften(music, this.#ducker.depth);
    const from = this.#musicGain;
    const to = this.#trackGain * ducked * this.#fade(number + 1);
    const step = (to - from) / HOP_SAMPLES;
    for (let i = 0; i < HOP_SAMPLES; i++) {
      mixed[i] = (speech[i] as number) + (music[i] as number) * (from + step * i);
    }
    this.#musicGain = to;
    // Gone: from here on the bed is not read.
    if (at >= this.#leavesFrom + toSamples(LEAVING)) this.#playsMusic = false;
    return peakOf(mixed);
  }

  /** Factor of the fades at the start of a hop. */
  #fade(hop: number): number {
    const at = hop * HOP_SAMPLES;
    const { fade, silence } = this.#after;
    return (
      rise((at - this.#fadesInFrom) / this.#fadesInOver) *
      rise((this.#leavesFrom - at) / toSamples(LEAVING) + 1) *
      rise((this.#end - toSamples(silence) - at) / toSamples(fade))
    );
  }
}

/** Smooth step from 0 to 1 over `part` 0 … 1, without a corner at either end. */
function rise(part: number): number {
  return part >= 1 ? 1 : part <= 0 ? 0 : Math.sin((part * Math.PI) / 2) ** 2;
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < HOP_SAMPLES; i++) {
    const size = Math.abs(samples[i] as number);
    if (size > peak) peak = size;
  }
  return peak;
}
