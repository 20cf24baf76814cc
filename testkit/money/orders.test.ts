import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { wrongs } from './oracle.ts';
import { HAPPENINGS, Till } from './till.ts';

/** `npm run test:long` plays more orders; `MONEY_ORDERS` and `MONEY_SEED` choose others. */
const ORDERS = Number(process.env.MONEY_ORDERS ?? (process.env.TEST_LONG === undefined ? 8 : 2000));
const SEED = process.env.MONEY_SEED;

const MINUTE_MS = 60_000;

beforeAll(async () => {
  vi.stubGlobal('scheduler', { wait: async () => undefined });
  for (const name of ['info', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {});
  await import('stripe');
}, 60_000);

type Happening = (typeof HAPPENINGS)[number];

/** Plays an order to its end. @returns what is wrong then */
async function played(order: Happening[]): Promise<string[]> {
  const till = await Till.new();
  vi.stubGlobal('fetch', till.fetch);
  // Stripe begins with its first request.
  await till.pass(MINUTE_MS);
  for (const happening of order) {
    await till.pass(2 * MINUTE_MS);
    await till[happening]();
  }
  const isCalm = await till.calm();
  return [...(isCalm ? [] : ['something still waits']), ...(await wrongs(till))];
}

/** Orders that were wrong once. */
test.each<Happening[][]>([
  [['pay', 'events', 'leave']],
  [['payLater', 'deleteCustomer', 'pay']],
  [['payLater', 'deleteCustomer', 'arrives']],
  [['payLater', 'month', 'leave']],
  [['pay', 'dispute', 'withdraw', 'won']],
  [['pay', 'refuse', 'withdraw', 'pay', 'withdraw', 'allow']],
  [['payLater', 'withdraw', 'leave', 'arrives']],
  [['pay', 'refundPart', 'withdraw']],
  [['pay', 'withdraw', 'events', 'refundFails']],
  [['pay', 'leave', 'refundFails', 'events']],
  [['payTwice', 'refuse', 'events', 'fortnight', 'leave', 'allow']],
])('the money is where it belongs after %j', async (order) => {
  expect(await played(order)).toEqual([]);
});

/** Orders of one test: a longer one looks hung to the reporter. */
const PART = 200;
const PARTS = Array.from({ length: Math.ceil(ORDERS / PART) }, (_, part) => part);

test.each(PARTS)(
  'orders of up to six things leave the money where it belongs, part %i',
  async (part) => {
    const numRuns = Math.min(PART, ORDERS - part * PART);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('pay' as const, 'payLater' as const, 'payTwice' as const),
        fc.array(fc.constantFrom(...HAPPENINGS), { minLength: 1, maxLength: 5, size: 'max' }),
        async (first, order) => {
          expect(await played([first, ...order])).toEqual([]);
        },
      ),
      { numRuns, ...(SEED !== undefined && { seed: Number(SEED) + part }) },
    );
  },
  600_000,
);
