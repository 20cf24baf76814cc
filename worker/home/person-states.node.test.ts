import { expect, test } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import type { UserCopy } from '../home-storage/user.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { leavingStep } from './leaving.ts';

/** Every combination of a person's states, each judged by a few sentences. */

const NOW = Date.UTC(2026, 10, 29, 20);
const ago = (days: number) => NOW - days * DAY_MS;
const ahead = (days: number) => NOW + days * DAY_MS;

const STATES = ['none', 'active', 'past_due', 'cancelled', 'paused', 'ended'] as const;
const PERIODS = {
  none: { periodStart: null, periodEnd: null },
  running: { periodStart: ago(10), periodEnd: ahead(20) },
  over: { periodStart: ago(60), periodEnd: ago(30) },
};
const GIFTS = {
  none: { giftStart: null, giftEnd: null },
  running: { giftStart: ago(5), giftEnd: ahead(25) },
  over: { giftStart: ago(50), giftEnd: ago(20) },
};
const CONFIRMED = {
  no: { emailVerifiedAt: null, googleId: null },
  mail: { emailVerifiedAt: ago(100), googleId: null },
  google: { emailVerifiedAt: null, googleId: 'g' },
};
const USES = {
  today: { activeAt: NOW, noticeDays: null, noticeAt: null },
  aMonthAgo: { activeAt: ago(31), noticeDays: null, noticeAt: null },
  longAgo: { activeAt: ago(731), noticeDays: null, noticeAt: null },
  told30: { activeAt: ago(731), noticeDays: 30, noticeAt: ago(24) },
  told7: { activeAt: ago(745), noticeDays: 7, noticeAt: ago(8) },
} as const;

type Named<Values> = [keyof Values & string, Values[keyof Values]][];
const entries = <Values extends object>(values: Values) => Object.entries(values) as Named<Values>;

const people = STATES.flatMap((subscriptionState) =>
  entries(PERIODS).flatMap(([period, periods]) =>
    entries(GIFTS).flatMap(([gift, gifts]) =>
      entries(CONFIRMED).map(([confirmed, proof]) => ({
        name: `${subscriptionState}, period ${period}, gift ${gift}, confirmed ${confirmed}`,
        gift,
        user: {
          subscriptionState,
          stripeSubscriptionId: null,
          renewalStart: null,
          storiesElsewhere: 0,
          stripeCustomerId: null,
          ...periods,
          ...gifts,
          ...proof,
        } as unknown as UserCopy,
      })),
    ),
  ),
);

test('a running gift is Premium in every state, and nothing else is but a paid period', () => {
  const wrong = people.filter(({ user, gift }) => {
    const { subscriptionState: state, periodEnd } = user;
    const isPaid =
      ['active', 'past_due', 'cancelled'].includes(state) && periodEnd !== null && periodEnd > NOW;
    return (planOf(user, NOW).kind === 'premium') !== (isPaid || gift === 'running');
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const buyers = people.filter(({ user }) => {
    const isPremium = entitlementOf(user, NOW).quotaSince !== null;
    const isProven = user.emailVerifiedAt !== null || user.googleId !== null;
    const expected = isPremium ? 'premium' : isProven ? 'free' : 'unconfirmed';
    return buyerOf(planOf(user, NOW), user) !== expected;
  });
  expect(buyers.map(({ name }) => name)).toEqual([]);
});

test('retention waits while a person has Premium, and deletes no account without the last notice', () => {
  const wrong = people.flatMap(({ name, user }) =>
    entries(USES).flatMap(([use, activity]) =>
      [true, false].flatMap((isEmpty) => {
        const step = leavingStep(user, { ...activity }, isEmpty, NOW);
        const isPremium = entitlementOf(user, NOW).quotaSince !== null;
        // Of a cancelled subscription without an end nothing is known.
        const isPaying =
          ['active', 'past_due', 'paused'].includes(user.subscriptionState) ||
          (user.subscriptionState === 'cancelled' && user.periodEnd === null);
        const isProven = user.emailVerifiedAt !== null || user.googleId !== null;
        const isAbandoned = !isProven && isEmpty && use !== 'today';
        const usual = {
          today: 'wait',
          aMonthAgo: 'wait',
          longAgo: 'notify 30',
          told30: 'notify 7',
          told7: 'leave',
        };
        const expected =
          isPremium || isPaying ? 'wait' : isAbandoned ? 'leave' : usual[use as keyof typeof usual];
        const found = step.does === 'notify' ? `notify ${step.days}` : step.does;
        const isLate = step.does === 'wait' && step.until <= NOW;
        return found === expected && !isLate ? [] : [`${name}, used ${use}, empty ${isEmpty}: ${found}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
