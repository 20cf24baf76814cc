import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

/** Finds all data of a user, for tests of export and deletion. */

/** D1 tables with rows of this user, and their numbers. */
export async function rowsInD1(userId: string, email: string): Promise<Record<string, number>> {
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  ).all<{ name: string }>();
  const found: Record<string, number> = {};
  for (const { name } of tables.results) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    const theirs = results.filter((row) => {
      const text = JSON.stringify(row);
      return text.includes(userId) || text.includes(email);
    });
    if (theirs.length > 0) found[name] = theirs.length;
  }
  return found;
}

/** Keys of R2, or those that contain an id. */
export async function keysInR2(id = ''): Promise<string[]> {
  const { objects } = await env.FILES.list();
  return objects.map(({ key }) => key).filter((key) => key.includes(id));
}

/** Rows of the object's own tables, and its alarm. */
export function rowsInObject(userId: string) {
  const stub = env.HOMES.get(env.HOMES.idFromName(userId));
  return runInDurableObject(stub, async (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'sqlite_%'`,
      )
      .toArray()
      .map(({ name }) => name)
      // The schema's bookkeeping contains no user data.
      .filter((name) => name !== 'migrations');
    const rows = tables.flatMap((name) => storage.sql.exec(`SELECT * FROM "${name}"`).toArray());
    return { rows, alarm: await storage.getAlarm() };
  });
}

/** All stored data as text, by place, to search for words. */
export async function everythingKept(userId: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  ).all<{ name: string }>();
  for (const { name } of tables.results) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    kept.set(`D1 ${name}`, JSON.stringify(results));
  }
  for (const key of await keysInR2()) {
    const file = await env.FILES.get(key);
    if (!file) continue;
    const said = { ...file.httpMetadata, ...file.customMetadata };
    kept.set(`R2 ${key}`, JSON.stringify(said) + Buffer.from(await file.arrayBuffer()).toString('latin1'));
  }
  kept.set('object', JSON.stringify((await rowsInObject(userId)).rows));
  return kept;
}
