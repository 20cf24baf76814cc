import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson } from '../../testkit/worker/person.ts';
import { renameUser } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { userById } from '../directory/users.ts';
import worker from '../index.ts';
import { sweep } from './sweep.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** The triggers of wrangler.toml. */
const [NIGHTLY, EVERY_MINUTE, WATCH] = ['20 3 * * *', '* * * * *', '*/5 * * * *'];

afterEach(() => vi.restoreAllMocks());

test('the sweep deletes expired rows and keeps the others', async () => {
  const buyer = await newPerson();
  const now = Date.now();
  const { id: userId } = buyer.user;
  const insert = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  for (const [name, isOver] of [
    ['over', true],
    ['good', false],
  ] as const) {
    const edge = isOver ? 0 : 1;
    const before = (age: number) => now - age + edge;
    await insert(
      `INSERT INTO mail_tokens (token_hash, user_id, purpose, expires_at) VALUES (?, ?, 'reset_password', ?)`,
      name,
      userId,
      now + edge,
    );
    await insert('INSERT INTO usage_counts (key, uses, ends_at) VALUES (?, 1, ?)', name, now + edge);
    await insert(
      'INSERT INTO free_stories (generation_id, mailbox, counts_until) VALUES (?, ?, ?)',
      name,
      name,
      now + edge,
    );
    await insert('INSERT INTO admin_notices (kind, sent_at) VALUES (?, ?)', name, before(7 * DAY_MS));
    await insert(
      `INSERT INTO stripe_events (id, type, handled_at) VALUES (?, 'x', ?)`,
      name,
      isOver ? now - 30 * DAY_MS - 1 : before(30 * DAY_MS),
    );
    await insert(
      `INSERT INTO owner_acts (id, act, reason, owner, begun_at, claimed_at) VALUES (?, 'settle', '', '', ?, 0)`,
      name,
      isOver ? now - 730 * DAY_MS : before(730 * DAY_MS),
    );
    await insert(
      'INSERT INTO contracts (id, holder, account_ended_at, noted_at) VALUES (?, ?, 0, ?)',
      name,
      name,
      before(730 * DAY_MS),
    );
    await insert(
      `INSERT INTO daily_spending (day, what, "all", free, unconfirmed) VALUES (?, 'stories', 1, 0, 0)`,
      day(now - (isOver ? 93 : 92) * DAY_MS),
    );
    await insert(
      `INSERT INTO tallies (slot, what, detail, n) VALUES (?, 'answers', ?, 1)`,
      isOver ? now - 4 * DAY_MS - 1 : before(4 * DAY_MS),
      name,
    );
    await insert(
      `INSERT INTO daily_totals (day, what, detail, n) VALUES (?, 'answers', ?, 1)`,
      day(now - (isOver ? 731 : 730) * DAY_MS),
      name,
    );
  }
  const { rows } = await sweep(env, now);
  expect(rows).toEqual({
    mailLinks: 1,
    adminNotices: 1,
    stripeEvents: 1,
    days: 1,
    usageCounts: 1,
    freeStories: 1,
    messages: 0,
    reports: 0,
    tombstones: 0,
    withdrawals: 0,
    contracts: 1,
    tallies: 1,
    dailyTotals: 1,
    ownerActs: 1,
  });
  for (const [table, key] of [
    ['mail_tokens', 'token_hash'],
    ['usage_counts', 'key'],
    ['free_stories', 'generation_id'],
    ['admin_notices', 'kind'],
    ['stripe_events', 'id'],
    ['tallies', 'detail'],
    ['daily_totals', 'detail'],
    ['owner_acts', 'id'],
    ['contracts', 'id'],
  ]) {
    const { results } = await env.DB.prepare(`SELECT ${key} AS name FROM ${table}`).all<{ name: string }>();
    const names = results.map(({ name }) => name);
    expect(names, table).toContain('good');
    expect(names, table).not.toContain('over');
  }
  expect((await env.DB.prepare('SELECT * FROM daily_spending').all()).results).toHaveLength(1);
  expect((await buyer.fetch('/api/auth/me')).status).toBe(200);
});

/** A contact message whose mail was not sent yet. */
async function unsentMessage(): Promise<string> {
  const subject = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO contact_messages (id, name, email, subject, message, is_priority, created_at)
     VALUES (?, 'Rosa', 'rosa@example.org', ?, 'Hola', 0, ?)`,
  )
    .bind(subject, subject, Date.now())
    .run();
  return subject;
}

const isMailed = async (subject: string) =>
  (await mailsTo(env.SUPPORT_ADDRESS)).some((mail) => mail.subject.includes(subject));

test('the nightly trigger runs every part, mails the outboxes and logs one line', async () => {
  const subject = await unsentMessage();
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  await worker.scheduled(createScheduledController({ cron: NIGHTLY }), env);
  expect(log.mock.calls).toEqual([
    [
      {
        release: 'dev',
        requestId: expect.stringMatching(/^sweep-/),
        swept: {
          rows: expect.objectContaining({ mailLinks: expect.any(Number) }),
          models: { asked: 2, unusable: 0, unanswered: 0 },
          homes: { woken: 0, failed: 0 },
        },
        failed: 0,
      },
    ],
  ]);
  expect(await isMailed(subject)).toBe(true);
});

test('the trigger of every minute hands over changed rows, and sweeps nothing', async () => {
  const subject = await unsentMessage();
  const { user } = await newPerson();
  const row = (await renameUser(database(env.DB), user.id, 'Familia Ruiz'))!;
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  await worker.scheduled(createScheduledController({ cron: EVERY_MINUTE }), env);
  expect(log).not.toHaveBeenCalled();
  expect(await isMailed(subject)).toBe(false);
  expect(await userById(database(env.DB), user.id)).toMatchObject({ handedVersion: row.version });
});

test.each([
  ['on the hour', 0, true],
  ['on another hour of the day', 13 * HOUR_MS, true],
  ['a little late', 60_000, true],
  ['five minutes later', 5 * 60_000, false],
  ['before the next hour', 55 * 60_000, false],
])('the trigger of every five minutes %s deletes expired counters: %s, %s', async (_, after, deletes) => {
  const insert = env.DB.prepare('INSERT OR REPLACE INTO usage_counts (key, uses, ends_at) VALUES (?, 1, ?)');
  await insert.bind('of a stranger', 0).run();
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  vi.spyOn(Date, 'now').mockReturnValue(midnight + after);
  await worker.scheduled(createScheduledController({ cron: WATCH }), env);
  const left = await env.DB.prepare(`SELECT 1 FROM usage_counts WHERE key = 'of a stranger'`).all();
  expect(left.results).toHaveLength(deletes ? 0 : 1);
});

test('a failing part does not stop the others, and fails the run', async () => {
  const subject = await unsentMessage();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      if (name === 'batch') return () => Promise.reject(new Error('D1_ERROR: no'));
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await expect(sweep({ ...env, DB }, Date.now())).rejects.toThrow('1 parts of the sweep failed');
  expect(error.mock.calls).toEqual([[expect.objectContaining({ sweeping: 'rows' })]]);
  expect(await isMailed(subject)).toBe(true);
});
