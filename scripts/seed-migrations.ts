import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

const MIGRATIONS = 'migrations';
/** They take seconds; what takes minutes hangs. */
const LIMIT_MS = 5 * 60_000;

/** As drizzle-kit writes it between two statements. */
const BETWEEN_STATEMENTS = '--> statement-breakpoint';

/** Wrangler's bookkeeping, as wrangler 4.156 makes it: what is applied here is applied for `wrangler d1 migrations` too. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies what is pending of the D1 migrations to a local database that is open. Wrangler itself starts a runtime for each
 * migration, which takes longer than all the rest of a seeding.
 */
export async function applyMigrations(d1: Storage['d1']): Promise<void> {
  await d1.prepare(BOOKKEEPING).run();
  const { results } = await d1.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }: { name: string }) => name));
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  for (const name of files.toSorted()) {
    if (applied.has(name)) continue;
    const statements = readFileSync(join(MIGRATIONS, name), 'utf8').split(BETWEEN_STATEMENTS);
    // A batch is applied whole or not at all.
    await d1.batch([
      d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ...statements.map((statement) => d1.prepare(statement)),
    ]);
  }
}

/** Has wrangler apply them to the deployed database. @throws Error with what wrangler printed */
export function applyMigrationsRemotely(): void {
  const { status, stdout, stderr } = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    env: { ...process.env, CI: '1' },
  });
  if (status !== 0) throw new Error(`migrations failed\n${stdout}${stderr}`);
}
