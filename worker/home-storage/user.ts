import type { UserRow } from '../directory/users.ts';
import type { SpentStories } from '../plan/present-user.ts';

/** The directory's row of a user as the home keeps it, without the password. */
export type UserCopy = Omit<UserRow, 'passwordHash' | 'handedVersion' | 'wakeAt' | 'homeTask'> & {
  hasPassword: boolean;
};

/** The user with what the ledger counts. */
export type SignedInUser = UserCopy & { spent: SpentStories };

export function copyOf({ passwordHash, handedVersion, wakeAt, homeTask, ...row }: UserRow): UserCopy {
  return { ...row, hasPassword: passwordHash !== null };
}

type Row = { id: string; copy: string; asked_at: number };

type Entry = {
  /** Whose home it is. */
  id: string;
  /** When the directory was asked last, in milliseconds since the epoch. */
  askedAt: number;
  /** Rows that were written since the home was opened. */
  changes: number;
  /** Whether the session has not ended. */
  isLive: boolean;
};

/** The one row that says whose home the object is. Without it the object has no schema. */
export class HomeUser {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Whose home it is. @throws Error when the home was not begun */
  id(): string {
    return this.#sql.exec<Pick<Row, 'id'>>('SELECT id FROM user').one().id;
  }

  /** What every call of a session asks first, in one statement. */
  entry(sessionId: string, now: number): Entry {
    const { is_live, ...entry } = this.#sql
      .exec<Omit<Entry, 'isLive'> & { is_live: 0 | 1 }>(
        `SELECT id, asked_at AS askedAt, total_changes() AS changes,
           EXISTS (SELECT 1 FROM sessions WHERE id = ? AND expires_at > ?) AS is_live FROM user`,
        sessionId,
        now,
      )
      .one();
    return { ...entry, isLive: is_live === 1 };
  }

  /** @returns null when the home was not begun */
  read(): UserCopy | null {
    const [row] = this.#sql.exec<Pick<Row, 'copy'>>('SELECT copy FROM user').toArray();
    return row ? (JSON.parse(row.copy) as UserCopy) : null;
  }

  /**
   * Stores a copy unless it is older than the stored one.
   * @param now when the directory was asked, in milliseconds since the epoch
   * @returns false for an older copy
   * @throws Error for the copy of another user
   */
  take(copy: UserCopy, now: number): boolean {
    const before = this.read();
    if (before && before.id !== copy.id) throw new Error('this home belongs to another user');
    if (before && before.version > copy.version) return false;
    this.replace(copy, now);
    return true;
  }

  /** Stores a copy, however old: the directory was restored. @param now as above */
  replace(copy: UserCopy, now: number): void {
    this.#sql.exec('DELETE FROM user');
    this.#sql.exec(
      'INSERT INTO user (id, version, copy, asked_at) VALUES (?, ?, ?, ?)',
      copy.id,
      copy.version,
      JSON.stringify(copy),
      now,
    );
  }

  /** Records that the directory was asked, also when it had nothing newer. */
  noteAsked(now: number): void {
    this.#sql.exec('UPDATE user SET asked_at = ?', now);
  }

  /** When the directory was asked last, in milliseconds since the epoch. */
  askedAt(): number {
    return this.#sql.exec<Pick<Row, 'asked_at'>>('SELECT asked_at FROM user').one().asked_at;
  }
}
