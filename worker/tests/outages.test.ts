import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../contract/schemas/stories.ts';
import { midnightBefore } from '../../contract/time.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { Buyer, deliver } from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readAllEvents } from '../../testkit/worker/events.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson, PASSWORD, type Person, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { SLOT_MS, slotOf } from '../directory/tallies.ts';
import type { Env } from '../env.ts';
import { DATABASE_INCIDENT } from '../files/keys.ts';
import { watch } from '../watching/watch.ts';

/** Outages as the owner and users meet them: who is mailed what, when, and what a user sees meanwhile. */

beforeAll(async () => {
  await Promise.all([import('openai'), import('stripe')]);
});
let owner: string;
let began: number;
/** The isolate's counter never sees the clock go back, and writes faults after some seconds. */
let ahead = 0;
const later = () => {
  vi.useRealTimers();
  ahead += 20_000;
  advanceClock(ahead);
};
/** Counts are kept by five minutes: a test that crossed their border would see its rules decide earlier. */
const toNextSlot = () => {
  vi.useRealTimers();
  ahead = slotOf(Date.now() + ahead) + SLOT_MS - Date.now();
  later();
};
beforeEach(async () => {
  // Faults of the test before, which the counter still has.
  toNextSlot();
  await ask('/covers/fox.jpg', { FILES: noFiles() });
  await expect
    .poll(async () => (await env.DB.prepare('SELECT * FROM tallies').all()).results.length)
    .not.toBe(0);
  for (const table of ['tallies', 'incidents', 'admin_notices', 'provider_status'])
    await env.DB.exec(`DELETE FROM ${table}`);
  await env.FILES.delete(DATABASE_INCIDENT);
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  owner = `owner-${crypto.randomUUID()}@example.org`;
  began = Date.now();
  // The daily mail is of another test.
  await env.DB.prepare(`INSERT INTO admin_notices (kind, sent_at) VALUES ('morning', ?)`)
    .bind(midnightBefore(began) + 24 * 3_600_000)
    .run();
});
afterEach(() => vi.restoreAllMocks());

const real = globalThis.fetch;

/** Lets no request to these paths of services through. @returns what ends the outage */
function unreachable(paths: RegExp): () => void {
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (paths.test(url)) throw new TypeError('Network connection lost.');
    return real(input, init);
  });
  return () => broken.mockRestore();
}

/** A binding that answers nothing. */
const dead = <Binding extends object>(binding: Binding, names: string[]): Binding =>
  new Proxy(binding, {
    get(target, name) {
      if (names.includes(String(name)))
        return () => {
          throw new Error(`${names[0] === 'prepare' ? 'D1_ERROR' : 'R2'}: Network connection lost.`);
        };
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
const noDatabase = () => dead(env.DB, ['prepare', 'batch']);
const noFiles = () => dead(env.FILES, ['get', 'put', 'head', 'list', 'delete']);

/** Replaces bindings of a user's home. */
const inHomeOf = ({ user }: Person, bindings: Partial<Env>) =>
  runInDurableObject(env.HOMES.get(env.HOMES.idFromName(user.id)), (home) => {
    Object.assign((home as unknown as { env: Env }).env, bindings);
  });

/** One request to a Worker with other bindings. */
async function ask(path: string, bindings: Partial<Env> = {}, init: RequestInit & { json?: unknown } = {}) {
  const { json, ...rest } = init;
  const headers = { 'content-type': 'application/json', origin: 'http://app.test', ...rest.headers };
  const body = json === undefined ? null : JSON.stringify(json);
  const sent = new Request(`http://api.test${path}`, { ...rest, headers, body });
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  return seen(await app.fetch(sent, { ...env, ...bindings }, context as unknown as ExecutionContext));
}

/** What a client gets: the status, and the code of a refusal. */
async function seen(answer: Response): Promise<string> {
  const text = await answer.text();
  const { code } = text.startsWith('{') ? JSON.parse(text) : {};
  return [answer.status, code].filter(Boolean).join(' ');
}

/** Repeats a request; faults are counted some seconds late. @returns the last answer */
async function often(times: number, send: () => Promise<string>): Promise<string> {
  for (let n = 1; n < times; n++) await send();
  later();
  return send();
}

const orders = (n: number, topic = 'un faro !tiny') =>
  Promise.all(
    Array.from({ length: n }, async () => {
      const person = await newPerson();
      return { person, answer: await person.generate({ topic, storyLength: 'short' }) };
    }),
  );

/** The watch's run some minutes after the beginning. @returns the subjects that the owner has got by then */
async function subjectsAt(minutes: number, bindings: Partial<Env> = {}): Promise<string[]> {
  await watch({ ...env, ADMIN_ADDRESS: owner, ...bindings } as Env, began + minutes * 60_000).catch(() => {});
  return (await mailsTo(owner)).map(({ subject }) => subject.split(' · ')[1]!).reverse();
}

/** What `/health` tells a check from outside. */
const openIncidents = async () =>
  (await (await request('/health')).json<{ incidents: string[] | null }>()).incidents;

test('the model is down: a mail within ten minutes, another after the first saved story', async () => {
  const back = unreachable(/\/chat\/completions/);
  const [first] = await orders(3);
  expect(await seen(first!.answer)).toBe('500 story_generation_failed');
  expect(await subjectsAt(1)).toEqual([]);
  expect(await subjectsAt(6)).toEqual(['No story is saved']);
  back();
  expect((await orders(1))[0]!.answer.status).toBe(200);
  expect(await subjectsAt(7)).toHaveLength(2);
});

test('moderation is down: no unchecked sentence is shown, and the owner gets a mail', async () => {
  const back = unreachable(/\/moderations/);
  const [first] = await orders(3);
  expect(await seen(first!.answer)).toBe('503 moderation_unavailable');
  expect(await subjectsAt(6)).toEqual(['No story is saved']);
  back();
});

test('speech is down: stories are read, and the owner gets a mail about narrations', async () => {
  const told = await orders(3);
  const back = unreachable(/\/audio\/speech/);
  const narrate = async ({ person, answer }: (typeof told)[number]) => {
    const { content } = await answer.json<Story>();
    return seen(
      await person.fetch('/api/audio/generate', {
        method: 'POST',
        json: { text: content, musicTrack: 'none' },
      }),
    );
  };
  expect(await Promise.all(told.map(narrate))).toEqual(Array(3).fill('500 audio_generation_failed'));
  expect(await subjectsAt(6)).toEqual(['No narration is saved']);
  back();
});

test('D1 is down: libraries are read, no sign-in works, and the second run of the watch mails the owner', async () => {
  const { buyer } = await newOwner();
  const DB = noDatabase();
  await inHomeOf(buyer, { DB });
  const authorization = `Bearer ${buyer.token}`;
  const login = { method: 'POST', json: { email: buyer.email, password: PASSWORD } };
  const order = { method: 'POST', json: { topic: 'un faro' }, headers: { authorization } };
  expect({
    library: await ask('/api/stories', { DB }, { headers: { authorization } }),
    signIn: await ask('/api/auth/login', { DB }, login),
    order: await ask('/api/stories/generate', { DB }, order),
    health: await ask('/health', { DB }),
  }).toEqual({
    library: '200',
    signIn: '503 database_error',
    order: '503 database_error',
    health: '503',
  });
  expect(await subjectsAt(0, { DB })).toEqual([]);
  expect(await subjectsAt(5, { DB })).toEqual(['The database does not answer']);
  expect(await subjectsAt(10, { DB })).toHaveLength(1);
  expect(await subjectsAt(15)).toHaveLength(2);
  await inHomeOf(buyer, { DB: env.DB });
});

test('R2 is down: stories are read as they are written and saved later, and the owner gets a mail', async () => {
  const people = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const FILES = noFiles();
  const heard = await Promise.all(
    people.map(async (person) => {
      await inHomeOf(person, { FILES });
      const headers = { accept: 'text/event-stream' };
      const answer = await person.generate({ topic: 'un faro !tiny', storyLength: 'short' }, headers);
      const until = (events: { event: { type: string } }[]) =>
        events.some(({ event }) => event.type === 'sentence');
      return until(await readAllEvents(answer.body!, until));
    }),
  );
  expect(heard).toEqual([true, true, true]);
  expect(await often(6, () => ask('/covers/fox.jpg', { FILES }))).toBe('500 internal_error');
  expect((await subjectsAt(6)).sort()).toEqual(['Answers fail', 'No story is saved']);
  for (const person of people) await inHomeOf(person, { FILES: env.FILES });
});

test('mail is down: messages are kept, health says so, and the mails follow', async () => {
  const back = unreachable(/\/mail\/messages/);
  const write = (n: number) =>
    request('/api/contact', {
      method: 'POST',
      json: { user_name: 'Rosa', user_email: `rosa-${n}@example.org`, message: 'Hola' },
    });
  expect(await Promise.all([1, 2, 3].map(async (n) => seen(await write(n))))).toEqual(['201', '201', '201']);
  await expect
    .poll(async () => {
      const row = await env.DB.prepare(
        `SELECT sum(n) AS n FROM tallies WHERE what = 'mail' AND detail = 'failed'`,
      ).first<{ n: number }>();
      return (row?.n ?? 0) >= 3;
    })
    .toBe(true);
  await watch({ ...env, ADMIN_ADDRESS: owner } as Env, began + 60_000).catch(() => {});
  expect(await openIncidents()).toEqual(['mail']);
  back();
  expect(await subjectsAt(2)).toEqual(['No mail goes out']);
  await write(4);
  expect(await subjectsAt(7)).toEqual(['No mail goes out', 'No mail goes out']);
  expect(await openIncidents()).toEqual([]);
});

test('Stripe is down: no purchase works, its events are refused and repeated, and the owner gets a mail', async () => {
  const buyer = await Buyer.new();
  await buyer.buy();
  const types = ['checkout.session.completed', 'customer.subscription.created'];
  const events = (await buyer.events()).filter(({ type }) => types.includes(type));
  const back = unreachable(/\/v1\//);
  expect(await seen(await buyer.post('/api/subscription/portal'))).toBe('503 payments_unavailable');
  const told = await Promise.all(events.map(async (event) => seen(await deliver(event))));
  expect(told).toEqual(['503 payments_unavailable', '503 payments_unavailable']);
  later();
  expect(await seen(await deliver(events[0]!))).toBe('503 payments_unavailable');
  expect(await subjectsAt(1)).toEqual(['Stripe’s events are not accepted']);
  back();
  later();
  expect(await seen(await deliver(events[0]!))).toBe('200');
  expect(await subjectsAt(6)).toHaveLength(2);
});

test.each([
  [
    'Google',
    /\/google\//,
    '503 google_unavailable',
    '/api/auth/google',
    { idToken: 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJhIn0.YQ' },
    // Another address: this isolate may have the keys of the usual one.
    { GOOGLE_ISSUER: 'http://emulators.test/google/outage' },
  ],
  [
    'Turnstile',
    /\/turnstile\//,
    '503 human_check_unavailable',
    '/api/auth/register',
    { email: 'a@example.org', password: PASSWORD },
    { TURNSTILE_SECRET_KEY: 'built-in' },
  ],
] as const)(
  '%s is down: requests that need it are refused, and the owner gets a mail',
  async (_, paths, code, path, json, bindings) => {
    const back = unreachable(paths);
    const headers = { 'cf-turnstile-response': 'a-token' };
    expect(await often(6, () => ask(path, bindings, { method: 'POST', json, headers }))).toBe(code);
    expect(await subjectsAt(1)).toEqual(['Answers fail']);
    back();
    expect(await subjectsAt(20)).toHaveLength(2);
  },
);
