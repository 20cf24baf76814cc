import type { Context } from 'hono';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { database } from '../directory/client.ts';
import { countInOrder } from '../directory/usage-counts.ts';
import { ApiError } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { App } from '../middleware/context.ts';
import { networkOf } from '../middleware/network.ts';

/** Accounts per network and hour: enough for the parents of a school, too few for a script. */
const PER_HOUR = 60;
/** Of these, accounts without a passed check, as of clients of the earlier app. */
const UNCHECKED_PER_HOUR = 5;
/** Accounts without a check per day, globally; their maximum cost is in `docs/costs-and-limits.md`. */
const UNCHECKED_PER_DAY = 200;

/**
 * Counts a registration globally, in one crossing.
 * @param isChecked whether it passed the check, or none is configured
 * @throws ApiError `too_many_requests`; `registration_elsewhere` when the limit without a check is reached
 */
export async function countRegistration(c: Context<App>, isChecked: boolean, now: number): Promise<void> {
  // Always set behind Cloudflare. A local run has no networks, and no limit.
  const address = c.req.header('cf-connecting-ip');
  const { key, wide } = networkOf(address ?? '');
  const limitOf = async (what: string, limit: number, periodMs: number) => ({
    key: await keyedDigest(c.env.DIGEST_SECRET, `registration ${what}`, UNIQUE),
    limit,
    periodMs,
  });
  const networks = [key, wide].filter((network): network is string => Boolean(network));
  const all = networks.map((network) => limitOf(network, PER_HOUR, HOUR_MS));
  const unchecked = isChecked
    ? []
    : [
        ...networks.map((network) => limitOf(`unchecked ${network}`, UNCHECKED_PER_HOUR, HOUR_MS)),
        limitOf('unchecked everywhere', UNCHECKED_PER_DAY, DAY_MS),
      ];
  const before = await Promise.all([...all, ...unchecked]);
  const last = before.pop();
  if (!last) return;
  const counted = await countInOrder(database(c.env.DB), { before, last }, now);
  if (counted.ok) return;
  if (counted.place < all.length) throw new ApiError('too_many_requests', { retryAfter: HOUR_MS / 1000 });
  throw new ApiError('registration_elsewhere', { appUrl: mainOriginOfApp(c.env) });
}
