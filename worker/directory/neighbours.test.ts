import { env } from 'cloudflare:workers';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, expect, test } from 'vitest';
import { callsOf, NOW } from '../../testkit/worker/directory-calls.ts';
import * as account from './account.ts';
import * as billing from './billing.ts';
import { database } from './client.ts';
import changes from './neighbours.json' with { type: 'json' };
import * as ownerActs from './owner-acts.ts';
import * as schema from './schema.ts';
import { dayOf } from './tallies.ts';
import * as users from './users.ts';
import * as withdrawals from './withdrawals.ts';

/**
 * Runs every function of this folder, about `a`, in a directory with two of everything, and compares which rows it
 * changed, and which it answered with, with `neighbours.json`. A condition that is too wide or names another kind of
 * row shows there as a row of a neighbour.
 */

const db = database(env.DB);
const TABLES = Object.values(schema).map((table) => getTableConfig(table as SQLiteTable));
const DAY_MS = 86_400_000;

type Row = Record<string, string | number | null | undefined>;
const [SOON, AGO, LONG_AGO] = [NOW + 1000, NOW - 1000, NOW - 3000 * DAY_MS];

const user = (id: string, more: Row = {}): Row => ({
  id,
  email: `${id}@example.org`,
  mailbox: id,
  password_hash: id,
  created_at: AGO,
  version: 2,
  stripe_customer_id: `customer ${id}`,
  stripe_subscription_id: `subscription ${id}`,
  subscription_status: 'active',
  period_start: AGO,
  period_end: SOON,
  ...more,
});
const both = (of: (id: string) => Row[]): Row[] => ['a', 'b'].flatMap(of);

/** Rows of `a`, of its neighbour `b`, and of nobody; of each kind that a table has. */
const FIXTURE: Record<string, Row[]> = {
  users: [
    user('a', { home_task: 'restore', stripe_customer_id: 'a', stripe_subscription_id: 'a' }),
    user('b', { home_task: 'snapshot' }),
    user('same mailbox', { mailbox: 'a', stripe_customer_id: null, stripe_subscription_id: null }),
  ],
  free_stories: both((id) => [
    { generation_id: id, mailbox: id, user_id: id, counts_until: SOON },
    { generation_id: `saved ${id}`, mailbox: id, user_id: id, counts_until: null },
    { generation_id: `over ${id}`, mailbox: id, user_id: null, counts_until: LONG_AGO },
  ]),
  provider_status: ['story', 'speech'].map((service) => ({
    service,
    state: 'failing',
    updated_at: AGO - 60_000,
    failed_as: 'failing',
    failed_at: AGO,
    second_last_failed_at: AGO,
    failed_person: 'b',
  })),
  watched_models: both((id) => [
    { id, service: 'story', server: `https://${id}`, model: 'm', problem: 'forbidden', checked_at: AGO },
    {
      id: `old ${id}`,
      service: 'speech',
      server: `https://${id}`,
      model: 'm',
      checked_at: LONG_AGO,
      told_days: 7,
    },
  ]),
  examples: both((id) => [
    {
      id,
      position: 1,
      title: id,
      age: '3-5',
      language: 'english',
      level: 'beginner',
      image_path: id,
      alt_es: '',
      alt_en: '',
      text_hash: id,
    },
  ]),
  mail_tokens: both((id) => [
    { token_hash: id, user_id: id, purpose: 'verify_email', expires_at: SOON },
    { token_hash: `${id}-reset`, user_id: id, purpose: 'reset_password', expires_at: SOON },
    { token_hash: `${id}-expired`, user_id: id, purpose: 'reset_password', expires_at: AGO },
  ]),
  contact_messages: both((id) =>
    [null, id].map((user_id) => ({
      id: user_id ?? `visitor ${id}`,
      user_id,
      name: id,
      email: id,
      message: id,
      is_priority: 0,
      created_at: AGO,
    })),
  ).concat([
    {
      id: 'old visitor',
      user_id: null,
      name: '',
      email: '',
      message: '',
      is_priority: 0,
      created_at: LONG_AGO,
    },
    { id: 'old', user_id: 'b', name: '', email: '', message: '', is_priority: 1, created_at: LONG_AGO },
  ]),
  story_reports: both((id) => [
    { id, user_id: id, story_id: id, title: '', reason: 'other', comment: id, created_at: AGO },
    ...[0, 1].map((is_from_link) => ({
      id: `${is_from_link ? 'link' : 'mailed'} ${id}`,
      user_id: id,
      story_id: id,
      is_from_link,
      title: '',
      reason: 'other',
      comment: id,
      created_at: AGO,
      mailed_at: AGO,
    })),
    {
      id: `unmailed link ${id}`,
      user_id: id,
      story_id: 'other',
      is_from_link: 1,
      title: '',
      reason: 'other',
      comment: id,
      created_at: AGO,
    },
    { id: `visitor ${id}`, example_id: id, title: id, reason: 'other', comment: id, created_at: AGO },
    {
      id: `old visitor ${id}`,
      example_id: id,
      title: id,
      reason: 'other',
      created_at: LONG_AGO,
      mailed_at: AGO,
    },
    {
      id: `decided ${id}`,
      user_id: id,
      story_id: id,
      title: '',
      reason: 'other',
      comment: id,
      created_at: LONG_AGO,
      mailed_at: AGO,
      decided_at: AGO,
    },
  ]),
  owner_acts: both((id) => [
    { id, act: 'settle', user_id: id, report_id: id, reason: '', owner: 'o', begun_at: AGO, claimed_at: AGO },
    {
      id: `old ${id}`,
      act: 'gift',
      user_id: id,
      reason: '',
      owner: 'o',
      begun_at: LONG_AGO,
      claimed_at: LONG_AGO,
      done_at: AGO,
    },
  ]),
  stripe_events: [
    { id: 'a', type: 'x', handled_at: AGO },
    { id: 'b', type: 'x', handled_at: LONG_AGO },
  ],
  duplicate_subscriptions: both((id) => [
    { id, user_id: id, created_at: AGO },
    { id: `refunded ${id}`, user_id: id, created_at: AGO, refunded_amount: 1, currency: 'eur' },
    { id: `mailed ${id}`, user_id: id, created_at: LONG_AGO, refunded_amount: 1, mailed_at: AGO },
  ]),
  contracts: both((id) => [
    { id, user_id: id, noted_at: AGO },
    { id: `failed ${id}`, user_id: id, noted_at: AGO, failed_at: AGO, attempts: 1 },
    { id: `left ${id}`, holder: id, account_ended_at: AGO, noted_at: AGO },
    { id: `old ${id}`, holder: `old ${id}`, account_ended_at: LONG_AGO, noted_at: LONG_AGO },
  ]),
  withdrawals: both((id) => {
    const stated = { stated_at: AGO, outcome: 'pending', mail_due_at: AGO, email: `${id}@example.org` };
    return [
      { ...stated, id, user_id: id, confirmed_at: AGO },
      { ...stated, id: `left ${id}`, holder: id, email: null, confirmed_at: AGO },
      { ...stated, id: `by link ${id}`, name: id, confirmed_at: AGO },
      { ...stated, id: `visitor ${id}`, name: id, link_hash: id === 'a' ? 'hash' : 'other hash' },
      { ...stated, id: `stranger ${id}`, email: `stranger-${id}@example.org`, name: id },
      {
        ...stated,
        id: `settled ${id}`,
        user_id: id,
        confirmed_at: AGO,
        settled_at: AGO,
        outcome: 'refunded',
        mailed_at: AGO,
      },
      {
        ...stated,
        id: `old ${id}`,
        user_id: id,
        stated_at: LONG_AGO,
        confirmed_at: LONG_AGO,
        settled_at: LONG_AGO,
        outcome: 'nothing',
        mailed_at: LONG_AGO,
      },
    ];
  }),
  daily_spending: ['2026-11-20', '2026-11-21'].flatMap((day) =>
    ['stories', 'translations', 'characters'].map((what) => ({ day, what, all: 3, free: 2, unconfirmed: 1 })),
  ),
  usage_counts: both((key) => [
    { key, uses: 1, ends_at: SOON },
    { key: `over ${key}`, uses: 1, ends_at: AGO },
    { key: `spoken ${dayOf(NOW)} ${key}`, uses: key === 'a' ? 7 : 5, ends_at: SOON },
  ]),
  tombstones: [
    { digest: 'a', deleted_at: AGO },
    { digest: 'b', deleted_at: LONG_AGO },
  ],
  admin_notices: ['quota', 'failing'].map((kind) => ({ kind, sent_at: NOW })),
  tallies: [0, 1, 9].flatMap((days) =>
    ['answers', 'stories'].map((what) => ({ slot: NOW - days * DAY_MS, what, detail: '', n: 2 })),
  ),
  daily_totals: [NOW - DAY_MS, LONG_AGO].map((at) => ({
    day: new Date(at).toISOString().slice(0, 10),
    what: 'answers',
    detail: '',
    n: 5,
  })),
  incidents: [
    { rule: 'answers', begun_at: AGO, facts: '{}' },
    { rule: 'speech', begun_at: AGO, facts: '{}', ended_at: NOW },
  ],
};

async function fill(): Promise<void> {
  const all = TABLES.toReversed().map(({ name }) => env.DB.prepare(`DELETE FROM "${name}"`));
  for (const [name, rows] of Object.entries(FIXTURE))
    for (const row of rows) {
      const columns = Object.keys(row);
      const sql = `INSERT INTO "${name}" (${columns.map((one) => `"${one}"`)}) VALUES (${columns.map(() => '?')})`;
      all.push(env.DB.prepare(sql).bind(...Object.values(row)));
    }
  await env.DB.batch(all);
}

/** Rows of all tables, by table and key. */
async function dump(): Promise<Map<string, Row>> {
  const answers = await env.DB.batch<Row>(
    TABLES.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return new Map(
    TABLES.flatMap(({ name, columns, primaryKeys }, place) => {
      const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
      return answers[place]!.results.map((row): [string, Row] => [
        `${name} ${keys.map((key) => row[key.name]).join('/')}`,
        row,
      ]);
    }),
  );
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const plain = (text: string) => text.replace(UUID, '<uuid>').replace(/^[0-9a-f]{8}$/, '<random>');

/** `+` a new row, `-` a deleted one, otherwise the changed columns. */
function changedRows(before: Map<string, Row>, after: Map<string, Row>): string[] {
  const gone = [...before.keys()].filter((key) => !after.has(key)).map((key) => `- ${key}`);
  const others = [...after].flatMap(([key, row]) => {
    const old = before.get(key);
    if (!old) return [`+ ${plain(key)}`];
    const columns = Object.keys(row).filter((name) => row[name] !== old[name]);
    return columns.length === 0
      ? []
      : [`${key}: ${columns.map((name) => `${name}=${plain(String(row[name]))}`).join(', ')}`];
  });
  return [...gone, ...others].sort();
}

/** What tells whose a row in an answer is. */
const IDENTIFYING = [
  'id',
  'userId',
  'email',
  'tokenHash',
  'generationId',
  'key',
  'digest',
  'rule',
  'day',
  'what',
];

function rowsIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(rowsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const known = IDENTIFYING.filter(
    (name) => typeof Object.getOwnPropertyDescriptor(answer, name)?.value !== 'object' && name in answer,
  );
  const own = known.map((name) => `${name}=${plain(String((answer as Row)[name]))}`).join(' ');
  const email = 'email' in answer && (answer as Row).email === null ? ' email=null' : '';
  return [...(own ? [own + email] : []), ...Object.values(answer).flatMap(rowsIn)];
}

async function effectOf(call: () => Promise<unknown>): Promise<{ changed: string[]; answered: string[] }> {
  await fill();
  const before = await dump();
  const answer = await call();
  const answered = typeof answer === 'object' ? rowsIn(answer) : [String(answer)];
  return { changed: changedRows(before, await dump()), answered };
}

const CALLS = callsOf(db);
const EXPECTED: Record<string, { changed: string[]; answered: string[] }> = changes;

beforeAll(() => {
  // Each table has rows that a statement could mistake for others.
  for (const { name } of TABLES) expect(FIXTURE[name]?.length ?? 0, name).toBeGreaterThan(1);
});

test.each(Object.entries(CALLS))(
  '%s changes and answers with the rows it is about, and no neighbour',
  async (name, call) => {
    expect(await effectOf(call), name).toEqual(EXPECTED[name]);
  },
);

/** Calls with what was read before another writer changed it: the password, the task, the version, the attempt. */
const OUTDATED: Record<string, () => Promise<unknown>> = {
  replacePassword: () => account.replacePassword(db, { id: 'a', passwordHash: 'before' }, 'new', 'kept'),
  endHomeTask: () => users.endHomeTask(db, { id: 'a', homeTask: 'snapshot' }),
  'endHomeTask of none': () => users.endHomeTask(db, { id: 'b', homeTask: null }),
  markHandedOver: () => users.markHandedOver(db, { id: 'a', version: 0 }),
  deleteUser: () => account.deleteUser(db, { id: 'a', stripeCustomerId: 'before', digest: 'c' }, NOW),
  'deleteUser before a checkout': () =>
    account.deleteUser(db, { id: 'a', stripeCustomerId: null, digest: 'c' }, NOW),
  setCustomer: () => billing.setCustomer(db, 'a', 'before', 'new'),
  'setCustomer of none': () => billing.setCustomer(db, 'a', null, 'new'),
  giveMonth: () =>
    ownerActs.giveMonth(db, 'a', { id: 'a', giftEnd: AGO }, { giftStart: NOW, giftEnd: SOON }, NOW),
  countFailedSettlement: () => withdrawals.countFailedSettlement(db, { id: 'a', attempts: 7 }, NOW),
};

test.each(Object.entries(OUTDATED))('%s changes nothing that was written meanwhile', async (name, call) => {
  const { changed, answered } = await effectOf(call);
  expect(changed).toEqual([]);
  // These answer with the row as it is, with which their caller goes on.
  if (answered.length > 0 && /^(setCustomer|deleteUser)/.test(name)) expect(answered[0]).toContain('id=a');
});

test('the table names no function that is gone', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(CALLS).sort());
});
