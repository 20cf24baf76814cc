import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { insertContactMessage } from '../directory/contact.ts';
import { deleteExpired } from '../directory/expired.ts';
import { examples } from '../directory/schema.ts';
import { noteActivity } from '../directory/users.ts';
import { removeInactiveAccounts } from './inactive-accounts.ts';

/** The nightly run in `days` days. */
const night = (days: number, size?: { page: number; deletions: number; mails: number }) =>
  removeInactiveAccounts(env, Date.now() + days * DAY_MS, size);

async function exists(id: string): Promise<boolean> {
  return (await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(id).first()) !== null;
}

const set = (person: Person, columns: string) =>
  env.DB.prepare(`UPDATE users SET ${columns} WHERE id = ?`).bind(person.user.id).run();

const noticesTo = async ({ email }: Person) =>
  (await mailsTo(email))
    .filter(({ subject }) => subject.includes('going to be deleted'))
    .map(({ text }) => /in (\d+) days/.exec(text)?.[1]);

const login = ({ email, password }: Person) =>
  request('/api/auth/login', { method: 'POST', json: { email, password } });

/** A user with a confirmed address. */
async function confirmed(): Promise<Person> {
  const person = await newPerson();
  await set(person, 'email_verified_at = 1, confirmed_by_holder_at = 1');
  return person;
}

test('the sweep deletes an unconfirmed empty account after fourteen days, unless a checkout began', async () => {
  const empty = await newPerson();
  const [withStory, buying, proven] = [(await newOwner()).buyer, await Buyer.new(), await confirmed()];
  await set(withStory, 'email_verified_at = NULL, stripe_customer_id = NULL');
  await buying.checkout();
  const withGoogle = await request('/api/auth/google', {
    method: 'POST',
    json: { idToken: await idTokenOf(googlePerson()) },
  });
  const { user } = await withGoogle.json<{ user: { id: string } }>();
  await night(13.9);
  expect(await exists(empty.user.id)).toBe(true);
  expect((await night(14.1)).deleted).toBe(1);
  expect(await exists(empty.user.id)).toBe(false);
  for (const { id } of [withStory.user, buying.user, proven.user, user]) expect(await exists(id)).toBe(true);
});

test('the sweep deletes any other account after 24 months without use, with notices 30 and 7 days before', async () => {
  const person = await confirmed();
  await night(699);
  expect(await noticesTo(person)).toEqual([]);
  await night(700.1);
  await night(701);
  expect(await noticesTo(person)).toEqual(['30']);
  await night(723);
  expect(await noticesTo(person)).toEqual(['30']);
  await night(723.2);
  await night(724);
  expect(await noticesTo(person)).toEqual(['7', '30']);
  await night(730.1);
  expect(await exists(person.user.id)).toBe(true);
  await night(730.3);
  expect(await exists(person.user.id)).toBe(false);
  expect((await login(person)).status).toBe(401);
});

test('a sign-in after the notices keeps the account and restarts the two years', async () => {
  const person = await confirmed();
  await night(700.1);
  await night(724);
  advanceClock(729 * DAY_MS);
  expect((await login(person)).status).toBe(200);
  await night(2);
  expect(await exists(person.user.id)).toBe(true);
  await night(699);
  expect(await noticesTo(person)).toHaveLength(2);
  await night(700.1);
  expect(await noticesTo(person)).toHaveLength(3);
});

test('a continued session keeps the account', async () => {
  const person = await confirmed();
  advanceClock(50 * DAY_MS);
  const answer = await request('/api/auth/refresh-token', {
    method: 'POST',
    json: {},
    headers: { cookie: person.cookie },
  });
  expect(answer.status).toBe(200);
  // Seven hundred days after it was opened.
  await night(651);
  expect(await noticesTo(person)).toEqual([]);
});

test('a running subscription keeps the account', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await set(buyer, 'email_verified_at = 1');
  for (const days of [701, 730, 760]) await night(days);
  expect(await noticesTo(buyer)).toEqual([]);
  expect(await exists(buyer.user.id)).toBe(true);
});

test('missed nights never shorten the notice period of a mail', async () => {
  const person = await confirmed();
  await night(1000);
  expect(await noticesTo(person)).toEqual(['30']);
  await night(1022);
  expect(await noticesTo(person)).toEqual(['30']);
  await night(1023.1);
  expect(await noticesTo(person)).toEqual(['7', '30']);
  await night(1029);
  expect(await exists(person.user.id)).toBe(true);
  await night(1030.2);
  expect(await exists(person.user.id)).toBe(false);
});

test('a notice that fails is sent the next night, and the period counts from then', async () => {
  const person = await confirmed();
  const closed = { ...env, MAIL_SINK_URL: 'http://emulators.test/nowhere' };
  await expect(removeInactiveAccounts(closed, Date.now() + 701 * DAY_MS)).rejects.toThrow(
    'the inbox answered',
  );
  await night(702);
  expect(await noticesTo(person)).toEqual(['30']);
});

test('one night deletes hundreds of abandoned accounts, page by page', async () => {
  await night(100);
  const people = await Promise.all(Array.from({ length: 60 }, () => newPerson()));
  expect((await night(15)).deleted).toBe(60);
  for (const { user } of people) expect(await exists(user.id)).toBe(false);
}, 60_000);

test('one night handles a limited number of accounts, and the next continues after them', async () => {
  await night(100);
  const people = await Promise.all(Array.from({ length: 27 }, () => newPerson()));
  const few = { page: 10, deletions: 25, mails: 100 };
  expect((await night(15, few)).deleted).toBe(25);
  expect((await night(16, few)).deleted).toBe(2);
  for (const { user } of people) expect(await exists(user.id)).toBe(false);
}, 60_000);

test('an account whose notice fails does not delay the notices of others', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  await set(first, `active_at = 1, email = 'bounce-${crypto.randomUUID()}@example.org'`);
  await set(second, 'active_at = 2');
  const few = { page: 1, deletions: 1, mails: 1 };
  await expect(night(701, few)).rejects.toThrow();
  expect((await night(702, few)).notified).toBe(1);
  expect(await noticesTo(second)).toEqual(['30']);
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(first.user.id).run();
});

test('the sweep keeps an unconfirmed account that has a narration of an example', async () => {
  const person = await newPerson();
  const example = crypto.randomUUID();
  await database(env.DB)
    .insert(examples)
    .values({
      ...{ id: example, position: 0, title: '', age: '3-5', language: 'spanish', level: 'beginner' },
      ...{ imagePath: '', altSpanish: '', altEnglish: '', textHash: '' },
    });
  await env.DB.prepare(
    `INSERT INTO narrations (id, example_id, user_id, voice_id, speech_rate_percent, music_track, language, duration_ms, sound_bytes, timeline, created_at, updated_at)
     VALUES (?, ?, ?, 'female', 70, 'none', 'es', 1000, 1, '[]', 0, 0)`,
  )
    .bind(crypto.randomUUID(), example, person.user.id)
    .run();
  await night(100);
  expect(await exists(person.user.id)).toBe(true);
});

test('a cancelled subscription that is paid until next month prevents the notice', async () => {
  const person = await confirmed();
  const until = Date.now() + 731 * DAY_MS;
  await set(person, `subscription_status = 'cancelled', period_end = ${until}`);
  await night(701);
  await night(730.5);
  expect(await noticesTo(person)).toEqual([]);
  await night(731.5);
  expect(await noticesTo(person)).toEqual(['30']);
});

test('the sweep keeps an inactive account while its story is not stored yet', async () => {
  const person = await newPerson();
  const stub = env.HOMES.get(env.HOMES.idFromName(person.user.id));
  const ledger = (sql: string) => runInDurableObject(stub, (_, { storage }) => void storage.sql.exec(sql));
  await ledger(
    `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at, deadline, epoch, request_id)
     VALUES ('unsaved', 'narration', 'written', '', '{}', 'a', 'free', 0, 0, 0, 1, '')`,
  );
  await night(100);
  expect(await exists(person.user.id)).toBe(true);
  await ledger(`UPDATE generations SET status = 'refunded'`);
  await night(101);
  expect(await exists(person.user.id)).toBe(false);
});

test('a user who returns while the sweep runs keeps the account', async () => {
  await night(100);
  const [first, second] = [await newPerson(), await newPerson()];
  await set(first, 'active_at = 1');
  let hasComeBack = false;
  const FILES = new Proxy(env.FILES, {
    get(bucket, name) {
      if (name !== 'list') return Reflect.get(bucket, name).bind(bucket);
      return async (options: R2ListOptions) => {
        if (!hasComeBack) await set(second, `active_at = ${Date.now() + 15 * DAY_MS}`);
        hasComeBack = true;
        return bucket.list(options);
      };
    },
  });
  await removeInactiveAccounts({ ...env, FILES }, Date.now() + 15 * DAY_MS);
  expect([await exists(first.user.id), await exists(second.user.id)]).toEqual([false, true]);
});

test("visitors' messages are kept for 24 months, users' messages are deleted with the account", async () => {
  const db = database(env.DB);
  const { user } = await newPerson();
  const now = Date.now();
  const message = {
    ...{ name: 'Rosa', email: 'r@example.org', subject: null, message: 'Hola', isPriority: false },
    ...{ createdAt: now, claimedAt: null, mailedAt: now },
  };
  const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()];
  await insertContactMessage(db, { ...message, id: visitor, userId: null });
  await insertContactMessage(db, { ...message, id: member, userId: user.id });
  const kept = async () => {
    const { results } = await env.DB.prepare('SELECT id FROM contact_messages WHERE id IN (?, ?)')
      .bind(visitor, member)
      .all<{ id: string }>();
    return results.map(({ id }) => id).sort();
  };
  expect((await deleteExpired(db, now + 729 * DAY_MS)).messages).toBe(0);
  expect(await kept()).toEqual([visitor, member].sort());
  expect((await deleteExpired(db, now + 731 * DAY_MS)).messages).toBe(1);
  expect(await kept()).toEqual([member]);
});

/** The Worker with a mail service that handles each mail like this. */
const mailing = (send: (to: string) => Promise<void>) => ({
  ...env,
  MAIL_SINK_URL: undefined,
  EMAIL: { send: ({ to }: { to: string }) => send(to) } as unknown as SendEmail,
});

const toldColumn = ({ user }: Person) =>
  env.DB.prepare('SELECT deletion_told FROM users WHERE id = ?').bind(user.id).first('deletion_told');

test('a user who returns while the sweep mails others gets no notice', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  const then = Date.now() + 701 * DAY_MS;
  for (const [place, person] of [first, second].entries()) await set(person, `active_at = ${place + 1}`);
  const mailed: string[] = [];
  const settings = mailing(async (to) => {
    mailed.push(to);
    if (to === first.email) await set(second, `active_at = ${then}`);
  });
  await removeInactiveAccounts(settings, then);
  expect(mailed).toContain(first.email);
  expect(mailed).not.toContain(second.email);
  expect(await toldColumn(second)).toBeNull();
});

test('a user who returns while their last notice fails is not counted as notified', async () => {
  const person = await confirmed();
  const then = Date.now() + 701 * DAY_MS;
  await removeInactiveAccounts(
    mailing(async () => {}),
    then,
  );
  expect(await toldColumn(person)).toBe(30);
  const failing = mailing(async (to) => {
    if (to !== person.email) return;
    await noteActivity(database(env.DB), person.user.id, then + 24 * DAY_MS);
    throw new Error('the mail was not sent');
  });
  await expect(removeInactiveAccounts(failing, then + 24 * DAY_MS)).rejects.toThrow('the mail was not sent');
  expect(await toldColumn(person)).toBeNull();
});

test("visitors' reports are kept for 24 months, users' reports are deleted with the account", async () => {
  const { user } = await newPerson();
  const now = Date.now();
  const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, userId] of [
    [visitor, null],
    [member, user.id],
  ])
    await env.DB.prepare(
      `INSERT INTO story_reports (id, user_id, example_id, title, reason, created_at) VALUES (?, ?, 'a', '', 'other', ?)`,
    )
      .bind(id, userId, now)
      .run();
  const kept = async () => {
    const { results } = await env.DB.prepare('SELECT id FROM story_reports').all<{ id: string }>();
    return results.map(({ id }) => id).sort();
  };
  await deleteExpired(database(env.DB), now + 729 * DAY_MS);
  expect(await kept()).toEqual([visitor, member].sort());
  await deleteExpired(database(env.DB), now + 731 * DAY_MS);
  expect(await kept()).toEqual([member]);
});
