import { secondsToMidnight } from '../../contract/time.ts';
import { NO_CAP } from '../config/protections.ts';
import { database } from '../db/client.ts';
import { addSpending, type Shares, type Spending, sharesOf, spendingOf } from '../db/daily-spending.ts';
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

/** Other sides of stories made afterwards have a budget of their own, a fifth as large as that of stories. */
const STORIES_PER_TRANSLATION = 5;
/** Free accounts together may use one half of a cap; the rest is kept for those who pay. */
const FREE_DIVISOR = 2;
/** Accounts with an unconfirmed address together may use one fifth, which is part of that half. */
const UNCONFIRMED_DIVISOR = 5;

/** @returns null where the owner has set none */
function capsOf(env: Env, what: Spending): Shares | null {
  const setting = env[SETTINGS[what]];
  if (!setting || setting === NO_CAP) return null;
  const all = Math.ceil(Number(setting) / (what === 'translations' ? STORIES_PER_TRANSLATION : 1));
  return { all, free: Math.ceil(all / FREE_DIVISOR), unconfirmed: Math.ceil(all / UNCONFIRMED_DIVISOR) };
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

const isOver = (spent: Shares, caps: Shares, buyer: Buyer) =>
  sharesOf(buyer).some((share) => spent[share] >= caps[share]);

/** An account that could go on with a confirmed address is refused in words that say so. */
function limitReached(what: Spending, buyer: Buyer, spent: Shares, caps: Shares, now: number) {
  const why = `no more ${what} on ${dayOf(now)}`;
  // Without a time to wait for: it is confirming that helps.
  if (buyer === 'unconfirmed' && !isOver(spent, caps, 'free'))
    return new GenerationError('unconfirmed_limit_reached', why);
  return new GenerationError('daily_limit_reached', why, secondsToMidnight(now));
}

/**
 * Mails the administrator once on the day that half of a cap is used, and once when all of it is. Translations are not
 * mailed about: their cap is no setting.
 */
function tell(env: Env, what: Spending, spent: number, { all }: Shares, now: number): void {
  const part = spent >= all ? 'all' : spent >= all / 2 ? 'half' : null;
  if (part === null || what === 'translations') return;
  notifyDailyCap(env, what, part, all, now).catch((error) =>
    logLine('error', { dailyCapNotice: 'not sent', error: redactedErrorMessage(error) }),
  );
}

/**
 * Whether something may still be begun today, without counting it.
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
 * Counts what is about to be spent against the cap of all users together, of which free and unconfirmed accounts may use
 * a part. Nothing is given back when the work then fails: the provider was asked. Days are UTC's.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`, `unconfirmed_limit_reached`; whatever D1 throws, since what cannot be
 * counted is not spent
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
