import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import {
  ACCESS_METHODS,
  closeAccountOf,
  HOME_ARGS,
  OWNER_METHODS,
  openFeed,
  SESSION_ARGS,
  SESSION_METHODS,
  sessionOf,
} from '../../testkit/worker/access/home-calls.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { keysInR2, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { WatchedHomes } from '../../testkit/worker/watched-homes.ts';
import { app } from '../app.ts';
import { type Identity, issueAccessToken } from '../auth/access-token.ts';
import { writeRefreshToken } from '../auth/refresh-session.ts';
import { feedSecret } from '../files/feed-address.ts';
import { audioKey, bookKey, editionKey, speechKey, storyKey, storySpeech } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { newUserId } from '../home-storage/user-id.ts';
import { homeOf } from './client.ts';
import { Home } from './home.ts';
import type { Answer } from './rpc.ts';

type ArgsOf = Record<string, (owner: Owner) => unknown[] | Promise<unknown[]>>;

const stubOf = (userId: string) => env.HOMES.get(env.HOMES.idFromName(userId));
const ask = (identity: Identity, method: string, args: unknown[]): Promise<Answer> =>
  stubOf(identity.userId).ask(identity, method, args);
const userOf = ({ buyer }: Owner) => buyer.user.id;

/** Sessions that are over, each with the owner whose home is asked. */
const ENDED: Record<string, () => Promise<{ owner: Owner; sessionId: string }>> = {
  async 'that was ended'() {
    const owner = await newOwner();
    await homeOf(env, userOf(owner)).endSession(sessionOf(owner));
    return { owner, sessionId: sessionOf(owner) };
  },
  async 'that is too old'() {
    const owner = await newOwner();
    await sqlInHome(userOf(owner), 'UPDATE sessions SET expires_at = ?', Date.now());
    return { owner, sessionId: sessionOf(owner) };
  },
  'of another user': async () => ({ owner: await newOwner(), sessionId: sessionOf(await newOwner()) }),
  'that never was': async () => ({ owner: await newOwner(), sessionId: crypto.randomUUID() }),
  async 'of a deleted account'() {
    const owner = await newOwner();
    await closeAccountOf(owner);
    await vi.waitFor(async () => expect((await storageOf(userOf(owner))).tables).toEqual([]));
    return { owner, sessionId: sessionOf(owner) };
  },
};

describe.each(Object.entries(ENDED))('a session %s', (_, made) => {
  test('is refused by every method, which reads and writes nothing', async () => {
    expect(SESSION_METHODS.length).toBeGreaterThan(24);
    // A call names the method alone, not its subject.
    expect(new Set(SESSION_METHODS).size).toBe(SESSION_METHODS.length);
    const { owner, sessionId } = await made();
    const userId = userOf(owner);
    // Prepared in a home with a live session.
    const other = await newOwner();
    const before = [await rowsInObject(userId), await keysInR2()];
    for (const method of SESSION_METHODS) {
      const args = await (SESSION_ARGS as ArgsOf)[method]!(other);
      const ownArgs = JSON.parse(
        JSON.stringify(args)
          .replaceAll(other.storyId, owner.storyId)
          .replaceAll(other.narrationId, owner.narrationId)
          .replaceAll(other.otherSessionId, owner.otherSessionId),
      );
      const answer = await ask({ userId, sessionId }, method, ownArgs);
      expect([method, answer]).toEqual([method, { ok: false, code: 'session_ended' }]);
    }
    await closeAccountOf(other);
    const theirs = (keys: string[]) => keys.filter((key) => key.includes(userId));
    const [rows, keys] = before as [Awaited<ReturnType<typeof rowsInObject>>, string[]];
    expect(await rowsInObject(userId)).toEqual(rows);
    expect(theirs(await keysInR2())).toEqual(theirs(keys));
  });
});

test('the live session of another user does not open a home in whose name it is asked', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const identity = { userId: userOf(other), sessionId: sessionOf(owner) };
  const asked = () => stubOf(userOf(owner)).ask(identity, 'story', [owner.storyId]);
  await expect(asked).rejects.toThrow('another user');
});

test.each([
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  '',
  '#parts',
  '#replayOf',
  '#knownText',
  '#sleepRequest',
  'Story',
  'story ',
  'ask',
  'forget',
  'alarm',
])('the name “%s”, which is no method of the surface, is refused', async (name) => {
  const owner = await newOwner();
  const before = await rowsInObject(userOf(owner));
  const identity = { userId: userOf(owner), sessionId: sessionOf(owner) };
  await expect(() => ask(identity, name, [owner.storyId])).rejects.toThrow('there is no method');
  for (const call of ['open', 'manage'] as const)
    await expect(() => stubOf(userOf(owner))[call](userOf(owner), name, [])).rejects.toThrow(
      'there is no method',
    );
  expect(await rowsInObject(userOf(owner))).toEqual(before);
});

test("the surfaces do not reach each other's methods", async () => {
  const owner = await newOwner();
  const identity = { userId: userOf(owner), sessionId: sessionOf(owner) };
  type Surface = { methods: readonly string[]; call: (method: string) => Promise<Answer> };
  const surfaces: Surface[] = [
    { methods: SESSION_METHODS, call: (method) => ask(identity, method, []) },
    { methods: ACCESS_METHODS, call: (method) => stubOf(userOf(owner)).open(userOf(owner), method, []) },
    { methods: OWNER_METHODS, call: (method) => stubOf(userOf(owner)).manage(userOf(owner), method, []) },
  ];
  for (const { methods, call } of surfaces) {
    const foreign = surfaces.flatMap((other) => other.methods).filter((name) => !methods.includes(name));
    expect(foreign.length).toBeGreaterThan(10);
    for (const method of foreign) await expect(() => call(method)).rejects.toThrow('no method');
  }
});

/** Tables and alarm of an object. */
const storageOf = (userId: string) =>
  runInDurableObject(stubOf(userId), async (_, { storage }) => ({
    tables: storage.sql.exec(`SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf_%'`).toArray(),
    alarm: await storage.getAlarm(),
  }));

test('an object that was not begun answers every method and gets no schema', async () => {
  const methods = Object.getOwnPropertyNames(Home.prototype).filter(
    // A restore makes the home, as `snapshot.test.ts` checks; only the operator's tasks call it.
    (name) => !['constructor', 'alarm', 'restore'].includes(name),
  );
  expect(methods).toEqual(expect.arrayContaining(['ask', 'open', 'begin', 'take', 'exchange', 'wake']));
  const owner = await newOwner();
  for (const method of methods) {
    const args = await (HOME_ARGS as ArgsOf)[method]!(owner);
    const userId = newUserId({ isEU: false });
    const theirs = JSON.parse(JSON.stringify(args).replaceAll(userOf(owner), userId)) as unknown[];
    const stub = stubOf(userId) as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    await stub[method]!(...theirs);
    expect([method, await storageOf(userId)]).toEqual([method, { tables: [], alarm: null }]);
  }
});

test('a row that a webhook hands to an object first is not taken', async () => {
  const owner = await newOwner();
  const [copy] = await HOME_ARGS.take(owner);
  const id = newUserId({ isEU: true });
  expect(await homeOf(env, id, 'weur').take({ ...copy, id })).toBe(null);
  expect(await storageOf(id)).toEqual({ tables: [], alarm: null });
});

const FOREIGN = 'somebody else’s secret of 32 letters';

/** Requests that prove whose home they ask by a signature with this secret, for ids of this form. */
async function requestsOf(
  secret: string,
  ids: { userId: string; other: string; id: string },
): Promise<Request[]> {
  const { userId, other, id } = ids;
  const identity = { userId, sessionId: other };
  const token = await issueAccessToken(identity, secret, Date.now());
  const cookie = `__Host-cuentame-session=${writeRefreshToken(secret, { ...identity, number: 1 })}`;
  const feed = await feedSecret(secret, { userId, secret: other });
  const signer = new UrlSigner(secret, 'http://api.test');
  const now = Date.now();
  const keys = [
    storyKey(userId, id),
    audioKey(userId, id),
    editionKey(userId, id, { kind: 'sleep', minutes: 5 }),
    speechKey(storySpeech(userId, id), 'ab12'),
  ];
  const files = await Promise.all(keys.map((key) => signer.url(key, now)));
  const book = await signer.bookUrl(bookKey({ userId, storyId: id, narrationId: other, way: null }), now);
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Request(new URL(path, 'http://api.test'), { headers });
  const post = (path: string, headers: Record<string, string>) =>
    new Request(new URL(path, 'http://api.test'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
  const authorization = `Bearer ${token}`;
  return [
    get('/api/auth/me', { authorization }),
    get(`/api/stories/${id}/events`, { authorization }),
    post('/api/auth/refresh-token', { cookie }),
    post('/api/auth/logout', { cookie }),
    post('/api/auth/logout', { authorization }),
    get(`/feeds/${feed}/cuentame.xml`),
    get(`/feeds/${feed}/${id}.mp3`),
    ...files.flatMap((file) => [get(file), get(file.replace('alt=media', '')), get(`${file}&download=1`)]),
    get(book),
  ];
}

/** The status of each request, and the homes that were looked up. */
async function askedBy(requests: Request[]) {
  const homes = new WatchedHomes();
  const asked: [string, number, number][] = [];
  for (const request of requests) {
    const before = homes.names.length;
    const { status, body } = await app.fetch(request, homes.env, createExecutionContext());
    await body?.cancel();
    asked.push([`${request.method} ${new URL(request.url).pathname}`, status, homes.names.length - before]);
  }
  return asked;
}

test.each([true, false])(
  'a forged token, cookie, feed, file or book address of the right form asks no home (in the EU: %s)',
  async (isEU) => {
    const ids = { userId: newUserId({ isEU }), other: crypto.randomUUID(), id: crypto.randomUUID() };
    for (const [what, status, looked] of await askedBy(await requestsOf(FOREIGN, ids))) {
      const refused = what === 'POST /api/auth/logout' ? 204 : what.includes('/api/') ? 401 : 404;
      expect([what, status, looked]).toEqual([what, refused, 0]);
    }
  },
);

test('a genuine one asks the home of its user', async () => {
  // Each secret signs something in the list.
  expect(new Set([env.TOKEN_SECRET, env.FILE_SECRET, env.DIGEST_SECRET]).size).toBe(3);
  const owner = await newOwner();
  const { secret: feed } = await openFeed(owner);
  const ids = { userId: userOf(owner), other: feed, id: owner.narrationId };
  const isSigned = (secret: string) => async () => {
    const asked = await askedBy(await requestsOf(secret, ids));
    return asked.filter(([, , looked]) => looked > 0).length;
  };
  const all = (await requestsOf(FOREIGN, ids)).length;
  const byToken = await isSigned(env.TOKEN_SECRET)();
  const byFile = await isSigned(env.FILE_SECRET)();
  expect(byToken).toBe(5);
  expect(byFile).toBe(all - 7);
  expect(await isSigned(env.DIGEST_SECRET)()).toBe(2);
});
