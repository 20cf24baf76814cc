import { HOUR_MS } from '../contract/time.ts';
import { releaseOf } from './config/release.ts';
import { database } from './directory/client.ts';
import { countNow } from './directory/counter.ts';
import { deleteExpired } from './directory/expired.ts';
import { SLOT_MS } from './directory/tallies.ts';
import type { Env } from './env.ts';
import { handOverAgain } from './home/hand-over.ts';
import { logLine } from './logging/log.ts';
import { noteRelease } from './logging/release.ts';
import { inRequest } from './logging/request-scope.ts';
import { checkEnv } from './middleware/check-env.ts';
import { copyTombstones } from './sweeping/copy-tombstones.ts';
import { doHomeTasks } from './sweeping/home-tasks.ts';
import { sweep } from './sweeping/sweep.ts';
import { watch } from './watching/watch.ts';

/** Triggers of wrangler.toml; the other one runs every minute. */
const NIGHTLY = '20 3 * * *';
const WATCH = '*/5 * * * *';
const HOURLY = '7 * * * *';

/**
 * The cron triggers.
 * @throws AggregateError of the failed parts, so that the run counts as failed
 */
export async function scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
  noteRelease(releaseOf(env));
  checkEnv(env);
  if (cron === WATCH) {
    const now = Date.now();
    await inRequest(`watch-${crypto.randomUUID()}`, () => watch(env, now));
    // Counters live for an hour or a day, and strangers can make many: they go each hour, not only at night.
    if (now % HOUR_MS < SLOT_MS)
      await inRequest(`expired-${crypto.randomUUID()}`, () => deleteExpired(database(env.DB), now));
    return;
  }
  if (cron === HOURLY) {
    const { DB, BACKUPS } = env;
    if (BACKUPS)
      await inRequest(`tombstones-${crypto.randomUUID()}`, async () => {
        logLine('info', { tombstonesCopied: await copyTombstones(database(DB), BACKUPS, Date.now()) });
      });
    return;
  }
  if (cron !== NIGHTLY) {
    await inRequest(`hand-over-${crypto.randomUUID()}`, () => handOverAgain(env));
    await inRequest(`home-tasks-${crypto.randomUUID()}`, () => doHomeTasks(env, Date.now()));
    return;
  }
  const noted = (detail: 'ok' | 'failed') => countNow(env, [{ what: 'nightly', detail }], Date.now());
  await inRequest(`sweep-${crypto.randomUUID()}`, () => sweep(env, Date.now())).catch(async (error) => {
    await noted('failed');
    throw error;
  });
  await noted('ok');
}
