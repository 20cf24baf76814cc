import { secondsToMidnight } from '../../contract/time.ts';
import type { Refusal } from '../errors/refusal.ts';
import { ACCOUNT_BUDGETS, type AccountEffect } from './budgets.ts';

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** `day`: in UTC, `2026-11-21`. */
export type AccountUse = { effect: string; day: string; uses: number };

/** Uses of an account's daily budgets, in its home. */
export class AccountUses {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Counts one use. Synchronous, so that simultaneous requests cannot exceed the budget.
   * @param now milliseconds since the epoch
   * @returns `account_limit_reached`; null when there was one left
   */
  take(effect: AccountEffect, now: number): Refusal | null {
    const day = dayOf(now);
    this.#sql.exec('DELETE FROM account_uses WHERE day < ?', day);
    const { uses } = this.#sql
      .exec<{ uses: number }>(
        `INSERT INTO account_uses (effect, day, uses) VALUES (?, ?, 1)
         ON CONFLICT (effect, day) DO UPDATE SET uses = uses + 1 RETURNING uses`,
        effect,
        day,
      )
      .one();
    if (uses <= ACCOUNT_BUDGETS[effect]) return null;
    return { ok: false, code: 'account_limit_reached', retryAfter: secondsToMidnight(now) };
  }

  /** How many uses are left of today's budget. @param now milliseconds since the epoch */
  left(effect: AccountEffect, now: number): number {
    const today = this.all().find((use) => use.effect === effect && use.day === dayOf(now));
    return Math.max(0, ACCOUNT_BUDGETS[effect] - (today?.uses ?? 0));
  }

  /** Those of the last day with any. */
  all(): AccountUse[] {
    return this.#sql.exec<AccountUse>('SELECT effect, day, uses FROM account_uses').toArray();
  }
}
