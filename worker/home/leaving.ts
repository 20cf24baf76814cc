import { DAY_MS } from '../../contract/time.ts';
import type { Activity } from '../home-storage/activity.ts';
import type { UserCopy } from '../home-storage/user.ts';

/** Retention of an empty account with an unconfirmed address, as in the privacy policy. */
const ABANDONED_MS = 14 * DAY_MS;
/** Retention of any other account: twenty-four months, as in the privacy policy. */
const INACTIVE_MS = 730 * DAY_MS;
const [FIRST_DAYS, LAST_DAYS] = [30, 7] as const;

/** Interval at which an account is looked at again while its subscription runs. */
const PAID_CHECK_MS = 30 * DAY_MS;

/** What retention demands now. `until`: when to ask again, in milliseconds since the epoch. */
export type LeavingStep =
  | { does: 'wait'; until: number }
  | { does: 'notify'; days: 30 | 7 }
  | { does: 'leave' };

/**
 * Retention of an account. The days of a notice count from its mail, so that a late mail never shortens them.
 * @param isEmpty whether there is no story, narration or unfinished generation
 * @param now milliseconds since the epoch
 */
export function leavingStep(user: UserCopy, activity: Activity, isEmpty: boolean, now: number): LeavingStep {
  const { emailVerifiedAt, googleId, stripeCustomerId } = user;
  const isUnconfirmed = emailVerifiedAt === null && googleId === null && stripeCustomerId === null;
  const abandonedAt = activity.activeAt + ABANDONED_MS;
  const paid = paidUntil(user, now);
  if (isUnconfirmed && isEmpty && abandonedAt <= now && paid <= now) return { does: 'leave' };
  const [step, stepAt] = inactiveStep(activity);
  const until = Math.max(stepAt, paid);
  if (until <= now) return step;
  const nextLook = abandonedAt > now ? abandonedAt : now + ABANDONED_MS;
  return { does: 'wait', until: isUnconfirmed ? Math.min(until, nextLook) : until };
}

/** The next step of an unused account, and when it is due. */
function inactiveStep({ activeAt, noticeDays, noticeAt }: Activity): [LeavingStep, number] {
  if (noticeAt === null)
    return [{ does: 'notify', days: FIRST_DAYS }, activeAt + INACTIVE_MS - FIRST_DAYS * DAY_MS];
  return noticeDays === FIRST_DAYS
    ? [{ does: 'notify', days: LAST_DAYS }, noticeAt + (FIRST_DAYS - LAST_DAYS) * DAY_MS]
    : [{ does: 'leave' }, noticeAt + LAST_DAYS * DAY_MS];
}

/** End of the paid or given time that is known, whichever is later; 0 without any. */
function paidUntil({ subscriptionState, periodEnd, giftEnd }: UserCopy, now: number): number {
  const given = giftEnd ?? 0;
  if (subscriptionState === 'none' || subscriptionState === 'ended') return given;
  const isKnown = subscriptionState === 'cancelled' && periodEnd !== null;
  return Math.max(given, isKnown ? periodEnd : now + PAID_CHECK_MS);
}
