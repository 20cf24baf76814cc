import { readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { database } from '../../worker/directory/client.ts';

/** The rows of `migrations/0000_start.sql`, statement by statement. */
const MIGRATION = readFileSync(
  new URL('../../migrations/0000_start.sql', import.meta.url),
  'utf8',
).replaceAll('--> statement-breakpoint', '');

type Binding = Parameters<typeof database>[0];
type Bound = { sql: string; values: SQLInputValue[] };

/**
 * A D1 database in this process, empty and with the directory's schema: SQLite as it is in Node, without the transport.
 * Answers what drizzle reads of D1.
 */
export function sqliteD1(): Binding {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('PRAGMA foreign_keys = ON');
  sqlite.exec(MIGRATION);
  const rowsOf = ({ sql, values }: Bound, asArrays = false) => {
    const statement = sqlite.prepare(sql);
    if (asArrays) statement.setReturnArrays(true);
    return statement.all(...values);
  };
  const answerOf = (bound: Bound) => {
    const results = rowsOf(bound);
    const { changes } = sqlite.prepare('SELECT changes() AS changes').get() as { changes: number };
    return { success: true, results, meta: { changes } };
  };
  const statement = (bound: Bound) => ({
    bound,
    bind: (...values: SQLInputValue[]) => statement({ ...bound, values }),
    all: async () => answerOf(bound),
    run: async () => answerOf(bound),
    raw: async () => rowsOf(bound, true),
    first: async (column?: string) => {
      const row = rowsOf(bound)[0] as Record<string, unknown> | undefined;
      return row === undefined ? null : column === undefined ? row : row[column];
    },
  });
  const d1 = {
    prepare: (sql: string) => statement({ sql, values: [] }),
    async batch(statements: { bound: Bound }[]) {
      sqlite.exec('BEGIN');
      try {
        const answers = statements.map(({ bound }) => answerOf(bound));
        sqlite.exec('COMMIT');
        return answers;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return d1 as unknown as Binding;
}
