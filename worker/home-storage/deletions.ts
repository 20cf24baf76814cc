import { HOUR_MS } from '../../contract/time.ts';
import { deleteFiles, filesBelow } from '../files/owned.ts';
import type { Timers } from './timers.ts';

/**
 * Longest time between storing a file and the row that refers to it. A file without a row is deleted after that.
 */
const ROWLESS_MS = 24 * HOUR_MS;
/** Interval of the attempts at a deletion that R2 refused. */
const RETRY_MS = 5 * 60_000;

type Row = { key: string };

/**
 * Files of R2 that have to go: of deleted rows at once, and files that were noted before they were stored and whose row
 * never came. Each is a row until R2 has deleted it. A key that ends with a slash stands for everything below it.
 */
export class Deletions {
  readonly #sql: SqlStorage;
  readonly #files: R2Bucket;
  readonly #timers: Pick<Timers, 'set' | 'setBy' | 'clear'>;

  constructor(sql: SqlStorage, files: R2Bucket, timers: Pick<Timers, 'set' | 'setBy' | 'clear'>) {
    this.#sql = sql;
    this.#files = files;
    this.#timers = timers;
  }

  /** Notes files before they are stored. @param now milliseconds since the epoch */
  async expect(keys: readonly string[], now: number): Promise<void> {
    await this.#note(keys, now + ROWLESS_MS);
  }

  /** Whether a file that was noted before it was stored has neither got its row nor become due since. */
  isExpected(key: string, now: number): boolean {
    return (
      this.#sql.exec('SELECT 1 FROM to_delete WHERE key = ? AND delete_at > ?', key, now).toArray().length > 0
    );
  }

  /** The files have their row now. Synchronous, for the transaction of the row. */
  keep(keys: readonly string[]): void {
    for (const key of keys) this.#sql.exec('DELETE FROM to_delete WHERE key = ?', key);
  }

  /** Notes files of deleted rows. Synchronous, for the transaction that deletes the rows; `run` deletes them. */
  add(keys: readonly string[], now: number): void {
    for (const key of keys)
      this.#sql.exec('INSERT OR REPLACE INTO to_delete (key, delete_at) VALUES (?, ?)', key, now);
  }

  /** Makes everything below a folder due that was expected and has no row. */
  giveUp(folder: string, now: number): void {
    // `0` follows the slash that ends a folder.
    const end = `${folder.slice(0, -1)}0`;
    this.#sql.exec('UPDATE to_delete SET delete_at = ? WHERE key > ? AND key < ?', now, folder, end);
  }

  /** Notes files to be deleted by the timer. */
  remove(keys: readonly string[], now: number): Promise<void> {
    return this.#note(keys, now);
  }

  async #note(keys: readonly string[], at: number): Promise<void> {
    this.add(keys, at);
    await this.#timers.setBy('deletions', at);
  }

  /**
   * Deletes what is due, and sets the timer for the rest.
   * @throws what R2 throws; the rows stay for the next attempt
   */
  async run(now: number): Promise<void> {
    const due = this.#sql
      .exec<Row>('SELECT key FROM to_delete WHERE delete_at <= ?', now)
      .toArray()
      .map(({ key }) => key);
    if (due.length > 0) {
      await this.#timers.setBy('deletions', now + RETRY_MS);
      const folders = due.filter((key) => key.endsWith('/'));
      const below = await Promise.all(folders.map((folder) => filesBelow(this.#files, folder)));
      const files = due.filter((key) => !key.endsWith('/'));
      await deleteFiles(this.#files, [...files, ...below.flat().map(({ key }) => key)]);
      for (const key of due)
        this.#sql.exec('DELETE FROM to_delete WHERE key = ? AND delete_at <= ?', key, now);
    }
    const next = this.#sql.exec<{ at: number | null }>('SELECT min(delete_at) AS at FROM to_delete').one().at;
    if (next === null) await this.#timers.clear('deletions');
    // Not by `setBy`, which would keep the minute of a timer whose work has just succeeded.
    else await this.#timers.set('deletions', next);
  }
}
