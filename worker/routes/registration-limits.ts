import type { Context } from 'hono';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { database } from '../db/client.ts';
import { countUsage, type UsageLimit } from '../db/usage-counts.ts';
import { ApiError } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { App } from '../middleware/context.ts';
import { networkOf } from '../middleware/network.ts';

/** Accounts that one network may open in an hour: a school's parents on an evening, and no script. */
const PER_HOUR = 60;
/** Those of them without a passed check, as clients of the first version open them. */
const UNCHECKED_PER_HOUR = 5;
/** All of those in a day, wherever from: what they may cost at the most is in `docs/costs-and-limits.md`. */
const UNCHECKED_PER_DAY = 200;

/**
 * Counts a registration, in one place for the whole world.
 * @param isChecked whether it came with a passed check, or none is asked for
 * @throws ApiError `too_many_attempts`; `registration_elsewhere` when those without a check are used up
 */
export async function countRegistration(c: Context<App>, isChecked: boolean, now: number): Promise<void> {
  // Always there behind Cloudflare. A run without it in front knows no networks, and limits none.
  const address = c.req.header('cf-connecting-ip');
  const { key, wide } = networkOf(address ?? '');
  const limitOf = async (what: string, limit: number, periodMs: number): Promise<UsageLimit> => ({
    key: await keyedDigest(c.env.FILE_SECRET, `registration ${what}`, UNIQUE),
    limit,
    periodMs,
  });
  const isRefused = async (limits: Promise<UsageLimit>[]) => {
    for (const limit of await Promise.all(limits))
      if (!(await countUsage(database(c.env.DB), limit, now))) return true;
    return false;
  };
  const networks = [key, wide].filter((network): network is string => Boolean(network));
  if (await isRefused(networks.map((network) => limitOf(network, PER_HOUR, HOUR_MS))))
    throw new ApiError('too_many_attempts', { retryAfter: HOUR_MS / 1000 });
  if (isChecked) return;
  const unchecked = [
    ...networks.map((network) => limitOf(`unchecked ${network}`, UNCHECKED_PER_HOUR, HOUR_MS)),
    limitOf('unchecked everywhere', UNCHECKED_PER_DAY, DAY_MS),
  ];
  if (await isRefused(unchecked))
    throw new ApiError('registration_elsewhere', { appUrl: c.env.APP_ORIGINS.split(',')[0]! });
}
