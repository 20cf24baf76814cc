import type { Proposal } from '../../contract/schemas/series.ts';
import type { CastMember } from '../../contract/schemas/stories.ts';
import type { KnownMember } from './stored-document.ts';

/** What is remembered of a story. `memory`: null while there is none yet, empty when its user deleted it. */
type Remembered = { memory: string | null; proposals: Proposal[] };

/** A story as one of a series' nights. */
export type NightRow = Remembered & {
  storyId: string;
  /** Null without a series. */
  seriesId: string | null;
  number: number | null;
  /** With the memory of how many nights it was told; null for the first. */
  recalled: number | null;
};

/** A night as the prompt of a later night contains it. */
export type EarlierNight = {
  storyId: string;
  title: string;
  memory: string | null;
  /** Code of the scene of its first picture. */
  scene: string | null;
  /** First sentence. */
  opening: string;
  /** Its figures, and those of earlier nights. */
  cast: KnownMember[];
};

/** The nights before another one of a series. */
export type NightsBefore = {
  seriesId: string;
  /** Of the night to come, from 2. */
  number: number;
  /** The last ones, newest first. */
  nights: EarlierNight[];
  /** Invented names by the typed ones. */
  standIns: Readonly<Record<string, string>>;
};

type SeriesRow = { id: string; nights: number; lastAt: number };

/** Cursor of a list of series. */
export type SeriesEnd = { lastAt: number; id: string };

type StoredNight = Omit<NightRow, 'proposals'> & { proposals: string };

const NIGHT =
  'story_id AS storyId, memory, proposals, series_id AS seriesId, number, nights.recalled AS recalled';
const IS_SHOWN = 'stories.taken_down_at IS NULL';
/** Shown nights of a series. */
const OF_SERIES = `nights INNER JOIN stories ON stories.id = nights.story_id
  WHERE nights.series_id = ? AND ${IS_SHOWN}`;
/** How many nights of `series` are shown. */
const COUNTED = `(SELECT count(*) FROM nights INNER JOIN stories ON stories.id = nights.story_id
  WHERE nights.series_id = series.id AND ${IS_SHOWN})`;
const EARLIER = `stories.id AS storyId, stories.title AS title, stories.scene AS scene,
  json_extract(stories.document, '$.sentences[0].text') AS opening,
  json_extract(stories.document, '$.cast') AS cast,
  json_extract(stories.document, '$.earlierCast') AS earlierCast`;

type StoredEarlier = Omit<EarlierNight, 'cast' | 'opening'> & {
  opening: string | null;
  cast: string | null;
  earlierCast: string | null;
};

function readEarlier({ cast, earlierCast, opening, ...night }: StoredEarlier): EarlierNight {
  const before = JSON.parse(earlierCast ?? '[]') as KnownMember[];
  const own = JSON.parse(cast ?? '[]') as CastMember[];
  const wave = (before.at(-1)?.wave ?? -1) + 1;
  return {
    ...night,
    opening: opening ?? '',
    cast: [...before, ...own.map((member) => ({ ...member, wave }))],
  };
}

/**
 * What is remembered of stories, and which of them are nights of a series. A story that was taken down is in no answer.
 * Every method is synchronous.
 */
export class SeriesShelf {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  #all<Row extends Record<string, SqlStorageValue>>(query: string, ...bindings: SqlStorageValue[]): Row[] {
    return this.#sql.exec<Row>(query, ...bindings).toArray();
  }

  /** What is remembered of a story, shown or not; null where nothing was asked yet. */
  night(storyId: string): NightRow | null {
    const [row] = this.#all<StoredNight>(`SELECT ${NIGHT} FROM nights WHERE story_id = ?`, storyId);
    return row ? { ...row, proposals: JSON.parse(row.proposals) } : null;
  }

  /** Stores what a model remembers of a story, unless there is something or it was deleted. */
  remember(storyId: string, { memory, proposals }: { memory: string; proposals: readonly Proposal[] }): void {
    this.#sql.exec(
      `INSERT INTO nights (story_id, memory, proposals) VALUES (?, ?, ?)
       ON CONFLICT (story_id) DO UPDATE SET memory = excluded.memory, proposals = excluded.proposals
       WHERE nights.memory IS NULL`,
      storyId,
      memory,
      JSON.stringify(proposals),
    );
  }

  /** Stores what the user wrote. */
  changeMemory(storyId: string, memory: string): void {
    this.#sql.exec(
      `INSERT INTO nights (story_id, memory, is_typed) VALUES (?, ?, 1)
       ON CONFLICT (story_id) DO UPDATE SET memory = excluded.memory, is_typed = 1`,
      storyId,
      memory,
    );
  }

  /**
   * Forgets what a model remembers of a story whose text was changed, and what it proposed; what the user wrote stays.
   * @returns whether it is to be asked again
   */
  forgetMemory(storyId: string): boolean {
    const rows = this.#all<{ isTyped: number }>(
      `UPDATE nights SET memory = CASE WHEN is_typed = 1 THEN memory END, proposals = '[]'
       WHERE story_id = ? AND memory <> '' RETURNING is_typed AS isTyped`,
      storyId,
    );
    return rows.some(({ isTyped }) => isTyped === 0);
  }

  /** Deletes what is remembered of a story; nothing is asked about it again. */
  deleteMemory(storyId: string): void {
    this.#sql.exec(
      `INSERT INTO nights (story_id, memory) VALUES (?, '')
       ON CONFLICT (story_id) DO UPDATE SET memory = '', proposals = '[]', is_typed = 0`,
      storyId,
    );
  }

  /**
   * The nights before another one, newest first: the last of the series of a story, or that story alone.
   * @param storyId a story that is shown
   */
  before(storyId: string, limit: number): EarlierNight[] {
    const seriesId = this.night(storyId)?.seriesId ?? null;
    const rows =
      seriesId === null
        ? this.#all<StoredEarlier>(
            `SELECT ${EARLIER}, (SELECT memory FROM nights WHERE nights.story_id = stories.id) AS memory
             FROM stories WHERE stories.id = ? AND ${IS_SHOWN}`,
            storyId,
          )
        : this.#all<StoredEarlier>(
            `SELECT ${EARLIER}, nights.memory AS memory FROM ${OF_SERIES}
             ORDER BY nights.number DESC LIMIT ?`,
            seriesId,
            limit,
          );
    return rows.map(readEarlier);
  }

  /** The series that a story would go on with: its own, or the one that begins with it. */
  idFor(storyId: string): string {
    return this.night(storyId)?.seriesId ?? storyId;
  }

  /** Invented names of a series by the typed ones, and how many nights it has had; null before its second night. */
  facts(id: string): { standIns: Record<string, string>; told: number } | null {
    const [row] = this.#all<{ standIns: string; told: number }>(
      'SELECT stand_ins AS standIns, told FROM series WHERE id = ?',
      id,
    );
    return row ? { told: row.told, standIns: JSON.parse(row.standIns) } : null;
  }

  /**
   * Makes a saved story the next night of a series; the series begins with the continued story. Idempotent. Without
   * either of them, since it was deleted meanwhile, the story is none.
   */
  join(night: {
    storyId: string;
    continued: string;
    seriesId: string;
    standIns: Readonly<Record<string, string>>;
    recalled: number;
    at: number;
  }): void {
    const { storyId, continued, seriesId, standIns, recalled, at } = night;
    if (this.night(storyId)?.seriesId != null) return;
    if (this.facts(seriesId) === null) {
      const [first] = this.#all<{ id: string }>('SELECT id FROM stories WHERE id = ?', continued);
      if (!first) return;
      this.#sql.exec(
        'INSERT INTO series (id, stand_ins, told, last_at) VALUES (?, ?, 0, ?)',
        seriesId,
        '{}',
        at,
      );
      this.#add(continued, seriesId, null);
    }
    this.#add(storyId, seriesId, recalled);
    const known = this.facts(seriesId)?.standIns;
    this.#sql.exec(
      'UPDATE series SET stand_ins = ?, last_at = ? WHERE id = ?',
      JSON.stringify({ ...standIns, ...known }),
      at,
      seriesId,
    );
  }

  #add(storyId: string, seriesId: string, recalled: number | null): void {
    const [row] = this.#all<{ told: number }>(
      'UPDATE series SET told = told + 1 WHERE id = ? RETURNING told',
      seriesId,
    );
    this.#sql.exec(
      `INSERT INTO nights (story_id, series_id, number, recalled) VALUES (?, ?, ?, ?)
       ON CONFLICT (story_id) DO UPDATE SET
         series_id = excluded.series_id, number = excluded.number, recalled = excluded.recalled`,
      storyId,
      seriesId,
      row!.told,
      recalled,
    );
  }

  /**
   * Forgets a story that is being deleted, and its series with the last of its nights.
   * @returns the id of a series that ended; null for none
   */
  forget(storyId: string): string | null {
    const seriesId = this.night(storyId)?.seriesId ?? null;
    this.#sql.exec('DELETE FROM nights WHERE story_id = ?', storyId);
    if (seriesId === null) return null;
    const [last] = this.#all<{ at: number }>(
      `SELECT stories.created_at AS at FROM nights INNER JOIN stories ON stories.id = nights.story_id
       WHERE nights.series_id = ? ORDER BY nights.number DESC LIMIT 1`,
      seriesId,
    );
    if (!last) {
      this.#sql.exec('DELETE FROM series WHERE id = ?', seriesId);
      return seriesId;
    }
    // A name that only this night had goes with it.
    this.#sql.exec(
      `UPDATE series SET last_at = ?, stand_ins = (
         SELECT json_group_object(json_each.key, json_each.value) FROM json_each(series.stand_ins)
         WHERE EXISTS (SELECT 1 FROM nights INNER JOIN stories ON stories.id = nights.story_id
           WHERE nights.series_id = series.id
             AND instr(lower(stories.options || stories.earlier_names), lower(json_each.key)) > 0))
       WHERE id = ?`,
      last.at,
      seriesId,
    );
    return null;
  }

  /** A series with how many of its nights are shown; null when there is no such series. */
  one(id: string): SeriesRow | null {
    const [row] = this.#all<SeriesRow>(
      `SELECT id, last_at AS lastAt, ${COUNTED} AS nights FROM series WHERE id = ?`,
      id,
    );
    return row ?? null;
  }

  /** Series of two shown nights or more, by their last night, newest first. */
  page(after: SeriesEnd | null, limit: number): SeriesRow[] {
    return this.#all<SeriesRow>(
      `SELECT * FROM (SELECT id, last_at AS lastAt, ${COUNTED} AS nights FROM series
         ${after ? 'WHERE (last_at, id) < (?, ?)' : ''} ORDER BY last_at DESC, id DESC)
       WHERE nights > 1 LIMIT ?`,
      ...(after ? [after.lastAt, after.id] : []),
      limit,
    );
  }

  /** Id of the first night that is shown; null for none. */
  first(id: string): string | null {
    return this.#first(id)?.storyId ?? null;
  }

  /** Title of the first night that is shown. */
  title(id: string): string {
    return this.#first(id)?.title ?? '';
  }

  #first(id: string) {
    const [first] = this.#all<{ storyId: string; title: string }>(
      `SELECT stories.id AS storyId, stories.title AS title FROM ${OF_SERIES} ORDER BY nights.number LIMIT 1`,
      id,
    );
    return first;
  }

  /** Shown nights of a series, newest first. @param below their numbers; null for the newest */
  nights(id: string, below: number | null, limit: number): (NightRow & { number: number })[] {
    return this.#all<StoredNight & { number: number }>(
      `SELECT ${NIGHT} FROM ${OF_SERIES} AND nights.number < ? ORDER BY nights.number DESC LIMIT ?`,
      id,
      below ?? Number.MAX_SAFE_INTEGER,
      limit,
    ).map((row) => ({ ...row, proposals: JSON.parse(row.proposals) }));
  }

  /** Everything, for the export. */
  all(): { series: { id: string; standIns: Record<string, string> }[]; nights: NightRow[] } {
    return {
      series: this.#all<{ id: string; standIns: string }>(
        'SELECT id, stand_ins AS standIns FROM series ORDER BY last_at',
      ).map(({ id, standIns }) => ({ id, standIns: JSON.parse(standIns) })),
      nights: this.#all<StoredNight>(`SELECT ${NIGHT} FROM nights ORDER BY rowid`).map((row) => ({
        ...row,
        proposals: JSON.parse(row.proposals),
      })),
    };
  }
}
