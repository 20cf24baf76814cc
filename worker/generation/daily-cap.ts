import { secondsToMidnight } from '../../contract/time.ts';
import { NO_CAP } from '../config/protections.ts';
import { database } from '../directory/client.ts';
import {
  addSpending,
  type Shares,
  type Spending,
  sharesOf,
  spendingOf,
} from '../directory/daily-spending.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { notifyDailyCap } from '../mail/notify-admin.ts';
import type { Buyer } from '../plan/plan.ts';
import { GenerationError } from './generation-error.ts';

const SETTINGS = {
  stories: 'DAILY_STORIES',
  translations: 'DAILY_STORIES',
  characters: 'DAILY_SPOKEN_CHARACTERS',
} as const;

/** Share of translations made afterwards: a separate budget, a fifth of the cap of stories. */
const STORIES_PER_TRANSLATION = 5;
/** Share of all free accounts in a cap; the rest is reserved for Premium. */
const FREE_DIVISOR = 2;
/** Share of all unconfirmed accounts, within that of the free ones. */
const UNCONFIRMED_DIVISOR = 5;

/** @returns null without a configured cap */
function capsOf(env: Env, what: Spending): Shares | null {
  const setting = env[SETTINGS[what]];
  if (!setting || setting === NO_CAP) return null;
  const all = Math.ceil(Number(setting) / (what === 'translations' ? STORIES_PER_TRANSLATION : 1));
  return { all, free: Math.ceil(all / FREE_DIVISOR), unconfirmed: Math.ceil(all / UNCONFIRMED_DIVISOR) };
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

const isOver = (spent: Shares, caps: Shares, buyer: Buyer) =>
  sharesOf(buyer).some((share) => spent[share] >= caps[share]);

/** The refusal of an unconfirmed account names the confirmation when that would help. */
function limitReached(what: Spending, buyer: Buyer, spent: Shares, caps: Shares, now: number) {
  const why = `no more ${what} on ${dayOf(now)}`;
  // No wait: confirming the address helps at once.
  if (buyer === 'unconfirmed' && !isOver(spent, caps, 'free'))
    return new GenerationError('unconfirmed_limit_reached', why);
  return new GenerationError('daily_limit_reached', why, secondsToMidnight(now));
}

/**
 * Mails the administrator once a day when half of a cap is used, and once when all of it is. Not for translations,
 * whose cap is not a setting.
 */
function tell(env: Env, what: Spending, spent: number, { all }: Shares, now: number): void {
  const part = spent >= all ? 'all' : spent >= all / 2 ? 'half' : null;
  if (part === null || what === 'translations') return;
  notifyDailyCap(env, what, part, all, now).catch((error) =>
    logLine('error', { dailyCapNotice: 'not sent', error: redactedErrorMessage(error) }),
  );
}

/**
 * Checks a cap without counting.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`; whatever D1 throws
 */
export async function checkToday(env: Env, what: Spending, buyer: Buyer, now: number): Promise<void> {
  const caps = capsOf(env, what);
  if (caps === null) return;
  const spent = await spendingOf(database(env.DB), dayOf(now), what);
  if (!isOver(spent, caps, buyer)) return;
  tell(env, what, spent.all, caps, now);
  throw limitReached(what, buyer, spent, caps, now);
}

/**
 * Counts spending before it happens against the cap of all users, of which free and unconfirmed accounts have a share.
 * Not refunded when the work fails, since the provider was asked. Days are UTC.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`, `unconfirmed_limit_reached`; D1's errors, since uncounted spending is
 * refused
 */
export async function spendToday(
  env: Env,
  what: Spending,
  buyer: Buyer,
  amount: number,
  now: number,
): Promise<void> {
  const caps = capsOf(env, what);
  if (caps === null) return;
  const db = database(env.DB);
  const spent = await addSpending(db, dayOf(now), what, buyer, amount, caps);
  if (spent !== null) return tell(env, what, spent, caps, now);
  const today = await spendingOf(db, dayOf(now), what);
  tell(env, what, today.all, caps, now);
  throw limitReached(what, buyer, today, caps, now);
}
