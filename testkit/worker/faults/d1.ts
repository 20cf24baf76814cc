import type { Stored } from './fault-injector.ts';
import { stage } from './world.ts';

/** Decides whether a call to a service takes effect and whether it fails, independently. */
export type Gate = <T>(service: Stored, what: string, effect: () => Promise<T>) => Promise<T>;

/** Unawaited background writes: never gated. */
const ASIDE = /"(provider_status|admin_notices|usage_counts)"/;
const NOTHING = { success: true, results: [], meta: {} };

const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

export async function counted<T>(effect: () => Promise<T>): Promise<T> {
  const { world } = stage;
  world.busy += 1;
  try {
    return await effect();
  } finally {
    world.busy -= 1;
    world.moves += 1;
  }
}

/** A database whose calls go through a gate. */
export function gatedD1(database: D1Database, gate: Gate): D1Database {
  const through = <T>(what: string, effect: () => Promise<T>) =>
    ASIDE.test(what) ? Promise.resolve(NOTHING as T) : gate('d1', what, () => counted(effect));

  function gated(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const calls = {
      bind: (...values: unknown[]) => gated(statement.bind(...values), sql),
      first: (...column: [string]) => through(sql, () => statement.first(...column)),
      run: () => through(sql, () => statement.run()),
      all: () => through(sql, () => statement.all()),
      raw: (...options: [{ columnNames: true }]) => through(sql, () => statement.raw(...options)),
    } as D1PreparedStatement;
    inner.set(calls, statement);
    return calls;
  }

  return {
    prepare: (sql: string) => gated(database.prepare(sql), sql),
    batch: (statements: D1PreparedStatement[]) =>
      through('batch', () => database.batch(statements.map((statement) => inner.get(statement)!))),
  } as unknown as D1Database;
}
