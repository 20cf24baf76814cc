/** What the object's one alarm is set for. */
export type TimerName =
  | 'generations'
  | 'deletions'
  | 'outbox'
  | 'leaving'
  | 'closing'
  | 'snapshot'
  | 'links'
  | 'takes';

type Row = { name: TimerName; due_at: number };

/** Delay before a timer whose work failed is due again. */
const RETRY_MS = 60_000;

/**
 * Several timers on the object's one alarm, which is always set for the earliest. Times are milliseconds since the
 * epoch.
 */
export class Timers {
  readonly #storage: DurableObjectStorage;
  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Sets a timer, or moves it. */
  set(name: TimerName, dueAt: number): Promise<void> {
    this.#storage.sql.exec('INSERT OR REPLACE INTO timers (name, due_at) VALUES (?, ?)', name, dueAt);
    return this.arm();
  }

  /** Sets a timer unless it is due earlier. */
  setBy(name: TimerName, dueAt: number): Promise<void> {
    const before = this.get(name);
    return before !== null && before <= dueAt ? this.#rearm() : this.set(name, dueAt);
  }

  /** Sets a timer unless it is set. */
  ensure(name: TimerName, dueAt: number): Promise<void> {
    return this.get(name) === null ? this.set(name, dueAt) : this.#rearm();
  }

  /** The platform drops an alarm that failed six times. */
  async #rearm(): Promise<void> {
    if ((await this.#storage.getAlarm()) === null) await this.arm();
  }

  clear(name: TimerName): Promise<void> {
    this.#storage.sql.exec('DELETE FROM timers WHERE name = ?', name);
    return this.arm();
  }

  get(name: TimerName): number | null {
    const [row] = this.#storage.sql.exec<Row>('SELECT * FROM timers WHERE name = ?', name).toArray();
    return row?.due_at ?? null;
  }

  /**
   * Takes the due timers. They are due again after a minute, in case their work fails.
   * @param only the one timer that stays: the others are removed; null for all
   * @returns their names, and the promise of the alarm for what comes next
   */
  take(now: number, only: TimerName | null = null): { due: TimerName[]; armed: Promise<void> } {
    if (only !== null) this.#storage.sql.exec('DELETE FROM timers WHERE name <> ?', only);
    const due = this.#storage.sql
      .exec<Row>('SELECT * FROM timers WHERE due_at <= ? ORDER BY due_at', now)
      .toArray()
      .map(({ name }) => name);
    this.#storage.sql.exec('UPDATE timers SET due_at = ? WHERE due_at <= ?', now + RETRY_MS, now);
    return { due, armed: this.arm() };
  }

  /** Sets the alarm for the earliest timer. */
  async arm(): Promise<void> {
    const next = this.#storage.sql
      .exec<{ at: number | null }>('SELECT min(due_at) AS at FROM timers')
      .one().at;
    if (next === null) await this.#storage.deleteAlarm();
    else await this.#storage.setAlarm(next);
  }
}
