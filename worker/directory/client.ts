import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { repeatingD1 } from './repeating-d1.ts';
import * as schema from './schema.ts';

export type Writes = Pick<DrizzleD1Database, 'insert' | 'update' | 'delete' | 'run'>;

/**
 * The directory. Every write declares whether it may be executed twice, since its answer may be lost after it was
 * executed. A batch is sent again when each of its statements may be.
 */
export type Database = Pick<DrizzleD1Database<typeof schema>, 'query' | 'select' | '$count' | 'batch'> & {
  /**
   * Executed a second time, it leaves the rows and the answer of the first time. Sent again after a transient error.
   */
  repeatable: Writes;
  /** A second time would count twice, or answer that something else was there first. Never sent again. */
  once: Writes;
};

/** One client per binding: creating one walks the whole schema. */
const databases = new WeakMap<D1Database, Database>();

export function database(binding: D1Database): Database {
  const known = databases.get(binding);
  if (known) return known;
  const made = Object.assign(drizzle(repeatingD1(binding, null), { schema }), {
    repeatable: drizzle(repeatingD1(binding, 'repeatable')),
    once: drizzle(repeatingD1(binding, 'once')),
  });
  databases.set(binding, made);
  return made;
}
