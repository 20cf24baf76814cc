import type { Telling } from './pairing.ts';
import type { Objection, Passage } from './story-provider.ts';

/** Requests in flight: with the model and three checks of sentences they are the six that the platform lets a Worker have. */
const IN_FLIGHT = 2;

/**
 * Characters that a passage has at the least, but for the last: a line of dialogue says little without what comes next, and every
 * request costs the whole rubric.
 */
const SHORTEST_PASSAGE = 240;

/** How many paragraphs nobody had an opinion on in the end, of how many, and why if that is known. */
export type Unread = { unread: number; paragraphs: number; error: unknown };

/** What came of reading a story: the first objection, if there was any. */
export type Reading = Unread & { objection: Objection | null };

/** The reading of a story whose last sentence was told. */
export type LateReading = {
  /** Waits until every paragraph was read or one was objected to, at most until `late`, and then ends the requests. */
  end(late: Promise<void>): Promise<Reading>;
};

type Deps = {
  /** Whether there is anything against these paragraphs. @throws when nobody can say */
  ask(passage: Passage, signal: AbortSignal): Promise<Objection | null>;
  /** Called with each objection, as soon as there is one. */
  objected?(objection: Objection): void;
  /** Ends all that is being asked. */
  signal: AbortSignal;
};

/**
 * Has the paragraphs of a story read once more, behind its reader: each as soon as it was told whole, together with short ones
 * before it and with those that became whole while everybody was busy. Only an objection counts: whatever fails here, every sentence was found fit.
 */
export class SecondOpinion implements LateReading {
  readonly #deps: Deps;
  readonly #hangUp = new AbortController();
  readonly #objected = Promise.withResolvers<void>();
  #title = '';
  /** Of the paragraph that is being told. */
  #sentences: string[] = [];
  #paragraph = 0;
  /** What was told in the second language since the last paragraph ended. */
  #translated: string[] = [];
  /** Whole, and not asked about yet. */
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

  /** What was just told. */
  hear(cut: Telling): void {
    if (cut.type === 'title') this.#title = cut.title;
    else if (cut.type === 'translated-title') this.#title += ` · ${cut.title}`;
    else if (cut.type === 'translation') this.#translated.push(cut.text);
    if (cut.type !== 'sentence') return;
    if (cut.paragraph !== this.#paragraph) {
      this.#endParagraph();
      this.#ask();
    }
    this.#paragraph = cut.paragraph;
    this.#sentences.push(cut.text);
  }

  /** All was told: asks about what is left. */
  close(): void {
    this.#endParagraph();
    this.#endTranslated();
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
    this.#endTranslated();
  }

  /** The other side of a paragraph's last sentence is told after its end, and is read with the next. */
  #endTranslated(): void {
    if (this.#translated.length === 0) return;
    this.#waiting.push(this.#translated.splice(0).join(' '));
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
