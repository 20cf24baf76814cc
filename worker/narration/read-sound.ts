import { ProviderError } from '../providers/provider-error.ts';
import { hasFrames, MARK_BYTES, markIn } from '../providers/speech/sound-marks.ts';
import { SAMPLE_RATE } from './format.ts';
import { PcmAssembler } from './pcm.ts';
import { Resampler } from './resampler.ts';
import { QUIET, SoundShape } from './sound-shape.ts';
import { type DeclaredSound, declaredSound } from './sound-type.ts';
import { longestAnswer, longestSpeech, shortestSpeech } from './speech-length.ts';
import type { SpokenChunk } from './speech-provider.ts';

/**
 * Version of these rules, a part of the cache's key: raise it when they refuse more, so that nothing is served that
 * they would refuse now.
 */
export const SOUND_READER = 2;

/** Maximum silence within one sentence, in seconds: no sound comes after that. */
const LONGEST_SILENCE_S = 4;

/** Seconds from the first audible sample that are judged before any is passed on: a block of the mixer. */
const HELD_S = 0.1;

/** Seconds in which a single audible sample counts as sound. */
const HOP_S = 0.01;

const notSound = (what: string) => new ProviderError('audio_generation_failed', `not sound: ${what}`);

const isHeard = (sample: number) => sample > QUIET || sample < -QUIET;

/** A sample whose bytes are exchanged. */
const swapped = (sample: number) => ((sample << 24) >> 16) | ((sample >> 8) & 0xff);

/** Little-endian, as the wire format and every machine that runs WebAssembly. */
const bytesOf = (samples: Int16Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

/**
 * Reads a provider's sound, and resamples it to our rate. What the answer says of its rate and channels holds, but its
 * bytes decide whether it is sound at all. Nothing is passed on before more than a tenth of a second is audible, so
 * that a timeout for the first chunk is one for the voice. That these are the ordered words, in the ordered voice,
 * cannot be known.
 * @param sampleRate Hz of an answer that does not say its own
 * @param text that is read; it contains a word
 * @throws ProviderError for anything else: a page or a message, a compressed file, another kind of samples, half a
 * sample, noise, a tone, silence, a length that no reader needs; errors of `chunks`
 */
export async function* readSound(
  chunks: AsyncIterable<SpokenChunk>,
  { sampleRate, text }: { sampleRate: number; text: string },
): AsyncGenerator<SpokenChunk, void> {
  const head = new Head();
  let sound: Sound | null = null;
  for await (const { pcm, words, type } of chunks) {
    head.push(pcm);
    sound ??= new Sound(declared(type ?? ''), sampleRate, text);
    yield* sound.push({ pcm, ...(words && { words }) }, head.isJudged);
  }
  head.end();
  if (sound === null || head.bytes === 0) throw notSound('nothing');
  yield* sound.end(head.bytes);
}

function declared(type: string): DeclaredSound {
  const said = declaredSound(type);
  if (typeof said === 'string') throw notSound(said);
  return said;
}

/** The first bytes of an answer, until they are known to be no file and no text. */
class Head {
  bytes = 0;
  isJudged = false;
  #first = new Uint8Array(0);

  push(pcm: Uint8Array): void {
    this.bytes += pcm.length;
    if (this.isJudged) return;
    this.#first = new Uint8Array([...this.#first, ...pcm.subarray(0, 4096)]);
    if (this.#first.length >= MARK_BYTES) this.#judge(false);
  }

  end(): void {
    if (!this.isJudged) this.#judge(true);
  }

  #judge(isWhole: boolean): void {
    const mark = markIn(this.#first.subarray(0, MARK_BYTES));
    if (mark) throw notSound(`a ${mark}`);
    const frames = hasFrames(this.#first, isWhole);
    if (frames) throw notSound('frames of MP3 or AAC');
    this.isJudged = frames === false;
  }
}

type Piece = { samples: Int16Array; words: SpokenChunk['words'] };

/** A voice as far as it was received. */
class Sound {
  readonly #declared: DeclaredSound;
  readonly #rate: number;
  readonly #text: string;
  readonly #assembler = new PcmAssembler();
  readonly #resampler: Resampler | null;
  readonly #shape: SoundShape;
  /** Pieces that are not judged yet; null once they were passed on. */
  #held: Piece[] | null = [];
  /** Held samples from the first audible one on. */
  #heldSound = 0;
  /** Whether the high byte of a sample comes first. */
  #isBigEndian = false;
  /** The left one of two samples that came without the right one. */
  #left: number | null = null;
  #samples = 0;
  #isSounding = false;
  /** Samples since the last audible one. */
  #silent = 0;
  /** Audible hops, and the sample at which the last one ends. */
  #hops = 0;
  #hopEnd = 0;

  constructor(said: DeclaredSound, sampleRate: number, text: string) {
    this.#declared = said;
    this.#rate = said.rate ?? sampleRate;
    this.#text = text;
    this.#resampler = this.#rate === SAMPLE_RATE ? null : new Resampler(this.#rate);
    this.#shape = new SoundShape(this.#rate);
  }

  /** @param isJudged whether the first bytes are known to be samples */
  *push({ pcm, words }: SpokenChunk, isJudged: boolean): Generator<SpokenChunk> {
    const piece = { samples: this.#assembler.push(pcm), words };
    if (this.#held === null) {
      yield this.#read(piece);
      return;
    }
    this.#hold(piece);
    if (isJudged && this.#heldSound > HELD_S * this.#rate * this.#declared.channels) yield* this.#release();
  }

  /** @param bytes of the whole answer */
  *end(bytes: number): Generator<SpokenChunk> {
    if (bytes % (2 * this.#declared.channels) !== 0)
      throw notSound(`${bytes} bytes, half a sample among them`);
    const held = [...this.#release()];
    if (!this.#isSounding) throw notSound('silence');
    const fault = this.#shape.end();
    if (fault) throw notSound(fault);
    const seconds = this.#hops * HOP_S;
    if (seconds < shortestSpeech(this.#text))
      throw notSound(`${seconds.toFixed(2)} s of sound for ${this.#text.length} characters`);
    yield* held;
    const rest = this.#resampler?.end();
    if (rest && rest.length > 0) yield { pcm: bytesOf(rest) };
  }

  #hold(piece: Piece): void {
    const { mayBeBigEndian, channels } = this.#declared;
    const isLoud = (sample: number) => isHeard(sample) && (!mayBeBigEndian || isHeard(swapped(sample)));
    const first = this.#heldSound > 0 ? 0 : piece.samples.findIndex(isLoud);
    this.#held!.push(piece);
    if (first >= 0) this.#heldSound += piece.samples.length - first;
    else this.#wait(piece.samples.length / channels);
  }

  /** Everything that was held, read in the right order of bytes. */
  *#release(): Generator<SpokenChunk> {
    const held = this.#held ?? [];
    this.#held = null;
    this.#silent = 0;
    if (this.#declared.mayBeBigEndian) {
      // The low byte of a voice is noise: read as the high one it is at full scale.
      const energy = (of: (sample: number) => number) =>
        held.reduce((sum, { samples }) => samples.reduce((all, sample) => all + of(sample) ** 2, sum), 0);
      this.#isBigEndian = energy(swapped) < energy((sample) => sample);
    }
    yield* held.map((piece) => this.#read(piece));
  }

  /** Judges samples. */
  #read({ samples, words }: Piece): SpokenChunk {
    const mono = this.#mono(this.#isBigEndian ? samples.map(swapped) : samples);
    const begin = this.#samples;
    this.#samples += mono.length;
    if (this.#samples > longestAnswer(this.#text) * this.#rate) throw notSound('it does not end');
    const first = this.#isSounding ? 0 : mono.findIndex(isHeard);
    if (first >= 0) {
      this.#isSounding = true;
      const fault = this.#shape.push(mono.subarray(first));
      if (fault) throw notSound(fault);
      this.#countHops(mono, begin);
    }
    const last = mono.findLastIndex(isHeard);
    if (last >= 0) this.#silent = 0;
    this.#wait(mono.length - 1 - last);
    const ours = bytesOf(this.#resampler ? this.#resampler.push(mono) : mono);
    return { pcm: ours, ...(words && { words }) };
  }

  #wait(samples: number): void {
    this.#silent += samples;
    if (this.#silent > LONGEST_SILENCE_S * this.#rate) throw notSound('silence');
  }

  #countHops(mono: Int16Array, begin: number): void {
    const hop = Math.round(HOP_S * this.#rate);
    for (let i = Math.max(0, this.#hopEnd - begin); i < mono.length; i++) {
      if (!isHeard(mono[i] as number)) continue;
      this.#hops += 1;
      i += hop - 1;
      this.#hopEnd = begin + i + 1;
    }
    if (this.#hops * HOP_S > longestSpeech(this.#text)) throw notSound('it does not end');
  }

  /** Both channels mixed. */
  #mono(samples: Int16Array): Int16Array {
    if (this.#declared.channels === 1) return samples;
    const mono: number[] = [];
    for (const sample of samples) {
      if (this.#left === null) this.#left = sample;
      else {
        mono.push((this.#left + sample) >> 1);
        this.#left = null;
      }
    }
    return Int16Array.from(mono);
  }
}
