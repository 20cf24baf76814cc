import { DAY_MS } from '../../contract/time.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { closeBilling } from '../billing/cancellation.ts';
import { database } from '../directory/client.ts';
import {
  claimDeletionNotice,
  type Inactive,
  inactiveUsers,
  isInactive,
  releaseDeletionNotice,
} from '../directory/inactive-users.ts';
import { keepSweepPosition, sweepPosition } from '../directory/sweep-position.ts';
import type { UserRow } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { homeOf } from '../home/client.ts';
import { inactiveAccountLetter } from '../mail/inactive-account.ts';
import { sendMail } from '../providers/mail.ts';
import { stripeGateway } from '../providers/stripe.ts';

/** Retention of an empty account with an unconfirmed address, as in the privacy policy. */
const ABANDONED_MS = 14 * DAY_MS;
/** Retention of any other account: twenty-four months, as in the privacy policy. */
const INACTIVE_MS = 730 * DAY_MS;
const [FIRST_DAYS, LAST_DAYS] = [30, 7] as const;

/**
 * Accounts of each kind per night; the rest follows the next night. A deletion makes about ten requests, an invocation
 * may make ten thousand (developers.cloudflare.com/workers/platform/limits), the search for files included.
 */
const NIGHT = { page: 50, deletions: 400, mails: 100 };

export type InactiveCounts = { notified: number; deleted: number };

/**
 * Deletes inactive accounts, with notices 30 and 7 days before. The days count from the mails, so that missed nights
 * never shorten a notice period.
 * @throws the first failure, after handling the other accounts
 */
export async function removeInactiveAccounts(
  env: Env,
  now: number,
  { page, deletions, mails }: typeof NIGHT = NIGHT,
): Promise<InactiveCounts> {
  const db = database(env.DB);
  const counts: InactiveCounts = { notified: 0, deleted: 0 };
  const failures: unknown[] = [];
  /** Cursor over the accounts, kept over nights, so that failing accounts do not block the others. */
  async function each(which: Inactive, most: number, work: (user: UserRow) => Promise<void>): Promise<void> {
    const position = `accounts ${which.kind}${which.kind === 'notified' ? ` ${which.days}` : ''}`;
    const kept = await sweepPosition(db, position);
    let after: Pick<UserRow, 'activeAt' | 'id'> | null = kept && JSON.parse(kept);
    for (let left = most; left > 0; ) {
      const users: UserRow[] = await inactiveUsers(db, which, now, { after, limit: Math.min(page, left) });
      for (const user of users) await work(user).catch((error) => failures.push(error));
      const last = users.at(-1);
      after = last ? { activeAt: last.activeAt, id: last.id } : null;
      if (after === null) break;
      left -= users.length;
    }
    await keepSweepPosition(db, position, after && JSON.stringify(after));
  }
  const notify = (days: 30 | 7) => async (user: UserRow) => {
    if (!(await claimDeletionNotice(db, user, days, now))) return;
    const url = `${env.APP_ORIGINS.split(',')[0]}/login`;
    try {
      await sendMail(env, { to: user.email, ...inactiveAccountLetter(days, url) });
      counts.notified += 1;
    } catch (error) {
      await releaseDeletionNotice(db, user);
      throw error;
    }
  };
  const remove = (which: Inactive) => async (user: UserRow) => {
    if (!(await isInactive(db, which, now, user.id))) return;
    const home = homeOf(env, user.id);
    // A finished story that could not be stored yet counts as content.
    if ((await home.unfinished()).length > 0) return;
    const deletion = await deleteAccount(
      {
        db,
        files: env.FILES,
        closeBilling: (customerId) => closeBilling(stripeGateway(env), customerId),
        forgetHome: () => home.forget(),
      },
      user,
      now,
    );
    if (!deletion.ok) throw new Error(`${user.id}: ${deletion.code}`);
    counts.deleted += 1;
  };
  const notified = (days: 30 | 7, daysAgo: number): Inactive => ({
    ...{ kind: 'notified', days, notifiedBefore: now - daysAgo * DAY_MS },
  });
  const abandoned: Inactive = { kind: 'abandoned', before: now - ABANDONED_MS };
  await each(abandoned, deletions, remove(abandoned));
  const lastNotified = notified(LAST_DAYS, LAST_DAYS);
  await each(lastNotified, deletions, remove(lastNotified));
  await each(notified(FIRST_DAYS, FIRST_DAYS - LAST_DAYS), mails, notify(LAST_DAYS));
  const unused: Inactive = { kind: 'unused', before: now - INACTIVE_MS + FIRST_DAYS * DAY_MS };
  await each(unused, mails, notify(FIRST_DAYS));
  if (failures.length > 0) throw failures[0];
  return counts;
}
