export type Statement = { sql: string; bindings: unknown[] };

/** The isolate writes its counts behind any answer, once a minute. */
const COUNTS = /^insert into "tallies"/;

/**
 * A database that records every statement, batches included.
 * @param hasCounts whether those that write counts are among them
 */
export function recordedD1(
  database: D1Database,
  { hasCounts } = { hasCounts: false },
): { db: D1Database; statements: Statement[] } {
  const statements: Statement[] = [];
  const db = new Proxy(database, {
    get(target, name) {
      if (name !== 'prepare') {
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (sql: string) => {
        const statement: Statement = { sql, bindings: [] };
        if (hasCounts || !COUNTS.test(sql)) statements.push(statement);
        const prepared = target.prepare(sql);
        const bind = prepared.bind.bind(prepared);
        prepared.bind = (...bindings: unknown[]) => {
          statement.bindings = bindings;
          return bind(...bindings);
        };
        return prepared;
      };
    },
  });
  return { db, statements };
}
