import { DAY_MS, HOUR_MS, midnightBefore } from '../../contract/time.ts';
import { claimNotice, releaseNotice } from '../directory/admin-notices.ts';
import { database } from '../directory/client.ts';
import {
  claimProblemNotice,
  claimShutdownNotice,
  type ModelProblem,
  type ModelUse,
  releaseModelNotice,
  SHUTDOWN_NOTICE_DAYS,
} from '../directory/watched-models.ts';
import type { WaitingWithdrawals } from '../directory/withdrawals.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { type CappedSpending, dailyCapNotice } from './daily-cap-notice.ts';
import type { Letter } from './letter.ts';
import { problemNotice, shutdownNotice } from './model-notice.ts';
import { type DayReport, morningReport } from './morning-report.ts';
import { paymentReversalNotice, type Reversal } from './payment-reversal-notice.ts';
import { quotaNotice } from './quota-notice.ts';
import { waitingWithdrawalsNotice } from './waiting-withdrawals-notice.ts';
import { type Withdrawal, withdrawalNotice } from './withdrawal-notice.ts';

type Notice = {
  /** Key of the rate limit. */
  kind: string;
  letter: Letter;
  now: number;
  /** Sends nothing if one of this kind was sent after this time. Milliseconds since the epoch. */
  since: number;
};

/** @throws Error when the mail service rejects the mail; the next notice of this kind retries */
async function notify(env: Env, { kind, letter, now, since }: Notice): Promise<void> {
  const db = database(env.DB);
  if (!(await claimNotice(db, kind, now, since))) return;
  await sendOrRelease(env, letter, () => releaseNotice(db, kind, now));
}

/**
 * Sends a claimed notice.
 * @param release undoes the claim when the mail service rejects the mail
 */
async function sendOrRelease(env: Env, letter: Letter, release: () => Promise<void>): Promise<void> {
  try {
    await sendMail(env, { to: env.ADMIN_ADDRESS, ...letter });
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Notice that the AI provider's quota is used up; at most one per hour over all users and services.
 * @throws Error when the mail service rejects the mail
 */
export function notifyQuotaExhausted(env: Env, service: ModelUse['service'], now: number): Promise<void> {
  return notify(env, { kind: 'ai_quota', letter: quotaNotice(service), now, since: now - HOUR_MS });
}

/**
 * Notice that the second opinion withdrew a story; at most one per hour over all users, so that such requests cannot
 * flood the mailbox.
 * @throws Error when the mail service rejects the mail
 */
export function notifyWithdrawn(env: Env, withdrawal: Withdrawal, now: number): Promise<void> {
  const letter = withdrawalNotice(withdrawal);
  return notify(env, { kind: 'story_withdrawn', letter, now, since: now - HOUR_MS });
}

/**
 * Notice of a refund or dispute made elsewhere; once per event of Stripe.
 * @throws Error when the mail service rejects the mail; Stripe's next delivery retries
 */
export function notifyReversal(env: Env, eventId: string, reversal: Reversal, now: number): Promise<void> {
  return notify(env, { kind: `reversal ${eventId}`, letter: paymentReversalNotice(reversal), now, since: 0 });
}

/**
 * Notice that statements of visitors wait for a confirmation; at most once a week while none is added.
 * @throws Error when the mail service rejects the mail; the next night retries
 */
export function notifyWaitingWithdrawals(env: Env, waiting: WaitingWithdrawals, now: number): Promise<void> {
  const letter = waitingWithdrawalsNotice(waiting);
  return notify(env, { kind: `withdrawals ${waiting.newest}`, letter, now, since: 0 });
}

/**
 * The day before, a line for each figure, once a day.
 * @param since sends nothing if one was sent after this time
 * @throws what the report throws; Error when the mail service rejects the mail; the next run retries
 */
export async function notifyMorning(
  env: Env,
  report: () => Promise<DayReport>,
  now: number,
  since: number,
): Promise<void> {
  const db = database(env.DB);
  if (!(await claimNotice(db, 'morning', now, since))) return;
  try {
    await sendMail(env, { to: env.ADMIN_ADDRESS, ...morningReport(await report()) });
  } catch (error) {
    await releaseNotice(db, 'morning', now);
    throw error;
  }
}

/**
 * Notice that half of a daily cap is used, or all of it; each at most once per UTC day.
 * @throws Error when the mail service rejects the mail
 */
export function notifyDailyCap(
  env: Env,
  what: CappedSpending,
  part: 'half' | 'all',
  cap: number,
  now: number,
): Promise<void> {
  return notify(env, {
    kind: part === 'all' ? `daily_${what}` : `daily_${what}_half`,
    letter: dailyCapNotice(what, part, cap),
    now,
    since: midnightBefore(now) - 1,
  });
}

/**
 * Notice that a model cannot be used; once per incident.
 * @throws Error when the mail service rejects the mail; the next caller retries
 */
export async function notifyModelProblem(env: Env, use: ModelUse, problem: ModelProblem): Promise<void> {
  const db = database(env.DB);
  if (!(await claimProblemNotice(db, use, problem))) return;
  await sendOrRelease(env, problemNotice(use, problem), () =>
    releaseModelNotice(db, use.id, 'notifiedProblem'),
  );
}

/** Days before the shutdown at which a notice is sent, once each. */
const DAYS_BEFORE = [1, 7, 30, SHUTDOWN_NOTICE_DAYS];

/**
 * Notice that a model shuts down, once per threshold of `DAYS_BEFORE`. A shutdown that was discovered late gets one
 * notice, for the nearest threshold.
 * @throws Error when the mail service rejects the mail; the next night retries
 */
export async function notifyShutdown(
  env: Env,
  use: ModelUse,
  shutdownAt: number,
  now: number,
): Promise<void> {
  const days = DAYS_BEFORE.find((before) => shutdownAt - now <= before * DAY_MS);
  const db = database(env.DB);
  if (days === undefined || !(await claimShutdownNotice(db, use.id, days))) return;
  await sendOrRelease(env, shutdownNotice(use, shutdownAt, now), () =>
    releaseModelNotice(db, use.id, 'notifiedDays'),
  );
}
