import { claimNotice, releaseNotice } from '../db/admin-notices.ts';
import { database } from '../db/client.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { quotaNotice } from './quota-notice.ts';

const KIND = 'ai_quota';
const HOUR_MS = 3_600_000;

/**
 * Tells the administrator that the AI provider's quota is used up, at most once an hour over all users and services.
 * @throws Error when the mail was not accepted; the next report tries again
 */
export async function notifyQuotaExhausted(
  env: Env,
  service: 'story' | 'speech',
  now: number,
): Promise<void> {
  const db = database(env.DB);
  if (!(await claimNotice(db, KIND, now, HOUR_MS))) return;
  try {
    await sendMail(env, { to: env.ADMIN_ADDRESS, ...quotaNotice(service) });
  } catch (error) {
    await releaseNotice(db, KIND, now);
    throw error;
  }
}
