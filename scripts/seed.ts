import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../worker/db/client.ts';
import { seedStorage } from './seed-storage.ts';
import { LOCAL_STATE, openStorage, type Target } from './storage.ts';

/**
 * `npm run seed`: applies the D1 migrations and makes D1 and R2 hold the repository's music, stories, pictures and
 * narrations. Says what it did; doing it again does nothing, and an interrupted run is taken up where it was.
 *
 *     npm run seed                      this machine's, as `npm run dev` uses them
 *     npm run seed -- --state FOLDER    those of `wrangler dev --persist-to FOLDER`
 *     npm run seed -- --remote          the deployed ones, as whoever is logged in to wrangler
 */

const CONTENT = 'content';

const MIGRATIONS = 'migrations';
/** They take seconds; what takes minutes hangs. */
const MIGRATIONS_LIMIT_MS = 5 * 60_000;

/** Asked first, because wrangler takes longer to find nothing to do than all the rest of a seeding with nothing to do. */
async function hasPendingMigrations(db: Database): Promise<boolean> {
  const isBookkeeping = sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'd1_migrations'`;
  if ((await db.all(isBookkeeping)).length === 0) return true;
  const applied = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations`);
  const names = new Set(applied.map(({ name }) => name));
  return readdirSync(MIGRATIONS).some((file) => file.endsWith('.sql') && !names.has(file));
}

function applyMigrations(target: Target): void {
  const where = target === 'remote' ? ['--remote'] : ['--local', '--persist-to', target.state];
  const { status, stdout, stderr } = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where], {
    encoding: 'utf8',
    timeout: MIGRATIONS_LIMIT_MS,
    env: { ...process.env, CI: '1' },
  });
  if (status !== 0) throw new Error(`migrations failed\n${stdout}${stderr}`);
}

async function seedTarget(target: Target, onWritten?: (key: string, bytes: number) => void): Promise<void> {
  let storage = await openStorage(target);
  if (await hasPendingMigrations(storage.db)) {
    await storage.dispose();
    applyMigrations(target);
    storage = await openStorage(target);
  }
  try {
    await seedStorage(storage, CONTENT, { say: (line) => console.log(line), onWritten });
  } finally {
    await storage.dispose();
  }
}

/**
 * Seeds local storage.
 * @param state the folder that `wrangler dev --persist-to` uses
 */
export function seed(state = LOCAL_STATE): Promise<void> {
  return seedTarget({ state });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { remote: { type: 'boolean' }, state: { type: 'string' } } });
  if (values.remote && values.state) throw new Error('either --remote or --state');
  const target = values.remote ? 'remote' : { state: values.state ?? LOCAL_STATE };
  console.log(`Seeding ${target === 'remote' ? 'the deployed D1 and R2' : target.state}`);
  let written = 0;
  await seedTarget(target, (key, bytes) => {
    written += 1;
    console.log(`  ${key} (${Math.ceil(bytes / 1000)} kB)`);
  });
  if (values.remote && written > 0) {
    console.log('Now deploy the Worker, whose cache then begins empty: npx wrangler deploy --env production');
  }
}
