import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from '../storage/open-storage.ts';

const MIGRATIONS = 'migrations';

/** drizzle-kit's separator between statements. */
const BETWEEN_STATEMENTS = '--> statement-breakpoint';

/** Bookkeeping table of wrangler 4.156, so that `wrangler d1 migrations` sees what was applied here. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies pending D1 migrations to an open local database. Wrangler would start a runtime for each, which takes longer
 * than the rest of a seeding.
 */
export async function applyMigrations(d1: Storage['d1']): Promise<void> {
  await d1.prepare(BOOKKEEPING).run();
  const { results } = await d1.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }: { name: string }) => name));
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  for (const name of files.toSorted()) {
    if (applied.has(name)) continue;
    const statements = readFileSync(join(MIGRATIONS, name), 'utf8').split(BETWEEN_STATEMENTS);
    // A batch is atomic.
    await d1.batch([
      d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ...statements.map((statement) => d1.prepare(statement)),
    ]);
  }
}
