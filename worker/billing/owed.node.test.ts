import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import type { Payment, HeldSubscription } from './gateway.ts';
import { planOf } from './owed.ts';

const START = Date.UTC(2027, 0, 10, 20, 15);
const DAY_OF_PAYMENT = Date.UTC(2027, 0, 10);

const held = (change: Partial<HeldSubscription> = {}): HeldSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: START,
  soldTo: null,
  periodStart: START,
  periodEnd: START + 31 * DAY_MS,
  endsAt: null,
  endedAt: null,
  isHeldBack: false,
  isRenewing: false,
  money: 'kept',
  paidPeriod: null,
  startRequestedAt: null,
  ...change,
});
const payment = (paidAt: number, billedAt = paidAt): Payment => ({
  intent: `pi_${paidAt}`,
  amount: 500,
  currency: 'eur',
  billedAt,
  paidAt,
});
const said = (statedAt: number, confirmedAt = statedAt, settledAt: number | null = null) => ({
  id: 'w',
  statedAt,
  confirmedAt,
  settledAt,
});

/** What one statement means for one subscription. */
function effectOf(statement: ReturnType<typeof said>, one: HeldSubscription, payments: Payment[]) {
  const contracts = [{ ...one, payments, isDuplicate: false }];
  const { endings, claims } = planOf({ contracts, statements: [statement], accountEndedAt: null });
  return { ends: endings[0]?.when ?? null, refunds: claims.map(({ payment: returned }) => returned) };
}
const first = payment(START);

test.each([-4, -1, 0, 1, 2, 4])(
  'the fourteenth day after the payment is within the time where the clock is %i hours off UTC',
  (hours) => {
    // End of the fourteenth day after the day of the payment, by the clock of the payer.
    const offset = hours * 3_600_000;
    const day = Math.floor((START + offset) / DAY_MS) * DAY_MS;
    const lastMoment = day + 15 * DAY_MS - offset - 1;
    expect(effectOf(said(lastMoment), held(), [first])).toEqual({ ends: 'now', refunds: [first] });
  },
);

test('from the fifteenth day in every time zone the paid month stays', () => {
  const fifteenth = DAY_OF_PAYMENT + 16 * DAY_MS;
  expect(effectOf(said(fifteenth), held(), [first])).toEqual({ ends: 'later', refunds: [] });
});

test.each<[string, Partial<HeldSubscription>, Payment[], object]>([
  ['begun after the statement', { createdAt: START + 20 * DAY_MS }, [first], { ends: null, refunds: [] }],
  ['never paid', { status: 'incomplete' }, [], { ends: 'now', refunds: [] }],
  ['overdue', { status: 'past_due' }, [payment(START - 30 * DAY_MS)], { ends: 'now', refunds: [] }],
  [
    'in the hour of its renewal',
    { isRenewing: true },
    [payment(START - 30 * DAY_MS)],
    { ends: 'now', refunds: [] },
  ],
  ['already cancelled to the end', { endsAt: START + 31 * DAY_MS }, [first], { ends: 'later', refunds: [] }],
  ['whose payment is disputed', { money: 'disputed' }, [first], { ends: 'now', refunds: [] }],
  ['already ended', { status: 'canceled' }, [first], { ends: null, refunds: [] }],
])('a subscription %s', (_, change, payments, effect) => {
  expect(effectOf(said(START + 16 * DAY_MS), held(change), payments)).toEqual(effect);
});

test('of several payments before the statement only the last is returned', () => {
  const [renewal, second] = [payment(START + 31 * DAY_MS), payment(START + 62 * DAY_MS)];
  const statement = said(START + 63 * DAY_MS);
  expect(effectOf(statement, held(), [second, first, renewal])).toEqual({ ends: 'now', refunds: [second] });
});

test('a payment that was billed before the confirmation and arrives after the statement is returned', () => {
  const statedAt = START + 20 * DAY_MS;
  const late = payment(statedAt + 3 * DAY_MS, statedAt - DAY_MS);
  expect(effectOf(said(statedAt), held(), [first, late])).toEqual({ ends: 'now', refunds: [late] });
  const settled = said(statedAt, statedAt, statedAt + 1);
  expect(effectOf(settled, held(), [first])).toEqual({ ends: null, refunds: [] });
  expect(effectOf(settled, held(), [first, late])).toEqual({ ends: 'now', refunds: [late] });
});

test('nothing that was billed after the confirmation is touched, and the order of payments does not matter', () => {
  const times = fc.integer({ min: 0, max: 90 });
  fc.assert(
    fc.property(fc.array(fc.tuple(times, times), { maxLength: 5 }), times, times, (all, stated, wait) => {
      const payments = all.map(([billed, days]) =>
        payment(START + (billed + days) * DAY_MS, START + billed * DAY_MS),
      );
      const statement = said(START + stated * DAY_MS, START + (stated + wait) * DAY_MS);
      const { ends, refunds } = effectOf(statement, held(), payments);
      expect(refunds.every(({ billedAt }) => billedAt <= statement.confirmedAt)).toBe(true);
      const turned = effectOf(statement, held(), payments.toReversed());
      expect(turned.ends).toBe(ends);
      expect(turned.refunds.map(({ paidAt }) => paidAt).sort()).toEqual(
        refunds.map(({ paidAt }) => paidAt).sort(),
      );
    }),
  );
});

/** Cents that go back for the first payment, by a statement so many days after it. */
function returned(
  days: number,
  startRequestedAt: number | null,
  change: Partial<HeldSubscription> = {},
): number {
  const contracts = [{ ...held({ startRequestedAt, ...change }), payments: [first], isDuplicate: false }];
  const statements = [said(START + days * DAY_MS)];
  const { claims } = planOf({ contracts, statements, accountEndedAt: null });
  return claims.reduce((sum, { amount }) => sum + amount, 0);
}

test.each([0, 1, 7, 14.9])('without an express request the payment goes back in full on day %d', (days) => {
  expect(returned(days, null)).toBe(500);
});

test.each([
  [0, 500],
  [1, 484],
  [7, 388],
  [14, 275],
])('with an express request the time of use is kept: on day %d %d cents go back', (days, cents) => {
  expect(returned(days, START)).toBe(cents);
});

test('a payment that arrives after the statement, of a duplicate or of a deleted account goes back in full', () => {
  const late = payment(START + 3 * DAY_MS, START);
  const one = held({ startRequestedAt: START });
  const amounts = (facts: Parameters<typeof planOf>[0]) => planOf(facts).claims.map(({ amount }) => amount);
  const contract = { ...one, payments: [late], isDuplicate: false };
  expect(
    amounts({ contracts: [contract], statements: [said(START + DAY_MS)], accountEndedAt: null }),
  ).toEqual([500]);
  expect(
    amounts({ contracts: [{ ...contract, isDuplicate: true }], statements: [], accountEndedAt: null }),
  ).toEqual([500]);
  expect(amounts({ contracts: [contract], statements: [], accountEndedAt: START + 4 * DAY_MS })).toEqual([
    500,
  ]);
});

test('the sum is the same however often it is asked, and never more than the payment or less than nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 }), (hours) => {
      const back = returned(hours / 24, START);
      expect(back).toBe(returned(hours / 24, START, { status: 'canceled', endedAt: START + 90 * DAY_MS }));
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(500);
    }),
  );
});
