import { mainOriginOfApp } from '../config/origins.ts';
import { database } from '../directory/client.ts';
import { claimForMailing, markMailed, releaseForMailing } from '../directory/mail-claims.ts';
import { withdrawals } from '../directory/schema.ts';
import { setLink, type Unmailed, unmailedWithdrawals, type WithdrawalRow } from '../directory/withdrawals.ts';
import type { Env } from '../env.ts';
import { sha256Hex } from '../files/digest.ts';
import { sendMail } from '../providers/mail.ts';
import { contractWithdrawalLetter } from './contract-withdrawal.ts';
import type { Outbox } from './outbox.ts';

/**
 * Outbox of acknowledgements of withdrawals, to the address that was stated.
 * @param which rows that are mailed: those of a flood must not go before a customer's
 */
export function withdrawalOutbox(env: Env, which: Unmailed): Outbox<WithdrawalRow> {
  const db = database(env.DB);
  const page = `${mainOriginOfApp(env)}/desistimiento`;
  /** A link for an unconfirmed statement. It is made when it is mailed, since only its digest is stored. */
  async function linkOf({ id, outcome }: WithdrawalRow): Promise<string | null> {
    if (outcome !== 'unconfirmed') return null;
    const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    await setLink(db, id, await sha256Hex(token));
    return `${page}?token=${token}`;
  }
  return {
    waiting: (since, now, limit) => unmailedWithdrawals(db, which, { since, now, limit }),
    claim: (id, now) => claimForMailing(db, withdrawals, id, now),
    done: ({ id }, now) => markMailed(db, withdrawals, id, now),
    release: (id, now) => releaseForMailing(db, withdrawals, id, now),
    send: async (row) =>
      sendMail(env, { to: row.email!, ...contractWithdrawalLetter(row, page, await linkOf(row)) }),
  };
}
