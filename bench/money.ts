import {
  AUDIO_VERSIONS_PER_STORY,
  NEW_SENTENCES_PER_DAY,
  PREMIUM_STORIES_PER_MONTH,
} from '../contract/limits.ts';
import type { Counts } from './api/counts.ts';

/** Dollars for each, and what the plan of $5 includes in a month. Sources: `docs/costs-and-limits.md`. */
const PRICES = {
  workerRequests: { price: 0.3e-6, included: 10e6 },
  objectRequests: { price: 0.15e-6, included: 1e6 },
  objectGigabyteSeconds: { price: 12.5e-6, included: 400_000 },
  objectRowsRead: { price: 0.001e-6, included: 25e9 },
  objectRowsWritten: { price: 1e-6, included: 50e6 },
  objectGigabytes: { price: 0.2, included: 5 },
  d1RowsRead: { price: 0.001e-6, included: 25e9 },
  d1RowsWritten: { price: 1e-6, included: 50e6 },
  r2ClassA: { price: 4.5e-6, included: 1e6 },
  r2ClassB: { price: 0.36e-6, included: 10e6 },
  r2Gigabytes: { price: 0.015, included: 10 },
};
type Use = Record<keyof typeof PRICES, number>;
const NAMES = Object.keys(PRICES) as (keyof Use)[];

/** Memory that an object is billed for while it works. */
const OBJECT_GIGABYTES = 0.128;

/** Seconds that an object works, with a model of 60 tokens a second and speech made in a quarter of its length. */
const AWAKE_SECONDS: Record<string, number> = { story: 15, narration: 70, again: 5 };

/** Of a month: a Premium family, and the mean of all users, of whom one in ten is Premium. */
const FAMILY = { story: 12, narration: 12, visit: 10 };
const MEAN = { story: 3, narration: 3, visit: 10 };

/** Model, second opinion and speech of one. */
const PROVIDERS: Record<string, number> = { story: 0.001, narration: 0.0855 };

function useOf(task: string, counts: Counts): Use {
  return {
    workerRequests: counts.workerRequests,
    objectRequests: counts.objectCalls + counts.alarms,
    objectGigabyteSeconds: OBJECT_GIGABYTES * (AWAKE_SECONDS[task] ?? counts.objectMs / 1000),
    objectRowsRead: counts.objectRowsRead,
    objectRowsWritten: counts.objectRowsWritten,
    objectGigabytes: 0,
    d1RowsRead: counts.d1RowsRead,
    d1RowsWritten: counts.d1RowsWritten,
    r2ClassA: counts.r2ClassA,
    r2ClassB: counts.r2ClassB,
    r2Gigabytes: counts.r2BytesWritten / 1e9,
  };
}

const sum = (uses: { times: number; use: Use }[]): Use =>
  Object.fromEntries(
    NAMES.map((name) => [name, uses.reduce((total, { times, use }) => total + times * use[name], 0)]),
  ) as Use;

const dollars = (use: Use) => NAMES.reduce((total, name) => total + use[name] * PRICES[name].price, 0);

type Month = Record<string, number>;
const monthOf = (costs: Record<string, Counts>, month: Month): Use =>
  sum(Object.entries(month).map(([task, times]) => ({ times, use: useOf(task, costs[task]!) })));

const row = (name: string, cells: (string | number)[]) => `| ${name} | ${cells.join(' | ')} |`;
const head = (columns: string[]) => [row('', columns), `|---|${columns.map(() => '--:|').join('')}`];

/** Dollars of a thousand of each task and of a month of a family, without what the plan includes. */
export function moneyTable(costs: Record<string, Counts>): string {
  const tasks = Object.keys(costs);
  const thousand = (use: Use) => (1000 * dollars(use)).toFixed(3);
  const family = monthOf(costs, FAMILY);
  const providers = Object.entries(FAMILY).reduce(
    (total, [task, times]) => total + times * (PROVIDERS[task] ?? 0),
    0,
  );
  return [
    ...head([...tasks, 'month of a family']),
    row('platform, $ a thousand', [
      ...tasks.map((task) => thousand(useOf(task, costs[task]!))),
      thousand(family),
    ]),
    row('with model and speech, $ a thousand', [
      ...tasks.map((task) =>
        (1000 * (PROVIDERS[task] ?? 0) + Number(thousand(useOf(task, costs[task]!)))).toFixed(3),
      ),
      (1000 * (providers + dollars(family))).toFixed(0),
    ]),
  ].join('\n');
}

/** Dollars for a million characters of speech. */
const SPEECH = {
  'Aura-2': 30,
  'Kokoro by Venice': 3.5,
  'Kokoro by Together AI': 4,
  'Inworld TTS-2': 35,
  'ElevenLabs Flash 2.5': 50,
  'ElevenLabs v4 turbo': 40,
  'ElevenLabs v4': 80,
  'gpt-4o-mini-tts': 26,
};

/** Characters of a medium and a long story, and of a sentence; days of a month. */
const CHARACTERS = { medium: 2850, long: 5200, sentence: 57 };
const DAYS = 30;

/** What one family may cost in a month: all that Premium grants, in the dearest way. */
export function familyTable(): string {
  const versions = PREMIUM_STORIES_PER_MONTH * AUDIO_VERSIONS_PER_STORY * CHARACTERS.long;
  const months = {
    '30 medium': PREMIUM_STORIES_PER_MONTH * CHARACTERS.medium,
    '30 long': PREMIUM_STORIES_PER_MONTH * CHARACTERS.long,
    'four versions of 30 long': versions,
    'with all sentences': versions + DAYS * NEW_SENTENCES_PER_DAY * CHARACTERS.sentence,
  };
  return [
    ...head(Object.keys(months)),
    ...Object.entries(SPEECH).map(([name, price]) =>
      row(
        name,
        Object.values(months).map((characters) => ((characters * price) / 1e6).toFixed(1)),
      ),
    ),
  ].join('\n');
}

/** As `npm run bench -- growth` measures: of a home without a story, and for each with its narration. */
const HOME_BYTES = { empty: 184_000, story: 9_700 };

const PEOPLE = [1_000, 100_000, 10_000_000];

const USE_NAMES: Record<keyof Use, string> = {
  workerRequests: 'Worker: requests',
  objectRequests: 'objects: requests',
  objectGigabyteSeconds: 'objects: GB-s',
  objectRowsRead: 'objects: rows read',
  objectRowsWritten: 'objects: rows written',
  objectGigabytes: 'objects: GB kept',
  d1RowsRead: 'D1: rows read',
  d1RowsWritten: 'D1: rows written',
  r2ClassA: 'R2: class A',
  r2ClassB: 'R2: class B',
  r2Gigabytes: 'R2: GB kept',
};

/** What a number of people use and pay on the platform in their first month, after what the plan includes. */
export function peopleTable(costs: Record<string, Counts>): string {
  const one = monthOf(costs, MEAN);
  one.objectGigabytes = (HOME_BYTES.empty + MEAN.story * HOME_BYTES.story) / 1e9;
  const number = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const paid = (name: keyof Use, people: number) =>
    Math.max(0, people * one[name] - PRICES[name].included) * PRICES[name].price;
  const total = (people: number) => 5 + NAMES.reduce((all, name) => all + paid(name, people), 0);
  return [
    ...head(PEOPLE.map((people) => `${people.toLocaleString('en')} people`)),
    row(
      'objects',
      PEOPLE.map((people) => number.format(people)),
    ),
    ...NAMES.map((name) =>
      row(
        USE_NAMES[name],
        PEOPLE.map((people) => `${number.format(people * one[name])}, ${money.format(paid(name, people))}`),
      ),
    ),
    row(
      'platform, with the plan',
      PEOPLE.map((people) => money.format(total(people))),
    ),
  ].join('\n');
}
