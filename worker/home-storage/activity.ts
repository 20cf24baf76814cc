import { DAY_MS } from '../../contract/time.ts';

/** Use of an account, and the notice of its deletion. Times are milliseconds since the epoch. */
export type Activity = {
  /** Last sign-in or renewal of a session, to within a day. */
  activeAt: number;
  /** Days that the last notice left; null after activity. */
  noticeDays: 30 | 7 | null;
  noticeAt: number | null;
};

const COLUMNS = 'active_at AS activeAt, notice_days AS noticeDays, notice_at AS noticeAt';

/** The home's row of activity. Every method is synchronous. */
export class ActivityRow {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** For a new home. */
  begin(activeAt: number): void {
    this.#sql.exec('INSERT INTO activity (active_at) VALUES (?)', activeAt);
  }

  read(): Activity {
    return this.#sql.exec<Activity>(`SELECT ${COLUMNS} FROM activity`).one();
  }

  /** Records activity once a day, and at once after a notice, which it cancels. */
  note(now: number): void {
    const { activeAt, noticeAt } = this.read();
    if (activeAt >= now - DAY_MS && noticeAt === null) return;
    this.#sql.exec('UPDATE activity SET active_at = ?, notice_days = NULL, notice_at = NULL', now);
  }

  /** Records a notice before it is mailed, so that it is mailed once. */
  claimNotice(days: 30 | 7, now: number): void {
    this.#sql.exec('UPDATE activity SET notice_days = ?, notice_at = ?', days, now);
  }

  /** Undoes a claim after the mail service rejected the mail, unless the user returned. */
  releaseNotice({ noticeDays, noticeAt }: Activity): void {
    this.#sql.exec(
      'UPDATE activity SET notice_days = ?, notice_at = ? WHERE notice_at IS NOT NULL',
      noticeDays,
      noticeAt,
    );
  }
}
