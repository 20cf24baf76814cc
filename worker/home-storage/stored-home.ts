import { MIGRATIONS } from './migrations.ts';

/** What a home's constructor reads. */
export type StoredHome = {
  /** Whether its schema is that of this code. */
  isMigrated: boolean;
  /** Whether an earlier instance may have left a generation or a reading unfinished: their timer is set. */
  hasWork: boolean;
  /** Whether the account is being deleted: its timer is set from the first step to the last. */
  isClosed: boolean;
};

type Row = { migration: string | null; work_due_at: number | null; is_closed: 0 | 1 };

/**
 * Reads in one statement whether an object is a home, and what its constructor has to do: most homes are woken for one
 * request.
 * @returns null without a user row, with or without a schema
 */
export function storedHome({ sql }: Pick<DurableObjectStorage, 'sql'>): StoredHome | null {
  let rows: Row[];
  try {
    rows = sql
      .exec<Row>(
        `SELECT (SELECT name FROM migrations ORDER BY position DESC LIMIT 1) AS migration,
           (SELECT due_at FROM timers WHERE name = 'generations') AS work_due_at,
           EXISTS (SELECT 1 FROM timers WHERE name = 'closing') AS is_closed
         FROM user`,
      )
      .toArray();
  } catch (error) {
    if (error instanceof Error && NO_SCHEMA.test(error.message)) return null;
    throw error;
  }
  const [row] = rows;
  if (!row) return null;
  return {
    isMigrated: row.migration === MIGRATIONS.at(-1)?.name,
    hasWork: row.work_due_at !== null,
    isClosed: row.is_closed === 1,
  };
}

/** SQLite's message about an object that is no home. */
const NO_SCHEMA = /no such table: user\b/;
