import { SECOND_OPINION_MS } from '../../contract/limits.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import type { EventLog, LoggedEvent } from '../home-storage/event-log.ts';
import type { Generation, Ledger, Ordered } from '../home-storage/ledger.ts';
import {
  type OrderedRequest,
  readStoryOrder,
  readStoryRequest,
} from '../home-storage/stored-story-request.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { LateReading, Reading, Unread } from '../story/second-opinion.ts';
import type { Objection } from '../story/story-provider.ts';
import type { Clock } from './clock.ts';

type Row = { story_id: string; request: string; attempt: number; objection: Objection | null };

type Deps = {
  storage: DurableObjectStorage;
  ledger: Ledger;
  log: EventLog;
  clock: Clock;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  /** Starts the reading of a written story again; null when the owner configured no second opinion. */
  readAgain(request: OrderedRequest, events: LoggedEvent[], signal: AbortSignal): LateReading | null;
  /** Reports that the reading of a story is over and the story stays. */
  read(generation: Generation, unread: Unread): void;
  /** Reports that a story was withdrawn. */
  withdrawn(generation: Generation, objection: Objection, request: StoryRequest): void;
  /** Waits until nothing is being saved of this generation. */
  quiet(id: string): Promise<void>;
  /** Deletes everything that was saved of a withdrawn story. May be repeated. */
  erase(generation: Generation): Promise<void>;
};

/** Attempts at a reading, the first included; after that the story counts as unread. */
const ATTEMPTS = 2;
/** Upper bound of the wait for an aborted reading. */
const ENDING_PATIENCE_MS = 10_000;

/**
 * Second opinions on finished stories. Each is a row from the transaction that marks the story as
 * written to the one that ends the reading; the row of a withdrawn story stays until its files are deleted. After a
 * restart the rows decide what is left to do; memory only knows the readings of this instance.
 */
export class PendingReadings {
  readonly #deps: Deps;
  /** Readings that go on in this instance, and erasures. */
  readonly #reading = new Map<string, { abort: AbortController; over: Promise<void> }>();
  readonly #erasing = new Map<string, Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Inserts the row of a reading, in the transaction that marks the story as written. */
  open(id: string, request: string): void {
    this.#deps.storage.sql.exec(
      'INSERT OR REPLACE INTO pending_readings (story_id, request, attempt) VALUES (?, ?, 1)',
      id,
      request,
    );
  }

  /** Waits for the end of a reading, at most `SECOND_OPINION_MS`. */
  follow(id: string, reading: LateReading, abort = new AbortController()): void {
    const { clock, waitUntil } = this.#deps;
    const late = Promise.withResolvers<void>();
    const forget = clock.after(SECOND_OPINION_MS, late.resolve);
    abort.signal.addEventListener('abort', () => late.resolve());
    const over = reading
      .end(late.promise)
      .finally(forget)
      .then((outcome) => this.#settle(id, outcome));
    this.#reading.set(id, { abort, over });
    waitUntil(over);
  }

  /** Whether any reading or erasure is unfinished. */
  isAnyOpen(): boolean {
    return this.#rows('1').length > 0;
  }

  /** Whether a story may still be withdrawn. */
  isPending(id: string): boolean {
    return this.#rows('story_id = ? AND objection IS NULL', id).length > 0;
  }

  /** The newest story that is being read, with its order. */
  newest(): Ordered<StoryRequest> | null {
    const rows = this.#rows('objection IS NULL').flatMap(({ story_id, request }) => {
      const generation = this.#deps.ledger.byId(story_id);
      return generation ? [{ ...generation, request }] : [];
    });
    const newest = rows.sort((one, other) => other.admittedAt - one.admittedAt)[0];
    return newest ? { ...newest, order: readStoryRequest(newest.request) } : null;
  }

  /** Waits until the reading of a story has ended. */
  async over(id: string): Promise<void> {
    await this.#reading.get(id)?.over;
  }

  /** Resumes the readings and erasures of an earlier instance. */
  recover(): void {
    const { storage, ledger, log } = this.#deps;
    for (const { story_id: id, request, attempt, objection } of this.#rows('1')) {
      if (this.#reading.has(id) || this.#erasing.has(id)) continue;
      const generation = ledger.byId(id);
      if (!generation) this.#forget(id);
      else if (objection !== null) this.#erase(generation);
      else {
        storage.sql.exec('UPDATE pending_readings SET attempt = attempt + 1 WHERE story_id = ?', id);
        const events = log.all(id);
        const abort = new AbortController();
        const isWhole = events.some(({ type }) => type === 'sentence');
        const again =
          attempt < ATTEMPTS && isWhole
            ? this.#deps.readAgain(readStoryOrder(request), events, abort.signal)
            : null;
        if (again) this.follow(id, again, abort);
        else this.#keep(generation, { unread: 1, paragraphs: 1, error: 'the object was restarted' });
      }
    }
  }

  /** Ends the reading of a story before its deletion. A withdrawn story is still erased. */
  async drop(id: string): Promise<void> {
    this.#deps.storage.sql.exec('DELETE FROM pending_readings WHERE story_id = ? AND objection IS NULL', id);
    await this.#end(id);
    await this.#erasing.get(id);
  }

  /** Ends all readings, for the deletion of the account. */
  async dropAll(): Promise<void> {
    this.#deps.storage.sql.exec('DELETE FROM pending_readings');
    await Promise.all([...this.#reading.keys()].map((id) => this.#end(id)));
    const patience = Promise.withResolvers<void>();
    const forget = this.#deps.clock.after(ENDING_PATIENCE_MS, patience.resolve);
    await Promise.race([Promise.all(this.#erasing.values()), patience.promise]);
    forget();
  }

  async #end(id: string): Promise<void> {
    const reading = this.#reading.get(id);
    reading?.abort.abort();
    await reading?.over;
  }

  #rows(where: string, ...bindings: SqlStorageValue[]): Row[] {
    const query = `SELECT * FROM pending_readings WHERE ${where}`;
    return this.#deps.storage.sql.exec<Row>(query, ...bindings).toArray();
  }

  #forget(id: string): void {
    this.#deps.storage.sql.exec('DELETE FROM pending_readings WHERE story_id = ?', id);
  }

  #settle(id: string, { objection, ...unread }: Reading): void {
    this.#reading.delete(id);
    const [row] = this.#rows('story_id = ? AND objection IS NULL', id);
    const generation = this.#deps.ledger.byId(id);
    // Dropped in the meantime.
    if (!row || !generation) return;
    if (objection === null) this.#keep(generation, unread);
    else this.#withdraw(generation, objection, row.request);
  }

  #keep(generation: Generation, unread: Unread): void {
    const { storage, log, read } = this.#deps;
    const { id, attempt, status } = generation;
    storage.transactionSync(() => {
      this.#forget(id);
      // A story that is not saved yet gets its `read` state with its last event.
      if (status === 'saved' && log.has(id)) log.append(id, attempt, { type: 'read' });
    });
    read(generation, unread);
  }

  #withdraw(generation: Generation, objection: Objection, request: string): void {
    const { storage, ledger, log, withdrawn } = this.#deps;
    const { id, attempt } = generation;
    storage.transactionSync(() => {
      ledger.withdraw(id);
      storage.sql.exec(
        `UPDATE pending_readings SET objection = ?, request = '{}' WHERE story_id = ?`,
        objection,
        id,
      );
      log.append(id, attempt, { type: 'error', code: 'story_withdrawn', retryAfter: null });
      log.forgetText(id);
    });
    withdrawn(generation, objection, readStoryRequest(request));
    this.#erase(generation);
  }

  /** Deletes the saved files; the alarm retries a failure. */
  #erase(generation: Generation): void {
    const { quiet, erase, waitUntil } = this.#deps;
    const { id } = generation;
    const erasing = quiet(id)
      .then(() => erase(generation))
      .then(() => this.#forget(id))
      .catch((error) => logLine('error', { generation: id, erasing: redactedErrorMessage(error) }))
      .finally(() => this.#erasing.delete(id));
    this.#erasing.set(id, erasing);
    waitUntil(erasing);
  }
}
