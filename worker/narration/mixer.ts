import { AFTER_SLEEP_EDITION, AROUND_SPEECH } from '../../contract/narration.ts';
import { Ducker, LOOK_AHEAD_HOPS } from './ducker.ts';
import { BLOCK_SAMPLES, HOP_SAMPLES, toAmplitude, toSamples } from './format.ts';
import { HighShelf } from './high-shelf.ts';
import { Limiter } from './limiter.ts';
import type { MusicBed } from './music-bed.ts';
import { SpeechTrack } from './speech-track.ts';

/** Seconds of music alone before the first word, of which the first `FADE_IN` rise from silence. */
export const INTRO = AROUND_SPEECH.music.before;
export const FADE_IN = 1.5;

/** Seconds of music after the last word: it swells for one, then fades for the rest. */
export const OUTRO = AROUND_SPEECH.music.after;
export const FADE_OUT = 6;

/** Seconds of silence around speech without music. */
const LEAD_IN = AROUND_SPEECH.silence.before;
const TAIL = AROUND_SPEECH.silence.after;

/**
 * When the music plays: `throughout` from the intro to the outro; in a sleep edition from the intro until minutes after the
 * story, without coming back once somebody has spoken; or there only from the last sentence on, of a narration without music.
 */
export type MusicPlan = 'throughout' | 'sleep' | 'sleep, from the last sentence';

/** Seconds after the last word in which the music plays, fades, and is silent. */
const AFTER: Record<MusicPlan, { music: number; fade: number; silence: number }> = {
  throughout: { music: OUTRO - FADE_OUT, fade: FADE_OUT, silence: 0 },
  sleep: AFTER_SLEEP_EDITION,
  'sleep, from the last sentence': AFTER_SLEEP_EDITION,
};

/** Seconds of silence before a sentence inside a paragraph, and before one that starts a paragraph. */
export const SENTENCE_PAUSE = 0.35;
export const PARAGRAPH_PAUSE = 0.8;

/** Seconds that the music stays down after a paragraph; between the sentences of one it does not move. */
const HOLD = 0.6;

/** dBFS (RMS) of music by itself. */
const MUSIC_LEVEL = -24;

/** dBFS (RMS) a track is taken to have when its source does not say. */
const ASSUMED_TRACK_LEVEL = -20;

/** dB a quiet track is raised by at most: a silent one would be raised without end. */
const MAX_TRACK_GAIN = 20;

/** Hops (0.13 s) between a sample's going in and its coming out: the ducker's look-ahead and the limiter's. */
const LATENCY_HOPS = LOOK_AHEAD_HOPS + 1;

/**
 * Mixes speech, given in order and in any portions, with music that makes way for it. Every method answers the blocks
 * (of at most `BLOCK_SAMPLES`, -1 … 1, the caller's to keep) that are certain by now: 0.13 s fewer than were put in, until
 * `finish()` brings the rest. Call `start`, then `speech` and `pause` in turn, then `finish`, each run to its end.
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
  /** The samples between which the music may come back: after a paragraph, until the next one begins. */
  #risesFrom = Number.POSITIVE_INFINITY;
  #risesUntil = Number.POSITIVE_INFINITY;
  #end = Number.POSITIVE_INFINITY;
  readonly #plan: MusicPlan;
  /** Whether the music has begun, and the samples from which and over which it fades in. */
  #playsMusic: boolean;
  #fadesInFrom = 0;
  #fadesInOver = toSamples(FADE_IN);

  constructor(bed: MusicBed | null, plan: MusicPlan = 'throughout') {
    this.#bed = bed;
    this.#plan = plan;
    this.#playsMusic = bed !== null && plan !== 'sleep, from the last sentence';
    const correction = MUSIC_LEVEL - (bed?.level ?? ASSUMED_TRACK_LEVEL);
    this.#trackGain = toAmplitude(Math.min(MAX_TRACK_GAIN, correction));
    this.#shelf = bed?.softening ? new HighShelf(bed.softening) : null;
  }

  /** Samples put in so far: the place in the narration where the next ones will be heard; at the end, its length. */
  get position(): number {
    return Math.min(this.#speech.position, this.#end);
  }

  /** What comes before the first word. */
  start(): AsyncGenerator<Float32Array> {
    return this.#put(null, toSamples(this.#playsMusic ? INTRO : LEAD_IN));
  }

  /** A portion of a sentence; `begins` on its first. */
  speech(samples: Int16Array, begins: boolean): AsyncGenerator<Float32Array> {
    if (begins) {
      this.#speech.startSentence();
      this.#risesUntil = this.#speech.position;
    }
    return this.#put(samples, samples.length);
  }

  /** What nobody says between two sentences; `betweenParagraphs` the music of a narration may come back a little. */
  pause(seconds: number, betweenParagraphs: boolean): AsyncGenerator<Float32Array> {
    if (betweenParagraphs && this.#plan === 'throughout')
      this.#letRise(this.#speech.position + toSamples(HOLD));
    return this.#put(null, toSamples(seconds));
  }

  /** The sentence that follows, of so many samples, is the last one: music that begins with it fades in under all of it. */
  lastSentence(samples: number): void {
    if (this.#playsMusic || this.#bed === null) return;
    this.#playsMusic = true;
    this.#ducker.goDown();
    this.#fadesInFrom = this.#speech.position;
    this.#fadesInOver = Math.max(1, samples);
  }

  /** What comes after the last word. */
  async *finish(): AsyncGenerator<Float32Array> {
    const { music, fade, silence } = AFTER[this.#plan];
    const rest = toSamples(this.#bed ? music + fade + silence : TAIL);
    this.#end = this.#speech.position + rest;
    if (this.#plan === 'throughout') {
      this.#ducker.swell();
      this.#letRise(this.#speech.position);
    } else this.#ducker.sink();
    yield* this.#put(null, rest);
    // Pushes out what the look-aheads hold and cuts it to the sample.
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

  /** How many more hops can be mixed once `position` samples are in. */
  #hopsDue(position: number): number {
    const mixed = this.#hopsOut + 1;
    return Math.max(0, Math.floor(position / HOP_SAMPLES) - LOOK_AHEAD_HOPS - mixed);
  }

  #mix(speech: Int16Array | null, from: number, to: number, music: Float32Array): Float32Array {
    const block = new Float32Array(music.length);
    let written = 0;
    let read = 0;
    for (let at = from; at < to; ) {
      at += this.#speech.take(speech, at, to);
      if (this.#hopsDue(this.#speech.position) === 0) continue;
      const hop = this.#hopsOut + 1;
      const peak = this.#mixHop(hop, music.subarray(read, read + HOP_SAMPLES));
      read += HOP_SAMPLES;
      // The limiter answers with the hop before; before the first there is nothing.
      this.#limiter.next(this.#mixed, peak, block, written);
      if (hop > 0) written += HOP_SAMPLES;
      this.#hopsOut++;
    }
    return block.subarray(0, written);
  }

  /** Writes speech and music into `#mixed`, answers the highest absolute sample. */
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
    return peakOf(mixed);
  }

  /** The factor of the fades at the start of a hop. */
  #fade(hop: number): number {
    const at = hop * HOP_SAMPLES;
    const { fade, silence } = AFTER[this.#plan];
    return (
      rise((at - this.#fadesInFrom) / this.#fadesInOver) *
      rise((this.#end - toSamples(silence) - at) / toSamples(fade))
    );
  }
}

/** From 0 to 1 over `part` 0 … 1, with no corner at either end. */
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
