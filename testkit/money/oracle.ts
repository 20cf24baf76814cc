import { DAY_MS } from '../../contract/time.ts';
import type { WithdrawalRow } from '../../worker/directory/withdrawals.ts';
import type { Till } from './till.ts';

/**
 * What must have become of a payer's money, by the law's words and the objects of Stripe alone; written without a look
 * at `worker/billing/owed.ts`.
 */

const DAY_S = DAY_MS / 1000;

type Stored = { id: string; outcome: WithdrawalRow['outcome']; refunded_amount: number | null };

/** What is wrong, in words; empty when the money is where it belongs. */
export async function wrongs(till: Till): Promise<string[]> {
  const { world, leftAt } = till;
  const wrong: string[] = [];
  const subscriptions = Object.values(world.subscriptions);
  const declared = [
    ...till.said.flatMap(({ statedAt, confirmedAt }) =>
      confirmedAt === null ? [] : [{ at: statedAt / 1000, until: confirmedAt / 1000 }],
    ),
    // Who deletes the account wants nothing more, ever.
    ...(leftAt === null ? [] : [{ at: leftAt / 1000, until: Number.POSITIVE_INFINITY }]),
  ];
  for (const subscription of subscriptions) {
    const { id, created, ended_at: endedAt } = subscription;
    const paid = Object.values(world.invoicePayments)
      .filter(({ status }) => status === 'paid')
      .map((one) => ({ one, invoice: world.invoices[one.invoice]! }))
      .filter(({ invoice }) => invoice.parent?.subscription_details?.subscription === id)
      .map(({ one, invoice }) => ({
        intent: one.payment.payment_intent,
        amount: one.amount_paid ?? 0,
        billed: invoice.created,
        arrived: invoice.status_transitions.paid_at!,
      }));
    const isSecond = subscriptions.some(
      (other) => other !== subscription && other.created <= created && (other.ended_at ?? Infinity) > created,
    );
    for (const { intent, amount, billed, arrived } of paid) {
      const refunds = Object.values(world.refunds).filter(
        (one) => one.payment_intent === intent && one.status !== 'failed',
      );
      const back = refunds.reduce((sum, one) => sum + one.amount, 0);
      const isOurs = refunds.some(({ metadata }) => metadata?.madeBy !== undefined);
      const wasLost = Object.values(world.disputes).some(
        (one) => one.payment_intent === intent && one.status === 'lost',
      );
      const isOwed = declared.some(({ at, until }) => {
        if (created > at) return false;
        // Nobody can tell what came first within a second.
        if (arrived >= Math.floor(at)) return billed <= until;
        // Of two that arrived at once, the one for the later month.
        const isNewest = !paid.some(
          (other) =>
            other.arrived <= at &&
            (other.arrived > arrived || (other.arrived === arrived && other.billed > billed)),
        );
        return isNewest && at < arrived + 15 * DAY_S;
      });
      const isForNothing = endedAt !== null && arrived > endedAt;
      const isAfterAll = leftAt !== null && arrived > leftAt / 1000;
      const must = isOwed || isForNothing || isAfterAll;
      if (back > amount) wrong.push(`${back} of ${amount} went back`);
      if (must && !wasLost && back < amount) wrong.push(`kept: ${back} of ${amount} went back`);
      if (!must && !isSecond && isOurs) wrong.push(`given away: ${back} of ${amount}`);
    }
    const isRunning = subscription.status !== 'canceled';
    if (isRunning && leftAt !== null) wrong.push('a subscription runs without an account');
    const isSettled = declared.some(({ at }) => created <= at);
    const isEnding = subscription.cancel_at !== null;
    if (isRunning && isSettled && !isEnding) wrong.push('a subscription goes on after a withdrawal');
  }
  const running = subscriptions.filter(({ status }) => status === 'active' || status === 'past_due');
  if (running.length > 1) wrong.push(`${running.length} subscriptions run`);

  // A refund that the bank sends back after an older statement was confirmed is made again for that one: the sum of
  // both is right, that of each is not.
  const isMoved =
    declared.length > 1 && Object.values(world.refunds).some(({ status }) => status === 'failed');
  for (const row of await till.rows<Stored>('withdrawals')) {
    const answered = Object.values(world.refunds).filter(
      ({ metadata, status }) => metadata?.for === row.id && status !== 'failed',
    );
    const sum = answered.reduce((all, one) => all + one.amount, 0);
    if (row.outcome === 'pending') wrong.push('a statement still waits');
    if (!isMoved && (row.refunded_amount ?? 0) !== sum)
      wrong.push(`${row.refunded_amount} is said, ${sum} went back`);
    const mails = till.mails.filter(({ id }) => id === row.id);
    const told = mails.at(-1);
    if (told && !till.hadFailures && mails.some(({ outcome }) => outcome === 'pending'))
      wrong.push('a mail says that the refund waits, and nothing had failed');
    if (told && !isMoved && leftAt === null && (told.refundedAmount ?? 0) !== sum)
      wrong.push(`${told.refundedAmount} is mailed, ${sum} went back`);
    for (const [n, mail] of mails.entries()) {
      const before = mails[n - 1];
      if (before?.outcome === mail.outcome && before.refundedAmount === mail.refundedAmount)
        wrong.push(`the same mail twice: ${mail.outcome}`);
    }
  }
  return wrong;
}
