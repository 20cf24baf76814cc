import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import type { Payment, HeldSubscription } from './gateway.ts';
import { type Contract, planOf } from './owed.ts';
import { redundantSubscriptions, withoutMoney } from './subscription-state.ts';

/**
 * Every order of things that can happen to a payer, played against the table of what is owed. The world below is a
 * model of Stripe and of `settle`; the verdict at its end is written from the law's words, without a look at the table.
 * Orders with the code around the table are in `testkit/money/`.
 */

/** `npm run test:long` plays all orders of six. */
const LONGEST = process.env.TEST_LONG === undefined ? 4 : 6;

const PRICE = 500;
const MONTH_MS = 31 * DAY_MS;

type Paid = {
  intent: string;
  billedAt: number;
  /** Null while it is on its way. */
  paidAt: number | null;
  ours: number;
  byHand: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
};
type Sold = {
  id: string;
  createdAt: number;
  endedAt: number | null;
  endsAt: number | null;
  periodEnd: number;
  isDuplicate: boolean;
  arrivesLater: boolean;
  payments: Paid[];
};
type Said = { id: string; statedAt: number; confirmedAt: number | null; settledAt: number | null };
type World = {
  now: number;
  sold: Sold[];
  said: Said[];
  accountEndedAt: number | null;
  isRefusing: boolean;
};

const START = Date.UTC(2027, 0, 10, 9);
const copyOf = (world: World): World => ({
  ...world,
  sold: world.sold.map((one) => ({ ...one, payments: one.payments.map((payment) => ({ ...payment })) })),
  said: world.said.map((one) => ({ ...one })),
});

const isRunning = ({ endedAt }: Sold) => endedAt === null;
const restOf = ({ ours, byHand }: Paid) => PRICE - ours - byHand;
const arrivedIn = (sold: Sold) => sold.payments.filter(({ paidAt }) => paidAt !== null);
const lastOf = (world: World): Paid | undefined =>
  world.sold.flatMap(arrivedIn).toSorted((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0))[0];

function moneyOf(sold: Sold): HeldSubscription['money'] {
  const last = arrivedIn(sold).at(-1);
  if (sold.payments.some(({ dispute }) => dispute === 'lost') || (last && restOf(last) === 0)) return 'lost';
  return sold.payments.some(({ dispute }) => dispute === 'open') ? 'disputed' : 'kept';
}

const contractOf = (sold: Sold): Contract => ({
  id: sold.id,
  createdAt: sold.createdAt,
  endsAt: sold.endsAt,
  endedAt: sold.endedAt,
  soldTo: 'u',
  status: sold.endedAt === null ? 'active' : 'canceled',
  isDuplicate: sold.isDuplicate,
  periodStart: sold.createdAt,
  periodEnd: sold.periodEnd,
  paidPeriod: null,
  isHeldBack: false,
  isRenewing: false,
  startRequestedAt: null,
  money: moneyOf(sold),
  payments: arrivedIn(sold).map(({ intent, billedAt, paidAt }): Payment => ({
    intent,
    billedAt,
    paidAt: paidAt ?? 0,
    amount: PRICE,
    currency: 'eur',
  })),
});

/** What the handlers do with the table's answer. */
function run(world: World): void {
  for (let again = true; again;) {
    again = false;
    const { endings, claims } = planOf({
      contracts: world.sold.map(contractOf),
      statements: world.said.flatMap(({ confirmedAt, ...said }) =>
        confirmedAt === null ? [] : [{ ...said, confirmedAt }],
      ),
      accountEndedAt: world.accountEndedAt,
    });
    for (const { contract, when } of endings) {
      const sold = world.sold.find(({ id }) => id === contract)!;
      if (when === 'later') sold.endsAt ??= sold.periodEnd;
      else sold.endedAt = world.now;
      again ||= when === 'now';
    }
    const waiting = new Set<string>();
    for (const { payment, cause, amount } of claims) {
      const paid = world.sold.flatMap((one) => one.payments).find(({ intent }) => intent === payment.intent)!;
      const isTheBanks = paid.dispute === 'open' || paid.dispute === 'lost';
      const owed = Math.max(0, amount - paid.ours - paid.byHand);
      if (isTheBanks || owed === 0) continue;
      if (!world.isRefusing) paid.ours += owed;
      else if (cause.kind === 'statement') waiting.add(cause.id);
    }
    for (const said of world.said) {
      if (said.confirmedAt === null) continue;
      said.settledAt = waiting.has(said.id) ? null : (said.settledAt ?? world.now);
    }
    if (again) continue;
    for (const { id } of redundantSubscriptions(world.sold.map(contractOf)).duplicates) {
      world.sold.find((one) => one.id === id)!.isDuplicate = true;
      again = true;
    }
    for (const { id } of withoutMoney(world.sold.map(contractOf))) {
      world.sold.find((one) => one.id === id)!.endedAt = world.now;
      again = true;
    }
  }
}

function pass(world: World, ms: number): void {
  world.now += ms;
  for (const sold of world.sold) {
    while (sold.endedAt === null && sold.periodEnd <= world.now) {
      if (sold.endsAt !== null) sold.endedAt = sold.endsAt;
      else bill(sold, sold.periodEnd);
    }
  }
}

function bill(sold: Sold, at: number): void {
  const intent = `${sold.id}/${sold.payments.length}`;
  const paidAt = sold.arrivesLater ? null : at;
  sold.payments.push({ intent, billedAt: at, paidAt, ours: 0, byHand: 0, dispute: 'none' });
  sold.periodEnd = at + MONTH_MS;
}

/** Sells a subscription, also while another one runs: a page of another tab was open. */
function sell(world: World, arrivesLater: boolean): boolean {
  if (world.accountEndedAt !== null || world.sold.filter(isRunning).length > 1 || world.sold.length > 2)
    return false;
  const sold: Sold = {
    id: `sub_${world.sold.length}`,
    createdAt: world.now,
    endedAt: null,
    endsAt: null,
    periodEnd: world.now,
    isDuplicate: false,
    arrivesLater,
    payments: [],
  };
  bill(sold, world.now);
  world.sold.push(sold);
  return true;
}

function say(world: World, confirmedAt: number | null): boolean {
  if (world.accountEndedAt !== null || world.said.length > 1) return false;
  world.said.push({ id: `w${world.said.length}`, statedAt: world.now, confirmedAt, settledAt: null });
  return true;
}

function decide(world: World, dispute: 'won' | 'lost'): boolean {
  const open = world.sold.flatMap(({ payments }) => payments).find((one) => one.dispute === 'open');
  if (open) open.dispute = dispute;
  return open !== undefined;
}

/** What can happen. Each answers whether it changed anything: an order with a thing that does not is a shorter one. */
const HAPPENINGS: Record<string, (world: World) => boolean> = {
  pay: (world) => sell(world, false),
  'pay on its way': (world) => sell(world, true),
  arrives(world) {
    const open = world.sold.flatMap(({ payments }) => payments).filter(({ paidAt }) => paidAt === null);
    for (const payment of open) payment.paidAt = world.now;
    return open.length > 0;
  },
  state: (world) => say(world, world.now),
  visit: (world) => say(world, null),
  confirm(world) {
    const open = world.said.find(({ confirmedAt }) => confirmedAt === null);
    if (open) open.confirmedAt = world.now;
    return open !== undefined;
  },
  leave(world) {
    if (world.accountEndedAt !== null) return false;
    world.accountEndedAt = world.now;
    run(world);
    return true;
  },
  'refund a part'(world) {
    const last = lastOf(world);
    const can = last !== undefined && restOf(last) > 200 && ['none', 'won'].includes(last.dispute);
    if (can) last.byHand += 200;
    return can;
  },
  'refund the rest'(world) {
    const last = lastOf(world);
    const can = last !== undefined && restOf(last) > 0 && ['none', 'won'].includes(last.dispute);
    if (can) last.byHand += restOf(last);
    return can;
  },
  dispute(world) {
    const last = lastOf(world);
    const can = last?.dispute === 'none' && restOf(last) > 0;
    if (can) last.dispute = 'open';
    return can;
  },
  won: (world) => decide(world, 'won'),
  lost: (world) => decide(world, 'lost'),
  'the owner ends it'(world) {
    const live = world.sold.find(isRunning);
    if (live) live.endedAt = world.now;
    return live !== undefined;
  },
  'cancel and keep the month'(world) {
    const live = world.sold.find((one) => isRunning(one) && one.endsAt === null);
    if (!live || world.accountEndedAt !== null) return false;
    live.endsAt = live.periodEnd;
    return true;
  },
  fortnight(world) {
    pass(world, 16 * DAY_MS);
    return true;
  },
  'refunds fail'(world) {
    const did = !world.isRefusing;
    world.isRefusing = true;
    return did;
  },
  'refunds work'(world) {
    const did = world.isRefusing;
    world.isRefusing = false;
    return did;
  },
  events(world) {
    const before = JSON.stringify(world);
    run(world);
    return JSON.stringify(world) !== before;
  },
};

/** The bank decides for us, refunds work, all payments arrive, all events are read. */
function calmed(before: World): World {
  const world = copyOf(before);
  world.isRefusing = false;
  while (decide(world, 'won'));
  run(world);
  pass(world, HOUR_MS);
  HAPPENINGS.arrives!(world);
  run(world);
  return world;
}

/** What is wrong with the money, by the law's words alone. */
function wrongs({ sold, said, accountEndedAt }: World): string[] {
  const wills = said.flatMap(({ statedAt, confirmedAt }) =>
    confirmedAt === null ? [] : [{ at: statedAt, billedUntil: confirmedAt }],
  );
  // Who deletes the account wants nothing more, ever.
  if (accountEndedAt !== null) wills.push({ at: accountEndedAt, billedUntil: Number.POSITIVE_INFINITY });
  return sold.flatMap((one) => {
    const wrong: string[] = [];
    const overlaps = sold.some(
      (other) =>
        other !== one && other.createdAt <= one.createdAt && (other.endedAt ?? Infinity) > one.createdAt,
    );
    for (const { paidAt, billedAt, ours, byHand, dispute } of one.payments) {
      if (paidAt === null) continue;
      const isWithdrawn = wills.some(({ at, billedUntil }) => {
        if (one.createdAt > at) return false;
        if (paidAt >= at) return billedAt <= billedUntil;
        // Of two that arrived at once, the one for the later month.
        const isLast = !one.payments.some(
          (other) =>
            other.paidAt !== null &&
            other.paidAt <= at &&
            (other.paidAt > paidAt || (other.paidAt === paidAt && other.billedAt > billedAt)),
        );
        return isLast && at - paidAt < 15 * DAY_MS;
      });
      const isForNothing = one.endedAt !== null && paidAt > one.endedAt;
      const back = ours + byHand;
      if (back > PRICE) wrong.push(`${back} went back`);
      if (isWithdrawn || isForNothing) {
        if (dispute !== 'lost' && back < PRICE) wrong.push(`kept: ${back} went back`);
      } else if (ours > 0 && !overlaps) wrong.push(`given away: ${ours}`);
      if (dispute === 'lost' && ours > 0) wrong.push('went back by us and by the bank');
    }
    if (one.endedAt === null && accountEndedAt !== null) wrong.push('runs without an account');
    if (one.endedAt === null && one.endsAt === null && wills.some(({ at }) => one.createdAt <= at))
      wrong.push('goes on after a withdrawal');
    return wrong;
  });
}

/** What became of an order, for the count. */
function endOf({ sold }: World): string {
  const payments = sold.flatMap((one) => one.payments);
  const back = payments.filter((one) => restOf(one) === 0).length;
  const byBank = payments.some(({ dispute }) => dispute === 'lost');
  const money = back === 0 ? 'all kept' : back === payments.length ? 'all returned' : 'some returned';
  const goesOn = sold.some((one) => one.endedAt === null && one.endsAt === null);
  const ends = sold.some((one) => one.endedAt === null);
  return `${money}${byBank ? ', some by the bank' : ''}; ${goesOn ? 'goes on' : ends ? 'ends with its month' : 'ended'}`;
}

test(`every order of up to ${LONGEST} things leaves the money where it belongs`, () => {
  const ends = new Map<string, number>();
  const wrong: string[] = [];
  function play(world: World, order: string[]): void {
    if (order.length > 0) {
      const end = calmed(world);
      const found = wrongs(end);
      if (found.length > 0) wrong.push(`${order.join(', ')}: ${found.join('; ')}`);
      ends.set(endOf(end), (ends.get(endOf(end)) ?? 0) + 1);
    }
    if (order.length === LONGEST || wrong.length > 20) return;
    for (const [name, happen] of Object.entries(HAPPENINGS)) {
      const next = copyOf(world);
      pass(next, HOUR_MS);
      if (happen(next)) play(next, [...order, name]);
    }
  }
  play({ now: START, sold: [], said: [], accountEndedAt: null, isRefusing: false }, []);
  expect(wrong).toEqual([]);
  const played = [...ends.values()].reduce((sum, n) => sum + n, 0);
  expect(played).toBeGreaterThan(1000);
  if (process.env.MONEY_COUNTS !== undefined) console.log(played, Object.fromEntries(ends));
}, 3_600_000);
