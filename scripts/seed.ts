import { parseArgs } from 'node:util';
import { applyMigrations, applyMigrationsRemotely } from './seed-migrations.ts';
import { seedStorage } from './seed-storage.ts';
import { LOCAL_STATE, openStorage, type Target } from './storage.ts';

/**
 * `npm run seed`: applies the D1 migrations and makes D1 and R2 equal to the repository's music, stories, pictures and
 * narrations. Idempotent, and continues after an interruption.
 *
 *     npm run seed                      local storage of `npm run dev`
 *     npm run seed -- --state FOLDER    that of `wrangler dev --persist-to FOLDER`
 *     npm run seed -- --remote          deployed storage, with wrangler's login
 */

const CONTENT = 'content';

async function seedTarget(target: Target, onWritten?: (key: string, bytes: number) => void): Promise<void> {
  if (target === 'remote') applyMigrationsRemotely();
  const storage = await openStorage(target);
  try {
    if (target !== 'remote') await applyMigrations(storage.d1);
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
