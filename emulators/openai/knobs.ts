import { z } from 'zod';
import type { FailureKind, OpinionTrouble, SpeechFailure } from './failures.ts';

const delayMs = z.number().min(0).max(600_000);
const times = z.int().min(1).max(1_000_000);
const KINDS = ['429', 'quota', '500', 'hang', 'cut'] as const satisfies FailureKind[];
const failure = z.strictObject({ kind: z.enum(KINDS), times }).nullable();
const OPINION_TROUBLES = [
  '429',
  'quota',
  '500',
  'hang',
  'nonsense',
  'withdraw',
] as const satisfies OpinionTrouble[];
const opinionFailure = z.strictObject({ kind: z.enum(OPINION_TROUBLES), times }).nullable();
const speechFailure = z.strictObject({ kind: z.enum([...KINDS, 'html', 'silence']), times }).nullable();

/** Settings that a test or a developer can change at run time. Times in milliseconds. */
export const knobsSchema = z.strictObject({
  /** From the request to the first token of a story. */
  firstTokenMs: delayMs,
  /** Tokens (about four characters) a second; `null` means as fast as they are read. */
  tokensPerSecond: z.number().positive().nullable(),
  /** From the request to a moderation answer. */
  moderationMs: delayMs,
  /** From the request for a second opinion to its answer. */
  opinionMs: delayMs,
  /** From the request about pictures to its answer. */
  pictureMs: delayMs,
  /** From the request about a story's memory to its answer. */
  memoryMs: delayMs,
  /** From the request to the first byte of speech. */
  speechFirstByteMs: delayMs,
  /** Seconds spent for each second of speech; `null` means as fast as the engine speaks. */
  speechRealTimeFactor: z.number().positive().max(20).nullable(),
  /** How much faster than usual the voices of eSpeak NG speak. */
  speechTempo: z.number().min(0.5).max(2.5),
  /** The next `times` requests of that kind fail this way. A second opinion does not count as chat. */
  failChat: failure,
  failSpeech: speechFailure,
  failModeration: failure,
  failOpinion: opinionFailure,
  failPicture: opinionFailure,
  failMemory: opinionFailure,
  /** Seed of stories whose request names none; `null` means a new story every time. */
  seed: z.int().min(0).max(0xffffffff).nullable(),
  /** Fixed text of every story; `null` means one from the templates. */
  story: z.strictObject({ title: z.string(), paragraphs: z.array(z.string()).min(1) }).nullable(),
  /** Fixed answer to every request about a story's memory; `null` means one of the storyteller's. */
  memory: z.string().min(1).nullable(),
  /** Share of spoilt lines in a story in two languages (see `chat/pairs.ts`), from 0 to 1. */
  spoiltPairs: z.number().min(0).max(1),
});

export type Knobs = z.infer<typeof knobsSchema>;

/** Like a small hosted model on a good day. */
export const defaultKnobs: Knobs = {
  firstTokenMs: 350,
  tokensPerSecond: 60,
  moderationMs: 60,
  opinionMs: 250,
  pictureMs: 600,
  memoryMs: 600,
  speechFirstByteMs: 250,
  speechRealTimeFactor: null,
  speechTempo: 1,
  failChat: null,
  failSpeech: null,
  failModeration: null,
  failOpinion: null,
  failPicture: null,
  failMemory: null,
  seed: null,
  story: null,
  memory: null,
  spoiltPairs: 0,
};

export class KnobBoard {
  readonly #initial: Knobs;
  #current: Knobs;

  constructor(overrides: Partial<Knobs> = {}) {
    this.#initial = { ...defaultKnobs, ...overrides };
    this.#current = this.#initial;
  }

  get current(): Knobs {
    return this.#current;
  }

  turn(change: Partial<Knobs>): Knobs {
    this.#current = { ...this.#current, ...change };
    return this.#current;
  }

  reset(): Knobs {
    this.#current = this.#initial;
    return this.#current;
  }

  /** The next failure for this kind of request, counted down; `null` when none is left. */
  takeFailure(knob: 'failChat' | 'failModeration'): FailureKind | null;
  takeFailure(knob: 'failSpeech'): SpeechFailure | null;
  takeFailure(knob: 'failOpinion' | 'failPicture' | 'failMemory'): OpinionTrouble | null;
  takeFailure(
    knob: 'failChat' | 'failSpeech' | 'failModeration' | 'failOpinion' | 'failPicture' | 'failMemory',
  ): SpeechFailure | OpinionTrouble | null {
    const failure = this.#current[knob];
    if (failure === null) {
      return null;
    }
    const left = failure.times - 1;
    this.#current = { ...this.#current, [knob]: left > 0 ? { ...failure, times: left } : null };
    return failure.kind;
  }
}
