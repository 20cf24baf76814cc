import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { claimNotice, releaseNotice } from '../db/admin-notices.ts';
import { database } from '../db/client.ts';
import type { Spending } from '../db/daily-spending.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { dailyCapNotice } from './daily-cap-notice.ts';
import type { Letter } from './letter.ts';
import { quotaNotice } from './quota-notice.ts';

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
  try {
    await sendMail(env, { to: env.ADMIN_ADDRESS, ...letter });
  } catch (error) {
    await releaseNotice(db, kind, now);
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
 * Tells the administrator that nothing more of this kind is made today, once in a UTC day.
 * @throws Error when the mail was not accepted
 */
export function notifyDailyCap(env: Env, what: Spending, cap: number, now: number): Promise<void> {
  const midnight = now - (now % DAY_MS);
  return notify(env, {
    kind: `daily_${what}`,
    letter: dailyCapNotice(what, cap),
    now,
    since: midnight - 1,
  });
}
