import { Worker } from 'node:worker_threads';
import type { FliteVoice } from './flite.ts';

/** One utterance for an engine. */
export type SpeechJob = ESpeakJob | FliteJob;

export type ESpeakJob = {
  engine: 'espeak';
  text: string;
  /** eSpeak NG's language and variant, like `es-419+f3`. */
  voice: string;
  pitch: number;
  range: number;
  wordsPerMinute: number;
};

export type FliteJob = {
  engine: 'flite';
  text: string;
  voice: FliteVoice;
};

/** Start of a word: its position in the text (code points), and in the sound (seconds). */
export type WordStart = { place: number; start: number };

/** Only eSpeak NG reports words, and a few only together with the previous one. */
export type Spoken = { pcm: Int16Array<ArrayBuffer>; words: WordStart[] };

export type JobMessage = { id: number; job: SpeechJob };
export type ResultMessage = ({ id: number } & Spoken) | { id: number; error: string };

/** Cache size in bytes: a little more than five minutes. */
const KEPT_BYTES = 16_000_000;

type Waiting = { resolve: (spoken: Spoken) => void; reject: (error: Error) => void };

/**
 * eSpeak NG and Flite in a worker thread, started with the first utterance. Utterances are synthesised in the order of
 * their requests; a request asks for its next one when it needs it, so requests take turns. An idle thread does not
 * keep the process alive. The last utterances are cached: tests request the same sentences again and again, and
 * synthesis takes most of the time of an answer.
 */
class SpeechEngine {
  readonly #waiting = new Map<number, Waiting>();
  /** By job, in the order of last use. */
  readonly #kept = new Map<string, Spoken>();
  #keptBytes = 0;
  #worker: Worker | null = null;
  #nextId = 1;

  /**
   * Speech at 24 kHz without silence at its ends, at -20 dBFS; the samples are shared with other callers. Rejects when
   * the engine breaks.
   */
  async speak(job: SpeechJob): Promise<Int16Array<ArrayBuffer>> {
    return (await this.speakTimed(job)).pcm;
  }

  /** The same, with the known starts of words. */
  async speakTimed(job: SpeechJob): Promise<Spoken> {
    const key = JSON.stringify(job);
    const spoken = this.#kept.get(key) ?? (await this.#speakNow(job));
    this.#keep(key, spoken);
    return spoken;
  }

  #keep(key: string, spoken: Spoken): void {
    this.#forget(key);
    this.#kept.set(key, spoken);
    this.#keptBytes += spoken.pcm.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= KEPT_BYTES) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#keptBytes -= this.#kept.get(key)?.pcm.byteLength ?? 0;
    this.#kept.delete(key);
  }

  #speakNow(job: SpeechJob): Promise<Spoken> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, job } satisfies JobMessage);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./engine-thread.ts', import.meta.url));
    worker.on('message', (message: ResultMessage) => {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (this.#waiting.size === 0) {
        worker.unref();
      }
      if ('pcm' in message) {
        waiting?.resolve(message);
      } else {
        waiting?.reject(new Error(`Speech engine: ${message.error}`));
      }
    });
    const fail = (reason: Error) => {
      if (this.#worker === worker) {
        this.#worker = null;
      }
      for (const { reject } of this.#waiting.values()) reject(reason);
      this.#waiting.clear();
    };
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('The speech engine stopped.')));
    return worker;
  }
}

/** The engines are large (25 and 21 MB of voices), so all emulators of a process share one. */
export const speechEngine = new SpeechEngine();
