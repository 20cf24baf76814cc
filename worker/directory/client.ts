import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import * as schema from './schema.ts';
import { timedD1 } from './timed-d1.ts';

export type Database = DrizzleD1Database<typeof schema>;

/** One client per binding: creating one walks the whole schema. */
const databases = new WeakMap<D1Database, Database>();

export function database(binding: D1Database): Database {
  const known = databases.get(binding);
  if (known) return known;
  const made = drizzle(timedD1(binding), { schema });
  databases.set(binding, made);
  return made;
}
