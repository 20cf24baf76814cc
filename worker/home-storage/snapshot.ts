import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { snapshotKey, snapshotsOf } from '../files/keys.ts';
import type { Deletions } from './deletions.ts';
import { isTableOfSchema } from './migrations.ts';
import { LineWriter, type SnapshotHeader, type TableColumns } from './snapshot-format.ts';
import type { Timers } from './timers.ts';
import type { UserCopy } from './user.ts';

/** Time from the first change after a snapshot to the next one, and so the most that a restore loses. */
const INTERVAL_MS = DAY_MS;
/** The same while there is no snapshot, because a deleted story was in it. Deletions come in groups. */
const REPLACEMENT_MS = 10 * 60_000;
/** Delay after a failure of R2. */
const RETRY_MS = HOUR_MS;
/** Delay when the home was changed during every attempt. */
const BUSY_RETRY_MS = 60_000;
/** Attempts in a row at reading the home between two changes. */
const ATTEMPTS = 3;
/** Rows that are read between two turns of other requests. */
const PAGE = 100;

/**
 * Tables that are not in a snapshot: the user's row is the directory's; a restore counts as the last use; a closed home
 * is restored by nothing; sessions begin again by signing in; timers, pending deletions and the state of snapshots
 * follow from the rest; events only serve clients that reconnect; a closed link must not open again; a day's uses are
 * over sooner.
 */
const LEFT_OUT = [
  'user',
  'activity',
  'closing',
  'sessions',
  'timers',
  'to_delete',
  'events',
  'snapshot',
  'links',
  'account_uses',
];

/**
 * `current`: the snapshot has everything. `reading`: nothing changed since its reading began. `changed`: something did.
 * Triggers of the schema write `changed`, so that no writer can forget it.
 */
type State = 'current' | 'reading' | 'changed';
/** `number` is the last that was given out, `key` the snapshot in R2, if there is one. */
type Row = { state: State; number: number; key: string | null };
type TimedRow = Row & { due_at: number | null };

/** Tables of a snapshot with their columns, in the order in which they were made: a table follows what it refers to. */
export function snapshotTables(sql: SqlStorage): TableColumns[] {
  return sql
    .exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid`)
    .toArray()
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.includes(name) && isTableOfSchema(name))
    .map((name) => {
      const columns = sql.exec<{ name: string }>('SELECT name FROM pragma_table_info(?)', name).toArray();
      return { name, columns: columns.map((column) => column.name) as [string, ...string[]] };
    });
}

type Deps = {
  storage: DurableObjectStorage;
  files: R2Bucket;
  timers: Pick<Timers, 'set' | 'clear'>;
  deletions: Pick<Deletions, 'expect' | 'giveUp' | 'keep' | 'add' | 'run'>;
  user(): Pick<UserCopy, 'id' | 'version'>;
};

/**
 * Daily snapshot of the home in R2. Each has a number and a key of its own: a deleted story deletes the snapshot by a
 * row of `to_delete`, which a later snapshot must not meet.
 */
export class Snapshots {
  readonly #deps: Deps;
  #running: Promise<void> | null = null;
  #isEnded = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  #row(): Row {
    return this.#deps.storage.sql.exec<Row>('SELECT state, number, key FROM snapshot').one();
  }

  /** Sets the timer when something changed since the last snapshot. @returns null when nothing is to be set */
  note(now: number): Promise<void> | null {
    if (this.#isEnded) return null;
    // One statement, since it follows every call of the home.
    const { state, number, key, due_at } = this.#deps.storage.sql
      .exec<TimedRow>(`SELECT *, (SELECT due_at FROM timers WHERE name = 'snapshot') AS due_at FROM snapshot`)
      .one();
    if (state === 'current') return null;
    const isReplacement = key === null && number > 0;
    // A timer is only moved by a deletion: later changes do not postpone it.
    const isSet = due_at !== null && !(isReplacement && due_at > now + REPLACEMENT_MS);
    return isSet
      ? null
      : this.#deps.timers.set('snapshot', now + (isReplacement ? REPLACEMENT_MS : INTERVAL_MS));
  }

  /**
   * Writes a snapshot if something changed since the last one. One run at a time: a second call joins the first.
   * @throws what R2 throws; the timer is set for another attempt
   */
  run(now: number): Promise<void> {
    this.#running ??= this.#run(now).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Waits for a running snapshot; afterwards nothing is written. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#running?.catch(() => {});
  }

  async #run(now: number): Promise<void> {
    const { timers, deletions } = this.#deps;
    await timers.set('snapshot', now + RETRY_MS);
    for (let left = ATTEMPTS; left > 0 && !this.#isEnded; left--) {
      const isCurrent = this.#row().state === 'current';
      if (!isCurrent && !(await this.#write(now))) continue;
      if (this.#isEnded) return;
      await timers.clear('snapshot');
      await this.note(now);
      await deletions.run(now);
      return;
    }
    if (!this.#isEnded) await timers.set('snapshot', now + BUSY_RETRY_MS);
  }

  /** @returns false when the home was changed while it was read, or a story was deleted before it was stored */
  async #write(now: number): Promise<boolean> {
    const { storage, files, deletions } = this.#deps;
    const { sql } = storage;
    const { number } = sql
      .exec<Row>(`UPDATE snapshot SET number = number + 1, state = 'reading' RETURNING *`)
      .one();
    const { id, version } = this.#deps.user();
    const key = snapshotKey(id, number);
    // Stored by an instance that died before its row, it may have the words of a story that was deleted since.
    deletions.giveUp(snapshotsOf(id), now);
    await deletions.expect([key], now);
    const body = await this.#read({
      format: 1,
      userId: id,
      userVersion: version,
      number,
      madeAt: now,
      migrations: sql
        .exec<{ name: string }>('SELECT name FROM migrations ORDER BY position')
        .toArray()
        .map(({ name }) => name),
      tables: snapshotTables(sql),
    });
    if (body === null) {
      deletions.keep([key]);
      return false;
    }
    await files.put(key, body, { httpMetadata: { contentType: 'application/gzip' } });
    return storage.transactionSync(() => {
      const { number: last, key: before } = this.#row();
      if (last !== number) {
        deletions.add([key], now);
        return false;
      }
      deletions.keep([key]);
      if (before !== null) deletions.add([before], now);
      sql.exec(
        `UPDATE snapshot SET key = ?, state = CASE state WHEN 'reading' THEN 'current' ELSE 'changed' END`,
        key,
      );
      return true;
    });
  }

  /** @returns null when a row changed meanwhile: the pages would not belong together */
  async #read(header: SnapshotHeader): Promise<ArrayBuffer | null> {
    const writer = new LineWriter();
    await writer.add(header);
    const rows: number[] = [];
    for (const [index, table] of header.tables.entries()) {
      let count = 0;
      for await (const values of this.#rowsOf(table)) {
        count += 1;
        await writer.add([index, ...values]);
      }
      rows.push(count);
    }
    await writer.add({ rows });
    const body = await writer.end();
    return this.#isUnchanged() ? body : null;
  }

  #isUnchanged(): boolean {
    return !this.#isEnded && this.#row().state === 'reading';
  }

  /** The rows of a table by pages, or at once where it has no row ids. Ends early when a row changed. */
  async *#rowsOf({ name, columns }: TableColumns): AsyncGenerator<SqlStorageValue[]> {
    const { sql } = this.#deps.storage;
    const list = columns.map((column) => `"${column}"`).join(', ');
    const { text } = sql
      .exec<{ text: string }>('SELECT sql AS text FROM sqlite_master WHERE name = ?', name)
      .one();
    if (/WITHOUT ROWID/i.test(text)) {
      yield* Array.from(sql.exec(`SELECT ${list} FROM ${name}`).raw());
      return;
    }
    const query = `SELECT rowid, ${list} FROM ${name} WHERE rowid > ? ORDER BY rowid LIMIT ?`;
    for (let after = 0; this.#isUnchanged();) {
      const page = [...sql.exec(query, after, PAGE).raw<[number, ...SqlStorageValue[]]>()];
      for (const [, ...values] of page) yield values;
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last[0];
    }
  }
}
