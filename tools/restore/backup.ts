import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { saveBucket } from '../../scripts/bucket-copy.ts';
import { deployedAs, LOCAL_STATE, openStorage } from '../../scripts/storage.ts';
import { saveDirectory } from './directory-copy.ts';
import { orderOfAll, tasksLeft } from './home-tasks.ts';
import { saveTombstones } from './tombstone-file.ts';

/**
 * `npm run backup`: copies D1 and R2, which has the snapshots of all homes, into a folder, and tombstones into a file of
 * their own. See docs/operating.md, "Backup and restore".
 *
 *     npm run backup -- save FOLDER          D1 and R2 of `npm run dev`
 *     npm run backup -- tombstones FILE      deleted users and stories since, to be kept apart
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
const needsPath = action === 'save' || action === 'tombstones';
if (!(needsPath || action === 'snapshots') || needsPath !== (path !== undefined) || more.length > 0)
  throw new Error('save FOLDER, tombstones FILE or snapshots');
if (values.remote && values.state) throw new Error('either --remote or --state');
const target = values.remote ? deployedAs(values.environment) : { state: values.state ?? LOCAL_STATE };

// A file of a story is stored before its row: D1 first.
if (action === 'save') {
  mkdirSync(path!, { recursive: true });
  // A folder of an earlier version, or made by hand, may be open to others.
  chmodSync(path!, 0o700);
  saveDirectory(target, path!);
}
const storage = await openStorage(target);
try {
  if (action === 'save') {
    const { copied, unchanged, removed, bytes } = await saveBucket(storage.files, join(path!, 'files'));
    console.log(`files: ${copied} copied (${bytes} bytes), ${unchanged} there already, ${removed} removed`);
  } else if (action === 'tombstones') {
    console.log(`${await saveTombstones(storage.d1, path!, Date.now())} tombstones in ${path}`);
  } else {
    console.log(
      `${await orderOfAll(storage.d1, 'snapshot')} homes ordered, ${await tasksLeft(storage.d1)} to do`,
    );
  }
} finally {
  await storage.dispose();
}
