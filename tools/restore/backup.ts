import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupKey, NOTED_SAVES } from '../../worker/files/backups.ts';
import { copyTombstones } from '../../worker/sweeping/copy-tombstones.ts';
import { saveBucket } from '../storage/bucket-copy.ts';
import { deployedAs, LOCAL_STATE, openStorage } from '../storage/open-storage.ts';
import { saveDirectory } from './directory-copy.ts';
import { makeSave } from './generations.ts';
import { orderOfAll, tasksLeft } from './home-tasks.ts';
import { refusalOfPlace } from './safe-place.ts';

/**
 * `npm run backup`: copies D1 and R2, which has the snapshots of all homes, into a folder, and tombstones into the
 * second bucket. See docs/operating.md, "Backup and restore".
 *
 *     npm run backup -- save FOLDER          D1 and R2 of `npm run dev`, beside the saves that are there
 *     npm run backup -- tombstones           what the Worker's cron does each hour, now
 *     npm run backup -- snapshots            orders a fresh snapshot of every changed home, by the Worker's cron
 *     … --state DIRECTORY                    of `wrangler dev --persist-to DIRECTORY`
 *     … --remote                             deployed, with wrangler's login
 */

// Addresses, digests of passwords and all texts: for their owner's account alone.
process.umask(0o077);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean' }, environment: { type: 'string' }, state: { type: 'string' } },
});
const [action, path, ...more] = positionals;
const needsPath = action === 'save';
if (
  !['save', 'tombstones', 'snapshots'].includes(action ?? '') ||
  needsPath !== (path !== undefined) ||
  more.length > 0
)
  throw new Error('save FOLDER, tombstones or snapshots');
if (values.remote && values.state) throw new Error('either --remote or --state');
/** @throws Error without a composed configuration */
const target = () =>
  values.remote ? deployedAs(values.environment) : { state: values.state ?? LOCAL_STATE };
const now = Date.now();

async function main(): Promise<void> {
  if (action === 'save') return save(path!);
  const storage = await openStorage(target());
  try {
    if (action === 'tombstones') {
      if (!storage.backups) throw new Error('there is no second bucket: staging has none');
      console.log(`${await copyTombstones(storage.db, storage.backups, now)} tombstones copied`);
    } else {
      const ordered = await orderOfAll(storage.d1, 'snapshot');
      console.log(`${ordered} homes ordered, ${await tasksLeft(storage.d1)} to do`);
    }
  } finally {
    await storage.dispose();
  }
}

async function save(path: string): Promise<void> {
  const refusal = values.remote ? refusalOfPlace(path, resolve('.'), process.env) : null;
  if (refusal) throw new Error(refusal);
  let figures = {};
  const { folder, deleted } = await makeSave(path, now, async (folder) => {
    // A file of a story is stored before its row: D1 first.
    saveDirectory(target(), folder);
    const storage = await openStorage(target());
    try {
      const { copied, unchanged, removed, bytes } = await saveBucket(storage.files, join(folder, 'files'));
      figures = { copied, unchanged, removed, bytes };
      console.log(`files: ${copied} copied (${bytes} bytes), ${unchanged} there already, ${removed} removed`);
    } finally {
      await storage.dispose();
    }
  });
  console.log(`saved in ${folder}; ${deleted} older than 30 days deleted`);
  const storage = await openStorage(target());
  try {
    // The Worker's watch reads when the last one was.
    await storage.backups?.put(backupKey(NOTED_SAVES, now), `${JSON.stringify(figures)}\n`);
  } finally {
    await storage.dispose();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
