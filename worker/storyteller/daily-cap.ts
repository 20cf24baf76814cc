import { secondsToMidnight } from '../../contract/time.ts';
import { database } from '../db/client.ts';
import { addSpending, type Caps, type Spending, spendingOf } from '../db/daily-spending.ts';
import { type Env, NO_CAP } from '../env.ts';
import { describeError } from '../error-description.ts';
import { logLine } from '../log.ts';
import { notifyDailyCap } from '../mail/notify-admin.ts';
import type { Plan } from '../plan/plan.ts';
import { GenerationError } from './generation-error.ts';

const SETTINGS = { stories: 'DAILY_STORIES', characters: 'DAILY_SPOKEN_CHARACTERS' } as const;

/** Free accounts may use at most this part of a cap: the rest is kept for those who pay. */
const FREE_PART = 0.5;

/** @returns null where the owner has set none */
function capsOf(env: Env, what: Spending): Caps | null {
  const setting = env[SETTINGS[what]];
  if (!setting || setting === NO_CAP) return null;
  return { all: Number(setting), free: Math.ceil(Number(setting) * FREE_PART) };
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

const limitReached = (what: Spending, now: number) =>
  new GenerationError('daily_limit_reached', `no more ${what} on ${dayOf(now)}`, secondsToMidnight(now));

const isOver = (spent: Caps, caps: Caps, plan: Plan['kind']) =>
  spent.all >= caps.all || (plan === 'free' && spent.free >= caps.free);

/** The administrator is told once on the day that half of a cap is used, and once when all of it is. */
function tell(env: Env, what: Spending, spent: number, { all }: Caps, now: number): void {
  const part = spent >= all ? 'all' : spent >= all / 2 ? 'half' : null;
  if (part === null) return;
  notifyDailyCap(env, what, part, all, now).catch((error) =>
    logLine('error', { dailyCapNotice: 'not sent', error: describeError(error) }),
  );
}

/**
 * Whether something may still be begun today, without counting it.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`; whatever D1 throws
 */
export async function checkToday(env: Env, what: Spending, plan: Plan['kind'], now: number): Promise<void> {
  const caps = capsOf(env, what);
  if (caps === null) return;
  const spent = await spendingOf(database(env.DB), dayOf(now), what);
  if (!isOver(spent, caps, plan)) return;
  tell(env, what, spent.all, caps, now);
  throw limitReached(what, now);
}

/**
 * Counts what is about to be spent against the cap of all users together, of which free accounts may use a part. Nothing is
 * given back when the work then fails: the provider was asked. Days are UTC's.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`; whatever D1 throws, since what cannot be counted is not spent
 */
export async function spendToday(
  env: Env,
  what: Spending,
  plan: Plan['kind'],
  amount: number,
  now: number,
): Promise<void> {
  const caps = capsOf(env, what);
  if (caps === null) return;
  const spent = await addSpending(database(env.DB), dayOf(now), what, plan, amount, caps);
  if (spent !== null) return tell(env, what, spent, caps, now);
  tell(env, what, (await spendingOf(database(env.DB), dayOf(now), what)).all, caps, now);
  throw limitReached(what, now);
}
