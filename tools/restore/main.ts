import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBucket } from '../../scripts/bucket-copy.ts';
import { deployedAs, LOCAL_STATE, openStorage } from '../../scripts/storage.ts';
import { restoreDirectory } from './directory-copy.ts';
import { orderOfAll, tasksLeft } from './home-tasks.ts';
import { readTombstones, reapplyTombstones } from './tombstone-file.ts';

/**
 * `npm run restore`: fills an empty D1 and R2 from a backup, reapplies tombstones, and orders the restore of every home,
 * which the Worker's cron hands on. See docs/operating.md, "Backup and restore".
 *
 *     npm run restore -- FOLDER TOMBSTONES    everything, into empty storage
 *     npm run restore -- homes TOMBSTONES     homes alone: D1 was set back by time travel, or objects are lost
 *     npm run restore -- left                 how many homes are still to be restored
 *     … --state DIRECTORY or --remote         as for `npm run backup`
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean' }, environment: { type: 'string' }, state: { type: 'string' } },
});
const [folder, tombstones, ...more] = positionals;
const asksOnly = folder === 'left';
if (!folder || (tombstones === undefined) !== asksOnly || more.length > 0)
  throw new Error('a folder of `npm run backup` or `homes`, and a file of tombstones; or `left`');
if (values.remote && values.state) throw new Error('either --remote or --state');
const target = values.remote ? deployedAs(values.environment) : { state: values.state ?? LOCAL_STATE };

if (asksOnly) {
  const storage = await openStorage(target);
  console.log(`${await tasksLeft(storage.d1)} homes to be restored`);
  await storage.dispose();
} else {
  const last = Math.max(0, ...readTombstones(tombstones!).map(([, deletedAt]) => deletedAt));
  console.log(`the last tombstone is of ${last === 0 ? 'no day' : new Date(last).toISOString()}`);
  if (folder !== 'homes') {
    await expectEmpty();
    restoreDirectory(target, folder);
  }
  const storage = await openStorage(target);
  try {
    // Before the files: the first homes that the cron asks must find their tombstones.
    console.log(`${await reapplyTombstones(storage.d1, tombstones!)} tombstones reapplied`);
    if (folder !== 'homes') {
      const { copied, unchanged, bytes } = await restoreBucket(storage.files, join(folder, 'files'));
      console.log(`files: ${copied} copied (${bytes} bytes), ${unchanged} there already`);
    }
    console.log(`${await orderOfAll(storage.d1, 'restore')} homes ordered: the Worker's cron restores them`);
  } finally {
    await storage.dispose();
  }
}

/** @throws Error when the database has tables: rows of two states would mix */
async function expectEmpty(): Promise<void> {
  const storage = await openStorage(target);
  try {
    const table = await storage.d1.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'users'`).first();
    if (table) throw new Error('the database is not empty: restore into a new one, or `homes` alone');
  } finally {
    await storage.dispose();
  }
}
