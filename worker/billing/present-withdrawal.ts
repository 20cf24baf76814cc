import type { Withdrawal } from '../../contract/schemas/withdrawal.ts';
import type { WithdrawalRow } from '../directory/withdrawals.ts';

const iso = (at: number) => new Date(at).toISOString();

/** A statement of withdrawal in the API's format. */
export const presentWithdrawal = (
  row: Pick<WithdrawalRow, 'statedAt' | 'email' | 'outcome' | 'refundedAmount' | 'currency' | 'endsAt'>,
): Withdrawal => ({
  statedAt: iso(row.statedAt),
  email: row.email ?? '',
  outcome: row.outcome,
  refund:
    row.refundedAmount === null || row.currency === null
      ? null
      : { amount: row.refundedAmount, currency: row.currency },
  endsAt: row.endsAt === null ? null : iso(row.endsAt),
});
