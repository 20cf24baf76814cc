import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { Waiting } from '../directory/waiting.ts';
import type { SeenBackups } from '../files/backups.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

const MINUTE_MS = 60_000;

export type Times = { n: number; p50: number | null; p95: number | null; p99: number | null };
type Work = { asked: number; saved: number };

/** What one provider did in a day, and what it costs; null where the price is not known. */
export type ProviderCost = {
  provider: string;
  what: 'stories' | 'characters';
  n: number;
  dollars: number | null;
};

/** A UTC day in figures, or several days. */
export type Figures = {
  users: { all: number; registered: number; premium: number; unpaid: number };
  stories: Work;
  narrations: Work;
  /** Ends of generations and answers by code, most frequent first. */
  failures: { code: string; n: number }[];
  refusals: { code: string; n: number }[];
  browserErrors: number;
  firstSentence: Times;
  firstSound: Times;
  costs: ProviderCost[];
  /** Dollars, after tax and fees. */
  income: number;
  /** Confirmed withdrawals with the cents that they returned; refunds of ours, refunds elsewhere, and disputes. */
  back: { withdrawals: number; cents: number; ours: number; elsewhere: number; disputes: number };
};

/** Characters that an account had spoken in a day, and about what they cost; null where no price is known. */
export type AccountCost = { userId: string; characters: number; dollars: number | null };

/** @param day `2026-11-21` */
export type DayReport = Figures & {
  day: string;
  waiting: Waiting;
  backups: BackupsAt;
  dearest: AccountCost[];
};

/** What the second bucket has, and when it was read. */
export type BackupsAt = { seen: SeenBackups; now: number };

/** A name with what is said about it. */
type Row = [name: string, said: string];

type Formats = {
  number(n: number): string;
  dollars(n: number): string;
  cents(n: number): string;
  codes(list: { code: string; n: number }[], none: string): string;
  times(times: Times, none: string): string;
  /** Time since a moment, in minutes up to two hours and in hours from then on. */
  age(at: number | null, now: number, none: string): string;
};

function formatsOf(language: Language): Formats {
  const number = (n: number) => n.toLocaleString(language);
  const dollars = (n: number) => n.toLocaleString(language, { style: 'currency', currency: 'USD' });
  const seconds = (ms: number | null) => (ms === null ? '–' : `${number(Math.round(ms / 100) / 10)} s`);
  return {
    number,
    dollars,
    cents: (n) =>
      (n / 100).toLocaleString(language, {
        style: 'currency',
        currency: PREMIUM_PRICE.currency.toUpperCase(),
      }),
    codes: (list, none) => list.map(({ code, n }) => `${code} ${number(n)}`).join(', ') || none,
    times: ({ n, p50, p95, p99 }, none) =>
      n === 0 ? none : `p50 ${seconds(p50)}, p95 ${seconds(p95)}, p99 ${seconds(p99)} (${number(n)})`,
    age(at, now, none) {
      if (at === null) return none;
      const minutes = Math.max(0, Math.round((now - at) / MINUTE_MS));
      return minutes < 120 ? `${number(minutes)} min` : `${number(Math.floor(minutes / 60))} h`;
    },
  };
}

const sumOf = (costs: ProviderCost[]) => costs.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);

function costsIn(costs: readonly ProviderCost[], language: Language, { number, dollars }: Formats): string {
  const lines = costs.map(({ provider, what, n, dollars: cost }) => {
    const price = cost === null ? t(language, 'notices.morning.costs.unknown') : dollars(cost);
    return `${provider}: ${number(n)} ${t(language, `notices.morning.costs.${what}`)}, ${price}`;
  });
  return lines.join('; ') || t(language, 'notices.morning.costs.none');
}

/** What the morning's mail says about the figures, by name. */
export function figureRows(figures: Figures, language: Language): Row[] {
  const { users, stories, narrations, back } = figures;
  const formats = formatsOf(language);
  const { number, dollars, cents, codes, times } = formats;
  return [
    [
      t(language, 'notices.morning.people.name'),
      t(language, 'notices.morning.people.said', {
        all: number(users.all),
        registered: number(users.registered),
        paying: number(users.premium),
        unpaid: number(users.unpaid),
      }),
    ],
    [
      t(language, 'notices.morning.stories.name'),
      t(language, 'notices.morning.stories.said', {
        saved: number(stories.saved),
        asked: number(stories.asked),
      }),
    ],
    [
      t(language, 'notices.morning.narrations.name'),
      t(language, 'notices.morning.narrations.said', {
        saved: number(narrations.saved),
        asked: number(narrations.asked),
      }),
    ],
    [
      t(language, 'notices.morning.failures.name'),
      t(language, 'notices.morning.failures.said', {
        codes: codes(figures.failures, t(language, 'notices.morning.failures.none')),
        browserErrors: number(figures.browserErrors),
      }),
    ],
    [
      t(language, 'notices.morning.refusals.name'),
      codes(figures.refusals, t(language, 'notices.morning.refusals.none')),
    ],
    [
      t(language, 'notices.morning.firstSentence.name'),
      times(figures.firstSentence, t(language, 'notices.morning.firstSentence.none')),
    ],
    [
      t(language, 'notices.morning.firstSound.name'),
      times(figures.firstSound, t(language, 'notices.morning.firstSound.none')),
    ],
    [t(language, 'notices.morning.costs.name'), costsIn(figures.costs, language, formats)],
    [
      t(language, 'notices.morning.income.name'),
      t(language, 'notices.morning.income.said', {
        income: dollars(figures.income),
        costs: dollars(sumOf(figures.costs)),
      }),
    ],
    [
      t(language, 'notices.morning.back.name'),
      t(language, 'notices.morning.back.said', {
        withdrawals: number(back.withdrawals),
        money: cents(back.cents),
        ours: number(back.ours),
        elsewhere: number(back.elsewhere),
        disputes: number(back.disputes),
      }),
    ],
  ];
}

export function waitingRow(waiting: Waiting, language: Language): Row {
  const { number } = formatsOf(language);
  return [
    t(language, 'notices.morning.waiting.name'),
    t(language, 'notices.morning.waiting.said', {
      reports: number(waiting.reports),
      withdrawals: number(waiting.withdrawals),
      incidents: number(waiting.incidents),
    }),
  ];
}

export const backupsRow = (backups: BackupsAt, language: Language): Row => [
  t(language, 'notices.morning.backups.name'),
  saidOfBackups(backups, language),
];

function saidOfBackups({ seen, now }: BackupsAt, language: Language): string {
  if (seen === null) return t(language, 'notices.morning.backups.off');
  if (seen === 'unread') return t(language, 'notices.morning.backups.unread');
  const { age } = formatsOf(language);
  const none = t(language, 'notices.morning.backups.none');
  return t(language, 'notices.morning.backups.said', {
    tombstones: age(seen.tombstones, now, none),
    save: age(seen.save, now, none),
  });
}

/** Ids, which /admin takes, and nothing else of an account. */
function dearestRow(accounts: readonly AccountCost[], language: Language): Row {
  const { number, dollars } = formatsOf(language);
  const said = accounts.map(({ userId, characters, dollars: cost }) =>
    [userId, number(characters), ...(cost === null ? [] : [dollars(cost)])].join(' '),
  );
  return [
    t(language, 'notices.morning.dearest.name'),
    said.join(', ') || t(language, 'notices.morning.dearest.none'),
  ];
}

/** The day before, a line for each figure. In every language: the owner's is unknown. */
export function morningReport(report: DayReport): Letter {
  // Marked, since each takes several lines on a phone.
  const lines = (language: Language) =>
    [
      ...figureRows(report, language),
      dearestRow(report.dearest, language),
      waitingRow(report.waiting, language),
      backupsRow(report.backups, language),
    ]
      .map(([name, said]) => `• ${name}: ${said}.`)
      .join('\n');
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: `${inEveryLanguage('notices.morning.subject')}: ${report.day}`,
    paragraphs: LANGUAGES.map(lines),
  });
}
