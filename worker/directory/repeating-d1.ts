import { measured } from '../logging/request-scope.ts';
import { type Declared, sentAgain } from './asking-again.ts';

const ASKING = ['all', 'run', 'raw', 'first'] as const;

/** Statements that may be sent again. `batch` accepts only D1's own statements, so that these are not wrapped. */
const repeatable = new WeakSet<D1PreparedStatement>();

const reads = (sql: string) => /^\s*select\b/i.test(sql);

/** D1's statement, which measures its calls and is sent again where that is allowed. */
function sending(statement: D1PreparedStatement, isRepeatable: boolean): D1PreparedStatement {
  if (isRepeatable) repeatable.add(statement);
  const bind = statement.bind.bind(statement);
  const asking = ASKING.map((name) => {
    const ask = statement[name].bind(statement) as (...options: unknown[]) => Promise<unknown>;
    return [
      name,
      (...options: unknown[]) => measured('db', () => sentAgain(isRepeatable, () => ask(...options))),
    ];
  });
  return Object.assign(statement, {
    bind: (...values: unknown[]) => sending(bind(...values), isRepeatable),
    ...Object.fromEntries(asking),
  });
}

/**
 * A D1 database that adds its waiting time to the request's `Server-Timing`, and sends again after a transient error:
 * reads, writes that are declared `repeatable`, and batches of these.
 * @param declared of all writes that are prepared here; null for a client that only reads
 */
export function repeatingD1(database: D1Database, declared: Declared | null): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => sending(target.prepare(sql), declared === 'repeatable' || reads(sql));
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) => {
          const isRepeatable = statements.every((statement) => repeatable.has(statement));
          return measured('db', () => sentAgain(isRepeatable, () => target.batch(statements)));
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
