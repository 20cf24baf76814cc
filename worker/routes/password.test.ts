import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { advanceClock, inOneMinute } from '../../testkit/worker/clock.ts';
import { mailsArrived, mailsTo, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, type Person, registerPerson, request } from '../../testkit/worker/person.ts';
import { mailResetLink } from '../account/mail-links.ts';
import { database } from '../directory/client.ts';
import type { Mail } from '../providers/mail.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another-long-password';

afterEach(() => vi.restoreAllMocks());

const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

function post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return request(path, { method: 'POST', json, headers: { ...elsewhere(), ...headers } });
}

/** Requests a link and returns its token. */
async function resetToken(person: Person): Promise<string> {
  const before = (await mailsTo(person.email)).length;
  expect((await post('/api/auth/forgot-password', { email: person.email })).status).toBe(202);
  const mails = await mailsArrived(person.email, before + 1);
  return tokenIn(
    mails.find(({ text }) => text.includes('/reset-password'))!,
    'reset-password',
  );
}

test('a mailed link sets a password, ends all sessions and verifies the address', async () => {
  const person = await newPerson();
  const token = await resetToken(person);
  expect((await post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(204);

  expect(await (await person.fetch('/api/auth/me')).json()).toMatchObject({ code: 'session_ended' });
  const { email, password } = person;
  expect((await post('/api/auth/login', { email, password })).status).toBe(401);
  const login = await post('/api/auth/login', { email, password: NEW_PASSWORD });
  expect(login.status).toBe(200);
  expect(await login.json()).toMatchObject({ user: { emailVerified: true } });
});

test('a reset link works once, also when opened ten times at once', async () => {
  const person = await newPerson();
  const token = await resetToken(person);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      post('/api/auth/reset-password', { token, password: `password-number-${n}` }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 410)).toHaveLength(9);
});

test("using a reset link invalidates the user's other links", async () => {
  const person = await newPerson();
  const first = await resetToken(person);
  const second = await resetToken(person);
  expect(second).not.toBe(first);
  expect((await post('/api/auth/reset-password', { token: second, password: NEW_PASSWORD })).status).toBe(
    204,
  );
  expect((await post('/api/auth/reset-password', { token: first, password: 'one more time' })).status).toBe(
    410,
  );
});

test('a reset link is valid for an hour', async () => {
  const [early, late] = [await newPerson(), await newPerson()];
  const tokens = [await resetToken(early), await resetToken(late)];
  advanceClock(59 * MINUTE_MS);
  expect((await post('/api/auth/reset-password', { token: tokens[0], password: NEW_PASSWORD })).status).toBe(
    204,
  );
  advanceClock(2 * MINUTE_MS);
  const answer = await post('/api/auth/reset-password', { token: tokens[1], password: NEW_PASSWORD });
  expect(answer.status).toBe(410);
  expect((await post('/api/auth/login', late)).status).toBe(200);
});

test('a verification link cannot set a password', async () => {
  const person = await registerPerson();
  const token = tokenIn((await mailsArrived(person.email, 1))[0]!, 'verify-email');
  expect((await post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(410);
});

test('a too short password does not use up the link', async () => {
  const person = await newPerson();
  const token = await resetToken(person);
  expect((await post('/api/auth/reset-password', { token, password: 'short' })).status).toBe(400);
  expect((await post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(204);
});

test('forgot-password answers the same for any address, before any look-up', async () => {
  const person = await newPerson();
  const nobody = `${crypto.randomUUID()}@example.org`;
  const [known, unknown] = [
    await post('/api/auth/forgot-password', { email: person.email }),
    await post('/api/auth/forgot-password', { email: nobody }),
  ];
  const answered = async (answer: Response) => {
    const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
    return { status: answer.status, body: await answer.text(), headers };
  };
  expect(await answered(unknown)).toEqual(await answered(known));
  await mailsArrived(person.email, 1);
  expect(await mailsTo(nobody)).toEqual([]);

  // A slow mail service does not delay the response.
  const slow = `slow-${crypto.randomUUID()}@example.org`;
  await post('/api/auth/register', { email: slow, password: 'long enough' });
  await mailsArrived(slow, 1);
  expect((await post('/api/auth/forgot-password', { email: slow })).status).toBe(202);
  expect(await mailsTo(slow)).toHaveLength(1);
  await mailsArrived(slow, 2);
});

test('the limit of reset mails is the same for addresses with and without an account', async () => {
  const person = await newPerson();
  for (const email of [person.email, `${crypto.randomUUID()}@example.org`]) {
    const statuses = await inOneMinute(async () => {
      const [sent, home] = [[] as number[], elsewhere()];
      for (let n = 0; n < 4; n++)
        sent.push((await post('/api/auth/forgot-password', { email }, home)).status);
      return sent;
    });
    expect(statuses).toEqual([202, 202, 202, 429]);
  }
});

/** Requests from networks, and the resulting mails. */
function askingFor(email: string) {
  const sent: Mail[] = [];
  const ask = (network: string, now: number) => mailResetLink({ ...deps, network }, email, now);
  const deps = {
    db: database(env.DB),
    appOrigin: 'http://app.test',
    language: 'en' as const,
    send: async (mail: Mail) => void sent.push(mail),
    digest: async (text: string) => text,
  };
  return { sent, ask };
}

test('a mailbox gets at most eight reset links an hour and twenty a day, over all networks', async () => {
  const { email } = await newPerson();
  const { sent, ask } = askingFor(email);
  const now = Date.now();
  await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`network ${n}`, now + n)));
  expect(sent).toHaveLength(8);
  await ask('another', now + 61 * MINUTE_MS);
  expect(sent).toHaveLength(9);
  expect(sent[8]).toMatchObject({ to: email, subject: 'A new password for Cuéntame' });
  // Expired counters are deleted.
  const kept = await env.DB.prepare(
    `SELECT count(*) AS n FROM mail_tokens JOIN users ON users.id = user_id WHERE email = ? AND purpose = 'reset_password'`,
  )
    .bind(email)
    .first();
  expect(kept).toEqual({ n: 1 });
  for (let hour = 2; hour < 9; hour++)
    for (let n = 0; n < 9; n++) await ask(`network ${hour} ${n}`, now + hour * 61 * MINUTE_MS);
  expect(sent).toHaveLength(20);
  await ask('after a day', now + 24 * 61 * MINUTE_MS);
  expect(sent).toHaveLength(21);
});

test("one network that uses its limit does not block the owner's request", async () => {
  const { email } = await newPerson();
  const { sent, ask } = askingFor(email);
  const now = Date.now();
  for (let hour = 0; hour < 10; hour++)
    for (let n = 0; n < 6; n++) await ask('2001:db8:7::/48', now + hour * 61 * MINUTE_MS + n);
  expect(sent).toHaveLength(10);
  await ask('198.51.100.7', now + 9 * 61 * MINUTE_MS + 10);
  await ask('198.51.100.7', now + 9 * 61 * MINUTE_MS + 11);
  expect(sent).toHaveLength(12);
});
