import { DAY_MS } from '../../contract/time.ts';
import { selectDearest } from '../directory/account-speech.ts';
import type { Database } from '../directory/client.ts';
import { dayOf, selectTotals, sumUpYesterday, type Total, type TotalOfDay } from '../directory/tallies.ts';
import { selectWaiting } from '../directory/waiting.ts';
import type { SeenBackups } from '../files/backups.ts';
import type { AccountCost, DayReport, Figures, Times, ProviderCost } from '../mail/morning-report.ts';
import { costsOf, incomeOfDays } from './costs.ts';
import { percentile } from './ranges.ts';
import { isFailure } from './rules.ts';

/** States of a subscription that is paid for. */
const PAID = ['active', 'cancelled'];
const UNPAID = ['past_due', 'paused'];

type Totals = readonly Pick<Total, 'what' | 'detail' | 'n'>[];

const of = (totals: Totals, what: Total['what']) => totals.filter((row) => row.what === what);
const sum = (rows: Totals) => rows.reduce((all, { n }) => all + n, 0);

function timesOf(rows: Totals): Times {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(rows, share));
  return { n: sum(rows), p50: p50 ?? null, p95: p95 ?? null, p99: p99 ?? null };
}

/** Sums by code, most frequent first. */
function byCode(rows: Totals): { code: string; n: number }[] {
  const sums = new Map<string, number>();
  for (const { detail, n } of rows) sums.set(detail, (sums.get(detail) ?? 0) + n);
  return [...sums].map(([code, n]) => ({ code, n })).sort((a, b) => b.n - a.n);
}

/** Sums of several days. The users are those of the last one. */
function sumsOf(totals: readonly TotalOfDay[]): Total[] {
  const last = totals
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const sums = new Map<string, Total>();
  for (const { day, what, detail, n } of totals) {
    if (what === 'users' && day !== last) continue;
    const key = `${what} ${detail}`;
    sums.set(key, { what, detail, n: (sums.get(key)?.n ?? 0) + n });
  }
  return [...sums.values()];
}

/** The figures of a day, or of several days, from their totals. */
export function figuresOf(ofDays: readonly TotalOfDay[]): Figures {
  const totals = sumsOf(ofDays);
  const users = of(totals, 'users');
  const inState = (states: string[]) => sum(users.filter(({ detail }) => states.includes(detail)));
  const ends = [
    ...of(totals, 'story'),
    ...of(totals, 'narration'),
    ...of(totals, 'sleep'),
    ...of(totals, 'practice'),
  ];
  const faults = of(totals, 'faults');
  const work = (what: 'story' | 'narration') => {
    const n = (detail: string) => sum(of(totals, what).filter((row) => row.detail === detail));
    return { asked: n('asked'), saved: n('saved') };
  };
  const reversals = (detail: string) => sum(of(totals, 'reversal').filter((row) => row.detail === detail));
  const paidDays = of(ofDays, 'users').filter(({ detail }) => PAID.includes(detail));
  return {
    users: {
      all: sum(users.filter(({ detail }) => detail === 'all')),
      registered: sum(of(totals, 'registered')),
      premium: inState(PAID),
      unpaid: inState(UNPAID),
    },
    stories: work('story'),
    narrations: work('narration'),
    // A failed generation that was answered as JSON is among both.
    failures: byCode([...ends.filter(({ detail }) => isFailure(detail)), ...withoutEnds(faults, ends)]),
    refusals: byCode(
      ends.filter(({ detail }) => !isFailure(detail) && detail !== 'asked' && detail !== 'saved'),
    ),
    browserErrors: sum(of(totals, 'browser_errors')),
    firstSentence: timesOf(of(totals, 'first_sentence')),
    firstSound: timesOf(of(totals, 'first_sound')),
    costs: costsOf(totals),
    income: incomeOfDays(sum(paidDays)),
    back: {
      withdrawals: sum(of(totals, 'withdrawals').filter(({ detail }) => detail !== 'cents')),
      cents: sum(of(totals, 'withdrawals').filter(({ detail }) => detail === 'cents')),
      ours: reversals('ours'),
      elsewhere: reversals('elsewhere'),
      disputes: reversals('dispute'),
    },
  };
}

/** Faults of codes that no generation ended with. */
function withoutEnds(faults: Totals, ends: Totals): Totals {
  const codes = new Set(ends.map(({ detail }) => detail));
  return faults.filter(({ detail }) => !codes.has(detail));
}

/** An account's characters at the day's mean price, since the counts of an account name no service. */
function pricedAs(costs: readonly ProviderCost[]) {
  const known = costs.filter(({ what, dollars }) => what === 'characters' && dollars !== null);
  const characters = known.reduce((all, { n }) => all + n, 0);
  const dollars = known.reduce((all, { dollars: cost }) => all + (cost ?? 0), 0);
  return (account: { userId: string; characters: number }): AccountCost => ({
    ...account,
    dollars: characters === 0 ? null : (account.characters * dollars) / characters,
  });
}

/** Sums up the UTC day before a moment, and reports it. */
export async function reportYesterday(db: Database, backups: SeenBackups, now: number): Promise<DayReport> {
  await sumUpYesterday(db, now);
  const day = dayOf(now - DAY_MS);
  const [totals, [waiting], accounts] = await db.batch([
    selectTotals(db, day, day),
    selectWaiting(db, now),
    selectDearest(db, day),
  ]);
  const figures = figuresOf(totals);
  const dearest = accounts.map(pricedAs(figures.costs));
  return { day, ...figures, waiting: waiting!, backups: { seen: backups, now }, dearest };
}
