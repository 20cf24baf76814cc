import { mainOriginOfApp } from '../config/origins.ts';
import { database } from '../directory/client.ts';
import { type RefundedDuplicate, unmailedDuplicates } from '../directory/duplicate-subscriptions.ts';
import { claimForMailing, markMailed, releaseForMailing } from '../directory/mail-claims.ts';
import { duplicateSubscriptions } from '../directory/schema.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { duplicateRefundedLetter } from './duplicate-refunded.ts';
import type { Outbox } from './outbox.ts';

/** Outbox of refunded duplicate payments, to the customer. */
export function duplicateOutbox(env: Env): Outbox<RefundedDuplicate> {
  const db = database(env.DB);
  const profile = `${mainOriginOfApp(env)}/profile`;
  return {
    waiting: (since, now, limit) => unmailedDuplicates(db, since, now, limit),
    claim: (id, now) => claimForMailing(db, duplicateSubscriptions, id, now),
    done: ({ id }, now) => markMailed(db, duplicateSubscriptions, id, now),
    release: (id, now) => releaseForMailing(db, duplicateSubscriptions, id, now),
    send: ({ email, refundedAmount, currency }) =>
      sendMail(env, {
        to: email,
        ...duplicateRefundedLetter({ amount: refundedAmount ?? 0, currency: currency ?? 'eur' }, profile),
      }),
  };
}
