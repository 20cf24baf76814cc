import { checkEnv } from '../config/check-env.ts';
import { releaseOf } from '../config/release.ts';
import type { Env } from '../env.ts';
import { handOverAgain } from '../home/hand-over.ts';
import { noteRelease } from '../logging/release.ts';
import { inRequest } from '../logging/request-scope.ts';
import { countNow } from '../watching/counter.ts';
import { watch } from '../watching/watch.ts';
import { doHomeTasks } from './home-tasks.ts';
import { sweep } from './sweep.ts';

/** Triggers of wrangler.toml; the other one runs every minute. */
const NIGHTLY = '20 3 * * *';
const WATCH = '*/5 * * * *';

/**
 * The cron triggers.
 * @throws AggregateError of the failed parts, so that the run counts as failed
 */
export async function scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
  noteRelease(releaseOf(env));
  checkEnv(env);
  if (cron === WATCH) {
    await inRequest(`watch-${crypto.randomUUID()}`, () => watch(env, Date.now()));
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
