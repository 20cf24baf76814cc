/** End of a sentence in the answer (UTF-16 offset), and when its last piece was sent, in milliseconds since 1970. */
export type SentenceTime = { endOffset: number; sentAt: number };

export type LogEntry = {
  id: number;
  route: string;
  receivedAt: number;
  firstByteAt: number | null;
  finishedAt: number | null;
  status: number | null;
  /** Whether the client disconnected before the answer was complete. */
  aborted: boolean;
  /** The requested failure, if any. */
  failure: string | null;
  /** Details from the endpoint. */
  chat?: {
    model: string;
    topic: string;
    seed: number;
    title: SentenceTime | null;
    sentences: SentenceTime[];
  };
  /** A second opinion: its number of paragraphs (0 for a topic), and the answer. */
  opinion?: { paragraphs: number; objection: string };
  /** Pictures that were asked for, and whether the storyteller knows the story. */
  pictures?: { asked: string[]; isKnown: boolean };
  moderation?: { inputs: number; flagged: number };
  speech?: { voice: string; accent: string; characters: number; audioSeconds: number };
};

/** A hundred stories make forty requests each. */
const CAPACITY = 5_000;

/** The last requests, oldest first, so that a benchmark can compare its clock with the provider's. */
export class RequestLog {
  readonly #now: () => number;
  #entries: LogEntry[] = [];
  #nextId = 1;

  constructor(now: () => number) {
    this.#now = now;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }

  open(route: string): LogEntry {
    const entry: LogEntry = {
      id: this.#nextId++,
      route,
      receivedAt: this.#now(),
      firstByteAt: null,
      finishedAt: null,
      status: null,
      aborted: false,
      failure: null,
    };
    this.#entries.push(entry);
    if (this.#entries.length > CAPACITY) {
      this.#entries.shift();
    }
    return entry;
  }

  firstByte(entry: LogEntry): void {
    entry.firstByteAt ??= this.#now();
  }

  finish(entry: LogEntry, outcome: { aborted: boolean }): void {
    if (entry.finishedAt === null) {
      entry.finishedAt = this.#now();
      entry.aborted = outcome.aborted;
    }
  }
}
