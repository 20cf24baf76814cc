import type { Payment } from '../billing/gateway.ts';
import { endWithoutMoney } from '../billing/handle-event.ts';
import { syncSubscription } from '../billing/sync.ts';
import { hasPart, servesContracts } from '../config/parts.ts';
import { database } from '../directory/client.ts';
import type { PersonAct, ReportAct } from '../directory/owner-act-names.ts';
import {
  actById,
  claimAct,
  giveMonth,
  markDone,
  type OrderedAct,
  releaseAct,
} from '../directory/owner-acts.ts';
import { markDecided, type ReceivedReport } from '../directory/reports.ts';
import { type UserRow, userById } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors/refusal.ts';
import { billingDeps } from '../home/billing-deps.ts';
import { homeOf } from '../home/client.ts';
import { handOver } from '../home/hand-over.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { reportAnswerLetter } from '../mail/report-answer.ts';
import { addMonths } from '../plan/allowance-period.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import { sendMail } from '../providers/mail.ts';

/** An act as its form sent it. `id` is the form's: sent twice, it is done once. */
export type ActOrder = Pick<OrderedAct, 'id' | 'reason' | 'owner'> & {
  /** Mail to the reporter. */
  text?: string;
  /** Stripe's id of the payment that the form showed. */
  payment?: string;
};

/** What an act does. @returns what came of it, for the record */
type Effect<Target> = (env: Env, target: Target, order: ActOrder, now: number) => Promise<string | null>;

const homeOfStory = (env: Env, { userId, storyId }: ReceivedReport) => {
  if (userId === null || storyId === null) throw new ApiError('not_found');
  return { home: homeOf(env, userId).managed(), storyId };
};

const onStory =
  (method: 'takeDown' | 'putBack' | 'returnCredit' | 'removeStory'): Effect<ReceivedReport> =>
  async (env, report) => {
    const { home, storyId } = homeOfStory(env, report);
    await home[method](storyId);
    return null;
  };

const REPORT_EFFECTS: Record<ReportAct, Effect<ReceivedReport>> = {
  take_down: onStory('takeDown'),
  put_back: onStory('putBack'),
  return_credit: onStory('returnCredit'),
  delete_story: onStory('removeStory'),
  async answer(env, report, { text }) {
    if (!hasPart(env, 'mail')) throw new ApiError('mail_not_configured');
    const { email: to, userId, storyId } = report;
    if (to === null) throw new ApiError('not_found');
    if (!text) throw new ApiError('invalid_request', { fields: { text: 'required' } });
    const story =
      userId !== null && storyId !== null ? await homeOf(env, userId).managed().reportedStory(storyId) : null;
    const letter = reportAnswerLetter(story?.language ?? 'es', text);
    await sendMail(env, { to, replyTo: env.SUPPORT_ADDRESS, ...letter });
    return null;
  },
  async settle(env, { id }, _, now) {
    await markDecided(database(env.DB), id, now);
    return null;
  },
};

const amountOf = ({ amount, currency }: Payment) => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

/**
 * The last payment of a user for Premium.
 * @returns null without any
 * @throws PaymentsUnavailable
 */
export async function lastPaymentOf(
  env: Env,
  { stripeCustomerId }: Pick<UserRow, 'stripeCustomerId'>,
  now: number,
): Promise<{ intent: string; amount: string; paidAt: number } | null> {
  if (stripeCustomerId === null || !servesContracts(env)) return null;
  const { stripe } = billingDeps(env, now);
  const held = await stripe.subscriptionsOf(stripeCustomerId);
  const payments = (await Promise.all(held.map(({ id }) => stripe.paymentsOf(id)))).flat();
  const last = payments.toSorted((a, b) => b.paidAt - a.paidAt)[0];
  return last ? { intent: last.intent, amount: amountOf(last), paidAt: last.paidAt } : null;
}

/** Refunds the payment that the form showed. Without its last payment a subscription ends. */
const refund: Effect<UserRow> = async (env, { id: userId, stripeCustomerId }, { id, payment }, now) => {
  const deps = billingDeps(env, now);
  const held = stripeCustomerId === null ? [] : await deps.stripe.subscriptionsOf(stripeCustomerId);
  const payments = (await Promise.all(held.map((one) => deps.stripe.paymentsOf(one.id)))).flat();
  const shown = payments.find(({ intent }) => intent === payment);
  if (!shown) throw new ApiError('no_subscription');
  const { amount } = shown;
  const order = { amount, for: id, reason: 'requested_by_customer' as const, attempt: id };
  const returned = await deps.stripe.returnPayment(shown, order);
  await syncSubscription(deps, userId, null, (all) => endWithoutMoney(deps, all));
  return returned.isDisputed ? 'disputed' : amountOf({ ...shown, amount: returned.amount });
};

/**
 * Gives Premium for a month: after the time that was paid or given already.
 * @throws ApiError `already_subscribed` while a subscription renews by itself, since the month would be lost
 */
const giveOneMonth: Effect<UserRow> = async (env, user, { id }, now) => {
  const { state } = entitlementOf(user, now);
  if (state === 'active' || state === 'past_due' || state === 'paused')
    throw new ApiError('already_subscribed');
  const isRunning = user.giftStart !== null && user.giftEnd !== null && user.giftEnd > now;
  const paidUntil = state === 'cancelled' ? (user.periodEnd ?? now) : now;
  const [start, from] = isRunning ? [user.giftStart!, user.giftEnd!] : [paidUntil, paidUntil];
  const given = { giftStart: start, giftEnd: addMonths(from, 1) };
  const row = await giveMonth(database(env.DB), id, user, given, now);
  if (!row) throw new ApiError('database_error');
  // The minute's run repeats a failure.
  await handOver(env, row).catch((error) =>
    logLine('warn', { handOver: 'later', error: redactedErrorMessage(error) }),
  );
  return row.giftEnd === null ? null : new Date(row.giftEnd).toISOString().slice(0, 10);
};

const PERSON_EFFECTS: Record<PersonAct, Effect<UserRow>> = {
  refund,
  give_month: giveOneMonth,
  async sign_out(env, { id }) {
    await homeOf(env, id).managed().endSessions();
    return null;
  },
  async delete_account(env, { id }) {
    await homeOf(env, id)
      .managed()
      .closeAccount()
      .catch(async (error) => {
        // An earlier attempt closed the home, whose alarm goes on.
        const isClosed = error instanceof ApiError && error.code === 'session_ended';
        if (!isClosed && (await userById(database(env.DB), id))) throw error;
      });
    return null;
  },
};

/**
 * Records an act, does it unless its form has done it, and records the end. Every effect may be repeated, so that a
 * form can be sent again after a failure.
 * @returns whether it is done: another request may be doing it
 * @throws ApiError `idempotency_key_reused` for the id of another act's form, and what the effect throws
 */
async function perform(
  env: Env,
  act: OrderedAct,
  now: number,
  effect: () => Promise<string | null>,
): Promise<boolean> {
  const db = database(env.DB);
  const { row, isClaimed } = await claimAct(db, act, now);
  const isSame = row.act === act.act && row.reportId === act.reportId && row.reason === act.reason;
  // The account of a done act may be deleted.
  if (!isSame || (row.userId !== act.userId && row.userId !== null))
    throw new ApiError('idempotency_key_reused');
  if (!isClaimed) return row.doneAt !== null;
  try {
    await markDone(db, act.id, await effect(), now);
    return true;
  } catch (error) {
    await releaseAct(db, act.id).catch((cause) =>
      logLine('error', { act: 'not released', error: redactedErrorMessage(cause) }),
    );
    throw error;
  }
}

/**
 * Whether the deletion of a form was done: its row has no user any more. The end of an interrupted one is recorded.
 * @param id of the form
 */
export async function wasDeletion(env: Env, id: string, now: number): Promise<boolean> {
  const db = database(env.DB);
  const row = await actById(db, id);
  if (row?.act !== 'delete_account' || row.userId !== null) return false;
  if (row.doneAt === null) await markDone(db, id, null, now);
  return true;
}

export function actOnReport(
  env: Env,
  act: ReportAct,
  report: ReceivedReport,
  order: ActOrder,
  now: number,
): Promise<boolean> {
  const { id, reason, owner } = order;
  const { userId, id: reportId } = report;
  return perform(env, { id, act, userId, reportId, reason, owner }, now, () =>
    REPORT_EFFECTS[act](env, report, order, now),
  );
}

export function actOnPerson(
  env: Env,
  act: PersonAct,
  user: UserRow,
  order: ActOrder,
  now: number,
): Promise<boolean> {
  const { id, reason, owner } = order;
  return perform(env, { id, act, userId: user.id, reportId: null, reason, owner }, now, () =>
    PERSON_EFFECTS[act](env, user, order, now),
  );
}
