import { type FailureCode, failuresOf } from '../../contract/errors.ts';
import { secondsToMidnight } from '../../contract/time.ts';
import { NO_CAP } from '../config/protections.ts';
import { addSpoken } from '../directory/account-speech.ts';
import { database } from '../directory/client.ts';
import { addSpending, type Shares, type Spending, sharesOf } from '../directory/daily-spending.ts';
import { releaseStory, reserveStory, type StoryReservation } from '../directory/story-reservations.ts';
import type { UserRow } from '../directory/users.ts';
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
 * Counts spending before it happens against the cap of all users, of which free and unconfirmed accounts have a share.
 * Not refunded when the work fails, since the provider was asked. Days are UTC. One crossing.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`, `unconfirmed_limit_reached`; D1's errors, since uncounted spending is
 * refused
 */
export async function spendToday(
  env: Env,
  what: Exclude<Spending, 'stories'>,
  buyer: Buyer,
  amount: number,
  now: number,
): Promise<void> {
  const caps = capsOf(env, what);
  if (caps === null) return;
  const spending = { day: dayOf(now), what, buyer, amount };
  const { isAdded, spent } = await addSpending(database(env.DB), spending, caps);
  tell(env, what, spent.all, caps, now);
  if (!isAdded) throw limitReached(what, buyer, spent, caps, now);
}

/**
 * Counts characters against the cap, and for their account, whose count is written unawaited.
 * @throws as `spendToday`
 */
export async function speakToday(
  env: Env,
  { userId, buyer }: { userId: string; buyer: Buyer },
  characters: number,
  now: number,
): Promise<void> {
  await spendToday(env, 'characters', buyer, characters, now);
  addSpoken(database(env.DB), userId, characters, now).catch((error) =>
    logLine('warn', { accountSpeech: 'not counted', error: redactedErrorMessage(error) }),
  );
}

export type StoryToReserve = Omit<StoryReservation, 'day'> & {
  /** Its UTC day is the one whose cap counts the story. Milliseconds since the epoch, as `until`. */
  admittedAt: number;
  /** When the reservation ends by itself, if it is neither settled nor released. */
  until: number;
};

/**
 * Counts a story against the day's cap and, for a free account, holds one of its mailbox's free stories. One crossing.
 * Idempotent per generation.
 * @param now milliseconds since the epoch
 * @throws GenerationError `daily_limit_reached`, `unconfirmed_limit_reached`, and `story_limit_reached` when another
 * account of the mailbox has taken the last one; D1's errors, since uncounted spending is refused
 */
export async function reserveToday(
  env: Env,
  { admittedAt, until, ...story }: StoryToReserve,
  now: number,
): Promise<void> {
  const caps = capsOf(env, 'stories');
  const day = dayOf(admittedAt);
  const period = { now, until };
  const { isReserved, spent } = await reserveStory(database(env.DB), { ...story, day }, caps, period);
  if (caps !== null) tell(env, 'stories', spent.all, caps, admittedAt);
  if (isReserved) return;
  if (caps !== null && isOver(spent, caps, story.buyer))
    throw limitReached('stories', story.buyer, spent, caps, admittedAt);
  throw new GenerationError('story_limit_reached', 'another account of the mailbox had it');
}

/**
 * Failures that give a story back to the day's cap, although the model was asked in parallel with the topic check.
 * Otherwise a few accounts that send only unfit topics, or an outage of moderation, would use up what all users share.
 * A user's limits of refusals and failures bound what it costs.
 */
const UNCOUNTED: readonly (FailureCode | null)[] = [...failuresOf('topic-refused'), 'moderation_unavailable'];

/**
 * Releases the reservation of a refunded or withdrawn story. May be repeated.
 * @returns the accounts of the mailbox that have more free stories by it
 */
export async function releaseToday(
  env: Env,
  { admittedAt, ...story }: Pick<StoryToReserve, 'generationId' | 'userId' | 'buyer' | 'admittedAt'>,
  failure: FailureCode | null,
  now: number,
): Promise<UserRow[]> {
  const isUncounted = UNCOUNTED.includes(failure) && capsOf(env, 'stories') !== null;
  return releaseStory(database(env.DB), { ...story, day: dayOf(admittedAt) }, isUncounted, now);
}
