import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { alarmIn, sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { keysInR2, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { changeUser, newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { Home } from './home.ts';

const IS_LONG = (env as unknown as { TEST_LONG: boolean }).TEST_LONG;
/** Accounts that are due together. */
const DUE = IS_LONG ? 1000 : 30;

afterEach(() => {
  vi.restoreAllMocks();
});

type Someone = { user: { id: string } };

const alarm = (days: number, ...people: Someone[]) => alarmIn(days, ...people.map(({ user }) => user.id));

async function exists({ user }: Someone): Promise<boolean> {
  return (await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(user.id).first()) !== null;
}

const noticesTo = async ({ email }: Pick<Person, 'email'>) =>
  (await mailsTo(email))
    .filter(({ subject }) => subject.includes('going to be deleted'))
    .map(({ text }) => /in (\d+) days/.exec(text)?.[1]);

const login = ({ email, password }: Person) =>
  request('/api/auth/login', { method: 'POST', json: { email, password } });

const goOn = ({ cookie }: Person) =>
  request('/api/auth/refresh-token', { method: 'POST', json: {}, headers: { cookie } });

/** A user with a confirmed address. */
async function confirmed(): Promise<Person> {
  const person = await newPerson();
  await changeUser(person, 'email_verified_at = 1, confirmed_by_holder_at = 1');
  return person;
}

test('a home deletes an unconfirmed empty account after fourteen days, unless a checkout began', async () => {
  const empty = await newPerson();
  const [withStory, buying, proven] = [(await newOwner()).buyer, await Buyer.new(), await confirmed()];
  await changeUser(withStory, 'email_verified_at = NULL, stripe_customer_id = NULL');
  await buying.checkout();
  const withGoogle = await request('/api/auth/google', {
    method: 'POST',
    json: { idToken: await idTokenOf(googlePerson()) },
  });
  const kept = [withStory, buying, proven, await withGoogle.json<Someone>()];
  await alarm(13.9, empty, ...kept);
  expect(await exists(empty)).toBe(true);
  await alarm(14.1, empty, ...kept);
  expect(await exists(empty)).toBe(false);
  await vi.waitFor(async () => expect(await rowsInObject(empty.user.id)).toEqual({ rows: [], alarm: null }));
  for (const one of kept) expect(await exists(one)).toBe(true);
});

test('a home deletes any other account after 24 months without use, with notices 30 and 7 days before', async () => {
  const person = await confirmed();
  await alarm(699, person);
  expect(await noticesTo(person)).toEqual([]);
  await alarm(700.1, person);
  await alarm(701, person);
  expect(await noticesTo(person)).toEqual(['30']);
  await alarm(723, person);
  expect(await noticesTo(person)).toEqual(['30']);
  await alarm(723.2, person);
  await alarm(724, person);
  expect(await noticesTo(person)).toEqual(['7', '30']);
  await alarm(730.1, person);
  expect(await exists(person)).toBe(true);
  await alarm(730.3, person);
  expect(await exists(person)).toBe(false);
  expect((await login(person)).status).toBe(401);
});

test('a sign-in after the notices keeps the account and restarts the two years', async () => {
  const person = await confirmed();
  for (const days of [14, 700.1, 724]) await alarm(days, person);
  expect(await noticesTo(person)).toHaveLength(2);
  advanceClock(729 * DAY_MS);
  expect((await login(person)).status).toBe(200);
  await alarm(2.5, person);
  expect(await exists(person)).toBe(true);
  await alarm(699, person);
  expect(await noticesTo(person)).toHaveLength(2);
  await alarm(700.1, person);
  expect(await noticesTo(person)).toHaveLength(3);
});

test('a continued session keeps the account, and writes nothing in the directory', async () => {
  const person = await confirmed();
  const row = () => env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(person.user.id).first();
  await vi.waitFor(async () => expect((await row())!.handed_version).toBe(2));
  const before = await row();
  advanceClock(50 * DAY_MS);
  expect((await goOn(person)).status).toBe(200);
  expect(await row()).toEqual(before);
  // Seven hundred days after it was opened.
  for (const days of [0, 651]) await alarm(days, person);
  expect(await noticesTo(person)).toEqual([]);
  await alarm(700.1, person);
  expect(await noticesTo(person)).toEqual(['30']);
});

test('a running subscription keeps the account', async () => {
  const buyer = await Buyer.new();
  await buyer.subscribe();
  await changeUser(buyer, 'email_verified_at = 1');
  for (const days of [14, 701, 731, 761]) await alarm(days, buyer);
  expect(await noticesTo(buyer)).toEqual([]);
  expect(await exists(buyer)).toBe(true);
});

test('a late alarm never shortens the notice period of a mail', async () => {
  const person = await confirmed();
  await alarm(1000, person);
  expect(await noticesTo(person)).toEqual(['30']);
  await alarm(1022, person);
  expect(await noticesTo(person)).toEqual(['30']);
  await alarm(1023.1, person);
  expect(await noticesTo(person)).toEqual(['7', '30']);
  await alarm(1029, person);
  expect(await exists(person)).toBe(true);
  await alarm(1030.2, person);
  expect(await exists(person)).toBe(false);
});

test('a notice that fails is sent a day later, and the period counts from then', async () => {
  const person = await confirmed();
  const { email } = person;
  await changeUser(person, `email = 'bounce-${email}'`);
  await alarm(701, person);
  await changeUser(person, `email = '${email}'`);
  await alarm(701.5, person);
  expect(await noticesTo(person)).toEqual([]);
  await alarm(702.1, person);
  expect(await noticesTo(person)).toEqual(['30']);
  await alarm(725, person);
  expect(await noticesTo(person)).toEqual(['30']);
  await alarm(725.2, person);
  expect(await noticesTo(person)).toEqual(['7', '30']);
});

/** An account that is due within fifteen days, with a file: abandoned, or unused since its last notice. */
async function due(isAbandoned: boolean): Promise<Person> {
  const person = await (isAbandoned ? newPerson() : confirmed());
  const { id } = person.user;
  await env.FILES.put(`audio/${id}/left.mp3`, 'sound');
  if (isAbandoned) return person;
  await sqlInHome(id, 'UPDATE activity SET notice_days = 7, notice_at = active_at');
  await sqlInHome(id, `UPDATE timers SET due_at = 0 WHERE name = 'leaving'`);
  return person;
}

test(`${DUE} accounts that are due leave in one day, with their files and homes`, async () => {
  const people: Person[] = [];
  while (people.length < DUE)
    people.push(...(await Promise.all(Array.from({ length: 10 }, (_, n) => due(n % 2 === 0)))));
  const ids = JSON.stringify(people.map(({ user }) => user.id));
  const left = env.DB.prepare('SELECT id FROM users WHERE id IN (SELECT value FROM json_each(?))').bind(ids);
  expect((await left.all()).results).toHaveLength(DUE);
  const logged = vi.spyOn(console, 'error');
  await alarm(15, ...people);
  expect((await left.all()).results).toEqual([]);
  for (const { user } of people)
    await expect.poll(() => rowsInObject(user.id)).toEqual({ rows: [], alarm: null });
  expect((await keysInR2('left.mp3')).filter((key) => ids.includes(key.split('/')[1]!))).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
}, 600_000);

test('a narration of an example keeps an unconfirmed account', async () => {
  const person = await newPerson();
  await sqlInHome(
    person.user.id,
    `INSERT INTO narrations (id, example_id, voice_id, speech_rate_percent, music_track, language, duration_ms, sound_bytes, timeline, created_at, updated_at)
     VALUES ('a', 'b', 'female', 70, 'none', 'es', 1000, 1, '[]', 0, 0)`,
  );
  await alarm(100, person);
  expect(await exists(person)).toBe(true);
  await sqlInHome(person.user.id, 'DELETE FROM narrations');
  await alarm(115, person);
  expect(await exists(person)).toBe(false);
});

test('a cancelled subscription that is paid until next month prevents the notice', async () => {
  const person = await confirmed();
  const until = Date.now() + 731 * DAY_MS;
  await changeUser(person, `subscription_status = 'cancelled', period_end = ${until}`);
  await alarm(701, person);
  await alarm(730.5, person);
  expect(await noticesTo(person)).toEqual([]);
  await alarm(731.5, person);
  expect(await noticesTo(person)).toEqual(['30']);
});

test('a story that is not stored yet keeps the account', async () => {
  const person = await newPerson();
  await sqlInHome(
    person.user.id,
    `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at, deadline, attempt, request_id)
     VALUES ('unsaved', 'narration', 'written', '', '{}', 'a', 'free', 0, 0, 0, 1, '')`,
  );
  await alarm(100, person);
  expect(await exists(person)).toBe(true);
  await sqlInHome(person.user.id, `UPDATE generations SET status = 'refunded'`);
  await alarm(115, person);
  expect(await exists(person)).toBe(false);
});

test('a confirmation whose hand-over was lost keeps the account', async () => {
  const person = await newPerson();
  await env.DB.prepare('UPDATE users SET email_verified_at = 1, version = 9, handed_version = 9 WHERE id = ?')
    .bind(person.user.id)
    .run();
  await alarm(14.1, person);
  expect(await exists(person)).toBe(true);
  expect((await person.fetch('/api/auth/me')).status).toBe(200);
});

/** Runs work between a batch that an object sends to the directory and its answer, once. */
function duringBatch(work: () => Promise<unknown>): void {
  const prototype = Object.getPrototypeOf(env.DB) as D1Database;
  const original = prototype.batch;
  let isFirst = true;
  vi.spyOn(prototype, 'batch').mockImplementation(async function (this: D1Database, ...args) {
    const results = await original.apply(this, args);
    if (isFirst) {
      isFirst = false;
      await work();
    }
    return results as never;
  });
}

test('a user who returns while the home asks the directory keeps the account', async () => {
  const person = await newPerson();
  let returned = 0;
  duringBatch(async () => {
    returned = (await goOn(person)).status;
  });
  await alarm(14.1, person);
  expect(returned).toBe(200);
  expect(await exists(person)).toBe(true);
});

/** Runs work when a mail to someone is handed to the mail service, which then refuses it. */
function refuseMailTo({ email }: Person, work: () => Promise<unknown>): void {
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isMail = String(input) === env.MAIL_SINK_URL && init?.method === 'POST';
    if (!isMail || !String(init.body).includes(email)) return original(input, init);
    await work();
    return new Response(null, { status: 503 });
  });
}

test('a notice is claimed before it is mailed, so that it is mailed once', async () => {
  const person = await confirmed();
  let claimed: unknown[] = [];
  refuseMailTo(person, async () => {
    claimed = await sqlInHome(person.user.id, 'SELECT notice_days FROM activity');
  });
  await alarm(701, person);
  expect(claimed).toEqual([{ notice_days: 30 }]);
  expect(await sqlInHome(person.user.id, 'SELECT notice_days, notice_at FROM activity')).toEqual([
    { notice_days: null, notice_at: null },
  ]);
});

test('a user who returns while their last notice fails is not counted as notified', async () => {
  const person = await confirmed();
  await alarm(701, person);
  expect(await noticesTo(person)).toEqual(['30']);
  refuseMailTo(person, async () => {
    expect((await login(person)).status).toBe(200);
  });
  await alarm(725, person);
  expect(await sqlInHome(person.user.id, 'SELECT notice_days, notice_at FROM activity')).toEqual([
    { notice_days: null, notice_at: null },
  ]);
});

test('without mail no account is deleted for lack of use, since nobody can be warned', async () => {
  const person = await confirmed();
  const stub = env.HOMES.get(env.HOMES.idFromName(person.user.id));
  const now = Date.now();
  for (const days of [701, 731, 1500]) {
    vi.setSystemTime(now + days * DAY_MS);
    await runInDurableObject(stub, (_, state) => new Home(state, { ...env, MAIL_FROM: '' }).alarm());
  }
  vi.setSystemTime(now);
  expect(await exists(person)).toBe(true);
  expect(await sqlInHome(person.user.id, `SELECT due_at FROM timers WHERE name = 'leaving'`)).toEqual([
    { due_at: now + 1501 * DAY_MS },
  ]);
  await alarm(1501, person);
  expect(await noticesTo(person)).toEqual(['30']);
});
