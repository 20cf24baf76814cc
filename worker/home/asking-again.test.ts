import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import {
  ACCESS_ARGS,
  ACCESS_METHODS,
  closeAccountOf,
  HOME_ARGS,
  OWNER_ARGS,
  OWNER_METHODS,
  SESSION_ARGS,
  SESSION_METHODS,
  sessionOf,
} from '../../testkit/worker/access/home-calls.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { firstOfEachKind } from '../../testkit/worker/part.ts';
import { WatchedHomes } from '../../testkit/worker/watched-homes.ts';
import { app } from '../app.ts';
import { ApiError } from '../errors/refusal.ts';
import { homeOf } from './client.ts';
import { Home } from './home.ts';
import { ACCESS_REPEATS, HOME_REPEATS, isRepeatable, OWNER_REPEATS, SESSION_REPEATS } from './repeats.ts';

/** Milliseconds of the pauses between attempts, which are not waited for. */
let pauses: number[];
beforeEach(() => {
  pauses = [];
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => {
    pauses.push(ms);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** As the platform marks its errors. */
const interruption = (message = 'Network connection lost.') =>
  Object.assign(new Error(message), { retryable: true });

type Callable = Record<string, (...args: unknown[]) => Promise<unknown>>;
type ArgsOf = Record<string, (owner: Owner) => unknown[] | Promise<unknown[]>>;

/** A surface of the home: its methods, arguments, declarations, and how the client reaches it. */
type Surface = {
  methods: string[];
  args: ArgsOf;
  repeats: object;
  /** RPC method that carries the call. */
  rpcOf(method: string): string;
  at(homes: WatchedHomes, owner: Owner): Callable;
};

const homeAt = (homes: WatchedHomes, { buyer }: Owner) => homeOf(homes.env, buyer.user.id);
const ownMethods = Object.getOwnPropertyNames(Home.prototype).filter(
  (name) => !['constructor', 'alarm', 'ask', 'open', 'manage'].includes(name),
);

const SURFACES: Record<string, Surface> = {
  UserSession: {
    methods: SESSION_METHODS,
    args: SESSION_ARGS as ArgsOf,
    repeats: SESSION_REPEATS,
    rpcOf: () => 'ask',
    at: (homes, owner) => homeAt(homes, owner).enter(sessionOf(owner)) as unknown as Callable,
  },
  SignedAccess: {
    methods: ACCESS_METHODS,
    args: ACCESS_ARGS as ArgsOf,
    repeats: ACCESS_REPEATS,
    rpcOf: () => 'open',
    at: (homes, owner) => homeAt(homes, owner).opened() as unknown as Callable,
  },
  OwnerAccess: {
    methods: OWNER_METHODS,
    args: OWNER_ARGS as ArgsOf,
    repeats: OWNER_REPEATS,
    rpcOf: () => 'manage',
    at: (homes, owner) => homeAt(homes, owner).managed() as unknown as Callable,
  },
  Home: {
    methods: ownMethods,
    args: HOME_ARGS as ArgsOf,
    repeats: HOME_REPEATS,
    rpcOf: (method) => method,
    at: (homes, owner) => withOwnArguments(homeAt(homes, owner)) as unknown as Callable,
  },
};

/** The client's methods with the arguments of the object's, which also say whose home it is. */
const withOwnArguments = (home: ReturnType<typeof homeOf>) => ({
  begin: home.begin,
  exchange: ({ sessionId }: { sessionId: string }, number: number, asked: 'hour') =>
    home.exchange(sessionId, number, asked),
  endSession: ({ sessionId }: { sessionId: string }) => home.endSession(sessionId),
  take: home.take,
  wake: home.wake,
  storyFile: (_: string, storyId: string) => home.storyFile(storyId),
  snapshot: () => home.snapshot(),
  restore: home.restore,
});

/** Ends what is still being made, unless the tested method ended the session. */
async function endWork(owner: Owner): Promise<void> {
  await closeAccountOf(owner).catch((error) => expect(error.code).toBe('session_ended'));
}

const CASES = Object.entries(SURFACES).flatMap(([name, { methods }]) =>
  methods.flatMap((method) => (['before', 'after'] as const).map((when) => [name, method, when] as const)),
);

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };

/**
 * An interruption before the call took effect leaves nothing that could be done twice, so that cases of one surface and
 * declaration are alike; after it, each method has its own effect.
 */
const ASKED = firstOfEachKind(CASES, TEST_LONG, ([name, method, when]) => {
  const declared = String((SURFACES[name]!.repeats as Record<string, unknown>)[method]);
  return when === 'after' ? `${name} ${method}` : `${name} ${declared}`;
});

test('every method of the surfaces is in the cases', () => {
  expect(CASES.length).toBeGreaterThan(2 * 35);
  for (const { methods, args, repeats } of Object.values(SURFACES)) {
    expect(Object.keys(args)).toEqual(expect.arrayContaining(methods));
    expect(Object.keys(repeats).sort()).toEqual([...methods].sort());
  }
});

test.each(ASKED)(
  '%s.%s survives an interruption %s it took effect, or says so',
  async (name, method, when) => {
    const { args, repeats, rpcOf, at } = SURFACES[name]!;
    const owner = await newOwner();
    const given = await args[method]!(owner);
    const homes = new WatchedHomes();
    homes.failNext(when, interruption());
    const outcome = await at(homes, owner)[method]!(...given).then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    );
    const times = isRepeatable(repeats, method, given) ? 2 : 1;
    expect(homes.calls.map((call) => call.method)).toEqual(Array(times).fill(rpcOf(method)));
    expect(outcome).toBe(times === 2 ? 'done' : ('database_error' satisfies ErrorCode));
    await endWork(owner);
  },
);

const count = async (owner: Owner, table: string) =>
  (await sqlInHome(owner.buyer.user.id, `SELECT count(*) AS n FROM ${table}`))[0]!.n;

test.each([
  ['begin', 'sessions', 3],
  ['writeStory', 'generations', 1],
  ['narrate', 'generations', 1],
  ['speakSentence', 'bought_sentences', 1],
] as const)('%s asked again leaves one row', async (method, table, rows) => {
  const surface = method === 'begin' ? SURFACES.Home! : SURFACES.UserSession!;
  const owner = await newOwner();
  const homes = new WatchedHomes();
  homes.failNext('after', interruption());
  await surface.at(homes, owner)[method]!(...(await surface.args[method]!(owner)));
  expect(homes.calls).toHaveLength(2);
  expect(await count(owner, table)).toBe(rows);
  await endWork(owner);
});

test.each([
  ['writeStory', 'idempotencyKey'],
  ['narrate', 'idempotencyKey'],
] as const)('%s without a key is not asked again', async (method, key) => {
  const owner = await newOwner();
  const [order, ...rest] = (await (SESSION_ARGS as ArgsOf)[method]!(owner)) as [object];
  const homes = new WatchedHomes();
  homes.failNext('before', interruption());
  const home = SURFACES.UserSession!.at(homes, owner);
  await expect(() => home[method]!({ ...order, [key]: null }, ...rest)).rejects.toThrow('database_error');
  expect(homes.calls).toHaveLength(1);
});

test('the session that ends all sessions, its own too, is not asked again', async () => {
  const owner = await newOwner();
  const homes = new WatchedHomes();
  homes.failNext('after', interruption());
  const home = homeAt(homes, owner).enter(sessionOf(owner));
  await expect(() => home.endDevices(false)).rejects.toThrow('database_error');
  expect(homes.calls).toHaveLength(1);
});

test('a home that stays unreachable is asked four times, with growing jittered pauses', async () => {
  const owner = await newOwner();
  const homes = new WatchedHomes();
  homes.failNext('before', interruption(), { times: 9 });
  const home = homeAt(homes, owner).enter(sessionOf(owner));
  for (let round = 0; round < 2; round++) await expect(() => home.user()).rejects.toThrow('database_error');
  expect(homes.calls).toHaveLength(8);
  expect(pauses).toHaveLength(6);
  for (const [at, pause] of pauses.entries()) {
    const nominal = [100, 400, 1600][at % 3]!;
    expect(pause).toBeGreaterThanOrEqual(nominal / 2);
    expect(pause).toBeLessThan(nominal * 1.5);
  }
  // Jitter: equal pauses would be a coincidence.
  expect(pauses[0]).not.toBe(pauses[3]);
});

test.each([
  ['its property', Object.assign(new Error('Too many requests.'), { retryable: true, overloaded: true })],
  ['its message', Object.assign(new Error('Durable Object is overloaded.'), { retryable: true })],
])('a home that is overloaded by %s is not asked again', async (_, overloaded) => {
  const owner = await newOwner();
  const homes = new WatchedHomes();
  homes.failNext('before', overloaded);
  await expect(() => homeAt(homes, owner).storyFile(owner.storyId)).rejects.toThrow('database_error');
  expect(homes.calls).toHaveLength(1);
});

test.each([
  'Durable Object reset because its code was updated.',
  'Network connection lost.',
  'Cannot resolve Durable Object due to transient issue on remote node.',
])('“%s” is an interruption without any property', async (message) => {
  const owner = await newOwner();
  const homes = new WatchedHomes();
  homes.failNext('before', new Error(message));
  expect((await homeAt(homes, owner).storyFile(owner.storyId))?.title).toContain(owner.secret);
});

test.each([
  'there is no method x',
  'D1_ERROR: Network connection lost.',
  'this home belongs to another user',
])('the error “%s” is neither asked again nor renamed', async (message) => {
  const owner = await newOwner();
  const homes = new WatchedHomes();
  const error = new Error(message);
  homes.failNext('before', error);
  await expect(() => homeAt(homes, owner).storyFile(owner.storyId)).rejects.toBe(error);
  expect(homes.calls).toHaveLength(1);
});

/** A request of the owner's app to a Worker whose homes are watched. */
function send(homes: WatchedHomes, { buyer }: Owner, method: string, path: string): Promise<Response> {
  const request = new Request(`http://api.test${path}`, {
    method,
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  return Promise.resolve(app.fetch(request, homes.env, createExecutionContext()));
}

test('a reader notices no interruption, a writer gets a clear error and nothing is done twice', async () => {
  const owner = await newOwner();
  for (const path of [
    '/api/stories',
    `/api/stories/${owner.storyId}`,
    '/api/account/sessions',
    '/api/feed',
  ]) {
    const homes = new WatchedHomes();
    homes.failNext('before', interruption());
    expect((await send(homes, owner, 'GET', path)).status).toBe(200);
    expect(homes.calls).toHaveLength(2);
  }
  const homes = new WatchedHomes();
  homes.failNext('after', interruption());
  const answer = await send(homes, owner, 'DELETE', `/api/stories/${owner.storyId}`);
  expect([answer.status, (await answer.json<ErrorBody>()).code]).toEqual([503, 'database_error']);
  expect(homes.calls).toHaveLength(1);
});

test('a waiting reader of a home that is reset gets the answer of its successor', async () => {
  vi.restoreAllMocks();
  const owner = await newOwner();
  const homes = new WatchedHomes();
  const home = homeAt(homes, owner).enter(sessionOf(owner));
  const { admission } = await home.writeStory(...(await SESSION_ARGS.writeStory(owner)));
  if (!admission.ok) throw new Error(admission.code);
  const outcome = home.storyOutcome(admission.generationId, 60_000);
  const stub = env.HOMES.get(env.HOMES.idFromName(owner.buyer.user.id));
  await expect(() => runInDurableObject(stub, (_, state) => state.abort('reset'))).rejects.toThrow('reset');
  expect(await outcome).toMatchObject({ ok: true });
  expect(homes.calls.length).toBeGreaterThan(2);
});
