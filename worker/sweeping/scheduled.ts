import { checkEnv } from '../config/check-env.ts';
import type { Env } from '../env.ts';
import { inRequest } from '../logging/request-scope.ts';
import { sweep } from './sweep.ts';

/**
 * The cron trigger.
 * @throws AggregateError of the failed parts, so that the run counts as failed
 */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  checkEnv(env);
  await inRequest(`sweep-${crypto.randomUUID()}`, () => sweep(env, Date.now()));
}
