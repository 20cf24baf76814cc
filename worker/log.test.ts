import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../contract/schemas/stories.ts';
import { Buyer } from '../testkit/worker/buyer.ts';
import { advanceClock } from '../testkit/worker/clock.ts';
import { readEvents } from '../testkit/worker/events.ts';
import { mailsArrived, tokenIn } from '../testkit/worker/inbox.ts';
import { request } from '../testkit/worker/person.ts';
import { app } from './app.ts';
import { database } from './db/client.ts';
import { sessions } from './db/schema.ts';
import { describeError } from './error-description.ts';
import { logLine } from './log.ts';
import { openaiStories } from './providers/openai.ts';
import { sweep } from './sweeping/sweep.ts';

/** What a person writes, and what opens something of theirs. None of it may ever be in a log. */
const PERSON = {
  email: `sentinela-${crypto.randomUUID().slice(0, 8)}@familia-example.org`,
  password: 'contraseña-sentinela-91',
  newPassword: 'otra-contraseña-sentinela-92',
  name: 'Sentinelia Centinela',
  child: 'Zentinelín',
  topic: 'un zarapito sentinela que guarda un secreto',
  message: 'mensaje-sentinela: mi dirección es calle Falsa 123',
  comment: 'comentario-sentinela',
  subject: 'asunto-sentinela',
  agent: 'Navegador-Sentinela/1.0',
  address: '203.0.113.77',
};

let logged: unknown[][];
beforeAll(async () => {
  // Its first import takes seconds.
  await import('stripe');
});
beforeEach(() => {
  logged = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

/** Everything of a value that a log would keep: nested, and of errors what they are made of. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${textOf({ ...value })} ${textOf(value.cause)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}=${textOf(one)}`)
    .join(' ');
}

const headers = { 'cf-connecting-ip': PERSON.address, 'user-agent': PERSON.agent };
const post = (path: string, json: unknown) => request(path, { method: 'POST', json, headers });

/** A request to a Worker one of whose bindings or settings is broken. */
function broken(overrides: object, path: string, token: string, json?: unknown): Promise<Response> {
  return Promise.resolve(
    app.fetch(
      new Request(`http://api.test${path}`, {
        method: json === undefined ? 'GET' : 'POST',
        headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
      { ...env, ...overrides },
      { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext,
    ),
  );
}

test('whatever people do and whatever fails, no log has anything of theirs in it', async () => {
  const secrets: Record<string, string> = { ...PERSON };

  const registered = await post('/api/auth/register', { email: PERSON.email, password: PERSON.password });
  expect(registered.status).toBe(201);
  const { token, user } = await registered.json<{ token: string; user: Buyer['user'] }>();
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const person = new Buyer({ email: PERSON.email, password: PERSON.password, token, cookie, user });
  secrets.token = token;
  secrets.cookie = cookie.split('=')[1]!;
  await person.fetch('/api/account', { method: 'PATCH', json: { name: PERSON.name } });

  // Signing in, rightly and wrongly, and a new password by mail.
  await post('/api/auth/login', { email: PERSON.email, password: `${PERSON.password}-mal` });
  await post('/api/auth/login', { email: PERSON.email, password: PERSON.password });
  await post('/api/auth/forgot-password', { email: PERSON.email });
  const [reset] = await mailsArrived(PERSON.email, 2);
  secrets.resetToken = tokenIn(reset!, 'reset-password');
  await post('/api/auth/google', { idToken: `${secrets.token}x` });
  await request(`/auth/google/callback?code=${secrets.resetToken}&state=${secrets.token}`, {
    redirect: 'manual',
  });

  // The main job, and all the ways in which it fails.
  const order = { topic: `${PERSON.topic} !tiny`, childNames: PERSON.child, storyLength: 'short' };
  const told = await person.generate(order);
  const story = await told.json<Story>();
  secrets.title = story.title;
  secrets.sentence = story.sentences[1]!.text;
  advanceClock(10_000);
  for (const trouble of ['!500', '!429', '!quota', '!cut', '!refuse']) {
    const answer = await person.generate(
      { ...order, topic: `${PERSON.topic} ${trouble}` },
      { accept: 'text/event-stream' },
    );
    if (answer.body) await readEvents(answer.body);
  }
  const audio = await person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text: story.content, musicTrack: 'none' },
  });
  const { audioUrl } = await audio.json<{ audioUrl: string }>();
  secrets.signature = new URL(audioUrl).searchParams.get('signature')!;
  await request(`${audioUrl}&alt=media`.replace(secrets.signature, `${secrets.signature}x`));

  // Writing to us, by mail that is refused.
  const bounce = `bounce-${PERSON.email}`;
  await post('/api/contact', {
    user_name: PERSON.name,
    user_email: bounce,
    subject: PERSON.subject,
    message: PERSON.message,
  });
  await person.fetch(`/api/stories/${story.id}/report`, {
    method: 'POST',
    headers,
    json: { reason: 'other', comment: PERSON.comment },
  });
  await vi.waitFor(() => expect(logged.some((line) => textOf(line).includes('mail=contact'))).toBe(true));

  // Money: a purchase, and a payment service that is not there.
  await person.subscribe();
  await person.post('/api/subscription/cancel');
  await broken({ STRIPE_API_BASE: 'http://elsewhere.test' }, '/api/subscription/resume', token, {});
  await post('/api/stripe/webhook', { email: PERSON.email });

  // The database, the files and the settings fail, each in the middle of something.
  const dying = (message: string) => () => {
    throw new Error(message);
  };
  const noDatabase = new Proxy(env.DB, {
    get: (target, name) =>
      name === 'prepare' || name === 'batch'
        ? dying(`D1_ERROR: for ${PERSON.email} with Bearer ${token}`)
        : Reflect.get(target, name),
  });
  const contact = { user_name: PERSON.name, user_email: PERSON.email, message: PERSON.message };
  for (const [path, json] of [
    ['/api/auth/login', { email: PERSON.email, password: PERSON.password }],
    ['/api/auth/register', { email: `x${PERSON.email}`, password: PERSON.password }],
    ['/api/auth/reset-password', { token: secrets.resetToken, password: PERSON.newPassword }],
    ['/api/contact', contact],
    [`/api/account?token=${secrets.resetToken}`, undefined],
    ['/api/stories/generate', order],
  ] as const) {
    expect((await broken({ DB: noDatabase }, path, token, json)).status).toBe(503);
  }
  const noFiles = { get: dying('get: We encountered an internal error (10001)') };
  expect((await broken({ FILES: noFiles }, `/api/stories/${story.id}`, token)).status).toBe(500);
  expect((await broken({ TOKEN_SECRET: 'short-secret' }, '/api/account', token)).status).toBe(500);
  await expect(sweep({ ...env, DB: noDatabase } as never, Date.now())).rejects.toThrow();

  // What quotes what it was given: a failed query, a text that is no JSON, a service that answers nonsense.
  const failing: [string, () => unknown][] = [
    [
      'query',
      () =>
        database(env.DB)
          .insert(sessions)
          .values({
            ...{
              id: PERSON.comment,
              userId: PERSON.topic,
              secretHash: secrets.token!,
              secretNumber: 0,
              userAgent: PERSON.agent,
            },
            ...{ createdAt: 0, usedAt: 0, expiresAt: 0, tokenLifetime: 'hour' },
          }),
    ],
    ['json', () => JSON.parse(PERSON.message)],
    ['url', () => new URL(PERSON.topic)],
    [
      'moderation',
      () =>
        openaiStories({ ...env, OPENAI_BASE_URL: 'http://elsewhere.test' }).moderators[0]!.findings(
          { texts: [PERSON.topic], person: 'a-test', isLast: true },
          AbortSignal.timeout(9000),
        ),
    ],
  ];
  for (const [what, fail] of failing) {
    const error = await (async () => fail())().then(
      () => expect.unreachable(what),
      (reason: unknown) => reason,
    );
    logLine('error', { what, error: describeError(error) });
  }

  // Had nothing been logged, nothing would have been proved.
  expect(logged.length).toBeGreaterThan(15);
  const text = logged.map(textOf).join('\n');
  for (const word of ['database_error', 'payments', 'kind=story', 'mail=contact', 'sweeping']) {
    expect(text).toContain(word);
  }
  for (const secret of [env.TOKEN_SECRET, env.FILE_SECRET, env.STRIPE_SECRET_KEY])
    expect(text).not.toContain(secret);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(5);
    expect(text.includes(secret), `${name} in:\n${text}`).toBe(false);
  }
}, 120_000);

test('every line is one object, which any program can read', () => {
  logLine('warn', { what: 'something', count: 2, list: ['a', null], nested: { deep: true } });
  expect(logged).toEqual([[{ what: 'something', count: 2, list: ['a', null], nested: { deep: true } }]]);
});

test.each([
  ['mail to ana.b+c@example.co.uk failed', 'mail to [address] failed'],
  ['bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abc-_1', 'bad [token]'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['Incorrect API key provided: sk-proj-abc***xyz.', 'Incorrect API key provided: [key]'],
  ['GET /x?a=1&token=abc-def&b=2', 'GET /x?a=1&token=[hidden]&b=2'],
  ['x'.repeat(900), 'x'.repeat(500)],
])('%.40s is logged without what is private', (said, kept) => {
  logLine('error', { error: said });
  expect(logged).toEqual([[{ error: kept }]]);
});
