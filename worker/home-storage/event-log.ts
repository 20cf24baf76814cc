import type { FailureCode } from '../../contract/errors.ts';
import type { AudioEvent, EditionEvent, StoryEvent } from '../../contract/schemas/events.ts';
import { CONTENT_TYPES, type PieceType } from '../../contract/schemas/piece-traits.ts';
import type { CastMember, Sentence, TranslatedSentence } from '../../contract/schemas/stories.ts';

type SentEvent = Exclude<StoryEvent | AudioEvent | EditionEvent, { type: 'error' }>;

/**
 * An event as it is kept. An error has no words yet, since each listener reads their own language. Sentences have the
 * speech that the model marked: who of them has a voice is decided when the story is saved.
 */
export type LoggedEvent =
  | Exclude<SentEvent, { type: 'sentence' | 'translation' }>
  | ({ type: 'sentence' } & Sentence)
  | ({ type: 'translation' } & TranslatedSentence)
  | HiddenEvent
  | { type: 'error'; code: FailureCode; retryAfter: number | null; fields?: Record<string, string> };

/**
 * Figures of the marks, as the model listed them. No listener gets it. `recalled`: with the memory of how many nights
 * another night was told.
 */
type HiddenEvent = { type: 'cast'; cast: CastMember[]; recalled?: number };

const isHidden = (event: LoggedEvent): event is HiddenEvent => event.type === 'cast';

export type LoggedEntry = { attempt: number; seq: number; event: Exclude<LoggedEvent, HiddenEvent> };

/** A place in the log: the last event that was received. */
export type Cursor = { attempt: number; seq: number };

/** @param lastEventId as sent by a client; anything that is not one of our ids starts from the beginning */
export function parseCursor(lastEventId: string | null): Cursor {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(lastEventId ?? '');
  return match ? { attempt: Number(match[1]), seq: Number(match[2]) } : { attempt: 0, seq: 0 };
}

/** Types with which a log may end. */
const ENDS = ['error', 'done', 'read', 'pictures'] as const satisfies PieceType[];

/** Whether a log may end with an event: see `isWhole`. */
export const mayBeLast = ({ type }: LoggedEvent): boolean => (ENDS as readonly PieceType[]).includes(type);

/** The events of each generation in order. Those of the newest finished generations are kept, see `prune`. */
export class EventLog {
  readonly #sql: SqlStorage;
  /** Woken at every change, by generation. */
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Logs an event. The hidden one, at most one of an attempt, has no place in the stream. */
  append(generationId: string, attempt: number, event: LoggedEvent): void {
    if (isHidden(event)) {
      this.#sql.exec(
        'INSERT INTO events (generation_id, attempt, seq, type, data) VALUES (?, ?, 0, ?, ?)',
        generationId,
        attempt,
        event.type satisfies PieceType,
        JSON.stringify(event),
      );
      return;
    }
    this.#sql.exec(
      // The last number by the index: max() would read every event there is.
      `INSERT INTO events (generation_id, attempt, seq, type, data) VALUES (?1, ?2, 1 + coalesce(
         (SELECT seq FROM events WHERE generation_id = ?1 AND attempt = ?2 ORDER BY seq DESC LIMIT 1), 0), ?3, ?4)`,
      generationId,
      attempt,
      event.type satisfies PieceType,
      JSON.stringify(event),
    );
    this.#wake(generationId);
  }

  /**
   * Begins another attempt: deletes the events of the one before and logs `reset` as its first.
   */
  reset(generationId: string, attempt: number): void {
    this.forget(generationId);
    this.append(generationId, attempt, { type: 'reset' });
  }

  /** All events of a generation, the hidden one first. */
  all(generationId: string): LoggedEvent[] {
    return this.#sql
      .exec<{ data: string }>(
        'SELECT data FROM events WHERE generation_id = ? ORDER BY attempt, seq',
        generationId,
      )
      .toArray()
      .map(({ data }) => JSON.parse(data) as LoggedEvent);
  }

  /** What a listener gets after the cursor. A cursor of an earlier attempt has seen nothing of this one. */
  after(generationId: string, cursor: Cursor): LoggedEntry[] {
    return this.#sql
      .exec<{ attempt: number; seq: number; data: string }>(
        `SELECT attempt, seq, data FROM events
         WHERE generation_id = ? AND (attempt, seq) > (?, ?) AND seq > 0 ORDER BY attempt, seq`,
        generationId,
        cursor.attempt,
        cursor.seq,
      )
      .toArray()
      .map(({ data, ...place }) => ({ ...place, event: JSON.parse(data) as LoggedEntry['event'] }));
  }

  /**
   * Whether no event can follow: a finished story may have announced that it is being read, and then is read or
   * withdrawn, and that its pictures are being drawn.
   */
  isWhole(generationId: string): boolean {
    const ends = this.#sql
      .exec<{ data: string }>(
        `SELECT data FROM events WHERE generation_id = ? AND type IN (${ENDS.map((type) => `'${type}'`).join(', ')})`,
        generationId,
      )
      .toArray()
      .map(({ data }) => JSON.parse(data) as LoggedEvent);
    const has = (type: (typeof ENDS)[number]) => ends.some((event) => event.type === type);
    const done = ends.find((event) => event.type === 'done');
    if (has('error')) return true;
    if (!done || !('story' in done)) return done !== undefined;
    return (!done.beingRead || has('read')) && (!done.beingDrawn || has('pictures'));
  }

  has(generationId: string): boolean {
    return (
      this.#sql.exec('SELECT 1 FROM events WHERE generation_id = ? LIMIT 1', generationId).toArray().length >
      0
    );
  }

  /** Deletes the events with content of a failed or withdrawn generation. Its last event stays. */
  forgetText(generationId: string): void {
    const types = CONTENT_TYPES.map((type) => `'${type}'`).join(', ');
    this.#sql.exec(`DELETE FROM events WHERE generation_id = ? AND type IN (${types})`, generationId);
  }

  /** Deletes all events of a generation and ends its streams. */
  forget(generationId: string): void {
    this.#sql.exec('DELETE FROM events WHERE generation_id = ?', generationId);
    this.#wake(generationId);
  }

  /** Resolves at the next event of this generation, or after `timeoutMs`. @returns whether there was one */
  async changed(generationId: string, timeoutMs: number): Promise<boolean> {
    const waiting = this.#waiting.get(generationId) ?? Promise.withResolvers<void>();
    this.#waiting.set(generationId, waiting);
    const timeout = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => timeout.resolve(false), timeoutMs);
    try {
      return await Promise.race([waiting.promise.then(() => true), timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends every wait: the account is being deleted. */
  wakeAll(): void {
    for (const id of Array.from(this.#waiting.keys())) this.#wake(id);
  }

  #wake(generationId: string): void {
    this.#waiting.get(generationId)?.resolve();
    this.#waiting.delete(generationId);
  }

  /**
   * Forgets the events of settled generations, except the newest few: a client that comes later reads the saved story.
   */
  prune(keep: number): void {
    this.#sql.exec(
      `DELETE FROM events WHERE generation_id IN (
         SELECT id FROM generations WHERE status IN ('saved', 'refunded')
         ORDER BY admitted_at DESC LIMIT -1 OFFSET ?)`,
      keep,
    );
  }
}
