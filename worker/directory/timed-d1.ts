import { measured } from '../logging/request-scope.ts';

const ASKING = ['all', 'run', 'raw', 'first'] as const;

/**
 * A proxied statement that measures its calls. `batch` accepts only D1's own statements, so these are unwrapped for it.
 */
function timed(statement: D1PreparedStatement): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const asking = ASKING.map((name) => {
    const ask = statement[name].bind(statement) as (...options: unknown[]) => Promise<unknown>;
    return [name, (...options: unknown[]) => measured('db', () => ask(...options))];
  });
  return Object.assign(statement, {
    bind: (...values: unknown[]) => timed(bind(...values)),
    ...Object.fromEntries(asking),
  });
}

/** A D1 database that adds its waiting time to the request's `Server-Timing`. */
export function timedD1(database: D1Database): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => timed(target.prepare(sql));
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) => measured('db', () => target.batch(statements));
      }
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
