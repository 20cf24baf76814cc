import { DAY_MS } from '../../contract/time.ts';
import { database } from '../directory/client.ts';
import { setWaking, type UserRow, userById, usersToWake } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { copyOf } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/**
 * Homes of one night; the rest follows the next night, longest due first. An invocation may make ten thousand requests
 * (developers.cloudflare.com/workers/platform/limits).
 */
const NIGHT = { page: 50, homes: 8000 };

/** How long after its own next step a home is asked. */
const PATIENCE_MS = DAY_MS;

export type WakingCounts = { woken: number; failed: number };

/**
 * Asks the homes whose time has come whether their timers run, and makes those that a failed registration left out. The
 * directory stores when each is asked next, which is also the cursor: a home that fails is asked again the next night
 * and delays no other.
 * @throws the first failure, after asking the other homes
 */
export async function wakeHomes(
  env: Env,
  now: number,
  { page, homes }: typeof NIGHT = NIGHT,
): Promise<WakingCounts> {
  const db = database(env.DB);
  const failures: unknown[] = [];
  let asked = 0;
  for (let left = homes; left > 0;) {
    const rows = await usersToWake(db, now, Math.min(page, left));
    const times = rows.map(async (row) => {
      const next = await wake(env, row).catch((error) => {
        logLine('error', { home: 'not woken', error: redactedErrorMessage(error) });
        failures.push(error);
        return now;
      });
      return { id: row.id, wakeAt: Math.max(next, now) + PATIENCE_MS };
    });
    await setWaking(db, await Promise.all(times));
    asked += rows.length;
    left -= rows.length;
    if (rows.length < page) break;
  }
  if (failures.length > 0) throw failures[0];
  return { woken: asked, failed: failures.length };
}

/** @returns when the home next has something to do; 0 for a user who is deleted by now */
async function wake(env: Env, row: UserRow): Promise<number> {
  const home = homeOf(env, row.id, row.locationHint);
  const next = await home.wake(copyOf(row), false);
  if (next !== 'no_home') return next;
  // Read again: the user may have been deleted since the page was read, and stays deleted.
  const current = await userById(database(env.DB), row.id);
  // A lost home is made by its restore.
  const mayMake = current !== null && current.homeTask !== 'restore';
  const made = mayMake && (await home.wake(copyOf(current), true));
  return typeof made === 'number' ? made : 0;
}
