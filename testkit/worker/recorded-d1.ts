export type Statement = { sql: string; bindings: unknown[] };

/** A database that records every statement, batches included. */
export function recordedD1(database: D1Database): { db: D1Database; statements: Statement[] } {
  const statements: Statement[] = [];
  const db = new Proxy(database, {
    get(target, name) {
      if (name !== 'prepare') {
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (sql: string) => {
        const statement: Statement = { sql, bindings: [] };
        statements.push(statement);
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
