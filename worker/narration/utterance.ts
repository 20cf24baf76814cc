import { FileBytes } from './file-bytes.ts';
import { toSeconds } from './format.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import type { SpokenChunk, WordTime } from './speech-provider.ts';
import type { CachedWords } from './word-times.ts';

/** A position in an utterance: the bytes and words received before it. */
type UtterancePosition = { bytes: number; words: number };

/**
 * Sound of one sentence while it is obtained: what was received, what of it was passed on, and the times of its words
 * at the end.
 */
export class Utterance {
  /** Sound that was passed on: never taken back. */
  readonly pcm = new ReplayBuffer();
  /** Times of words as the provider sent them. */
  readonly received: WordTime[] = [];
  words: CachedWords | null = null;
  readonly #sound = new FileBytes(0);
  /** Whether a part is being read a second time, and has not yet been compared with what was passed on of it. */
  #isUnverified = false;
  #isDifferent = false;

  get position(): UtterancePosition {
    return { bytes: this.#sound.length, words: this.received.length };
  }

  push({ pcm, words = [] }: SpokenChunk): void {
    this.#sound.push(pcm);
    this.received.push(...words);
  }

  /** Discards what follows a position: it will be received a second time. */
  rewind({ bytes, words }: UtterancePosition): void {
    this.#sound.cut(bytes);
    this.received.length = words;
    this.#isUnverified = this.pcm.length > bytes;
  }

  passOn(): void {
    const passed = this.pcm.length;
    if (this.#sound.length > passed && !this.isDifferent) this.pcm.push(this.#sound.from(passed));
  }

  /** Whether the second reading differs from what was already passed on. */
  get isDifferent(): boolean {
    const passed = this.pcm.length;
    if (this.#isUnverified && this.#sound.length >= passed) {
      this.#isUnverified = false;
      this.#isDifferent = !isSame(
        this.pcm.withHead(new Uint8Array(0)),
        this.#sound.from(0).subarray(0, passed),
      );
    }
    return this.#isDifferent;
  }

  /** Whether what was passed on is a prefix of the sound, so that the rest can follow. */
  continuesWhatWasPassedOn(): boolean {
    return !this.isDifferent && this.#sound.length >= this.pcm.length;
  }

  end(words: CachedWords | null = null): void {
    this.words = words;
    this.passOn();
    this.pcm.end();
  }

  get whole(): Uint8Array<ArrayBuffer> {
    return this.#sound.from(0);
  }

  get seconds(): number {
    return toSeconds(this.#sound.length / 2);
  }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
