import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { DAY_MS } from '../../contract/time.ts';
import { newOwner, newPremiumOwner } from '../../testkit/worker/access/owner.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { alarmIn, crashHome, sqlInHome } from '../../testkit/worker/in-home.ts';
import { keysInR2, rowsInD1, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { newPerson, PASSWORD, PASSWORD_HASH, type Person, request } from '../../testkit/worker/person.ts';
import { settleFailed } from '../billing/settlement.ts';
import { database } from '../directory/client.ts';
import { buriedAmong, tombstoneOf } from '../directory/tombstones.ts';
import { insertUser, userById } from '../directory/users.ts';
import { speechKey, storySpeech } from '../files/keys.ts';
import { copyOf } from '../home-storage/user.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { homeOf } from './client.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const remove = (person: Person) =>
  person.fetch('/api/account', { method: 'DELETE', json: { password: person.password } });

const login = ({ email, password }: Person) =>
  request('/api/auth/login', { method: 'POST', json: { email, password } });

const rowOf = ({ user }: Person) => userById(database(env.DB), user.id);

const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

async function isBuried({ user }: Person): Promise<boolean> {
  const digest = await tombstoneOf(env.DIGEST_SECRET, 'user', user.id);
  return (await buriedAmong(database(env.DB), [digest])).has(digest);
}

const filesOf = ({ user }: Person) => keysInR2(user.id);

/** Waits until home, files and directory have nothing of a user but the tombstone. */
async function gone(person: Person): Promise<void> {
  await vi.waitFor(async () => {
    expect(await rowsInObject(person.user.id)).toEqual({ rows: [], alarm: null });
  });
  expect(await filesOf(person)).toEqual([]);
  expect(await rowsInD1(person.user.id, person.email)).toEqual({});
  expect(await isBuried(person)).toBe(true);
}

/** Whether Stripe has the customer still. */
async function isCustomer(id: string): Promise<boolean> {
  const answer = await fetch(`${env.STRIPE_API_BASE}/v1/customers/${id}`, {
    headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
  });
  return answer.ok && !(await answer.json<{ deleted?: boolean }>()).deleted;
}

/** Stripe answers nothing below a path from now on. @returns ends that */
function withoutStripe(path = '/'): () => void {
  const original = globalThis.fetch;
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(`${env.STRIPE_API_BASE!}${path}`)) throw new TypeError('no answer');
    return original(input, init);
  });
  return () => spied.mockRestore();
}

/** Replaces what batches of the directory do. */
function onBatches(answer: (send: () => Promise<unknown>) => Promise<unknown>) {
  const prototype = Object.getPrototypeOf(env.DB) as D1Database;
  const original = prototype.batch;
  return vi.spyOn(prototype, 'batch').mockImplementation(function (this: D1Database, ...args) {
    return answer(() => original.apply(this, args)) as never;
  });
}

test('a deleted account is gone from home, files, directory and Stripe, and leaves a tombstone', async () => {
  const { buyer, storyId } = await newPremiumOwner();
  await env.FILES.put(speechKey(storySpeech(buyer.user.id, storyId), 'one-sentence'), 'sound');
  const { stripeCustomerId } = (await rowOf(buyer))!;
  expect(await isCustomer(stripeCustomerId!)).toBe(true);
  expect(await filesOf(buyer)).not.toEqual([]);
  const answer = await remove(buyer);
  expect(answer.status).toBe(204);
  expect(await rowOf(buyer)).toBeNull();
  expect(await isCustomer(stripeCustomerId!)).toBe(false);
  await gone(buyer);
  expect((await buyer.fetch('/api/auth/me')).status).toBe(401);
}, 60_000);

test('while Stripe cannot be reached, a deleted account is closed, and its timer ends the subscription', async () => {
  const { buyer, storyId } = await newPremiumOwner();
  const { stripeCustomerId } = (await rowOf(buyer))!;
  const { url } = await (await buyer.fetch(`/api/stories/${storyId}/book`)).json<{ url: string }>();
  expect((await request(url)).status).toBe(200);
  const restore = withoutStripe();
  expect((await remove(buyer)).status).toBe(204);
  // Its subscription is found by the row.
  expect(await rowOf(buyer)).not.toBeNull();
  for (const path of ['/api/auth/me', '/api/stories', `/api/stories/${storyId}`, '/api/account/export'])
    expect(await codeOf(await buyer.fetch(path))).toEqual([401, 'session_ended']);
  const renewed = await request('/api/auth/refresh-token', {
    method: 'POST',
    json: {},
    headers: { cookie: buyer.cookie },
  });
  expect(await codeOf(renewed)).toEqual([401, 'session_ended']);
  expect((await request(url)).status).toBe(404);
  // A sign-in reopens nothing.
  expect(await codeOf(await login(buyer))).toEqual([401, 'session_ended']);
  await alarmIn(0.01, buyer.user.id);
  expect(await rowOf(buyer)).not.toBeNull();
  restore();
  await alarmIn(0.03, buyer.user.id);
  expect(await isCustomer(stripeCustomerId!)).toBe(false);
  await gone(buyer);
}, 60_000);

test('attempts to end an account have doubling pauses, of an hour at most', async () => {
  const { buyer } = await newPremiumOwner();
  const restore = withoutStripe();
  expect((await remove(buyer)).status).toBe(204);
  const minutes: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    const [row] = await sqlInHome(buyer.user.id, 'SELECT due_at, closed_at FROM timers, closing');
    const { due_at: due, closed_at: closedAt } = row as Record<string, number>;
    minutes.push(Math.round((due! - closedAt!) / 60_000));
    await alarmIn((due! - Date.now()) / DAY_MS, buyer.user.id);
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184]);
  restore();
  await alarmIn(1, buyer.user.id);
  await gone(buyer);
}, 60_000);

test('payments that Stripe does not show keep a deleted account for a day, and go back later', async () => {
  const { buyer } = await newPremiumOwner();
  const customer = (await rowOf(buyer))!.stripeCustomerId!;
  const restore = withoutStripe('/v1/invoice_payments');
  expect((await remove(buyer)).status).toBe(204);
  await alarmIn(0.5, buyer.user.id);
  expect(await rowOf(buyer)).not.toBeNull();
  await alarmIn(1.1, buyer.user.id);
  expect(await rowOf(buyer)).toBeNull();
  restore();
  expect(await buyer.refunds(customer)).toEqual([]);
  await settleFailed({ db: database(env.DB), stripe: stripeGateway(env), now: Date.now() });
  expect(await buyer.refunds(customer)).toEqual([PREMIUM_PRICE.amount]);
  await gone(buyer);
}, 60_000);

test('a checkout that the deletion overtakes leaves no customer at Stripe', async () => {
  const buyer = await Buyer.new();
  const original = globalThis.fetch;
  const made: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await original(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (url !== `${env.STRIPE_API_BASE!}/v1/customers`) return answer;
    made.push((await answer.clone().json<{ id: string }>()).id);
    expect((await remove(buyer)).status).toBe(204);
    return answer;
  });
  expect((await buyer.askForCheckout()).status).toBe(401);
  expect(made).toHaveLength(1);
  expect(await isCustomer(made[0]!)).toBe(false);
}, 60_000);

test('a home that dies during the deletion stays closed, and its timer finishes it', async () => {
  const { buyer } = await newPremiumOwner();
  const restore = withoutStripe();
  expect((await remove(buyer)).status).toBe(204);
  restore();
  await crashHome(buyer.user.id);
  expect(await codeOf(await buyer.fetch('/api/auth/me'))).toEqual([401, 'session_ended']);
  expect(await codeOf(await login(buyer))).toEqual([401, 'session_ended']);
  await alarmIn(0.01, buyer.user.id);
  await gone(buyer);
}, 60_000);

test('while the directory cannot be reached, the account is closed, and its timer deletes the row', async () => {
  const { buyer } = await newOwner();
  let batches = 0;
  // The first one is that of the password.
  const failing = onBatches(async (send) => {
    batches += 1;
    if (batches === 1) return send();
    throw new Error('the directory is gone');
  });
  await buyer.home.closeAccount(buyer.proof);
  expect(batches).toBe(2);
  expect((await buyer.fetch('/api/auth/me')).status).toBe(401);
  expect(await rowOf(buyer)).not.toBeNull();
  expect(await filesOf(buyer)).not.toEqual([]);
  failing.mockRestore();
  await alarmIn(0.01, buyer.user.id);
  await gone(buyer);
});

test('files that R2 does not delete are deleted by the timer', async () => {
  const { buyer } = await newOwner();
  const prototype = Object.getPrototypeOf(env.FILES) as R2Bucket;
  const failing = vi.spyOn(prototype, 'list').mockRejectedValue(new Error('the bucket is gone'));
  expect((await remove(buyer)).status).toBe(204);
  expect(await rowOf(buyer)).toBeNull();
  await vi.waitFor(() => expect(failing).toHaveBeenCalled());
  failing.mockRestore();
  expect(await filesOf(buyer)).not.toEqual([]);
  await alarmIn(0.01, buyer.user.id);
  await gone(buyer);
});

test('a deletion also ends a checkout that the home has not heard of', async () => {
  const buyer = await Buyer.new();
  const before = (await rowOf(buyer))!;
  await buyer.checkout();
  const { stripeCustomerId } = (await rowOf(buyer))!;
  expect(before.stripeCustomerId).toBeNull();
  await sqlInHome(buyer.user.id, 'UPDATE user SET copy = ?', JSON.stringify(copyOf(before)));
  expect((await remove(buyer)).status).toBe(204);
  expect(await isCustomer(stripeCustomerId!)).toBe(false);
  await gone(buyer);
}, 60_000);

test('a sign-in that began before the deletion does not bring the user back', async () => {
  const person = await newPerson();
  let isFirst = true;
  // The sign-in has read the user; then the account is deleted whole, and the object starts empty.
  onBatches(async (send) => {
    const results = await send();
    if (!isFirst) return results;
    isFirst = false;
    await person.home.closeAccount(person.proof);
    await gone(person);
    await crashHome(person.user.id);
    return results;
  });
  expect(await codeOf(await login(person))).toEqual([401, 'session_ended']);
  expect(isFirst).toBe(false);
  expect(await rowsInObject(person.user.id)).toEqual({ rows: [], alarm: null });
  expect(await rowOf(person)).toBeNull();
});

test('no call but a sign-in of a known user makes an object a home', async () => {
  const person = await newPerson();
  const row = (await rowOf(person))!;
  const id = crypto.randomUUID();
  const home = homeOf(env, id);
  const device = { userAgent: null, tokenLifetime: 'session' } as const;
  expect(await home.begin({ ...copyOf(row), id }, device, false)).toBe('no_home');
  expect(await home.wake({ ...copyOf(row), id }, false)).toBe('no_home');
  expect(await home.take({ ...copyOf(row), id })).toBeNull();
  await expect(home.enter('a').closeAccount({ network: '' })).rejects.toThrow('session_ended');
  expect(await rowsInObject(id)).toEqual({ rows: [], alarm: null });
});

test('a sign-in with a password that is replaced meanwhile makes no home', async () => {
  const [id, email] = [crypto.randomUUID(), `homeless-${crypto.randomUUID()}@example.org`];
  const row = { name: null, passwordHash: PASSWORD_HASH, termsVersion: null, locationHint: null };
  await insertUser(database(env.DB), { ...row, id, email, mailbox: id, now: Date.now() });
  const replace = env.DB.prepare('UPDATE users SET credentials = 2, version = 2 WHERE id = ?').bind(id);
  onBatches(async (send) => {
    const results = await send();
    await replace.run();
    return results;
  });
  const json = { email, password: PASSWORD };
  const answer = await request('/api/auth/login', { method: 'POST', json });
  expect(await codeOf(answer)).toEqual([401, 'session_ended']);
  expect(await rowsInObject(id)).toEqual({ rows: [], alarm: null });
});
