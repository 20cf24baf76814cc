import { DAY_MS, HOUR_MS, midnightBefore } from '../../contract/time.ts';
import { claimNotice, releaseNotice } from '../db/admin-notices.ts';
import { database } from '../db/client.ts';
import {
  claimDays,
  claimProblem,
  type ModelProblem,
  type ModelUse,
  releaseClaim,
  SHUTDOWN_NOTICE_DAYS,
} from '../db/watched-models.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { type CappedSpending, dailyCapNotice } from './daily-cap-notice.ts';
import type { Letter } from './letter.ts';
import { problemNotice, shutdownNotice } from './model-notice.ts';
import { quotaNotice } from './quota-notice.ts';
import { type Withdrawal, withdrawalNotice } from './withdrawal-notice.ts';

type Notice = {
  /** What it is about: each kind is counted by itself. */
  kind: string;
  letter: Letter;
  now: number;
  /** Nothing is sent if one of this kind was sent after that. Milliseconds since the epoch. */
  since: number;
};

/** @throws Error when the mail was not accepted; the next notice of the kind tries again */
async function notify(env: Env, { kind, letter, now, since }: Notice): Promise<void> {
  const db = database(env.DB);
  if (!(await claimNotice(db, kind, now, since))) return;
  await sendOrRelease(env, letter, () => releaseNotice(db, kind, now));
}

/** Sends what was claimed. @param release takes the claim back when the mail is not accepted */
async function sendOrRelease(env: Env, letter: Letter, release: () => Promise<void>): Promise<void> {
  try {
    await sendMail(env, { to: env.ADMIN_ADDRESS, ...letter });
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Tells the administrator that the AI provider's quota is used up, at most once an hour over all users and services.
 * @throws Error when the mail was not accepted
 */
export function notifyQuotaExhausted(env: Env, service: 'story' | 'speech', now: number): Promise<void> {
  return notify(env, { kind: 'ai_quota', letter: quotaNotice(service), now, since: now - HOUR_MS });
}

/**
 * Tells the administrator that a story was taken back by the second reading, at most once an hour over all users, so that nobody
 * fills the mailbox by asking for such stories.
 * @throws Error when the mail was not accepted
 */
export function notifyWithdrawn(env: Env, withdrawal: Withdrawal, now: number): Promise<void> {
  const letter = withdrawalNotice(withdrawal);
  return notify(env, { kind: 'story_withdrawn', letter, now, since: now - HOUR_MS });
}

/**
 * Tells the administrator that half of a day's cap is used, or all of it, each once in a UTC day.
 * @throws Error when the mail was not accepted
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
 * Tells the administrator that a model cannot be used, once until it can again.
 * @throws Error when the mail was not accepted; the next one to notice tries again
 */
export async function notifyModelProblem(env: Env, use: ModelUse, problem: ModelProblem): Promise<void> {
  const db = database(env.DB);
  if (!(await claimProblem(db, use, problem))) return;
  await sendOrRelease(env, problemNotice(use, problem), () => releaseClaim(db, use.id, 'toldProblem'));
}

/** On which days before its end the administrator hears of a model, once each. */
const DAYS_BEFORE = [1, 7, 30, SHUTDOWN_NOTICE_DAYS];

/**
 * Tells the administrator that a model is going to end, once on each of some days before it. One that was only found out late
 * is told once, not once for each day that is past.
 * @throws Error when the mail was not accepted; the next night tries again
 */
export async function notifyShutdown(
  env: Env,
  use: ModelUse,
  shutdownAt: number,
  now: number,
): Promise<void> {
  const days = DAYS_BEFORE.find((before) => shutdownAt - now <= before * DAY_MS);
  const db = database(env.DB);
  if (days === undefined || !(await claimDays(db, use.id, days))) return;
  await sendOrRelease(env, shutdownNotice(use, shutdownAt, now), () => releaseClaim(db, use.id, 'toldDays'));
}
