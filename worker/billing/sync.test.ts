import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPerson } from '../../testkit/worker/person.ts';
import { saveSubscription, setCustomer, wasHandled } from '../directory/billing.ts';
import { database } from '../directory/client.ts';
import { contractById, countFailure, noteContracts } from '../directory/contracts.ts';
import { type UserRow, userById } from '../directory/users.ts';
import { stateAsUser, withdrawalById } from '../directory/withdrawals.ts';
import { handOver as handOverToHome } from '../home/hand-over.ts';
import type { HeldSubscription } from './gateway.ts';
import { handleEvent } from './handle-event.ts';
import { NotSettled, payerOf, settle, settleFailed } from './settlement.ts';
import { currentOf, recordOf } from './subscription-state.ts';
import { syncSubscription } from './sync.ts';

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };

const handOver = (row: UserRow) => handOverToHome(env, row);

const NOW = Date.UTC(2027, 0, 15);
const DAY_MS = 86_400_000;
const db = database(env.DB);
const deps = { db, now: NOW, handOver, tombstoneOf: async () => '' };

/** Fake Stripe with a state, whose answers may be slow and outdated. */
class HeldByStripe {
  subscriptions: HeldSubscription[] = [];
  readonly #wait: (answer: HeldSubscription[]) => Promise<HeldSubscription[]>;
  constructor(wait: (answer: HeldSubscription[]) => Promise<HeldSubscription[]> = async (answer) => answer) {
    this.#wait = wait;
  }
  /** Number of requests. */
  questions = 0;
  cancelNow = async (id: string): Promise<void> => {
    for (const held of this.subscriptions) if (held.id === id) held.status = 'canceled';
  };
  subscription = async () => null;
  endAtPeriodEnd = async () => undefined;
  holdBack = async () => undefined;
  resume = async () => undefined;
  paymentsOf = async () => [];
  returnPayment = async () => ({ amount: 500, inAll: 500, isDisputed: false });
  checkoutsOf = async () => [];
  expireCheckout = async () => undefined;
  customerExists = async () => true;
  ownerOfCharge = async () => ({ customerId: null, subscriptionId: null });
  subscriptionsOf = (): Promise<HeldSubscription[]> => {
    this.questions += 1;
    return this.#wait(structuredClone(this.subscriptions));
  };
}

async function customer() {
  const { user } = await newPerson();
  const customerId = `cus_${crypto.randomUUID()}`;
  await setCustomer(db, user.id, null, customerId);
  return { userId: user.id, customerId };
}

const subscription = (change: Partial<HeldSubscription>): HeldSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: NOW,
  soldTo: null,
  periodStart: NOW,
  periodEnd: NOW + 30 * DAY_MS,
  endsAt: null,
  endedAt: null,
  startRequestedAt: null,
  isHeldBack: false,
  isRenewing: false,
  money: 'kept',
  paidPeriod: null,
  ...change,
});

const STATES: HeldSubscription[] = [
  subscription({}),
  subscription({ endsAt: NOW + 30 * DAY_MS }),
  subscription({ status: 'past_due', paidPeriod: { start: NOW - 30 * DAY_MS, end: NOW } }),
  subscription({ status: 'canceled', endedAt: NOW }),
  subscription({ isRenewing: true, paidPeriod: { start: NOW - 30 * DAY_MS, end: NOW } }),
  subscription({ periodStart: NOW + 30 * DAY_MS, periodEnd: NOW + 60 * DAY_MS }),
];

const storedOf = async (userId: string) => {
  const user = await userById(db, userId);
  const { subscriptionState, stripeSubscriptionId, periodStart, periodEnd, renewalStart } = user!;
  return { subscriptionState, stripeSubscriptionId, periodStart, periodEnd, renewalStart };
};

test('an outdated answer of Stripe is not stored', async () => {
  const { userId, customerId } = await customer();
  const slow = Promise.withResolvers<void>();
  const stripe: HeldByStripe = new HeldByStripe(async (answer) => {
    if (stripe.questions === 1) await slow.promise;
    return answer;
  });
  const event = (id: string) => ({
    id,
    type: 'customer.subscription.updated',
    customerId,
    subscriptionId: null,
    chargeId: null,
  });
  stripe.subscriptions = [STATES[1]!];
  const first = handleEvent({ ...deps, stripe }, event(crypto.randomUUID()));
  // The first handler has asked before the change.
  while (stripe.questions === 0) await scheduler.wait(1);
  stripe.subscriptions = [STATES[3]!];
  await handleEvent({ ...deps, stripe }, event(crypto.randomUUID()));
  slow.resolve();
  expect(await first).toBe('handled');
  expect(stripe.questions).toBe(3);
  expect((await storedOf(userId)).subscriptionState).toBe('ended');
});

test('an account deleted during the request is not recreated', async () => {
  const { userId, customerId } = await customer();
  const stripe = new HeldByStripe(async (answer) => {
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(userId).run();
    return answer;
  });
  stripe.subscriptions = [STATES[0]!];
  expect(await syncSubscription({ db, stripe, now: NOW, handOver }, userId)).toBeNull();
  const event = {
    id: crypto.randomUUID(),
    type: 'invoice.paid',
    customerId,
    subscriptionId: null,
    chargeId: null,
  };
  expect(await handleEvent({ ...deps, stripe }, event)).toBe('ignored');
});

test('a writer that others overtake each time answers with a code, and names no account', async () => {
  const { userId } = await customer();
  const stripe = new HeldByStripe(async (answer) => {
    await env.DB.prepare('UPDATE users SET billing_version = billing_version + 1 WHERE id = ?')
      .bind(userId)
      .run();
    return answer;
  });
  await expect(syncSubscription({ db, stripe, now: NOW, handOver }, userId)).rejects.toMatchObject({
    code: 'billing_busy',
    message: 'billing_busy',
    details: { retryAfter: 2 },
  });
});

test('an event with an outdated answer is not recorded as handled', async () => {
  const { userId } = await customer();
  const read = (await userById(db, userId))!;
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()].map((id) => ({
    id,
    type: 'invoice.paid',
  }));
  expect(await saveSubscription(db, read, recordOf(STATES[0]!), first!, NOW)).not.toBeNull();
  expect(await saveSubscription(db, read, recordOf(STATES[3]!), second!, NOW)).toBeNull();
  expect([await wasHandled(db, first!.id), await wasHandled(db, second!.id)]).toEqual([true, false]);
});

test('a contract that fails does not delay the next payer', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [n, id] of ids.entries()) {
    const whose = { userId: null, holder: crypto.randomUUID(), accountEndedAt: NOW };
    await noteContracts(db, [id], whose, NOW);
    await countFailure(db, id, 0, NOW + n);
  }
  const stripe = Object.assign(new HeldByStripe(), {
    subscription: async (id: string) => subscription({ id }),
    cancelNow: async (id: string) => {
      if (id === ids[0]) throw new Error('no answer');
    },
  });
  const failure = await settleFailed({ db, stripe, now: NOW + 2 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotSettled);
  const rows = await Promise.all(ids.map((id) => contractById(db, id)));
  expect(rows.map((row) => [row?.failedAt, row?.attempts])).toEqual([
    [NOW + 2, 2],
    [null, 1],
  ]);
});

test('what failed is tried again by what the bank disputes: a held subscription ends, and does not renew later', async () => {
  const { userId, customerId } = await customer();
  const id = crypto.randomUUID();
  const began = NOW - 20 * DAY_MS;
  const periodEnd = NOW + 10 * DAY_MS;
  const held = subscription({ id, createdAt: began, periodEnd, endsAt: periodEnd, isHeldBack: true });
  const payment = { intent: id, amount: 500, currency: 'eur', billedAt: began, paidAt: began };
  // Only the customer's list has what became of the money.
  const stripe = Object.assign(new HeldByStripe(), {
    subscriptions: [{ ...held, money: 'disputed' as const }],
    subscription: async () => held,
    paymentsOf: async () => [payment],
  });
  const { cancelNow } = stripe;
  stripe.cancelNow = () => Promise.reject(new Error('no answer'));
  const { row } = await stateAsUser(db, (await userById(db, userId))!, null, NOW);
  const payer = payerOf({ id: userId, stripeCustomerId: customerId });
  await expect(settle({ db, stripe, now: NOW }, payer)).rejects.toBeInstanceOf(NotSettled);
  stripe.cancelNow = cancelNow;
  await settleFailed({ db, stripe, now: NOW + 1 });
  expect(stripe.subscriptions[0]?.status).toBe('canceled');
  expect(await withdrawalById(db, row.id)).toMatchObject({ outcome: 'ended' });
});

test('events older than a month are deleted', async () => {
  const { customerId } = await customer();
  const stripe = new HeldByStripe();
  const old = {
    id: crypto.randomUUID(),
    type: 'invoice.paid',
    customerId,
    subscriptionId: null,
    chargeId: null,
  };
  await handleEvent({ ...deps, stripe }, old);
  await handleEvent({ ...deps, stripe, now: NOW + 31 * DAY_MS }, { ...old, id: crypto.randomUUID() });
  const row = await env.DB.prepare('SELECT id FROM stripe_events WHERE id = ?').bind(old.id).first();
  expect(row).toBeNull();
});

test("overlapping handlers end with Stripe's current state", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...STATES), { minLength: 2, maxLength: 6 }),
      async (s, changes) => {
        const { userId, customerId } = await customer();
        const stripe = new HeldByStripe((answer) => s.schedule(Promise.resolve(answer), 'an answer'));
        const handlers: Promise<unknown>[] = [];
        const { task } = s.scheduleSequence(
          changes.map((state) => async () => {
            stripe.subscriptions = [state];
            const event = {
              id: crypto.randomUUID(),
              type: 'customer.subscription.updated',
              customerId,
              subscriptionId: null,
              chargeId: null,
            };
            const { questions } = stripe;
            handlers.push(handleEvent({ ...deps, stripe }, event));
            // It has asked before the next change; its answer may come at any time.
            while (stripe.questions === questions) await scheduler.wait(1);
          }),
        );
        await s.waitFor(task);
        await s.waitFor(Promise.all(handlers));
        expect(await storedOf(userId)).toEqual(recordOf(currentOf(stripe.subscriptions)));
      },
    ),
    { numRuns: TEST_LONG ? 25 : 10 },
  );
}, 60_000);
