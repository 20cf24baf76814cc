import { PIECES } from '../../contract/schemas/piece-traits.ts';
import type { StoryPiece } from './pairing.ts';
import { textsOf } from './piece-words.ts';
import type { Objection, Passage } from './story-provider.ts';

/** Parallel requests. With the model and three moderation requests they make the six connections of a Worker. */
const IN_FLIGHT = 2;

/**
 * Minimum characters of a passage, except the last. A line of dialogue says little on its own, and each request carries
 * the whole rubric.
 */
const SHORTEST_PASSAGE = 240;

/** Number of unread paragraphs, of all, and the error if known. */
export type Unread = { unread: number; paragraphs: number; error: unknown };

/** Result of the second opinion with the first objection, if any. */
export type Reading = Unread & { objection: Objection | null };

/** Second opinion that continues after the last sentence of a story. */
export type LateReading = {
  /** Waits until all paragraphs are read, for an objection, or until `late`; then aborts the requests. */
  end(late: Promise<void>): Promise<Reading>;
};

type Deps = {
  /** Objection to a passage; null for none. @throws when the server fails */
  ask(passage: Passage, signal: AbortSignal): Promise<Objection | null>;
  /** Called with each objection at once. */
  objected?(objection: Objection): void;
  /** Aborts all requests. */
  signal: AbortSignal;
};

/**
 * Second opinion on the paragraphs of a story, in the background. A passage has each complete paragraph with the short
 * ones before it and those completed while all requests were busy. Only an objection counts: after a failure the story
 * stays, since moderation passed every sentence.
 */
export class SecondOpinion implements LateReading {
  readonly #deps: Deps;
  readonly #hangUp = new AbortController();
  readonly #objected = Promise.withResolvers<void>();
  #title = '';
  /** Sentences of the current paragraph. */
  #sentences: string[] = [];
  #paragraph = 0;
  /** Texts beside the story, as its translations, since the last paragraph ended. */
  #beside: string[] = [];
  /** Complete paragraphs that were not sent. */
  #waiting: string[] = [];
  readonly #inFlight = new Set<Promise<void>>();
  #isEnd = false;
  #paragraphs = 0;
  #read = 0;
  #objection: Objection | null = null;
  #error: unknown = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Adds a released piece. */
  add(piece: StoryPiece): void {
    const texts = textsOf(piece);
    switch (PIECES[piece.type].readAs) {
      case 'title':
        this.#title = [this.#title, ...texts].filter(Boolean).join(' · ');
        break;
      case 'beside':
        this.#beside.push(...texts);
        break;
      case 'paragraph':
        if ('paragraph' in piece && piece.paragraph !== this.#paragraph) {
          this.#endParagraph();
          this.#ask();
          this.#paragraph = piece.paragraph;
        }
        this.#sentences.push(...texts);
        break;
      case null:
    }
  }

  /** Sends the remaining paragraphs at the end of the story. */
  close(): void {
    this.#endParagraph();
    this.#endBeside();
    this.#isEnd = true;
    this.#ask();
  }

  async end(late: Promise<void>): Promise<Reading> {
    await Promise.race([this.#allRead(), this.#objected.promise, late]);
    this.#hangUp.abort();
    return {
      objection: this.#objection,
      unread: this.#paragraphs - this.#read,
      paragraphs: this.#paragraphs,
      error: this.#error,
    };
  }

  #endParagraph(): void {
    if (this.#sentences.length === 0) return;
    this.#waiting.push(this.#sentences.join(' '));
    this.#sentences = [];
    this.#paragraphs += 1;
    this.#endBeside();
  }

  /** The translation of the last sentence arrives after the end of its paragraph and is read with the next one. */
  #endBeside(): void {
    if (this.#beside.length === 0) return;
    this.#waiting.push(this.#beside.splice(0).join(' '));
    this.#paragraphs += 1;
  }

  #ask(): void {
    const length = this.#waiting.reduce((sum, paragraph) => sum + paragraph.length, 0);
    if (length === 0 || (length < SHORTEST_PASSAGE && !this.#isEnd)) return;
    if (this.#inFlight.size >= IN_FLIGHT) return;
    const passage = { title: this.#title, paragraphs: this.#waiting.splice(0) };
    const { ask, objected, signal } = this.#deps;
    const until = AbortSignal.any([signal, this.#hangUp.signal]);
    const asked = ask(passage, until)
      .then(
        (objection) => {
          if (until.aborted) return;
          this.#read += passage.paragraphs.length;
          if (objection === null) return;
          this.#objection ??= objection;
          objected?.(objection);
          this.#objected.resolve();
        },
        (error: unknown) => {
          this.#error = error;
        },
      )
      .then(() => {
        this.#inFlight.delete(asked);
        if (!until.aborted) this.#ask();
      });
    this.#inFlight.add(asked);
  }

  async #allRead(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.race(this.#inFlight);
  }
}
