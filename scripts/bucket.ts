import { parseArgs } from 'node:util';
import { restoreBucket, saveBucket } from './bucket-copy.ts';
import { deployedAs, LOCAL_STATE, openStorage } from './storage.ts';

/**
 * Copies R2 into a folder, and back. wrangler exports the rows of D1: see docs/operating.md, "Backup and restore".
 *
 *     node scripts/bucket.ts save FOLDER                      local bucket
 *     node scripts/bucket.ts save FOLDER --state DIRECTORY    that of `wrangler dev --persist-to DIRECTORY`
 *     node scripts/bucket.ts save FOLDER --remote             deployed bucket, with wrangler's login
 *     node scripts/bucket.ts restore FOLDER …
 */

const ACTIONS = { save: saveBucket, restore: restoreBucket };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean' }, environment: { type: 'string' }, state: { type: 'string' } },
});
const [action = '', folder] = positionals;
if (!(action === 'save' || action === 'restore') || !folder || (values.remote && values.state)) {
  throw new Error('save or restore, a folder, and either --remote or --state');
}
const storage = await openStorage(
  values.remote ? deployedAs(values.environment) : { state: values.state ?? LOCAL_STATE },
);
try {
  const { copied, unchanged, removed, bytes } = await ACTIONS[action](storage.files, folder);
  console.log(`${copied} copied (${bytes} bytes), ${unchanged} there already, ${removed} removed`);
} finally {
  await storage.dispose();
}
