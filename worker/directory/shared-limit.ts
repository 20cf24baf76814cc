import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { type Counted, countInOrder, type UsageLimits, usesOf } from './usage-counts.ts';

/** Limit on requests for one e-mail address by unidentified callers. */
export type SharedLimit = {
  /** Uses of all networks together. */
  all: number;
  /** Uses of one network. */
  perNetwork: number;
  /**
   * Part of `all` reserved for the first uses of each network, so that a few networks cannot lock out a user on
   * another.
   */
  kept: number;
  firstOfEach: number;
  periodMs: number;
};

export type SharedUse = {
  what: string;
  /** Network of the caller; see `middleware/network.ts`. */
  network: string;
  /** Keyed digest: the stored key must not reveal the address. */
  digest(text: string): Promise<string>;
  /** Expression that distinguishes counters of the same name, such as those of an account's earlier password. */
  suffix?: SQL;
};

/** Limits in the order in which they are counted: what the network's own refuses does not count for others. */
async function limitsOf(
  { what, network, digest, suffix }: SharedUse,
  { all, perNetwork, kept, firstOfEach, periodMs }: SharedLimit,
): Promise<UsageLimits> {
  const keyOf = async (text: string) => {
    const key = await digest(text);
    return suffix ? sql<string>`${key} || ${suffix}` : key;
  };
  const ofNetwork = await keyOf(`${what} from ${network}`);
  const isFirst = sql`(SELECT own.uses FROM usage_counts AS own WHERE own.key = ${ofNetwork}) <= ${firstOfEach}`;
  const limit = sql<number>`CASE WHEN ${isFirst} THEN ${all} ELSE ${all - kept} END`;
  return {
    before: [{ key: ofNetwork, limit: perNetwork, periodMs }],
    last: { key: await keyOf(what), limit, periodMs },
  };
}

/** `keys`: of the counters, for `forgetUsage`. */
export type SharedCount = { ok: true; keys: string[] } | { ok: false; retryAfter: number };

const sharedCount = (counted: Counted, now: number): SharedCount =>
  counted.ok ? counted : { ok: false, retryAfter: Math.ceil((counted.endsAt - now) / 1000) };

/**
 * One crossing.
 * @param now milliseconds since the epoch
 * @returns seconds to wait when the limit is reached
 */
export async function countShared(
  db: Database,
  use: SharedUse,
  limit: SharedLimit,
  now: number,
): Promise<SharedCount> {
  return sharedCount(await countInOrder(db, await limitsOf(use, limit), now), now);
}

/** Statements of `countShared`, for a batch with others. @returns `counted`: reads their results */
export async function sharedUses(db: Database, use: SharedUse, limit: SharedLimit, now: number) {
  const { statements, counted } = usesOf(db, await limitsOf(use, limit), now);
  return {
    statements,
    counted: (results: Parameters<typeof counted>[0]) => sharedCount(counted(results), now),
  };
}
