import { DAY_MS } from '../../contract/time.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { closeBilling } from '../billing/cancellation.ts';
import { database } from '../db/client.ts';
import {
  abandonedUsers,
  claimTelling,
  releaseTelling,
  usersTold,
  usersToTellFirst,
} from '../db/inactive-users.ts';
import type { UserRow } from '../db/users.ts';
import type { Env } from '../env.ts';
import { inactiveAccountLetter } from '../mail/inactive-account.ts';
import { sendMail } from '../providers/mail.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { storytellerOf } from '../storyteller/client.ts';

/** What the privacy page says: nobody confirmed the address, and nothing is in it. */
const ABANDONED_MS = 14 * DAY_MS;
/** What it says of any other: twenty-four months. */
const INACTIVE_MS = 730 * DAY_MS;
const [FIRST_DAYS, LAST_DAYS] = [30, 7] as const;

/** Of each kind in one night: a deletion touches five services, and what is left is found the next night. */
const AT_ONCE = 25;

export type InactiveCounts = { told: number; deleted: number };

/**
 * Deletes accounts that nobody uses, and tells their people 30 and 7 days before. Those days are counted from the mails: when the
 * nights were missed, nobody is deleted sooner after a mail than it says.
 * @throws the first failure, after going on with the others
 */
export async function removeInactiveAccounts(env: Env, now: number): Promise<InactiveCounts> {
  const db = database(env.DB);
  const counts: InactiveCounts = { told: 0, deleted: 0 };
  const failures: unknown[] = [];
  async function each(users: UserRow[], work: (user: UserRow) => Promise<void>): Promise<void> {
    for (const user of users) await work(user).catch((error) => failures.push(error));
  }
  const tell = (days: 30 | 7) => async (user: UserRow) => {
    if (!(await claimTelling(db, user, days, now))) return;
    const url = `${env.APP_ORIGINS.split(',')[0]}/login`;
    try {
      await sendMail(env, { to: user.email, ...inactiveAccountLetter(days, url) });
      counts.told += 1;
    } catch (error) {
      await releaseTelling(db, user);
      throw error;
    }
  };
  async function remove(user: UserRow): Promise<void> {
    const storyteller = storytellerOf(env, user.id);
    // A story that is written and could not be stored yet is a story.
    if ((await storyteller.unfinished()).length > 0) return;
    const deletion = await deleteAccount(
      {
        db,
        files: env.FILES,
        closeBilling: (customerId) => closeBilling(stripeGateway(env), customerId),
        forgetStoryteller: () => storyteller.forget(),
      },
      user,
      now,
    );
    if (!deletion.ok) throw new Error(`${user.id}: ${deletion.code}`);
    counts.deleted += 1;
  }
  await each(await abandonedUsers(db, now - ABANDONED_MS, AT_ONCE), remove);
  await each(await usersTold(db, LAST_DAYS, now - LAST_DAYS * DAY_MS, now, AT_ONCE), remove);
  await each(await usersTold(db, FIRST_DAYS, now - (FIRST_DAYS - LAST_DAYS) * DAY_MS, now, AT_ONCE), tell(7));
  const before = now - INACTIVE_MS + FIRST_DAYS * DAY_MS;
  await each(await usersToTellFirst(db, before, now, AT_ONCE), tell(30));
  if (failures.length > 0) throw failures[0];
  return counts;
}
