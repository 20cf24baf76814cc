import type { Database } from './client.ts';
import { forgetUsage, takeUse } from './usage-counts.ts';

/** A limit on what anybody may do to one address, without knowing whose it is. */
export type SharedLimit = {
  /** Uses of all networks together. */
  all: number;
  /** Uses of one network. */
  perNetwork: number;
  /**
   * Part of `all` that is kept for the first uses of each network: those who use up the rest from a few networks do not
   * keep out a person who comes from another.
   */
  kept: number;
  firstOfEach: number;
  periodMs: number;
};

export type SharedUse = {
  what: string;
  /** Who does it; see `middleware/network.ts`. */
  network: string;
  /** Keyed: whom it counts must not be read from what is stored. */
  digest(text: string): Promise<string>;
};

const keysOf = async ({ what, network, digest }: SharedUse) => ({
  all: await digest(what),
  ofNetwork: await digest(`${what} from ${network}`),
});

/** @param now milliseconds since the epoch @returns seconds to wait when there were too many */
export async function countShared(
  db: Database,
  use: SharedUse,
  { all, perNetwork, kept, firstOfEach, periodMs }: SharedLimit,
  now: number,
): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
  const keys = await keysOf(use);
  // The network's first: what it is refused uses up nothing of the others'.
  const own = await takeUse(db, { key: keys.ofNetwork, limit: perNetwork, periodMs }, now);
  const limit = own.uses <= firstOfEach ? all : all - kept;
  const last = own.ok ? await takeUse(db, { key: keys.all, limit, periodMs }, now) : own;
  return last.ok ? { ok: true } : { ok: false, retryAfter: Math.ceil((last.endsAt - now) / 1000) };
}

/** The person has shown who they are. What other networks did is counted on for each of them. */
export async function forgetShared(db: Database, use: SharedUse): Promise<void> {
  const { all, ofNetwork } = await keysOf(use);
  await forgetUsage(db, [all, ofNetwork]);
}
