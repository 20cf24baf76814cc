/** One call of D1 that fails: without an effect, or after it was executed. */
export type D1Fault = { call: number; when: 'before' | 'after'; error: Error };

const ASKING = ['all', 'run', 'raw', 'first'] as const;

/** The isolate writes its counts behind any answer. */
const COUNTS = /^insert into "tallies"/;

/**
 * A database whose calls are numbered from 0, and of which one may fail once.
 * @returns `calls`: how many there were, those that write counts aside
 */
export function failingD1(database: D1Database, fault: D1Fault | null): { db: D1Database; calls: string[] } {
  const calls: string[] = [];
  const sqlOf = new WeakMap<D1PreparedStatement, string>();
  async function asked<Result>(sql: string, ask: () => Promise<Result>): Promise<Result> {
    if (COUNTS.test(sql)) return ask();
    const isFailing = calls.push(sql) - 1 === fault?.call;
    if (isFailing && fault.when === 'before') throw fault.error;
    const result = await ask();
    if (isFailing) throw fault.error;
    return result;
  }
  const watched = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    sqlOf.set(statement, sql);
    const bind = statement.bind.bind(statement);
    const asking = ASKING.map((name) => {
      const ask = statement[name].bind(statement) as (...options: unknown[]) => Promise<unknown>;
      return [name, (...options: unknown[]) => asked(sql, () => ask(...options))];
    });
    return Object.assign(statement, {
      bind: (...values: unknown[]) => watched(bind(...values), sql),
      ...Object.fromEntries(asking),
    });
  };
  const db = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => watched(target.prepare(sql), sql);
      if (name === 'batch')
        return (statements: D1PreparedStatement[]) =>
          asked(statements.map((one) => sqlOf.get(one)).join(';\n'), () => target.batch(statements));
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db, calls };
}
