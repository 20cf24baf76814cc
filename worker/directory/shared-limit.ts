import type { Database } from './client.ts';
import { forgetUsage, takeUse } from './usage-counts.ts';

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
};

const keysOf = async ({ what, network, digest }: SharedUse) => ({
  all: await digest(what),
  ofNetwork: await digest(`${what} from ${network}`),
});

/**
 * @param now milliseconds since the epoch
 * @returns seconds to wait when the limit is reached
 */
export async function countShared(
  db: Database,
  use: SharedUse,
  { all, perNetwork, kept, firstOfEach, periodMs }: SharedLimit,
  now: number,
): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
  const keys = await keysOf(use);
  // The network's own limit comes first: what it refuses does not count for others.
  const own = await takeUse(db, { key: keys.ofNetwork, limit: perNetwork, periodMs }, now);
  const limit = own.uses <= firstOfEach ? all : all - kept;
  const last = own.ok ? await takeUse(db, { key: keys.all, limit, periodMs }, now) : own;
  return last.ok ? { ok: true } : { ok: false, retryAfter: Math.ceil((last.endsAt - now) / 1000) };
}

/** Resets the counters of a user who authenticated. Counts of other networks stay. */
export async function forgetShared(db: Database, use: SharedUse): Promise<void> {
  const { all, ofNetwork } = await keysOf(use);
  await forgetUsage(db, [all, ofNetwork]);
}
