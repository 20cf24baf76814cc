import { parseArgs } from 'node:util';
import { deployedAs, LOCAL_STATE, openStorage, type Target } from '../storage/open-storage.ts';
import { applyMigrations } from './migrations.ts';
import { seedStorage } from './seed-storage.ts';

/**
 * `npm run seed`: applies the D1 migrations and makes D1 and R2 equal to the repository's music, stories, pictures and
 * narrations. Idempotent, and continues after an interruption.
 *
 *     npm run seed                      local storage of `npm run dev`
 *     npm run seed -- --state FOLDER    that of `wrangler dev --persist-to FOLDER`
 *     npm run seed -- --remote          deployed storage, with wrangler's login, after `npm run deploy` has migrated it;
 *                                       with `--environment staging` that of staging
 */

const CONTENT = 'content';

async function seedTarget(target: Target, onWritten?: (key: string, bytes: number) => void): Promise<void> {
  const storage = await openStorage(target);
  try {
    if (!storage.isRemote) await applyMigrations(storage.d1);
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
  const { values } = parseArgs({
    options: { remote: { type: 'boolean' }, environment: { type: 'string' }, state: { type: 'string' } },
  });
  if (values.remote && values.state) throw new Error('either --remote or --state');
  const target = values.remote ? deployedAs(values.environment) : { state: values.state ?? LOCAL_STATE };
  console.log(`Seeding ${'state' in target ? target.state : 'the deployed D1 and R2'}`);
  await seedTarget(target, (key, bytes) => console.log(`  ${key} (${Math.ceil(bytes / 1000)} kB)`));
  // The edge answers with what it has until the next deployment of the Worker.
  if (values.remote) console.log('Seen after the next deployment of the Worker: npm run deploy -- worker');
}
