import type { Timers } from './timers.ts';

/** Changes in the directory that follow from rows of the home. Each may be repeated. */
export type DirectoryChange =
  /** A saved story keeps its place among the free stories of the mailbox. */
  | 'settle_story'
  /** A refunded or withdrawn story gives back what it took from others. */
  | 'release_story'
  /** Reports of a deleted story lose their comment. */
  | 'forget_reports'
  /** A deleted story leaves a tombstone. The row is made by a trigger. */
  | 'bury_story'
  /** A feed's secret that is no longer valid leaves a tombstone. The row is made by a trigger. */
  | 'bury_feed'
  /** A deleted take leaves a tombstone. The row is made by a trigger. */
  | 'bury_take';

/** `subject`: id of the story or take, or secret of the feed. */
type Row = { id: number; change: DirectoryChange; subject: string };

/** Changes that an added one makes pointless, and itself. */
const REPLACED: Record<DirectoryChange, readonly DirectoryChange[]> = {
  settle_story: ['settle_story', 'release_story'],
  release_story: ['settle_story', 'release_story'],
  forget_reports: ['forget_reports'],
  bury_story: ['bury_story'],
  bury_feed: ['bury_feed'],
  bury_take: ['bury_take'],
};

/** Interval of the attempts at a change that the directory refused. */
const RETRY_MS = 60_000;

/** Directory changes as rows, from the transaction that causes one until the directory has it. */
export class Outbox {
  readonly #sql: SqlStorage;
  readonly #timers: Pick<Timers, 'setBy' | 'clear'>;
  readonly #make: (change: DirectoryChange, subject: string) => Promise<void>;
  #running: Promise<void> | null = null;

  constructor(
    sql: SqlStorage,
    timers: Pick<Timers, 'setBy' | 'clear'>,
    make: (change: DirectoryChange, subject: string) => Promise<void>,
  ) {
    this.#sql = sql;
    this.#timers = timers;
    this.#make = make;
  }

  /**
   * Synchronous, for the transaction that causes the change; `run` makes it and sets its timer. A later change of a
   * subject replaces an earlier one.
   */
  add(change: DirectoryChange, subject: string): void {
    for (const replaced of REPLACED[change])
      this.#sql.exec('DELETE FROM outbox WHERE change = ? AND subject = ?', replaced, subject);
    this.#sql.exec('INSERT INTO outbox (change, subject) VALUES (?, ?)', change, subject);
  }

  /**
   * Makes the changes in the order in which they came. One run at a time: a second call joins the first.
   * @throws what the directory throws; the rows stay for the next attempt
   */
  run(now: number): Promise<void> {
    if (this.#running === null && this.#first() === undefined) return this.#timers.clear('outbox');
    this.#running ??= this.#run(now);
    return this.#running;
  }

  async #run(now: number): Promise<void> {
    try {
      for (let row = this.#first(); row !== undefined; row = this.#first()) {
        await this.#timers.setBy('outbox', now + RETRY_MS);
        await this.#make(row.change, row.subject);
        // The same change may have been added again meanwhile, under another id.
        this.#sql.exec('DELETE FROM outbox WHERE id = ?', row.id);
      }
    } finally {
      // With the last look at the rows, synchronously: a change added from here on begins another run.
      this.#running = null;
    }
    await this.#timers.clear('outbox');
  }

  #first(): Row | undefined {
    return this.#sql.exec<Row>('SELECT * FROM outbox ORDER BY id LIMIT 1').toArray()[0];
  }
}
