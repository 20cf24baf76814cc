import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entitlementOf, isStale } from '../plan/entitlement.ts';
import { planOf } from '../plan/plan.ts';
import type { HeldSubscription } from './gateway.ts';
import {
  currentOf,
  recordOf,
  redundantSubscriptions,
  toHoldBack,
  toRelease,
  withoutMoney,
} from './subscription-state.ts';

const DAY = 86_400_000;
const START = Date.UTC(2027, 0, 10);
const END = Date.UTC(2027, 1, 10);
const LATER = Date.UTC(2027, 2, 10);

const held = (change: Partial<HeldSubscription> = {}): HeldSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: START,
  soldTo: null,
  periodStart: START,
  periodEnd: END,
  endsAt: null,
  endedAt: null,
  startRequestedAt: null,
  isHeldBack: false,
  isRenewing: false,
  money: 'kept',
  paidPeriod: null,
  ...change,
});

const OVERDUE = held({
  status: 'past_due',
  periodStart: END,
  periodEnd: LATER,
  paidPeriod: { start: START, end: END },
});

/** Entitlement for a subscription at Stripe, at a moment. */
const standing = (subscription: HeldSubscription | null, now: number) =>
  entitlementOf(recordOf(subscription), now);

/** The hour in which the renewal's invoice is a draft. */
const RENEWING = held({
  periodStart: END,
  periodEnd: LATER,
  isRenewing: true,
  paidPeriod: { start: START, end: END },
});

const none = { state: 'none', quotaSince: null, lentSince: null };
const ended = { state: 'ended', quotaSince: null, lentSince: null };
const paused = { state: 'paused', quotaSince: null, lentSince: null };
const with_ = (state: string) => ({ state, quotaSince: START, lentSince: null });

describe('the state of a subscription', () => {
  test.each<[string, HeldSubscription | null, number, object]>([
    ['without a subscription', null, START, none],
    ['while it runs', held(), END - 1, with_('active')],
    ['in a trial', held({ status: 'trialing' }), END - 1, with_('active')],
    ['at the end of the period, before news of the renewal arrives', held(), END + DAY, with_('active')],
    ['when no news of a renewal arrives for days', held(), END + 3 * DAY, ended],
    ['after cancelling', held({ endsAt: END }), END - 1, with_('cancelled')],
    ['at the end of what was cancelled', held({ endsAt: END }), END, ended],
    ['when the end is set before the period’s', held({ endsAt: END - DAY }), END - DAY, ended],
    ['when the end is set for a later period', held({ endsAt: LATER }), END - 1, with_('active')],
    ['while a bank decides about a payment', held({ money: 'disputed' }), END - 1, paused],
    [
      'while it decides, also after a cancellation',
      held({ money: 'disputed', endsAt: END }),
      END - 1,
      paused,
    ],
    [
      'while it decides, after the end',
      held({ money: 'disputed', status: 'canceled', endedAt: END }),
      END,
      ended,
    ],
    ['when its money is gone', held({ money: 'lost' }), END - 1, ended],
    [
      'when it was never paid and its money is gone',
      held({ money: 'lost', status: 'incomplete_expired' }),
      END,
      none,
    ],
    ['while a renewal is a draft', RENEWING, END, { ...with_('active'), lentSince: END }],
    [
      'cancelled while a renewal is a draft',
      { ...RENEWING, endsAt: LATER },
      END,
      { ...with_('cancelled'), lentSince: END },
    ],
    ['in the grace after an unpaid renewal', OVERDUE, END + 7 * DAY - 1, with_('past_due')],
    ['after the grace', OVERDUE, END + 7 * DAY, ended],
    ['overdue without ever having paid', { ...OVERDUE, paidPeriod: null }, END, ended],
    ['unpaid', held({ status: 'unpaid' }), START, ended],
    ['paused', held({ status: 'paused' }), START, ended],
    ['after the end', held({ status: 'canceled', endedAt: END }), START, ended],
    ['when the first payment is not through', held({ status: 'incomplete' }), START, none],
    ['when the first payment never came', held({ status: 'incomplete_expired' }), START, none],
  ])('%s', (_, subscription, now, expected) => {
    expect(standing(subscription, now)).toEqual(expected);
  });
});

test('opens no new quota for an unpaid month until it is paid', () => {
  expect(standing(OVERDUE, END + DAY).quotaSince).toBe(START);
  const paid = { ...OVERDUE, status: 'active' as const, paidPeriod: null };
  expect(standing(paid, END + DAY).quotaSince).toBe(END);
});

test('keeps the date of the end', () => {
  expect(recordOf(held({ status: 'canceled', endedAt: END }))).toEqual({
    subscriptionState: 'ended',
    stripeSubscriptionId: 'sub_1',
    periodStart: null,
    periodEnd: END,
    renewalStart: null,
  });
});

describe('among several subscriptions', () => {
  test('is the running one, whichever others ended before or after', () => {
    const old = held({ id: 'sub_old', status: 'canceled', endedAt: START });
    const newer = held({ id: 'sub_newer', status: 'canceled', createdAt: END, endedAt: END });
    expect(currentOf([old, held(), newer])?.id).toBe('sub_1');
  });

  test('the newest counts when all have ended', () => {
    const older = held({ id: 'sub_older', status: 'canceled', createdAt: START });
    const newer = held({ id: 'sub_newer', status: 'canceled', createdAt: END });
    expect(currentOf([older, newer])?.id).toBe('sub_newer');
  });

  test('is an ended one rather than one that was never paid', () => {
    const ended = held({ id: 'sub_ended', status: 'canceled' });
    expect(currentOf([held({ status: 'incomplete_expired', createdAt: END }), ended])?.id).toBe('sub_ended');
  });

  test('the oldest running one counts: the others will be cancelled', () => {
    const newer = held({ id: 'sub_newer', createdAt: END });
    expect(currentOf([newer, held()])?.id).toBe('sub_1');
  });

  // @spec 3.4
  test('none gives no subscription', () => expect(currentOf([])).toBeNull());
});

describe('in addition to a running subscription', () => {
  const idsOf = (all: HeldSubscription[]) => {
    const { duplicates, overdue } = redundantSubscriptions(all);
    return { duplicates: duplicates.map(({ id }) => id), overdue: overdue.map(({ id }) => id) };
  };
  const newer = (status: HeldSubscription['status']) =>
    held({ id: `sub_${status}`, status, createdAt: START + DAY });

  test('a later one that is charged is a duplicate', () => {
    expect(
      idsOf([newer('past_due'), newer('active'), held(), newer('canceled'), newer('incomplete')]),
    ).toEqual({ duplicates: ['sub_past_due', 'sub_active'], overdue: [] });
  });

  test('an older one with an unpaid renewal is overdue, not a duplicate', () => {
    expect(idsOf([OVERDUE, newer('active')])).toEqual({ duplicates: [], overdue: ['sub_1'] });
  });

  test('of several overdue ones, one continues and none is refunded', () => {
    expect(idsOf([OVERDUE, newer('past_due'), newer('canceled')])).toEqual({
      duplicates: [],
      overdue: ['sub_1'],
    });
    expect(idsOf([held({ status: 'canceled' }), newer('incomplete')])).toEqual({
      duplicates: [],
      overdue: [],
    });
  });
});

const anySubscription: fc.Arbitrary<HeldSubscription> = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom<HeldSubscription['status'][]>(
      'active',
      'trialing',
      'past_due',
      'unpaid',
      'paused',
      'canceled',
      'incomplete',
      'incomplete_expired',
    ),
    createdAt: fc.integer({ min: START, max: LATER }),
    start: fc.integer({ min: START, max: LATER }),
    length: fc.integer({ min: 1, max: 31 * DAY }),
    endsAfter: fc.option(fc.integer({ min: 0, max: 60 * DAY })),
    wasPaid: fc.boolean(),
    startRequestedAt: fc.constant(null),
    isHeldBack: fc.boolean(),
    isRenewing: fc.boolean(),
    money: fc.constantFrom<HeldSubscription['money'][]>('kept', 'disputed', 'lost'),
  })
  .map(({ start, length, endsAfter, wasPaid, ...rest }) => ({
    ...rest,
    soldTo: null,
    periodStart: start,
    periodEnd: start + length,
    endsAt: endsAfter === null ? null : start + endsAfter,
    endedAt: rest.status === 'canceled' ? start : null,
    paidPeriod: wasPaid ? { start: start - length, end: start } : null,
  }));

test("Stripe's order does not matter", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anySubscription, { selector: ({ id }) => id, maxLength: 5 }),
      fc.nat(),
      (all, turn) => {
        const turned = all.map((_, i) => all[(i + turn) % all.length]!);
        expect(currentOf(turned)).toEqual(currentOf(all));
      },
    ),
  );
});

// @spec 3.5
test('quota and status always agree, and the passing of time only ends them', () => {
  fc.assert(
    fc.property(
      anySubscription,
      fc.integer({ min: START, max: LATER + 90 * DAY }),
      fc.integer({ min: 0, max: 90 * DAY }),
      (subscription, now, later) => {
        const before = standing(subscription, now);
        const after = standing(subscription, now + later);
        const hasQuota = (state: string) => ['active', 'cancelled', 'past_due'].includes(state);
        expect(before.quotaSince !== null).toBe(hasQuota(before.state));
        expect([before, ended]).toContainEqual(after);
      },
    ),
  );
});

describe('the allowance of a yearly subscription', () => {
  const YEAR_END = Date.UTC(2028, 0, 10);
  const NEXT_YEAR_END = Date.UTC(2029, 0, 10);
  const LAST_MONTH = Date.UTC(2027, 11, 10);
  const month = (n: number) => Date.UTC(2027, n, 10);
  const yearly = held({ periodEnd: YEAR_END });
  const unpaid = {
    periodStart: YEAR_END,
    periodEnd: NEXT_YEAR_END,
    paidPeriod: { start: START, end: YEAR_END },
  };

  test('starts each month with thirty stories', () => {
    const starts = [0, 1, 2, 11].map((n) => standing(yearly, month(n) + DAY).quotaSince);
    expect(starts).toEqual([START, month(1), month(2), LAST_MONTH]);
    const plan = planOf({ ...recordOf(yearly), storiesElsewhere: 0 }, month(5));
    expect(plan).toEqual({ kind: 'premium', periodStart: month(5) });
  });

  test.each([
    ['in the days before its renewal is heard of', yearly, YEAR_END + DAY],
    ['in the hour of its renewal', held({ ...unpaid, isRenewing: true }), YEAR_END],
    ['in the grace of an unpaid renewal', held({ ...unpaid, status: 'past_due' }), YEAR_END + 6 * DAY],
    ['after it was cancelled', held({ periodEnd: YEAR_END, endsAt: YEAR_END }), YEAR_END - 1],
  ])('is the last month of the paid year %s', (_, subscription, now) => {
    expect(standing(subscription, now).quotaSince).toBe(LAST_MONTH);
  });

  test('starts with the new year once that is paid', () => {
    const renewed = held({ periodStart: YEAR_END, periodEnd: NEXT_YEAR_END });
    expect(standing(renewed, YEAR_END).quotaSince).toBe(YEAR_END);
  });
});

test.each<[string, Partial<HeldSubscription>, string[]]>([
  ['is paid', {}, []],
  ['has its money disputed', { money: 'disputed' }, ['held back']],
  ['has its money disputed and ends anyway', { money: 'disputed', endsAt: END }, []],
  ['has its money disputed and is over', { money: 'disputed', status: 'canceled' }, []],
  ['has its money disputed and owes a renewal', { money: 'disputed', status: 'past_due' }, ['ended']],
  ['has kept its money after a dispute', { isHeldBack: true }, ['released']],
  ['is disputed again', { isHeldBack: true, money: 'disputed', endsAt: END }, []],
  ['has lost its money', { money: 'lost' }, ['ended']],
])('what is done with a subscription that %s', (_, change, done) => {
  const subscriptions = [held(change)];
  const acts = { 'held back': toHoldBack, released: toRelease, ended: withoutMoney };
  expect(Object.entries(acts).flatMap(([act, of]) => (of(subscriptions).length > 0 ? [act] : []))).toEqual(
    done,
  );
});

test('a paused subscription whose last event was lost is read again after its period', () => {
  const paused = recordOf(held({ money: 'disputed' }));
  expect([isStale(paused, END - 1), isStale(paused, END)]).toEqual([false, true]);
});
