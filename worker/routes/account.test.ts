import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account, AccountExport, DeviceSessions } from '../../contract/schemas/account.ts';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import { type Story, TYPED_FIELDS } from '../../contract/schemas/stories.ts';
import { newOwner, newPremiumOwner } from '../../testkit/worker/access/owner.ts';
import { advanceClock, inOneMinute } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsArrived } from '../../testkit/worker/inbox.ts';
import { keysInR2, rowsInD1, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { newPerson, Person, registerPerson, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { deleteExpired } from '../directory/expired.ts';
import { mailboxDigest } from '../directory/mailbox.ts';
import { type UserRow, userByEmail } from '../directory/users.ts';
import { NARRATION_COLUMNS, STORY_COLUMNS } from '../home-storage/schema.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another-long-password';

afterEach(() => vi.restoreAllMocks());

const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

async function session(answer: Response, email: string, password = ''): Promise<Person> {
  const { token, user } = await answer.json<SessionAnswer>();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return new Person({ email, password, token, cookie, user });
}

const withPassword = (person: Person, password: string) => new Person({ ...person, password });

/** Signs the same user in on another device. */
async function onAnotherDevice({ email, password }: Person): Promise<Person> {
  const answer = await request('/api/auth/login', {
    method: 'POST',
    json: { email, password },
    headers: { ...elsewhere(), 'user-agent': 'A tablet' },
  });
  return session(answer, email, password);
}

/** A user who signed in with Google and has no password. */
async function newGooglePerson(): Promise<Person> {
  const person = googlePerson();
  const answer = await request('/api/auth/google', {
    method: 'POST',
    json: { idToken: await idTokenOf(person) },
    headers: elsewhere(),
  });
  return session(answer, person.email);
}

const me = async (person: Person) => (await person.fetch('/api/auth/me')).json<Person['user']>();

function remove(person: Person, json: unknown): Promise<Response> {
  return person.fetch('/api/account', { method: 'DELETE', json });
}

async function userRow({ email }: Person): Promise<UserRow> {
  return (await userByEmail(database(env.DB), email))!;
}

// @spec 7.36
test('GET /account lists the ways to sign in', async () => {
  const account = await (await (await newPerson()).fetch('/api/account')).json<Account>();
  expect(account).toMatchObject({ hasPassword: true, hasGoogle: false, createdAt: expect.any(String) });
  const google = await (await (await newGooglePerson()).fetch('/api/account')).json<Account>();
  expect(google).toMatchObject({ hasPassword: false, hasGoogle: true, emailVerified: true });
  expect(JSON.stringify([account, google])).not.toContain('scrypt');
});

test('a user can change and remove their name', async () => {
  const person = await newPerson();
  const rename = (name: unknown) => person.fetch('/api/account', { method: 'PATCH', json: { name } });
  expect(await (await rename('  Familia Ruiz ')).json()).toMatchObject({ name: 'Familia Ruiz' });
  expect(await (await person.fetch('/api/auth/me')).json()).toMatchObject({ name: 'Familia Ruiz' });
  expect(await (await rename('')).json()).toMatchObject({ name: null });
  expect((await rename('x'.repeat(81))).status).toBe(400);
});

test('a name is stored without invisible characters', async () => {
  const person = await newPerson();
  const rename = (name: string) =>
    person.fetch('/api/account', {
      method: 'PATCH',
      body: JSON.stringify({ name }),
      headers: { 'content-type': 'application/json' },
    });
  expect(await (await rename('\u202eeman\u0000\u200b  Ana')).json()).toMatchObject({ name: 'eman Ana' });
  expect(await (await rename('\u200b')).json()).toMatchObject({ name: null });
});

test('a password change needs the old password and signs other devices out', async () => {
  const person = await newPerson();
  const tablet = await onAnotherDevice(person);
  const change = (currentPassword: string | undefined) =>
    person.fetch('/api/account/password', {
      method: 'POST',
      json: { currentPassword, newPassword: NEW_PASSWORD },
    });
  for (const wrong of ['not it', undefined]) {
    const refused = await change(wrong);
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([403, 'wrong_password']);
  }
  expect((await change(person.password)).status).toBe(204);
  expect((await person.fetch('/api/auth/me')).status).toBe(200);
  expect((await tablet.fetch('/api/auth/me')).status).toBe(401);
  const login = await onAnotherDevice(withPassword(person, NEW_PASSWORD));
  expect((await login.fetch('/api/auth/me')).status).toBe(200);
});

test('a password change limits guesses of the old password', async () => {
  const statuses = await inOneMinute(async () => {
    const [sent, person] = [[] as number[], await newPerson()];
    for (let n = 0; n < 11; n++) {
      const json = { currentPassword: `guess ${n}`, newPassword: NEW_PASSWORD };
      sent.push((await person.fetch('/api/account/password', { method: 'POST', json })).status);
    }
    return sent;
  });
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
});

test('a Google account can set a first password shortly after sign-in only', async () => {
  const person = await newGooglePerson();
  const set = () =>
    person.fetch('/api/account/password', { method: 'POST', json: { newPassword: NEW_PASSWORD } });
  advanceClock(20 * MINUTE_MS);
  const late = await set();
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([403, 'recent_sign_in_required']);
  advanceClock(-20 * MINUTE_MS);
  expect((await set()).status).toBe(204);
  expect((await onAnotherDevice(withPassword(person, NEW_PASSWORD))).token).toBeTruthy();
});

test('the session list omits expired sessions', async () => {
  const person = await newPerson();
  const { email, password } = person;
  const login = await request('/api/auth/login', {
    method: 'POST',
    json: { email, password },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });
  expect(login.status).toBe(200);
  const list = async () =>
    (await (await person.fetch('/api/account/sessions')).json<DeviceSessions>()).sessions;
  const other = (await list()).find(({ isCurrent }) => !isCurrent)!;
  const set = 'UPDATE sessions SET expires_at = ? WHERE id = ?';
  await sqlInHome(person.user.id, set, Date.now(), other.id);
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('a user can list sessions and end one, all others or all', async () => {
  const person = await newPerson();
  const tablet = await onAnotherDevice(person);
  const phone = await onAnotherDevice(person);
  const list = async () =>
    (await (await person.fetch('/api/account/sessions')).json<DeviceSessions>()).sessions;
  const sessions = await list();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter((one) => one.isCurrent)).toHaveLength(1);
  expect(sessions.map((one) => one.userAgent)).toContain('A tablet');
  expect(JSON.stringify(sessions)).not.toContain('ecret');

  const tabletId = (await (await tablet.fetch('/api/account/sessions')).json<DeviceSessions>()).sessions.find(
    (one) => one.isCurrent,
  )!.id;
  const stranger = await newPerson();
  const end = (who: Person, id: string) => who.fetch(`/api/account/sessions/${id}`, { method: 'DELETE' });
  expect((await end(stranger, tabletId)).status).toBe(404);
  expect((await end(person, tabletId)).status).toBe(204);
  expect((await tablet.fetch('/api/auth/me')).status).toBe(401);

  expect((await person.fetch('/api/account/sessions?except=current', { method: 'DELETE' })).status).toBe(204);
  expect((await phone.fetch('/api/auth/me')).status).toBe(401);
  expect(await list()).toHaveLength(1);

  const everywhere = await person.fetch('/api/account/sessions', { method: 'DELETE' });
  expect(everywhere.headers.get('set-cookie')).toMatch(/^__Host-cuentame-session=;/);
  expect((await person.generate({ topic: 'un faro' })).status).toBe(401);
});

/** A user with data everywhere: D1, R2, the Durable Object, the speech cache. */
async function busyPerson(): Promise<{ person: Person; story: Story; topic: string }> {
  const person = await registerPerson();
  await mailsArrived(person.email, 1);
  // Long enough to have a level, whichever words the topic leads to.
  const topic = `un faro que cuenta ovejas ${crypto.randomUUID().slice(0, 8)} !few`;
  const story = await (await person.generate({ topic, storyLength: 'short' })).json<Story>();
  const audio = await person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text: story.content, voiceId: 'female', speechRate: 1, musicTrack: 'none' },
  });
  expect(audio.status).toBe(200);
  await person.fetch('/api/contact', {
    method: 'POST',
    json: { user_name: 'Rosa', user_email: person.email, message: 'Hola' },
    headers: elsewhere(),
  });
  await person.fetch(`/api/stories/${story.id}/report`, {
    method: 'POST',
    json: { reason: 'frightening', comment: 'El lobo' },
    headers: elsewhere(),
  });
  await onAnotherDevice(person);
  return { person, story, topic };
}

function stubOf({ user }: Person) {
  return env.HOMES.get(env.HOMES.idFromName(user.id));
}

test('the account records each accepted version of the terms with its time, and never goes back', async () => {
  const person = await newPerson();
  expect(await me(person)).toMatchObject({ termsVersion: null });
  const accept = async (termsVersion: string) => {
    const answer = await person.fetch('/api/account/terms', { method: 'POST', json: { termsVersion } });
    expect(answer.status).toBe(200);
    return (await answer.json<Person['user']>()).termsVersion;
  };
  const acceptedAt = async () => {
    const answer = await person.fetch('/api/account/export');
    const { account } = await answer.json<AccountExport>();
    expect(account.termsVersion).toBe((await me(person)).termsVersion);
    return account.termsAcceptedAt;
  };
  expect(await acceptedAt()).toBeNull();

  expect(await accept('2026-11-22')).toBe('2026-11-22');
  const first = (await acceptedAt())!;
  advanceClock(20 * MINUTE_MS);
  expect(await accept('2026-11-22')).toBe('2026-11-22');
  expect(await acceptedAt()).toBe(first);

  expect(await accept('2027-02-01')).toBe('2027-02-01');
  const second = (await acceptedAt())!;
  expect(Date.parse(second) - Date.parse(first)).toBeGreaterThanOrEqual(20 * MINUTE_MS);
  expect(await accept('2026-11-22')).toBe('2027-02-01');
  expect(await acceptedAt()).toBe(second);
});

test('the export of more stories than one answer of the home has is whole and in order', async () => {
  const { buyer } = await newOwner();
  const added = await inLibrary(buyer.user.id, (library) => {
    const [story] = library.stories(library.allIds().stories);
    const [narration] = library.narrations(library.allIds().narrations);
    for (let number = 0; number < 230; number++) {
      const copy = { id: `${story!.id}-${number}`, createdAt: story!.createdAt + 1 + number };
      library.saveStory({ ...story!, ...copy });
      library.saveNarration({ ...narration!, ...copy, storyId: copy.id });
    }
    return library.allIds();
  });
  const data = await (await buyer.fetch('/api/account/export')).json<AccountExport>();
  expect(data.stories.map(({ id }) => id)).toEqual(added.stories);
  expect(data.narrations.map(({ id }) => id)).toEqual(added.narrations);
  expect(added.stories).toHaveLength(231);
});

/** Columns that the export leaves out or has in another form: digests, folded copies, sizes and times of writing. */
const NOT_EXPORTED = ['textHash', 'translationHash', 'foldedTitle', 'foldedWords', 'heroKey'].concat(
  // As text and translation.
  'document',
  'storedAt',
  'soundBytes',
  'updatedAt',
  // Whether its sound waits for being made anew.
  'isOutdated',
  // Which text it reads, as a number.
  'textEditedAt',
  // Present once they were ordered.
  'sleepEdition',
  'practiceEdition',
);

test('the export has every row, and links that work', async () => {
  const { person, story, topic } = await busyPerson();
  // Once its memory is there.
  await (await person.fetch(`/api/stories/${story.id}/night`)).text();
  await env.DB.prepare(
    `INSERT INTO duplicate_subscriptions (id, user_id, created_at, refunded_amount, currency) VALUES ('sub_2', ?, 1, 500, 'eur')`,
  )
    .bind(person.user.id)
    .run();
  await env.DB.prepare(
    `INSERT INTO withdrawals (id, user_id, email, stated_at, outcome, mail_due_at) VALUES ('w', ?, ?, 1, 'ended', 1)`,
  )
    .bind(person.user.id, person.email)
    .run();
  await env.DB.prepare(
    `INSERT INTO owner_acts (id, act, user_id, reason, owner, begun_at, claimed_at) VALUES ('a', 'sign_out', ?, 'b', 'c', 1, 1)`,
  )
    .bind(person.user.id)
    .run();
  const answer = await person.fetch('/api/account/export');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="cuentame-\d{4}-\d\d-\d\d\.json"/,
  );
  const text = await answer.text();
  const data = JSON.parse(text) as AccountExport;

  const counts = {
    users: 1,
    contact_messages: data.contactMessages.length,
    mail_tokens: data.mailLinks.length,
    story_reports: data.storyReports.length,
    duplicate_subscriptions: data.refunds.length,
    withdrawals: data.withdrawals.length,
    owner_acts: data.decisions.length,
    free_stories: data.freeStories.length,
    usage_counts: data.spoken.length,
  };
  expect(counts).toEqual(await rowsInD1(person.user.id, person.email));
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  expect(data.account).toMatchObject({ email: person.email, hasPassword: true, storiesElsewhere: 0 });
  expect(data.account).toMatchObject({ lastUsedAt: data.account.createdAt, deletionAnnouncedAt: null });
  expect(data.stories[0]).toMatchObject({ title: story.title, text: story.content, options: { topic } });
  // Every typed field is in the export.
  expect(Object.keys(data.stories[0]!.options)).toEqual(expect.arrayContaining(TYPED_FIELDS));
  for (const [columns, row] of [
    [STORY_COLUMNS, data.stories[0]],
    [NARRATION_COLUMNS, data.narrations[0]],
  ] as const) {
    const kept = Object.keys(columns).filter((column) => !NOT_EXPORTED.includes(column));
    const missing = kept.filter((column) => !(column in row!));
    expect(missing, 'export it in worker/account/export-account.ts').toEqual([]);
  }
  expect(data.contactMessages[0]).toMatchObject({ message: 'Hola' });
  expect(data.refunds[0]).toMatchObject({ subscriptionId: 'sub_2', amount: 500, currency: 'eur' });
  expect(data.storyReports[0]).toMatchObject({ storyId: story.id, exampleId: null, comment: 'El lobo' });

  // Timers and the state of the snapshot name work, not the user. The rows of activity and household are part of the
  // account.
  const kept = (await rowsInObject(person.user.id)).rows.filter(
    (row) => !('due_at' in row || 'active_at' in row || 'time_zone' in row || 'state' in row),
  );
  const events = data.generations.flatMap((generation) => generation.events);
  const { sessions, generations, nights } = data;
  const exported = [sessions, data.stories, data.narrations, generations, events, data.dailyUses, nights];
  expect(exported.map(({ length }) => length)).not.toContain(0);
  // The additional row is the copy of the directory's user row.
  expect(kept).toHaveLength(exported.flat().length + 1);
  expect(data.generations.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'story saved',
    'narration saved',
  ]);

  const theirs = (await keysInR2()).filter((key) => key.includes(person.user.id));
  expect(data.files.map(({ path }) => path).sort()).toEqual(theirs.sort());
  const folders = new Set(theirs.map((key) => key.split('/')[0]));
  expect([...folders].sort()).toEqual(['audio', 'speech', 'stories']);
  const audio = await request(data.narrations[0]!.audioUrl);
  expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  const stored = await request(data.files.find(({ path }) => path.startsWith('stories/'))!.url);
  expect(await stored.json()).toMatchObject({ sentences: story.sentences });

  const row = await userRow(person);
  for (const secret of [row.passwordHash!, person.token, person.cookie.split('.').at(-1)!]) {
    expect(text).not.toContain(secret);
  }
});

test('account deletion removes all data of the user and can be repeated', async () => {
  const before = await keysInR2();
  const { person } = await busyPerson();
  expect(Object.keys(await rowsInD1(person.user.id, person.email)).length).toBeGreaterThan(4);
  const made = (await keysInR2()).filter((key) => !before.includes(key));
  expect([...new Set(made.map((key) => key.split('/')[0]))]).toEqual(['audio', 'speech', 'stories']);

  const answer = await remove(person, { password: person.password });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-cuentame-session=;/);

  expect(await rowsInD1(person.user.id, person.email)).toEqual({});
  // Behind the answer. The story's cached speech is deleted too.
  await vi.waitFor(async () => expect((await keysInR2()).filter((key) => !before.includes(key))).toEqual([]));
  const again = await remove(person, { password: person.password });
  expect(await again.json()).toMatchObject({ code: 'session_ended' });
  // An unexpired token is rejected, and a late request recreates nothing.
  expect((await person.fetch('/api/stories/current')).status).toBe(401);
  const current = () => person.home.running();
  await expect(current).rejects.toMatchObject({ code: 'session_ended' });
  await expect(() =>
    runInDurableObject(stubOf(person), (_, state) => state.abort('restart')),
  ).rejects.toThrow();
  await expect(current).rejects.toMatchObject({ code: 'session_ended' });
  await vi.waitFor(async () => expect(await rowsInObject(person.user.id)).toEqual({ rows: [], alarm: null }));
  const login = await request('/api/auth/login', {
    method: 'POST',
    json: { email: person.email, password: person.password },
    headers: elsewhere(),
  });
  expect(login.status).toBe(401);
});

test("the Durable Object's storage is empty after the deletion of the account", async () => {
  const person = await newPerson();
  await person.generate({ topic: 'un faro !tiny', storyLength: 'short' });
  expect((await remove(person, { password: person.password })).status).toBe(204);
  const tables = () =>
    runInDurableObject(stubOf(person), (_, { storage }) =>
      storage.sql
        .exec<{ name: string }>(`SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf_%'`)
        .toArray(),
    );
  await vi.waitFor(async () => expect(await tables()).toEqual([]));
});

test('account deletion stops a running story, which saves nothing later', async () => {
  const person = await newPerson();
  const answer = await person.generate(
    { topic: 'un río muy largo !slow', storyLength: 'short' },
    { accept: 'text/event-stream' },
  );
  const reading = readEvents(answer.body!);
  const gone = await remove(person, { password: person.password });
  expect(gone.status).toBe(204);
  expect((await reading).at(-1)?.event).toMatchObject({
    type: 'error',
    error: { code: 'session_ended' },
  });
  const refused = await person.generate({ topic: 'otro' });
  expect(refused.status).toBe(401);
  expect(await rowsInD1(person.user.id, person.email)).toEqual({});
  await vi.waitFor(async () =>
    expect((await keysInR2()).filter((key) => key.includes(person.user.id))).toEqual([]),
  );
});

test('a mailbox gets no new free stories for twelve months after its account is deleted, in any spelling', async () => {
  // The same order again would return the same story.
  let told = 0;
  const tell = (person: Person) => {
    told += 1;
    return person.generate({ topic: `un faro ${told} !tiny`, storyLength: 'short' });
  };
  const leave = async (person: Person) =>
    expect((await remove(person, { password: person.password })).status).toBe(204);
  const name = `ana${crypto.randomUUID().replaceAll('-', '')}`;
  const spellings = [`${name}@gmail.com`, `A.${name.slice(1)}+cuentos@googlemail.com`, `${name}@gmail.com`];
  const first = await registerPerson(spellings[0]);
  expect((await tell(first)).status).toBe(200);
  await leave(first);

  const second = await registerPerson(spellings[1]!.toLowerCase());
  expect(await me(second)).toMatchObject({ storiesGenerated: 1, storiesRemaining: 2 });
  for (const left of [1, 0]) {
    advanceClock(11_000);
    expect((await tell(second)).status).toBe(200);
    expect(await me(second)).toMatchObject({ storiesRemaining: left });
  }
  advanceClock(11_000);
  const refused = await tell(second);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'story_limit_reached' }]);
  await leave(second);

  // With Google too: the address counts, not the sign-in method.
  const answer = await request('/api/auth/google', {
    method: 'POST',
    json: { idToken: await idTokenOf({ email: spellings[2]! }) },
    headers: elsewhere(),
  });
  const third = await session(answer, spellings[2]!);
  expect(await me(third)).toMatchObject({ storiesGenerated: 3, storiesRemaining: 0 });
  expect((await remove(third, {})).status).toBe(204);

  advanceClock(366 * 24 * 60 * MINUTE_MS);
  await deleteExpired(database(env.DB), Date.now());
  expect(await freeStoriesOf(spellings[0]!)).toEqual([]);
  expect(await me(await registerPerson(spellings[0]))).toMatchObject({ storiesRemaining: 3 });
}, 60_000);

/** A distinct short story: the same order again would return the same story. */
const tellOne = (person: Person, more = '') =>
  person.generate({ topic: `un faro ${crypto.randomUUID()} !tiny ${more}`, storyLength: 'short' });
const mailboxName = () => `ana${crypto.randomUUID().replaceAll('-', '')}`;
const freeStoriesOf = async (email: string) => {
  const rows = env.DB.prepare('SELECT user_id, counts_until FROM free_stories WHERE mailbox = ?');
  return (await rows.bind(await mailboxDigest(env, email)).all()).results;
};

test('all accounts of a mailbox share three free stories, also when they overlap', async () => {
  const name = mailboxName();
  const spelled = [
    `${name}+1@gmail.com`,
    `${name}+2@gmail.com`,
    `${name[0]}.${name.slice(1)}@googlemail.com`,
  ];
  const [first, second, third] = await Promise.all(spelled.map((email) => registerPerson(email)));
  expect((await tellOne(first!)).status).toBe(200);
  expect((await tellOne(second!)).status).toBe(200);
  for (const person of [first!, second!])
    expect(await me(person)).toMatchObject({ storiesGenerated: 2, storiesRemaining: 1 });
  expect((await remove(first!, { password: first!.password })).status).toBe(204);
  expect(await me(third!)).toMatchObject({ storiesGenerated: 2, storiesRemaining: 1 });
  const told = await tellOne(third!);
  expect(told.status).toBe(200);
  const answers = [await (await third!.fetch('/api/stories/remaining')).json(), await me(second!)];
  expect(answers).toMatchObject([{ storiesRemaining: 0 }, { storiesRemaining: 0 }]);
  for (const person of [second!, await registerPerson(`${name}+4@gmail.com`)]) {
    advanceClock(11_000);
    const refused = await tellOne(person);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'story_limit_reached' }]);
  }
}, 60_000);

test('two accounts of a mailbox get one last free story between them', async () => {
  const name = mailboxName();
  const [first, second] = await Promise.all(
    ['+1', '+2'].map((tag) => registerPerson(`${name}${tag}@example.org`)),
  );
  for (const left of [2, 1]) {
    expect((await tellOne(first!)).status).toBe(200);
    expect(await me(second!)).toMatchObject({ storiesRemaining: left });
    advanceClock(11_000);
  }
  const answers = await Promise.all([tellOne(first!, '!slow'), tellOne(second!, '!slow')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const refused = answers.find(({ status }) => status === 403)!;
  expect(await refused.json()).toMatchObject({ code: 'story_limit_reached' });
  expect(await freeStoriesOf(first!.email)).toHaveLength(3);
  for (const person of [first!, second!]) expect(await me(person)).toMatchObject({ storiesRemaining: 0 });
}, 60_000);

test('a failed free story is returned to every account of the mailbox', async () => {
  const name = mailboxName();
  const [first, second] = await Promise.all(
    ['+1', '+2'].map((tag) => registerPerson(`${name}${tag}@example.org`)),
  );
  for (let n = 0; n < 2; n++) {
    expect((await tellOne(first!)).status).toBe(200);
    advanceClock(11_000);
  }
  expect((await tellOne(first!, '!unfit')).status).toBe(422);
  await vi.waitFor(async () => expect(await freeStoriesOf(first!.email)).toHaveLength(2));
  expect((await tellOne(second!)).status).toBe(200);
}, 60_000);

test('a Premium story does not count as a free story of the mailbox', async () => {
  const { buyer } = await newPremiumOwner();
  const before = await freeStoriesOf(buyer.email);
  expect((await buyer.generate({ topic: 'un faro !tiny', storyLength: 'short' })).status).toBe(200);
  expect(await freeStoriesOf(buyer.email)).toEqual(before);
}, 60_000);

test('deleting an account without stories leaves no row', async () => {
  const person = await newPerson();
  expect((await remove(person, { password: person.password })).status).toBe(204);
  expect(await freeStoriesOf(person.email)).toEqual([]);
});

test('account deletion needs the password', async () => {
  const person = await newPerson();
  for (const json of [{}, { password: 'not it' }]) {
    expect((await remove(person, json)).status).toBe(403);
  }
  expect((await person.fetch('/api/auth/me')).status).toBe(200);
});

test('account deletion without a password needs a recent sign-in', async () => {
  const person = await newGooglePerson();
  advanceClock(20 * MINUTE_MS);
  expect(await (await remove(person, {})).json()).toMatchObject({ code: 'recent_sign_in_required' });
  advanceClock(-20 * MINUTE_MS);
  expect((await remove(person, {})).status).toBe(204);
});

test('account deletion deletes the Stripe customer with every subscription', async () => {
  const person = await newPerson();
  const checkout = await person.fetch('/api/stripe/create-checkout-session', {
    method: 'POST',
    json: {
      email: person.email,
      successUrl: 'http://app.test/success',
      cancelUrl: 'http://app.test/subscribe',
    },
  });
  expect(checkout.status).toBe(200);
  const { stripeCustomerId } = await userRow(person);
  const customer = async () => {
    const answer = await fetch(`${env.STRIPE_API_BASE}/v1/customers/${stripeCustomerId}`, {
      headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
    });
    return answer.json<{ id?: string; deleted?: boolean }>();
  };
  expect(await customer()).toMatchObject({ id: stripeCustomerId });
  expect((await remove(person, { password: person.password })).status).toBe(204);
  const left = await customer();
  expect(left.id === undefined || left.deleted).toBe(true);
}, 60_000);
