import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { midnightBefore } from '../../contract/time.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { mailsArrived, mailsTo, tokenIn } from '../../testkit/worker/inbox.ts';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { writtenPoints } from '../../testkit/worker/points.ts';
import { noteTyped, takeTypedLeaks } from '../../testkit/worker/typed-texts.ts';
import { app } from '../app.ts';
import { database } from '../directory/client.ts';
import { mailTokens } from '../directory/schema.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { composeLetter } from '../mail/letter.ts';
import { readSound } from '../narration/read-sound.ts';
import type { SpeechProvider } from '../narration/speech-provider.ts';
import { discover, exchangeCode } from '../providers/google.ts';
import { verifyIdToken } from '../providers/jwt.ts';
import { sendMail } from '../providers/mail.ts';
import { openaiStories } from '../providers/openai.ts';
import { elevenLabsSpeech } from '../providers/speech/elevenlabs.ts';
import { openaiSpeech } from '../providers/speech/openai.ts';
import { readSpeechSettings } from '../providers/speech/settings.ts';
import { workersAiSpeech } from '../providers/speech/workers-ai.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { sweep } from '../sweeping/sweep.ts';
import { watch } from '../watching/watch.ts';

/** Typed text and credentials of a user, which must never be logged. */
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
  // Stripe's first import takes seconds.
  await import('stripe');
});
beforeEach(() => {
  logged = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

/** All text of a value that a log would keep, nested values and error properties included. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${textOf({ ...value })} ${textOf(value.cause)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}=${textOf(one)}`)
    .join(' ');
}

const headers = { 'cf-connecting-ip': PERSON.address, 'user-agent': PERSON.agent };
const post = (path: string, json: unknown) => request(path, { method: 'POST', json, headers });

/** A request to a Worker with a broken binding or setting. */
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

test("no log line, point, count or mail to the owner has a user's data", async () => {
  const secrets: Record<string, string> = { ...PERSON };

  const registered = await post('/api/auth/register', { email: PERSON.email, password: PERSON.password });
  expect(registered.status).toBe(201);
  const { token, user } = await registered.json<{ token: string; user: Buyer['user'] }>();
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const person = new Buyer({ email: PERSON.email, password: PERSON.password, token, cookie, user });
  secrets.token = token;
  secrets.cookie = cookie.split('=')[1]!;
  await person.fetch('/api/account', { method: 'PATCH', json: { name: PERSON.name } });

  // Sign-in with right and wrong passwords, and a reset mail.
  await post('/api/auth/login', { email: PERSON.email, password: `${PERSON.password}-mal` });
  await post('/api/auth/login', { email: PERSON.email, password: PERSON.password });
  await post('/api/auth/forgot-password', { email: PERSON.email });
  const [reset] = await mailsArrived(PERSON.email, 2);
  secrets.resetToken = tokenIn(reset!, 'reset-password');
  await post('/api/auth/google', { idToken: `${secrets.token}x` });
  await request(`/auth/google/callback?code=${secrets.resetToken}&state=${secrets.token}`, {
    redirect: 'manual',
  });

  // Stories, with all their failures.
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

  // A contact message whose mail is refused.
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

  // A purchase, and an unreachable Stripe.
  await person.subscribe();
  await person.post('/api/subscription/cancel');
  await broken({ STRIPE_API_BASE: 'http://elsewhere.test' }, '/api/subscription/resume', token, {});
  // A visitor's withdrawal whose mail is refused, and a user's that Stripe does not answer.
  expect((await post('/api/withdrawal', { email: bounce, name: PERSON.name })).status).toBe(202);
  await broken({ STRIPE_API_BASE: 'http://elsewhere.test' }, '/api/withdrawal', token, {});
  await post('/api/stripe/webhook', { email: PERSON.email });

  // Database, files and settings fail half-way.
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
    [`/api/account/terms?token=${secrets.resetToken}`, { termsVersion: '2026-11-22' }],
    [`/api/stories/${story.id}/report`, { reason: 'other', comment: PERSON.comment }],
  ] as const) {
    expect((await broken({ DB: noDatabase }, path, token, json)).status).toBe(503);
  }
  const noFiles = { get: dying('get: We encountered an internal error (10001)') };
  const { pathname, search } = new URL(audioUrl);
  expect((await broken({ FILES: noFiles }, pathname + search, token)).status).toBe(500);
  expect((await broken({ TOKEN_SECRET: 'short-secret' }, '/api/account', token)).status).toBe(500);
  await expect(sweep({ ...env, DB: noDatabase } as never, Date.now())).rejects.toThrow();

  // Errors that quote input: a failed query, invalid JSON, an invalid provider response.
  const failing: [string, () => unknown][] = [
    [
      'query',
      () =>
        database(env.DB)
          .once.insert(mailTokens)
          .values({ tokenHash: secrets.token!, userId: PERSON.topic, purpose: 'verify_email', expiresAt: 0 }),
    ],
    ['json', () => JSON.parse(PERSON.message)],
    ['url', () => new URL(PERSON.topic)],
    [
      'moderation',
      () =>
        openaiStories({ ...env, OPENAI_BASE_URL: 'http://elsewhere.test' }).moderators[0]!.findings(
          { texts: [PERSON.topic], userDigest: 'a-test', isLast: true },
          AbortSignal.timeout(9000),
        ),
    ],
  ];
  for (const [what, fail] of failing) {
    const error = await (async () => fail())().then(
      () => expect.unreachable(what),
      (reason: unknown) => reason,
    );
    logLine('error', { what, error: redactedErrorMessage(error) });
  }

  // What the app's own errors say, and the watch, with every incident that this test has caused.
  await post('/api/browser-reports', {
    what: 'error',
    route: '/library/:id',
    release: 'dev',
    message: `${PERSON.child} is not defined, ${secrets.sentence}`,
  });
  const owner = `owner-${crypto.randomUUID()}@example.org`;
  const now = Date.now();
  await sweep(env, now).catch(() => {});
  for (const later of [0, 300_000, 3 * 3_600_000])
    await watch({ ...env, ADMIN_ADDRESS: owner } as never, midnightBefore(now) + 6 * 3_600_000 + later);
  await watch({ ...env, ADMIN_ADDRESS: owner } as never, now);
  const { results: tallies } = await env.DB.prepare(
    'SELECT what, detail FROM tallies UNION SELECT what, detail FROM daily_totals',
  ).all();
  const { results: incidents } = await env.DB.prepare('SELECT * FROM incidents').all();
  const mails = await mailsTo(owner);
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Ayer · Yesterday'));
  expect(tallies.length).toBeGreaterThan(8);
  expect(writtenPoints().length).toBeGreaterThan(8);
  const kept = [tallies, incidents, writtenPoints(), mails].map(textOf).join('\n');

  // Guards against an empty log.
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
    expect(kept.includes(secret), `${name} in:\n${kept}`).toBe(false);
  }
}, 120_000);

test('after every test its log lines and mails are searched for what it typed', async () => {
  noteTyped({ topic: 'un zorro azul', email: 'zorro@example.org', storyLength: 'any-length' });
  logLine('info', { said: { nested: ['any-length, but un zorro azul'] } });
  for (const paragraph of ['Un cuento: un zorro azul.', 'zorro@example.org']) {
    const letter = composeLetter({ language: 'es', subject: 'any-length', paragraphs: [paragraph] });
    await sendMail(env, { to: 'zorro@example.org', ...letter });
  }
  expect(takeTypedLeaks().map((leak) => leak.split(': ')[0])).toEqual([
    '"un zorro azul" in a log line',
    '"un zorro azul" in a mail',
  ]);
});

/** Values sent to providers, which may quote them. */
const SENT = {
  key: 'geheim-Zz91827364-Schluessel',
  stripeKey: 'sk_test_Geheim91827364',
  topic: 'El secreto de Carla',
  child: 'Hortensia Nuñez',
  sentence: 'El zarapito vivía en la calle Falsa.',
  email: 'quoted-parent@familia-example.org',
  code: 'grant-code-9182 7364',
};

const NEVER = AbortSignal.timeout(60_000);
const order = {
  system: 'be kind',
  user: `${SENT.topic} ${SENT.child}`,
  temperature: 1,
  maxTokens: 9,
  userDigest: 'p',
};
const quotedEnv = () => ({
  ...env,
  OPENAI_API_KEY: SENT.key,
  STRIPE_SECRET_KEY: SENT.stripeKey,
  MAIL_SINK_URL: 'http://sink.test',
  MODERATION_SERVERS: '[{"kind":"moderations"},{"kind":"chat"}]',
  OPENAI_BASE_URL: 'http://ai.test/v1',
});

async function all(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pieces);
}

/** @returns a function that reads a sentence by an adapter, with a narration's audio check */
function speaking(service: object, open: (settings: never) => SpeechProvider): () => Promise<void> {
  const read = { settingOf: () => 'a setting', hasWorkersAi: true };
  const [settings] = readSpeechSettings(JSON.stringify([service]), read);
  const provider = open(settings as never);
  const asked = { ...provider.voices.female, text: SENT.sentence };
  return () =>
    all(readSound(provider.stream(asked, NEVER), { ...provider.capabilities, text: SENT.sentence }));
}

/** One call to every external service. */
function calls(): [string, () => Promise<unknown>][] {
  const { writers, moderators, secondReaders } = openaiStories(quotedEnv());
  const check = { texts: [SENT.topic, SENT.sentence], userDigest: 'p', isLast: false };
  const passage = {
    title: SENT.topic,
    paragraphs: [SENT.sentence],
    userDigest: 'p',
    ageGroup: '3-5' as const,
  };
  const voices = Object.fromEntries(VOICE_IDS.map((id) => [id, 'voice']));
  const elevenlabs = { service: 'elevenlabs', url: 'http://voices.test', voices, key: 'A_API_KEY' };
  const openai = { service: 'openai', url: 'http://ai.test/v1', model: 'm', key: null };
  const workersAi = { by: 'address', url: 'http://cf.test', account: 'a', key: SENT.key } as const;
  const grant = { code: SENT.code, verifier: 'v', redirectUri: 'http://api.test' };
  const gateway = stripeGateway(quotedEnv());
  const customer = { userId: SENT.topic, email: SENT.email, language: 'es' as const };
  const mail = { to: SENT.email, subject: SENT.topic, text: SENT.sentence, html: SENT.sentence };
  const keysUrl = `http://google.test/keys/${crypto.randomUUID()}`;
  const token = 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJhIn0.YQ';
  return [
    ['a story', () => all(writers[0]!.stream(order, NEVER))],
    ['moderation', () => moderators[0]!.findings(check, NEVER)],
    ['moderation by a chat model', () => moderators[1]!.findings(check, NEVER)],
    ['a second opinion', () => secondReaders[0]!.objection({ ...passage, topic: SENT.topic }, NEVER)],
    ['OpenAI’s speech', speaking(openai, (settings) => openaiSpeech(settings, SENT.key))],
    ['ElevenLabs', speaking(elevenlabs, (settings) => elevenLabsSpeech(settings, SENT.key))],
    ['Workers AI', speaking({ service: 'workers-ai' }, (settings) => workersAiSpeech(settings, workersAi))],
    ['mail', () => sendMail(quotedEnv() as never, mail)],
    ['Stripe', () => gateway.createCustomer(customer, crypto.randomUUID())],
    ['Google’s discovery', () => discover(`http://google.test/${crypto.randomUUID()}`, Date.now())],
    ['Google’s tokens', () => exchangeCode(quotedEnv() as never, `http://google.test/${SENT.code}`, grant)],
    [
      'Google’s keys',
      async () => {
        const verified = await verifyIdToken(token, { keysUrl, issuers: ['i'], audience: 'a' }, Date.now());
        throw new Error(verified.ok ? 'accepted' : verified.detail);
      },
    ],
  ];
}

/** Responses that quote the request. */
const json = (status: number, value: unknown) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const events = (...lines: string[]) =>
  new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const errorOf = (said: string) => ({
  error: {
    message: said,
    type: said,
    code: said,
    param: said,
  },
  detail: [
    {
      msg: said,
      type: said,
      code: said,
      input: said,
    },
  ],
  message: said,
  code: said,
  'error-codes': [said],
  errors: [
    {
      code: said,
      message: said,
    },
  ],
  internalCode: said,
});
const QUOTING: [string, (said: string) => Response][] = [
  ['refuses with it', (said) => json(400, errorOf(said))],
  ['refuses the key with it', (said) => json(401, errorOf(said))],
  ['asks to wait with it', (said) => json(429, { ...errorOf(said), error: said })],
  ['fails with a page of it', (said) => new Response(`<html>${said}</html>`, { status: 400 })],
  [
    'answers a page of it',
    (said) => new Response(`<html>${said}</html>`, { headers: { 'content-type': 'text/html' } }),
  ],
  ['answers JSON of it', (said) => json(200, { [said]: said, results: [{ [said]: said }], error: said })],
  [
    'ends for a reason of it',
    (said) => json(200, { choices: [{ index: 0, message: { content: said }, finish_reason: said }] }),
  ],
  ['answers it as sound', (said) => new Response(said, { headers: { 'content-type': 'audio/pcm' } })],
  [
    'answers a type of it',
    (said) => new Response('x', { headers: { 'content-type': `text/${encodeURI(said)}` } }),
  ],
  ['breaks off in an event of it', (said) => events(`{"choices":[{"delta":{"content":"${said.slice(0, 3)}`)],
  ['puts it into an event', (said) => events(JSON.stringify(errorOf(said)))],
  [
    'ends a stream for a reason of it',
    (said) => events(JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: said }] }), '[DONE]'),
  ],
  [
    'cannot be reached, which the runtime says with it',
    (said) => {
      throw new TypeError(`Fetch API cannot load: ${said}`);
    },
  ],
];

test.each(QUOTING)('a provider that quotes the request and %s is logged without it', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked = new Request(input, init);
    const body = decodeURIComponent((await asked.text()).replaceAll('+', ' '));
    // On one line and in ASCII, as in a header.
    const said = `${asked.url} ${[...asked.headers].join(' ')} ${body}`.replace(/[^\x20-\x7e]/g, '?');
    return answer(said);
  });
  await Promise.all(
    calls().map(async ([what, call]) => {
      const error = await call().then(
        () => null,
        (reason: unknown) => reason,
      );
      logLine('error', { what, error: redactedErrorMessage(error) });
    }),
  );
  expect(logged.length).toBeGreaterThanOrEqual(12);
  const text = logged.map(textOf).join('\n');
  for (const [name, sent] of Object.entries(SENT)) {
    const quoted = sent.replace(/[^\x20-\x7e]/g, '?');
    for (const form of [sent, quoted, encodeURIComponent(sent)])
      expect(text.includes(form), `${name} in:\n${text}`).toBe(false);
  }
});

test.each(['/chat/completions', '/moderations', '/audio/speech'])(
  'a quote by a provider of %s is in no response, diagnosis, mail or log',
  async (ending) => {
    const topic = 'un zarapito sentinela !tiny';
    const child = 'Hortensita';
    const person = await newPerson();
    const story = await (await person.generate({ topic, childNames: child })).json<Story>();
    advanceClock(10_000);
    await env.DB.exec('DELETE FROM watched_models');
    const before = (await mailsTo(env.ADMIN_ADDRESS)).length;
    const outside = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith(ending)) return outside(input, init);
      const body = String(init?.body);
      // Only listed codes reach the administrator: this one is a refused key.
      return json(401, errorOf(`Incorrect key ${env.OPENAI_API_KEY}: ${body}`));
    });
    const answers = [
      await person.generate({ topic: `otra vez ${topic}`, childNames: child }),
      await person.fetch('/api/audio/generate', {
        method: 'POST',
        json: { text: story.content, musicTrack: 'none' },
      }),
      await person.fetch(`/api/stories/${story.id}/sentences/0/speech`),
      await request('/api/diagnostics'),
      await request('/health'),
    ];
    const told = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    vi.mocked(globalThis.fetch).mockRestore();
    const mails = await mailsArrived(env.ADMIN_ADDRESS, before + 1);
    const [first] = story.sentences;
    const written = [told, JSON.stringify(mails.slice(0, mails.length - before))].join('\n');
    const text = logged.map(textOf).join('\n');
    expect(text).toContain('401');
    for (const words of ['Incorrect', `Bearer ${env.OPENAI_API_KEY}`]) {
      expect(written).not.toContain(words);
      expect(text).not.toContain(words);
    }
    for (const typed of [topic, child, first!.text]) expect(text, typed).not.toContain(typed);
  },
);

test("a provider's error code is logged", async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    json(400, { error: { message: SENT.topic, code: 'unknown_parameter', type: 'invalid_request_error' } }),
  );
  const failures: string[] = [];
  for (const [, call] of calls().slice(0, 7))
    failures.push(redactedErrorMessage(await call().catch((error) => error)));
  for (const failure of failures)
    expect(failure).toMatch(/^ProviderError: .*400.* unknown_parameter invalid_request_error$/);
});

test("every secret setting's value is masked anywhere in a line", () => {
  for (const secret of [
    env.TOKEN_SECRET,
    env.FILE_SECRET,
    env.STRIPE_SECRET_KEY,
    env.STRIPE_WEBHOOK_SECRET,
  ]) {
    logged = [];
    logLine('error', { said: `the key "${secret}", and x${secret}x`, nested: [{ secret }] });
    expect(textOf(logged)).not.toContain(secret);
    expect(textOf(logged)).toContain('the key "[');
  }
});

test.each(['a', 'a.', '@', 'eyJ-', 'Bearer ', '?key=', 'sk_aaaaaa ', ' ', 'a@a.'])(
  'an address after sixty thousand letters of %j is not logged',
  (letters) => {
    logLine('error', { error: `${letters.repeat(60_000 / letters.length)} ana@example.org` });
    expect(textOf(logged)).not.toContain('ana@example.org');
  },
);

test.each([
  ['an address', 'sentinela.ana@familia-example.org'],
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abc-_1'],
  ['the value of a secret setting', env.TOKEN_SECRET],
])('%s across the cut of a long text is not logged partially', (_, value) => {
  // Masking shortens the addresses before it, so that the cut is within the logged part.
  const addresses = `${'a'.repeat(61)}@example.org `.repeat(25);
  for (let start = 2_000 - value.length; start < 2_000; start++) {
    logged = [];
    const before = `${addresses}${'-'.repeat(start - addresses.length - 1)}`;
    logLine('error', { error: `${before} ${value} and more` });
    expect(textOf(logged)).toContain('-'.repeat(50));
    expect(textOf(logged), `from character ${start} on`).not.toContain(value.slice(0, 4));
  }
});

test('every log line is one JSON object', () => {
  logLine('warn', { what: 'something', count: 2, list: ['a', null], nested: { deep: true } });
  expect(logged).toEqual([
    [{ release: 'dev', what: 'something', count: 2, list: ['a', null], nested: { deep: true } }],
  ]);
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
  expect(logged).toEqual([[{ release: 'dev', error: kept }]]);
});
