import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, midnightBefore } from '../../contract/time.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { addSpoken } from '../directory/account-speech.ts';
import { database } from '../directory/client.ts';
import { addTallies, SLOT_MS, selectTotals, type Tally } from '../directory/tallies.ts';
import type { Env } from '../env.ts';
import { backupKey, NOTED_SAVES, TOMBSTONE_COPIES } from '../files/backups.ts';
import { DATABASE_INCIDENT } from '../files/keys.ts';
import { watch } from './watch.ts';

const db = database(env.DB);
/** Four o'clock in the morning, before the daily mail. */
const NIGHT = midnightBefore(Date.UTC(2030, 2, 10)) + 4 * HOUR_MS;

beforeEach(async () => {
  for (const table of ['tallies', 'incidents', 'admin_notices', 'daily_totals'])
    await env.DB.exec(`DELETE FROM ${table}`);
  await env.FILES.delete(DATABASE_INCIDENT);
  for (const { key } of (await env.BACKUPS!.list()).objects) await env.BACKUPS!.delete(key);
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Settings with an owner of this test's own, and what they received: subjects, oldest first. */
function owned(settings: Partial<Env> = {}) {
  const address = `owner-${crypto.randomUUID()}@example.org`;
  return {
    env: { ...env, ADMIN_ADDRESS: address, ...settings } as Env,
    mails: async () => (await mailsTo(address)).reverse(),
    subjects: async () => (await mailsTo(address)).map(({ subject }) => subject).reverse(),
  };
}

const tally = (n: number, tally: Tally, now: number) => addTallies(db, [{ tally, n }], now);
const minutes = (n: number) => NIGHT + n * 60_000;

test('an incident is mailed once when it begins and once when it is over', async () => {
  const owner = owned();
  await tally(8, { what: 'faults', detail: 'internal_error' }, minutes(1));
  for (const minute of [5, 10]) await watch(owner.env, minutes(minute));
  expect(await owner.subjects()).toEqual(['Fallan respuestas · Answers fail']);
  const [begun] = await owner.mails();
  expect(begun!.text).toContain('In ten minutes 8 of 8 answers were a fault of ours or of a provider');
  expect(begun!.text).toContain('docs/runbooks/provider-down.md');
  for (const minute of [15, 20, 25]) await watch(owner.env, minutes(minute));
  expect(await owner.subjects()).toEqual([
    'Fallan respuestas · Answers fail',
    '✓ Fallan respuestas · Answers fail',
  ]);
  const [, over] = await owner.mails();
  expect(over!.text).toContain('It is over, after 10 minutes.');
});

test('two runs at once mail an incident once', async () => {
  const owner = owned();
  await tally(8, { what: 'faults', detail: 'internal_error' }, minutes(1));
  await Promise.all([watch(owner.env, minutes(5)), watch(owner.env, minutes(5))]);
  expect(await owner.subjects()).toHaveLength(1);
});

test('a quiet night mails nothing, and a second incident of a rule is mailed again', async () => {
  const owner = owned();
  for (const minute of [0, 5, 10]) await watch(owner.env, minutes(minute));
  expect(await owner.subjects()).toEqual([]);
  for (const begin of [15, 36]) {
    await tally(8, { what: 'faults', detail: 'internal_error' }, minutes(begin));
    for (const later of [5, 20]) await watch(owner.env, minutes(begin + later));
  }
  expect(await owner.subjects()).toHaveLength(4);
});

test('mails that are refused follow when mail works again', async () => {
  const owner = owned();
  const refusing = { ...owner.env, MAIL_SINK_URL: `${env.MAIL_SINK_URL}/nowhere` };
  await tally(8, { what: 'faults', detail: 'internal_error' }, minutes(1));
  for (const minute of [5, 10]) await expect(watch(refusing, minutes(minute))).rejects.toThrow('failed');
  expect(await owner.subjects()).toEqual([]);
  await watch(owner.env, minutes(20));
  expect(await owner.subjects()).toEqual([
    'Fallan respuestas · Answers fail',
    '✓ Fallan respuestas · Answers fail',
  ]);
});

test('health names open incidents, for a check from outside', async () => {
  const owner = owned();
  await tally(8, { what: 'faults', detail: 'internal_error' }, minutes(1));
  await watch(owner.env, minutes(5));
  const open = async () => (await request('/health')).json();
  expect(await open()).toMatchObject({ release: 'dev', incidents: ['answers'] });
  await watch(owner.env, minutes(20));
  expect(await open()).toMatchObject({ incidents: [] });
});

test('backups that are late are mailed with their age, and no page that is open to all names them', async () => {
  const owner = owned();
  const made = (kind: typeof TOMBSTONE_COPIES | typeof NOTED_SAVES, minute: number) =>
    env.BACKUPS!.put(backupKey(kind, minutes(minute)), '');
  await Promise.all([made(TOMBSTONE_COPIES, 0), made(NOTED_SAVES, 0)]);
  // A machine whose clock is a year ahead hides nothing.
  await made(NOTED_SAVES, 365 * 24 * 60);
  for (const minute of [5, 180]) await watch(owner.env, minutes(minute));
  const alarms = async () => (await owner.mails()).filter(({ subject }) => subject.includes('Backups'));
  expect(await alarms()).toEqual([]);
  await watch(owner.env, minutes(185));
  expect((await alarms()).map(({ text }) => text)).toEqual([
    expect.stringContaining('The copy of tombstones is 3 hours old.'),
  ]);
  for (const path of ['/health', '/api/diagnostics'])
    expect(await (await request(path)).text()).not.toMatch(/backup/i);
  await made(TOMBSTONE_COPIES, 187);
  await watch(owner.env, minutes(190));
  expect((await alarms())[1]!.subject).toMatch(/^✓ .*Backups are late$/);
});

test('a second bucket that does not answer is mailed after a quarter of an hour, not at once', async () => {
  const down = { list: () => Promise.reject(new Error('R2 internal error (10001)')) };
  const owner = owned({ BACKUPS: down as unknown as R2Bucket });
  for (const minute of [0, 5]) await watch(owner.env, minutes(minute));
  expect(await owner.subjects()).toEqual([]);
  await watch(owner.env, minutes(10));
  const [mail] = await owner.mails();
  expect(mail!.text).toContain('the second bucket, which has the copies of tombstones, could not be read');
});

/** A database that does not answer. */
const NO_DATABASE = new Proxy(env.DB, {
  get: (target, name) =>
    name === 'prepare' || name === 'batch'
      ? () => {
          throw new Error('D1_ERROR: Network connection lost');
        }
      : Reflect.get(target, name),
});

test('a database that does not answer twice is mailed once, and so is its end', async () => {
  const owner = owned();
  const down = { ...owner.env, DB: NO_DATABASE };
  await watch(down, minutes(0));
  expect(await owner.subjects()).toEqual([]);
  for (const minute of [5, 10, 15]) await watch(down, minutes(minute));
  expect(await owner.subjects()).toEqual(['La base de datos no contesta · The database does not answer']);
  for (const minute of [20, 25]) await watch(owner.env, minutes(minute));
  const [, over] = await owner.mails();
  expect(over!.subject).toBe('✓ La base de datos no contesta · The database does not answer');
  expect(over!.text).toContain('after 20 minutes');
  expect(await owner.subjects()).toHaveLength(2);
});

test('a database that fails a single run is not mailed', async () => {
  const owner = owned();
  await watch({ ...owner.env, DB: NO_DATABASE }, minutes(0));
  await watch(owner.env, minutes(5));
  await watch({ ...owner.env, DB: NO_DATABASE }, minutes(10));
  await watch(owner.env, minutes(15));
  expect(await owner.subjects()).toEqual([]);
});

test('the spending of the day fires at four fifths of the cap, whatever the cap is', async () => {
  const owner = owned({ DAILY_STORIES: '10', DAILY_SPOKEN_CHARACTERS: 'none' });
  const spend = (all: number) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO daily_spending (day, what, "all", free, unconfirmed) VALUES ('2030-03-10', 'stories', ?, 0, 0)`,
    )
      .bind(all)
      .run();
  await spend(7);
  await watch(owner.env, minutes(0));
  expect(await owner.subjects()).toEqual([]);
  await spend(8);
  await watch(owner.env, minutes(5));
  const [mail] = await owner.mails();
  expect(mail!.text).toContain('8 of 10 (stories)');
});

/** A month of counts, a day like the one before. */
async function seedMonth(until: number): Promise<void> {
  for (let day = 30; day > 0; day--) {
    const at = until - day * DAY_MS + 12 * HOUR_MS;
    const counts: [number, Tally][] = [
      [1800, { what: 'answers' }],
      [2, { what: 'faults', detail: 'google_unavailable' }],
      [7, { what: 'registered' }],
      [210, { what: 'story', detail: 'asked' }],
      [200, { what: 'story', detail: 'saved' }],
      [6, { what: 'story', detail: 'topic_refused' }],
      [4, { what: 'story', detail: 'story_timed_out' }],
      [90, { what: 'narration', detail: 'asked' }],
      [90, { what: 'narration', detail: 'saved' }],
      [190, { what: 'first_sentence', detail: '1929' }],
      [10, { what: 'first_sentence', detail: '4800' }],
      [90, { what: 'first_sound', detail: '1608' }],
      [204, { what: 'written', detail: 'api.openai.com/v1 gpt-6-luna' }],
      [250_000, { what: 'characters', detail: 'workers-ai aura-2' }],
      [1_000, { what: 'characters', detail: 'kokoro' }],
      [3, { what: 'browser_errors' }],
      [2, { what: 'reversal', detail: 'ours' }],
      [1, { what: 'reversal', detail: 'dispute' }],
    ];
    await addTallies(
      db,
      counts.map(([n, tally]) => ({ tally, n })),
      at,
    );
  }
}

test('the morning mail has a line for each figure of the day before, once', async () => {
  const owner = owned();
  const today = midnightBefore(NIGHT);
  await seedMonth(today);
  await newPerson();
  const yesterday = today - DAY_MS;
  for (let n = 1; n <= 12; n++) await addSpoken(db, `eu-${n}`, n * 1000, yesterday + n);
  await addSpoken(db, 'eu-7', 20_000, yesterday);
  await addSpoken(db, 'eu-of-today', 90_000, today);
  for (const [id, statedAt, outcome, cents] of [
    ['one', yesterday, 'refunded', 500],
    ['two', yesterday + DAY_MS - 1000, 'cancelled', null],
    ['of today', today, 'refunded', 500],
  ] as const)
    await env.DB.prepare(
      'INSERT INTO withdrawals (id, stated_at, confirmed_at, outcome, refunded_amount, mail_due_at) VALUES (?, ?, 1, ?, ?, 1)',
    )
      .bind(id, statedAt, outcome, cents)
      .run();
  await env.DB.exec(`UPDATE users SET subscription_status = 'active'`);
  await watch(owner.env, today + 4 * HOUR_MS);
  expect(await owner.subjects()).toEqual([]);
  for (const minute of [0, 5, 600]) await watch(owner.env, today + 5 * HOUR_MS + minute * 60_000);
  const mails = (await owner.mails()).filter(({ subject }) => subject.startsWith('Ayer'));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail!.subject).toBe('Ayer · Yesterday: 2030-03-09');
  const [, english = ''] = mail!.text.split('\n\n');
  const lines = english.split('\n').map((line) => line.replace('• ', ''));
  expect(lines.slice(1)).toEqual([
    'Stories: 200 saved of 210 asked for.',
    'Narrations: 90 saved of 90 asked for.',
    'Failures: story_timed_out 4, google_unavailable 2; in browsers 3.',
    'Refusals: topic_refused 6.',
    'First sentence: p50 1.9 s, p95 1.9 s, p99 4.8 s (200).',
    'First sound: p50 1.6 s, p95 1.6 s, p99 1.6 s (90).',
    'Cost, without the platform: kokoro: 1,000 characters, price not known; workers-ai aura-2: 250,000 characters, $7.50; api.openai.com/v1 gpt-6-luna: 204 stories, $0.27.',
    expect.stringMatching(/^Income: about \$[\d.]+ after VAT and fees, against a cost of \$7\.77\.$/),
    'Returned: withdrawals 2 (€5.00); refunds of ours 2, elsewhere 0; disputes 1.',
    expect.stringMatching(
      /^Accounts with most characters spoken: eu-7 27,000 \$0\.81, eu-12 12,000 \$0\.36, (eu-\d+ [\d,]+ \$[\d.]+, ){7}eu-3 3,000 \$0\.09\.$/,
    ),
    expect.stringMatching(/^To decide: reports \d+, withdrawals \d+; open incidents \d\.$/),
    'Age of backups: of deletions, none yet; of everything, none yet.',
  ]);
  expect(lines[0]).toMatch(/^People: \d+, 7 new; Premium \d+, 0 unpaid or disputed\.$/);
  expect(mail!.text).toContain('Cuentos: 200 guardados de 210 pedidos.');
});

test('a morning mail that is refused follows, and its day is summed up once', async () => {
  const owner = owned();
  const today = midnightBefore(NIGHT);
  await seedMonth(today);
  const refusing = { ...owner.env, MAIL_SINK_URL: `${env.MAIL_SINK_URL}/nowhere` };
  await expect(watch(refusing, today + 5 * HOUR_MS)).rejects.toThrow('failed');
  await watch(owner.env, today + 5 * HOUR_MS + SLOT_MS);
  expect((await owner.subjects()).filter((subject) => subject.startsWith('Ayer'))).toHaveLength(1);
  const totals = await selectTotals(db, '2030-03-09', '2030-03-09');
  expect(totals).toContainEqual({ day: '2030-03-09', what: 'story', detail: 'saved', n: 200 });
});
