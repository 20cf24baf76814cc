import { type LinkScope, OPEN_LINKS } from '../../contract/links.ts';
import { RECORDER_MINUTES } from '../../contract/takes.ts';

/** A link to a story or a series. Times are milliseconds since the epoch. */
export type LinkRow = {
  id: string;
  secret: string;
  /** With the scope `series` the id of the series. */
  storyId: string;
  /** Whether its readers get the typed names. */
  showsNames: boolean;
  createdAt: number;
  endsAt: number;
  /** How often a browser opened its page. */
  opened: number;
  scope: LinkScope;
};

const RECORDER_MS = RECORDER_MINUTES * 60_000;

type Stored = Omit<LinkRow, 'showsNames'> & { showsNames: number };

const COLUMNS = `id, secret, story_id AS storyId, shows_names AS showsNames, created_at AS createdAt,
  ends_at AS endsAt, opened, scope`;

const rowOf = ({ showsNames, ...row }: Stored): LinkRow => ({ ...row, showsNames: showsNames === 1 });

/** Links to stories and series of the home's user. An ended one is in no answer, and its row goes when the next link is made. */
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

  /** The open link with this secret and one of these scopes; null for any other. */
  bySecret(secret: string, scopes: readonly LinkScope[], now: number): LinkRow | null {
    const [row] = this.#sql
      .exec<Stored>(`SELECT ${COLUMNS} FROM links WHERE secret = ? AND ends_at > ?`, secret, now)
      .toArray();
    return row && scopes.includes(row.scope) ? rowOf(row) : null;
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
      `INSERT OR IGNORE INTO links (id, secret, story_id, shows_names, created_at, ends_at, scope)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      link.id,
      link.secret,
      link.storyId,
      Number(link.showsNames),
      link.createdAt,
      link.endsAt,
      link.scope,
    );
    return true;
  }

  /**
   * Lets a device record by a link, unless another one does.
   * @param recorder random id of the device
   * @returns `first` for one that did not record before
   */
  claim(id: string, recorder: string, now: number): 'first' | 'again' | 'refused' {
    const [row] = this.#sql
      .exec<{ recorder: string | null; at: number | null }>(
        'SELECT recorder, recorder_at AS at FROM links WHERE id = ?',
        id,
      )
      .toArray();
    const isAgain = row?.recorder === recorder;
    if (!isAgain && row?.at && now - row.at < RECORDER_MS) return 'refused';
    this.#sql.exec('UPDATE links SET recorder = ?, recorder_at = ? WHERE id = ?', recorder, now, id);
    return isAgain ? 'again' : 'first';
  }

  noteOpened(id: string): void {
    this.#sql.exec('UPDATE links SET opened = opened + 1 WHERE id = ?', id);
  }

  /** @returns false when there is no such link */
  close(id: string): boolean {
    return this.#sql.exec('DELETE FROM links WHERE id = ? RETURNING id', id).toArray().length === 1;
  }

  /** Closes all links of a deleted story. Those of its series, which may have its id, stay open for the other nights. */
  closeOf(storyId: string): void {
    this.#sql.exec(`DELETE FROM links WHERE story_id = ? AND scope <> 'series'`, storyId);
  }

  /** Closes all links of a series without nights. */
  closeOfSeries(id: string): void {
    this.#sql.exec(`DELETE FROM links WHERE story_id = ? AND scope = 'series'`, id);
  }
}
