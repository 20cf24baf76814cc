import { DAY_MS } from '../../contract/time.ts';
import { database } from '../db/client.ts';
import { addSpending, type Spending } from '../db/daily-spending.ts';
import type { Env } from '../env.ts';
import { describeError } from '../error-description.ts';
import { logLine } from '../log.ts';
import { notifyDailyCap } from '../mail/notify-admin.ts';
import { GenerationError } from './generation-error.ts';

const SETTINGS = { stories: 'DAILY_STORIES', characters: 'DAILY_SPOKEN_CHARACTERS' } as const;

/** @returns null where the owner has set none */
function capOf(env: Env, what: Spending): number | null {
  const setting = env[SETTINGS[what]];
  return setting ? Number(setting) : null;
}

const secondsToMidnight = (now: number) => Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);

/**
 * Counts what is about to be spent against the cap of all users together, before it is. Nothing is given back when the work then fails:
 * the provider was asked. Days are UTC's. The administrator is told once on the day that a cap is reached.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`; whatever D1 throws, since what cannot be counted is not spent
 */
export async function spendToday(env: Env, what: Spending, amount: number, now: number): Promise<void> {
  const cap = capOf(env, what);
  if (cap === null) return;
  const day = new Date(now).toISOString().slice(0, 10);
  const spent = await addSpending(database(env.DB), day, what, amount, cap);
  if (spent === null || spent >= cap) {
    notifyDailyCap(env, what, cap, now).catch((error) =>
      logLine('error', { dailyCapNotice: 'not sent', error: describeError(error) }),
    );
  }
  if (spent === null) {
    throw new GenerationError('daily_limit_reached', `no more ${what} on ${day}`, secondsToMidnight(now));
  }
}
