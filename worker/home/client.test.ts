import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { PASSWORD } from '../../testkit/worker/person.ts';
import { WatchedHomes } from '../../testkit/worker/watched-homes.ts';
import { app } from '../app.ts';
import { database } from '../directory/client.ts';
import { userByEmail, userById } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { audioKey, bookKey, ownerOf, parseBookKey, speechKey, storyKey, storySpeech } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { jurisdictionOf, newUserId } from '../home-storage/user-id.ts';
import { homeOf } from './client.ts';
import { handOverAgain } from './hand-over.ts';

const db = database(env.DB);
const newEmail = () => `${crypto.randomUUID()}@example.org`;

type Sent = { json?: unknown; headers?: Record<string, string>; cf?: object };

/** A request to a deployed Worker, whose homes are watched, with its work behind the answer. */
async function send(settings: Env, method: string, path: string, { json, headers, cf }: Sent = {}) {
  const request = new Request(new URL(path, 'http://api.test'), {
    method,
    headers: {
      'cf-connecting-ip': crypto.randomUUID(),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    cf: cf ?? {},
  } as RequestInit);
  const ctx = createExecutionContext();
  const answer = await app.fetch(request, settings, ctx);
  await waitOnExecutionContext(ctx);
  return answer;
}

const MADRID = { country: 'ES', continent: 'EU', longitude: '-3.70' };
const MEXICO = { country: 'MX', continent: 'NA', longitude: '-99.13' };

const REGISTRATIONS = {
  password: (settings: Env, cf: object) =>
    send(settings, 'POST', '/api/auth/register', { json: { email: newEmail(), password: PASSWORD }, cf }),
  Google: async (settings: Env, cf: object) =>
    send(settings, 'POST', '/api/auth/google', { json: { idToken: await idTokenOf(googlePerson()) }, cf }),
};

test.each([
  ['password', 'Madrid', MADRID, 'eu', 'weur'],
  ['Google', 'Madrid', MADRID, 'eu', 'weur'],
  ['password', 'an unknown place', {}, 'eu', null],
  ['Google', 'an unknown place', {}, 'eu', null],
  ['password', 'Mexico', MEXICO, null, 'enam'],
  ['Google', 'Mexico', MEXICO, null, 'enam'],
] as const)(
  'a registration by %s from %s is kept in its jurisdiction by every request',
  async (how, _, cf, jurisdiction, locationHint) => {
    const homes = new WatchedHomes();
    const settings = homes.deployedEnv;
    const registered = await REGISTRATIONS[how](settings, cf);
    expect(registered.status).toBeLessThan(300);
    const { token, user } = await registered.json<SessionAnswer>();
    expect(user.id).toMatch(/^(eu-)?[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(jurisdictionOf(user.id)).toBe(jurisdiction);
    expect((await userById(db, user.id))?.locationHint).toBe(locationHint);
    // The home is made by the registration itself.
    expect(homes.calls).toEqual([{ jurisdiction, name: user.id, locationHint, method: 'begin' }]);

    const authorization = `Bearer ${token}`;
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const journey: [string, string, unknown?][] = [
      ['GET', '/api/auth/me'],
      ['PATCH', '/api/account', { name: 'Ana' }],
      ['PUT', '/api/feed', { showsNames: true }],
      ['GET', '/api/stories'],
      ['POST', '/api/auth/refresh-token', {}],
      ['DELETE', '/api/account/sessions?except=current'],
    ];
    for (const [method, path, json] of journey) {
      // A session belongs to its user, not to the place of a request.
      const answer = await send(settings, method, path, {
        json,
        headers: { authorization, cookie },
        cf: MEXICO,
      });
      expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : 'fulfilled']);
    }
    const exported = await send(settings, 'GET', '/api/account/export', { headers: { authorization } });
    expect((await exported.json<AccountExport>()).account.region).toBe(locationHint);
    const feed = await send(settings, 'GET', '/api/feed', { headers: { authorization } });
    const { url } = await feed.json<Feed>();
    expect((await send(settings, 'GET', new URL(url!).pathname)).status).toBe(200);
    const signer = new UrlSigner(env.FILE_SECRET, 'http://api.test');
    const ids = { userId: user.id, storyId: crypto.randomUUID(), narrationId: null, way: null };
    const addresses = [
      await signer.url(audioKey(user.id, crypto.randomUUID()), Date.now()),
      await signer.url(storyKey(user.id, ids.storyId), Date.now()),
      await signer.bookUrl(bookKey(ids), Date.now()),
    ];
    for (const address of addresses) expect((await send(settings, 'GET', address)).status).toBe(404);
    // A row that the home has not acknowledged, handed over by the minute's run.
    await env.DB.prepare('UPDATE users SET version = version + 1 WHERE id = ?').bind(user.id).run();
    await handOverAgain(settings);
    const deleted = await send(settings, 'DELETE', '/api/account', {
      json: { password: PASSWORD },
      headers: { authorization },
    });
    expect(deleted.status).toBe(204);

    const own = homes.calls.filter((call) => call.name === user.id);
    expect(own.length).toBeGreaterThan(journey.length + addresses.length);
    expect(new Set(own.map((call) => call.jurisdiction))).toEqual(new Set([jurisdiction]));
    const making = own.filter(({ method }) => ['begin', 'take', 'wake'].includes(method));
    expect(new Set(making.map((call) => call.locationHint))).toEqual(new Set([locationHint]));
    expect(making.map(({ method }) => method)).toEqual(expect.arrayContaining(['begin', 'take']));
  },
);

test('without the setting all homes are in one namespace', async () => {
  const homes = new WatchedHomes();
  const id = newUserId({ isEU: true });
  for (const settings of [homes.env, { ...homes.env, EU_JURISDICTION: 'none' }, homes.deployedEnv])
    expect(await homeOf(settings, id).storyFile(id)).toBeNull();
  expect(homes.calls.map(({ jurisdiction }) => jurisdiction)).toEqual([null, null, 'eu']);
});

test('a registration whose home cannot be made sends no mail, and signing in makes it', async () => {
  vi.spyOn(scheduler, 'wait').mockResolvedValue();
  const homes = new WatchedHomes();
  const unreachable = Object.assign(new Error('Network connection lost.'), { retryable: true });
  homes.failNext('before', unreachable, { times: 4 });
  const email = newEmail();
  const account = { json: { email, password: PASSWORD } };
  const refused = await send(homes.deployedEnv, 'POST', '/api/auth/register', { ...account, cf: MADRID });
  expect(refused.status).toBe(503);
  expect(await mailsTo(email)).toEqual([]);
  homes.calls.length = 0;
  const row = await userByEmail(db, email);
  // From another continent: the home is made where the user registered.
  const signedIn = await send(homes.deployedEnv, 'POST', '/api/auth/login', { ...account, cf: MEXICO });
  expect(signedIn.status).toBe(200);
  // The directory is asked between the two.
  const begin = { jurisdiction: 'eu', name: row?.id, locationHint: 'weur', method: 'begin' };
  expect(homes.calls).toEqual([begin, begin]);
  vi.restoreAllMocks();
});

test.each([true, false])('keys of files and books say whose they are (in the EU: %s)', async (isEU) => {
  const userId = newUserId({ isEU });
  const id = crypto.randomUUID();
  expect(ownerOf(storyKey(userId, id))).toEqual({ userId, kind: 'story', id });
  expect(ownerOf(audioKey(userId, id))).toEqual({ userId, kind: 'narration', id });
  expect(ownerOf(speechKey(storySpeech(userId, id), 'ab12'))).toEqual({ userId, kind: 'story', id });
  const ids = { userId, storyId: id, narrationId: null, way: null };
  expect(parseBookKey(bookKey(ids))).toEqual(ids);
});

test("listing one user's keys finds no other's, whatever the form of the ids", async () => {
  const uuid = crypto.randomUUID();
  const users = [uuid, `eu-${uuid}`, newUserId({ isEU: true }), newUserId({ isEU: false })];
  for (const user of users) await env.FILES.put(storyKey(user, 'a'), '');
  for (const user of users) {
    const { objects } = await env.FILES.list({ prefix: `stories/${user}/` });
    expect(objects.map(({ key }) => key)).toEqual([storyKey(user, 'a')]);
  }
  const { objects } = await env.FILES.list({ prefix: 'stories/' });
  const keys = objects.map(({ key }) => key);
  expect(keys).toEqual([...keys].sort());
  expect(keys.length).toBeGreaterThanOrEqual(users.length);
});
