import { PREMIUM_PRICE } from '../../contract/limits.ts';
import type { Language } from '../../contract/options.ts';
import type { Waiting } from '../directory/waiting.ts';
import type { LastBackups, SeenBackups } from '../files/backups.ts';
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

type Words = {
  figures: (figures: Figures, of: Formats) => Row[];
  waiting: (waiting: Waiting, of: Formats) => Row;
  backups: (backups: BackupsAt, of: Formats) => Row;
  dearest: (accounts: readonly AccountCost[], of: Formats) => Row;
};

/** Ids, which /admin takes, and nothing else of an account. */
const accountsIn = (accounts: readonly AccountCost[], { number, dollars }: Formats, none: string) =>
  accounts
    .map(({ userId, characters, dollars: cost }) =>
      [userId, number(characters), ...(cost === null ? [] : [dollars(cost)])].join(' '),
    )
    .join(', ') || none;

type Formats = {
  number(n: number): string;
  dollars(n: number): string;
  cents(n: number): string;
  codes(list: { code: string; n: number }[], none: string): string;
  times(times: Times, none: string): string;
  /** Time since a moment, in minutes up to two hours and in hours from then on. */
  age(at: number | null, now: number, none: string): string;
  costs(
    costs: ProviderCost[],
    words: { stories: string; characters: string; unknown: string; none: string },
  ): string;
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
    costs: (costs, words) =>
      costs
        .map(
          ({ provider, what, n, dollars: cost }) =>
            `${provider}: ${number(n)} ${words[what]}, ${cost === null ? words.unknown : dollars(cost)}`,
        )
        .join('; ') || words.none,
  };
}

/** @param read what is said about copies that could be read */
function saidOfBackups(
  { seen }: BackupsAt,
  words: { off: string; unread: string },
  read: (last: LastBackups) => string,
): string {
  if (seen === null) return words.off;
  return seen === 'unread' ? words.unread : read(seen);
}

const sumOf = (costs: ProviderCost[]) => costs.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);

const WORDS: Record<Language, Words> = {
  es: {
    figures: (report, { number, dollars, cents, codes, times, costs }) => [
      [
        'Personas',
        `${number(report.users.all)}, ${number(report.users.registered)} nuevas; Premium ${number(report.users.premium)}, ${number(report.users.unpaid)} sin pagar o en disputa`,
      ],
      ['Cuentos', `${number(report.stories.saved)} guardados de ${number(report.stories.asked)} pedidos`],
      [
        'Audios',
        `${number(report.narrations.saved)} guardados de ${number(report.narrations.asked)} pedidos`,
      ],
      ['Fallos', `${codes(report.failures, 'ninguno')}; en navegadores ${number(report.browserErrors)}`],
      ['Rechazos', codes(report.refusals, 'ninguno')],
      ['Primera frase', times(report.firstSentence, 'ninguna')],
      ['Primer sonido', times(report.firstSound, 'ninguno')],
      [
        'Coste, sin la plataforma',
        costs(report.costs, {
          stories: 'cuentos',
          characters: 'caracteres',
          unknown: 'precio desconocido',
          none: 'ninguno',
        }),
      ],
      [
        'Ingresos',
        `unos ${dollars(report.income)} sin IVA ni comisiones, contra ${dollars(sumOf(report.costs))} de coste`,
      ],
      [
        'Devuelto',
        `desistimientos ${number(report.back.withdrawals)} (${cents(report.back.cents)}); devoluciones nuestras ${number(report.back.ours)}, de fuera ${number(report.back.elsewhere)}; disputas ${number(report.back.disputes)}`,
      ],
    ],
    waiting: (waiting, { number }) => [
      'Por decidir',
      `avisos ${number(waiting.reports)}, desistimientos ${number(waiting.withdrawals)}; incidentes abiertos ${number(waiting.incidents)}`,
    ],
    backups: (backups, { age }) => [
      'Antigüedad de las copias',
      saidOfBackups(
        backups,
        { off: 'aquí no se hacen', unread: 'no se han podido leer' },
        ({ tombstones, save }) =>
          `de lo borrado, ${age(tombstones, backups.now, 'aún ninguna')}; de todo, ${age(save, backups.now, 'aún ninguna')}`,
      ),
    ],
    dearest: (accounts, of) => ['Cuentas con más caracteres leídos', accountsIn(accounts, of, 'ninguna')],
  },
  en: {
    figures: (report, { number, dollars, cents, codes, times, costs }) => [
      [
        'People',
        `${number(report.users.all)}, ${number(report.users.registered)} new; Premium ${number(report.users.premium)}, ${number(report.users.unpaid)} unpaid or disputed`,
      ],
      ['Stories', `${number(report.stories.saved)} saved of ${number(report.stories.asked)} asked for`],
      [
        'Narrations',
        `${number(report.narrations.saved)} saved of ${number(report.narrations.asked)} asked for`,
      ],
      ['Failures', `${codes(report.failures, 'none')}; in browsers ${number(report.browserErrors)}`],
      ['Refusals', codes(report.refusals, 'none')],
      ['First sentence', times(report.firstSentence, 'none')],
      ['First sound', times(report.firstSound, 'none')],
      [
        'Cost, without the platform',
        costs(report.costs, {
          stories: 'stories',
          characters: 'characters',
          unknown: 'price not known',
          none: 'none',
        }),
      ],
      [
        'Income',
        `about ${dollars(report.income)} after VAT and fees, against a cost of ${dollars(sumOf(report.costs))}`,
      ],
      [
        'Returned',
        `withdrawals ${number(report.back.withdrawals)} (${cents(report.back.cents)}); refunds of ours ${number(report.back.ours)}, elsewhere ${number(report.back.elsewhere)}; disputes ${number(report.back.disputes)}`,
      ],
    ],
    waiting: (waiting, { number }) => [
      'To decide',
      `reports ${number(waiting.reports)}, withdrawals ${number(waiting.withdrawals)}; open incidents ${number(waiting.incidents)}`,
    ],
    backups: (backups, { age }) => [
      'Age of backups',
      saidOfBackups(
        backups,
        { off: 'none are made here', unread: 'they could not be read' },
        ({ tombstones, save }) =>
          `of deletions, ${age(tombstones, backups.now, 'none yet')}; of everything, ${age(save, backups.now, 'none yet')}`,
      ),
    ],
    dearest: (accounts, of) => ['Accounts with most characters spoken', accountsIn(accounts, of, 'none')],
  },
};

/** What the morning's mail says about the figures, by name. */
export const figureRows = (figures: Figures, language: Language): Row[] =>
  WORDS[language].figures(figures, formatsOf(language));

export const waitingRow = (waiting: Waiting, language: Language): Row =>
  WORDS[language].waiting(waiting, formatsOf(language));

export const backupsRow = (backups: BackupsAt, language: Language): Row =>
  WORDS[language].backups(backups, formatsOf(language));

const dearestRow = (accounts: readonly AccountCost[], language: Language): Row =>
  WORDS[language].dearest(accounts, formatsOf(language));

/** The day before, a line for each figure. In both languages: the owner's is unknown. */
export function morningReport(report: DayReport): Letter {
  // Marked, since each takes several lines on a phone.
  const words = (language: Language) =>
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
    subject: `Ayer · Yesterday: ${report.day}`,
    paragraphs: [words('es'), words('en')],
  });
}
