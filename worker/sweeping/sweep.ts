import { settleFailed } from '../billing/settlement.ts';
import { settleLeftWithdrawals } from '../billing/withdrawal.ts';
import { BUDGETS } from '../budget/budgets.ts';
import { database } from '../directory/client.ts';
import { deleteExpired, type ExpiredCounts } from '../directory/expired.ts';
import { waitingWithdrawals } from '../directory/withdrawals.ts';
import type { Env } from '../env.ts';
import { billingDeps } from '../home/billing-deps.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { contactOutbox } from '../mail/contact-outbox.ts';
import { duplicateOutbox } from '../mail/duplicate-outbox.ts';
import { notifyWaitingWithdrawals } from '../mail/notify-admin.ts';
import { deliver } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { type ModelCounts, watchModels } from './model-watch.ts';
import { reportOutbox } from './report-outbox.ts';
import { type WakingCounts, wakeHomes } from './wake-homes.ts';

/** Result of each part; null for a part that failed. */
export type SweepCounts = {
  rows: ExpiredCounts | null;
  models: ModelCounts | null;
  homes: WakingCounts | null;
};

/** Mails to the owner about messages, and about reports, that the day's budget left to the night. */
const A_NIGHT = 25;

/** Acknowledgements to customers: more than a day brings, few enough for one run. */
const CUSTOMERS_A_NIGHT = 100;

/** Tells the operator of visitors' statements that wait for a confirmation. */
async function noticeWaiting(env: Env, now: number): Promise<void> {
  const waiting = await waitingWithdrawals(database(env.DB), now);
  if (waiting) await notifyWaitingWithdrawals(env, waiting, now);
}

/**
 * Daily clean-up job: expired rows, unsent mail, pending refunds, models that shut down, homes whose timers may have
 * stopped. A failing part does not stop the others; one log line sums up.
 * @throws AggregateError of the parts that failed
 */
export async function sweep(env: Env, now: number): Promise<SweepCounts> {
  const db = database(env.DB);
  const failures: unknown[] = [];
  async function part<Result>(name: string, work: Promise<Result>): Promise<Result | null> {
    try {
      return await work;
    } catch (error) {
      logLine('error', { sweeping: name, error: redactedErrorMessage(error) });
      failures.push(error);
      return null;
    }
  }
  const rows = await part('rows', deleteExpired(db, now));
  await part('messages', deliver(contactOutbox(env), now, A_NIGHT));
  await part('reports', deliver(reportOutbox(env), now, A_NIGHT));
  await part('refunds', settleFailed({ db, stripe: stripeGateway(env), now }));
  await part('mails about refunds', deliver(duplicateOutbox(env), now));
  await part('withdrawals', settleLeftWithdrawals(billingDeps(env, now)));
  await part(
    'mails about withdrawals of customers',
    deliver(withdrawalOutbox(env, 'of customers'), now, CUSTOMERS_A_NIGHT),
  );
  await part(
    'mails about withdrawals',
    deliver(withdrawalOutbox(env, 'all'), now, BUDGETS.withdrawal_mail.kept),
  );
  await part('waiting withdrawals', noticeWaiting(env, now));
  const models = await part('models', watchModels(env, now));
  const homes = await part('homes', wakeHomes(env, now));
  logLine('info', { swept: { rows, models, homes }, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the sweep failed`);
  return { rows, models, homes };
}
