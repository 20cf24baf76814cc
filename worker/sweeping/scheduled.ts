import { checkEnv } from '../config/check-env.ts';
import type { Env } from '../env.ts';
import { handOverAgain } from '../home/hand-over.ts';
import { inRequest } from '../logging/request-scope.ts';
import { doHomeTasks } from './home-tasks.ts';
import { sweep } from './sweep.ts';

/** The nightly trigger of wrangler.toml; the other one runs every minute. */
const NIGHTLY = '20 3 * * *';

/**
 * The cron triggers.
 * @throws AggregateError of the failed parts, so that the run counts as failed
 */
export async function scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
  checkEnv(env);
  if (cron !== NIGHTLY) {
    await inRequest(`hand-over-${crypto.randomUUID()}`, () => handOverAgain(env));
    await inRequest(`home-tasks-${crypto.randomUUID()}`, () => doHomeTasks(env, Date.now()));
    return;
  }
  await inRequest(`sweep-${crypto.randomUUID()}`, () => sweep(env, Date.now()));
}
