import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BACKUP_LATE_MS } from '../../worker/watching/rules.ts';
import { restoreBucket } from '../storage/bucket-copy.ts';
import { deployedAs, LOCAL_STATE, openStorage, type Storage } from '../storage/open-storage.ts';
import { restoreDirectory } from './directory-copy.ts';
import { saveAt } from './generations.ts';
import { orderOfAll, tasksLeft } from './home-tasks.ts';
import { readCopies, reapplyTombstones } from './tombstone-copies.ts';

/**
 * `npm run restore`: fills an empty D1 and R2 from a save, reapplies the tombstones of the second bucket, and orders
 * the restore of every home, which the Worker's cron hands on. See docs/operating.md, "Backup and restore".
 *
 *     npm run restore -- FOLDER               everything, into empty storage: the newest save of a folder, or that one
 *     npm run restore -- homes                homes alone: D1 was set back by time travel, or objects are lost
 *     npm run restore -- left                 how many homes are still to be restored
 *     … --without-tombstones                  although deletions since are not known: the second bucket is lost as well
 *     … --state DIRECTORY or --remote         as for `npm run backup`
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean' },
    environment: { type: 'string' },
    state: { type: 'string' },
    'without-tombstones': { type: 'boolean' },
  },
});
const [what, ...more] = positionals;
if (!what || more.length > 0) throw new Error('a folder of `npm run backup -- save`, `homes` or `left`');
if (values.remote && values.state) throw new Error('either --remote or --state');
/** @throws Error without a composed configuration */
const target = () =>
  values.remote ? deployedAs(values.environment) : { state: values.state ?? LOCAL_STATE };

async function withStorage<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage(target());
  try {
    return await work(storage);
  } finally {
    await storage.dispose();
  }
}

const timeOf = (at: number | null) => (at === null ? 'no time' : new Date(at).toISOString());

/**
 * @param from deletions from this time on must be known
 * @throws Error when the copies end before it: deleted people and stories would come back
 */
async function tombstonesSince({ backups }: Storage, from: number): Promise<Map<string, number>> {
  const none = { tombstones: new Map<string, number>(), until: null };
  const { tombstones, until } = backups ? await readCopies(backups) : none;
  console.log(`${tombstones.size} tombstones, complete until ${timeOf(until)}`);
  if ((until === null || until < from) && !values['without-tombstones'])
    throw new Error(
      `No deletion since ${timeOf(from)} is known. Copy them first: npm run backup -- tombstones. ` +
        'If they are lost, deleted people and stories come back: --without-tombstones.',
    );
  return tombstones;
}

async function main(): Promise<void> {
  if (what === 'left')
    return withStorage(async ({ d1 }) => console.log(`${await tasksLeft(d1)} homes to be restored`));
  const save = what === 'homes' ? null : saveAt(what!);
  const tombstones = await withStorage(async (storage) => {
    if (save) await expectEmpty(storage);
    // Without a save nothing tells how far the database was set back: the copies have to be recent.
    return tombstonesSince(storage, save?.at ?? Date.now() - BACKUP_LATE_MS.tombstones);
  });
  if (save) {
    console.log(`the save is of ${timeOf(save.at)}: ${save.folder}`);
    restoreDirectory(target(), save.folder);
  }
  await withStorage(async ({ d1, files }) => {
    // Before the files: the first homes that the cron asks must find their tombstones.
    await reapplyTombstones(d1, tombstones);
    console.log(`${tombstones.size} tombstones reapplied`);
    if (save) {
      const { copied, unchanged, bytes } = await restoreBucket(files, join(save.folder, 'files'));
      console.log(`files: ${copied} copied (${bytes} bytes), ${unchanged} there already`);
    }
    console.log(`${await orderOfAll(d1, 'restore')} homes ordered: the Worker's cron restores them`);
  });
}

/** @throws Error when the database has tables: rows of two states would mix */
async function expectEmpty({ d1 }: Storage): Promise<void> {
  const table = await d1.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'users'`).first();
  if (table) throw new Error('the database is not empty: restore into a new one, or `homes` alone');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
