import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { mailboxOf } from '../directory/mailbox.ts';
import { countShared, type SharedCount } from '../directory/shared-limit.ts';
import { ApiError } from '../errors/refusal.ts';
import { BUDGETS, type Budget, type Effect } from './budgets.ts';

export type SpendDeps = {
  db: Database;
  /** Keyed digest of the counter's name. */
  digest(text: string): Promise<string>;
  /** Network of the request; null in a local run, where the budgets of networks and of all have no meaning. */
  network: string | null;
};

/**
 * Counts one use of a budget: first of its mailbox, then of the network and of all. What one refuses does not count for
 * those after it.
 * @param email typed address that the effect is about; counted by its mailbox
 * @param now milliseconds since the epoch
 * @returns seconds to wait when the budget is spent
 */
export async function trySpend(
  { db, digest, network }: SpendDeps,
  effect: Effect,
  email: string | null,
  now: number,
): Promise<SharedCount> {
  const { all, kept, firstOfEach, perNetwork, perMailbox }: Budget = BUDGETS[effect];
  const from = network ?? 'local';
  if (perMailbox !== undefined && email !== null) {
    const half = Math.floor(perMailbox / 2);
    const limit = { all: perMailbox, kept: half, firstOfEach: 2, perNetwork: half, periodMs: DAY_MS };
    const use = { what: `${effect} about ${mailboxOf(email)}`, network: from, digest };
    const counted = await countShared(db, use, limit, now);
    if (!counted.ok) return counted;
  }
  if (network === null) return { ok: true, keys: [] };
  const limit = { all, kept, firstOfEach, perNetwork, periodMs: DAY_MS };
  return countShared(db, { what: effect, network, digest }, limit, now);
}

/** The same for an effect without which the request is refused. @throws ApiError the budget's code */
export async function spend(
  deps: SpendDeps,
  effect: { [Name in Effect]: (typeof BUDGETS)[Name]['code'] extends null ? never : Name }[Effect],
  email: string | null,
  now: number,
): Promise<void> {
  const counted = await trySpend(deps, effect, email, now);
  if (!counted.ok) throw new ApiError(BUDGETS[effect].code, { retryAfter: counted.retryAfter });
}
