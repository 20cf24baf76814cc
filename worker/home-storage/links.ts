import { OPEN_LINKS } from '../../contract/links.ts';

/** A link to a story. Times are milliseconds since the epoch. */
export type LinkRow = {
  id: string;
  secret: string;
  storyId: string;
  /** Whether its readers get the typed names. */
  showsNames: boolean;
  createdAt: number;
  endsAt: number;
  /** How often a browser opened its page. */
  opened: number;
};

type Stored = Omit<LinkRow, 'showsNames'> & { showsNames: number };

const COLUMNS = `id, secret, story_id AS storyId, shows_names AS showsNames, created_at AS createdAt,
  ends_at AS endsAt, opened`;

const rowOf = ({ showsNames, ...row }: Stored): LinkRow => ({ ...row, showsNames: showsNames === 1 });

/** Links to stories of the home's user. An ended one is in no answer, and its row goes when the next link is made. */
export class Links {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Open links, newest first, those of stories that were taken down too. @param now milliseconds since the epoch */
  open(now: number): LinkRow[] {
    return this.#sql
      .exec<Stored>(`SELECT ${COLUMNS} FROM links WHERE ends_at > ? ORDER BY created_at DESC, id`, now)
      .toArray()
      .map(rowOf);
  }

  /** The open link with this secret; null for any other. */
  bySecret(secret: string, now: number): LinkRow | null {
    const [row] = this.#sql
      .exec<Stored>(`SELECT ${COLUMNS} FROM links WHERE secret = ? AND ends_at > ?`, secret, now)
      .toArray();
    return row ? rowOf(row) : null;
  }

  /**
   * Stores a link; the same id twice is one link. Synchronous.
   * @returns false when the user has as many open links as may be
   */
  add(link: Omit<LinkRow, 'opened'>, now: number): boolean {
    this.#sql.exec('DELETE FROM links WHERE ends_at <= ?', now);
    const others = this.#sql
      .exec<{ n: number }>('SELECT count(*) AS n FROM links WHERE id <> ?', link.id)
      .one().n;
    if (others >= OPEN_LINKS) return false;
    this.#sql.exec(
      `INSERT OR IGNORE INTO links (id, secret, story_id, shows_names, created_at, ends_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      link.id,
      link.secret,
      link.storyId,
      Number(link.showsNames),
      link.createdAt,
      link.endsAt,
    );
    return true;
  }

  noteOpened(id: string): void {
    this.#sql.exec('UPDATE links SET opened = opened + 1 WHERE id = ?', id);
  }

  /** @returns false when there is no such link */
  close(id: string): boolean {
    return this.#sql.exec('DELETE FROM links WHERE id = ? RETURNING id', id).toArray().length === 1;
  }

  /** Closes all links of a deleted story. */
  closeOf(storyId: string): void {
    this.#sql.exec('DELETE FROM links WHERE story_id = ?', storyId);
  }
}
