import { closeBilling } from '../billing/cancellation.ts';
import { deleteUser } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { buriedAmong, tombstoneOf } from '../directory/tombstones.ts';
import { endHomeTask, markHandedOver, type UserRow, usersWithHomeTask } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { deleteFiles, ownedFilesAndSnapshots } from '../files/owned.ts';
import { copyOf } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { stripeGateway } from '../providers/stripe.ts';

/** Homes of one run, a minute. Each makes about ten requests, and an invocation may make ten thousand. */
const AT_ONCE = 500;
/** Homes asked in parallel: each is read and filled by its own object. */
const PARALLEL = 20;

/** By outcome; `deleted` are users of a tombstone. */
export type HomeTaskCounts = Record<
  'kept' | 'restored' | 'empty' | 'deleted' | 'snapshots' | 'failed',
  number
>;

/**
 * Does what the operator wants of homes, by `users.home_task`: `tools/restore/home-tasks.ts` writes it, no route does. A failed
 * task stays for the next run.
 */
export async function doHomeTasks(env: Env, now: number): Promise<HomeTaskCounts> {
  const db = database(env.DB);
  const counts: HomeTaskCounts = { kept: 0, restored: 0, empty: 0, deleted: 0, snapshots: 0, failed: 0 };
  const rows = await usersWithHomeTask(db, AT_ONCE);
  if (rows.length === 0) return counts;
  const digests = await Promise.all(rows.map(({ id }) => tombstoneOf(env.DIGEST_SECRET, 'user', id)));
  const buried = await buriedAmong(db, digests);
  const digestOf = new Map(rows.map(({ id }, place) => [id, digests[place]!]));
  const work = async (row: UserRow): Promise<keyof HomeTaskCounts> => {
    const digest = digestOf.get(row.id)!;
    if (buried.has(digest)) {
      await deleteAgain(env, { ...row, digest }, now);
      return 'deleted';
    }
    const home = homeOf(env, row.id, row.locationHint);
    if (row.homeTask === 'snapshot') {
      await home.snapshot();
      await endHomeTask(db, row);
      return 'snapshots';
    }
    const { outcome, ...found } = await home.restore(copyOf(row));
    await markHandedOver(db, row);
    await endHomeTask(db, row);
    const isWrong = outcome === 'empty' && found.unknownFiles > 0;
    logLine(isWrong ? 'warn' : 'info', { user: row.id, restored: outcome, ...found });
    return outcome;
  };
  const queue = rows.values();
  const worker = async () => {
    for (const row of queue) {
      const result = await work(row).catch((error): 'failed' => {
        logLine('error', { user: row.id, homeTask: row.homeTask, error: redactedErrorMessage(error) });
        return 'failed';
      });
      counts[result] += 1;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  logLine('info', { homeTasks: counts });
  return counts;
}

/** Deletes a user that a restored backup brought back. The home is gone; row and files are of the backup. */
async function deleteAgain(env: Env, user: UserRow & { digest: string }, now: number): Promise<void> {
  if (user.stripeCustomerId !== null) await closeBilling(stripeGateway(env), user.stripeCustomerId);
  const files = await ownedFilesAndSnapshots(env.FILES, user.id);
  await deleteFiles(
    env.FILES,
    files.map(({ key }) => key),
  );
  await deleteUser(database(env.DB), user, now);
}
