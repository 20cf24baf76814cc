import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../contract/schemas/auth.ts';
import { advanceClock, inOneMinute } from '../../testkit/worker/clock.ts';
import { mailsArrived, mailsTo, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, PASSWORD, type Person, registerPerson, request } from '../../testkit/worker/person.ts';

const HOUR_MS = 3_600_000;

afterEach(() => vi.restoreAllMocks());

const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

function post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return request(path, { method: 'POST', json, headers: { ...elsewhere(), ...headers } });
}

/** Confirms on the page of the mailed link, with the user's session. */
const confirm = (person: Person, token: string) =>
  person.fetch('/api/auth/verify-email', { method: 'POST', json: { token }, headers: elsewhere() });

const isConfirmed = async (person: Person) =>
  (await (await person.fetch('/api/auth/me')).json<User>()).emailVerified;

test('a mailed link confirms nothing for a user without the account', async () => {
  const [squatter, visitor] = [await registerPerson(), await newPerson()];
  const token = tokenIn((await mailsArrived(squatter.email, 1))[0]!, 'verify-email');
  // The address's owner, who never opened this account, uses the link: signed out, and as another user.
  for (const answer of [await post('/api/auth/verify-email', { token }), await confirm(visitor, token)]) {
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'confirmation_required' }]);
  }
  const guessed = await post('/api/auth/verify-email', { token, password: 'a wrong one' });
  expect([guessed.status, await guessed.json()]).toMatchObject([403, { code: 'wrong_password' }]);
  expect(await isConfirmed(squatter)).toBe(false);
});

test("the account's password confirms its address in any browser", async () => {
  const person = await registerPerson();
  const token = tokenIn((await mailsArrived(person.email, 1))[0]!, 'verify-email');
  const { password } = person;
  expect((await post('/api/auth/verify-email', { token, password })).status).toBe(204);
  expect(await isConfirmed(person)).toBe(true);
});

test('registration mails a link that verifies the address once', async () => {
  const person = await registerPerson();
  expect(person.user.emailVerified).toBe(false);
  const [mail] = await mailsArrived(person.email, 1);
  expect(mail!.subject).toBe('Confirma tu correo en Cuéntame');
  expect(mail!.text).toContain('http://app.test/verify-email?token=');
  const token = tokenIn(mail!, 'verify-email');
  expect(mail!.html).toContain(token);

  expect((await confirm(person, token)).status).toBe(204);
  expect(await (await person.fetch('/api/auth/me')).json()).toMatchObject({ emailVerified: true });
  const again = await confirm(person, token);
  expect(again.status).toBe(410);
  expect(await again.json()).toMatchObject({ code: 'link_invalid' });
});

test('a verification link works once, also when opened ten times at once', async () => {
  const person = await registerPerson();
  const token = tokenIn((await mailsArrived(person.email, 1))[0]!, 'verify-email');
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(person, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(410)]);
  expect(await isConfirmed(person)).toBe(true);
});

test("the mail uses the registering client's language and web app", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  await post(
    '/api/auth/register',
    { email, password: PASSWORD },
    { 'accept-language': 'en', origin: 'http://localhost:4173' },
  );
  const [mail] = await mailsArrived(email, 1);
  expect(mail!.subject).toBe('Confirm your email for Cuéntame');
  expect(mail!.text).toContain('http://localhost:4173/verify-email?token=');
});

test.each(['slow', 'bounce'])('a mail that is %s neither delays nor fails the registration', async (kind) => {
  const email = `${kind}-${crypto.randomUUID()}@example.org`;
  const answer = await post('/api/auth/register', { email, password: PASSWORD });
  expect(answer.status).toBe(201);
  expect(await mailsTo(email)).toEqual([]);
  if (kind === 'slow') await mailsArrived(email, 1);
});

test('an unverified account can generate stories', async () => {
  const person = await registerPerson();
  expect((await person.generate({ topic: 'un faro', storyLength: 'short' })).status).toBe(200);
});

test('a verification link is valid for three days', async () => {
  const [early, late] = [await registerPerson(), await registerPerson()];
  const tokens = await Promise.all(
    [early, late].map(async ({ email }) => tokenIn((await mailsArrived(email, 1))[0]!, 'verify-email')),
  );
  advanceClock(71 * HOUR_MS);
  expect((await confirm(early!, tokens[0]!)).status).toBe(204);
  advanceClock(2 * HOUR_MS);
  expect((await confirm(late!, tokens[1]!)).status).toBe(410);
});

test('a user can request another mail, five an hour in total', async () => {
  const resendBy = (person: Person) => person.fetch('/api/auth/verify-email/resend', { method: 'POST' });
  const { person, newest, repeated, refused } = await inOneMinute(async () => {
    const person = await registerPerson();
    await mailsArrived(person.email, 1);
    expect((await resendBy(person)).status).toBe(204);
    const [newest] = await mailsArrived(person.email, 2);
    const repeated = [(await resendBy(person)).status, (await resendBy(person)).status];
    return { person, newest, repeated, refused: await resendBy(person) };
  });
  expect([...repeated, refused.status]).toEqual([204, 204, 429]);
  expect(await refused.json()).toMatchObject({ code: 'too_many_mails', isRateLimit: true });

  expect((await confirm(person, tokenIn(newest!, 'verify-email'))).status).toBe(204);
  expect((await resendBy(person)).status).toBe(204);
  expect(await mailsTo(person.email)).toHaveLength(4);
});

test('repeated opening and deleting of an account cannot flood a mailbox', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const password = PASSWORD;
  for (let n = 0; n < 11; n++) {
    const registered = await post('/api/auth/register', { email, password });
    expect(registered.status).toBe(201);
    const { token } = await registered.json<{ token: string }>();
    const headers = { ...elsewhere(), authorization: `Bearer ${token}` };
    const left = await request('/api/account', { method: 'DELETE', json: { password }, headers });
    expect(left.status).toBe(204);
  }
  await mailsArrived(email, 8);
  await scheduler.wait(200);
  expect(await mailsTo(email)).toHaveLength(8);
});

test('requesting another mail needs a session', async () => {
  expect((await post('/api/auth/verify-email/resend', {})).status).toBe(401);
});

test('an invented link verifies nothing', async () => {
  expect((await post('/api/auth/verify-email', { token: 'made-up' })).status).toBe(410);
  expect((await post('/api/auth/verify-email', {})).status).toBe(400);
});
