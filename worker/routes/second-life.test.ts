import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SLEEP_MINUTES } from '../../contract/narration.ts';
import type { Link } from '../../contract/schemas/links.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { alarmIn, crashHome, sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { everythingKept, keysInR2, rowsInD1, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { request } from '../../testkit/worker/person.ts';
import { deleteUser } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { tombstoneOf } from '../directory/tombstones.ts';
import { userById } from '../directory/users.ts';
import { audioKey } from '../files/keys.ts';
import { copyOf } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';

/**
 * Everything that ends something, begun in each state in which it might come back: then everything is looked through.
 */

afterEach(() => vi.restoreAllMocks());

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };
const MINUTE = 1 / 1440;
const stubOf = (id: string) => env.HOMES.get(env.HOMES.idFromName(id));
const db = database(env.DB);

/** An owner with a feed, a link, a free story that counts, and files of each kind. */
type Start = Owner & { id: string; link: Link; feed: string; spent: string };

async function newLink(buyer: Owner['buyer'], storyId: string): Promise<Link> {
  const json = { storyId, term: 'week', showsNames: true };
  return (await buyer.fetch('/api/links', { method: 'POST', json })).json<Link>();
}

async function start(): Promise<Start> {
  const owner = await newOwner();
  const { buyer, storyId } = owner;
  const link = await newLink(buyer, storyId);
  await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: true } });
  const { url } = await (await buyer.fetch('/api/feed')).json<{ url: string }>();
  return { ...owner, id: buyer.user.id, link, feed: url, spent: crypto.randomUUID() };
}

/** The outbox has a story that the directory is to count; the directory holds its reservation. */
async function withOutbox({ id, spent }: Start): Promise<void> {
  await env.DB.prepare(
    'INSERT INTO free_stories (generation_id, mailbox, user_id, counts_until) SELECT ?, mailbox, id, ? FROM users WHERE id = ?',
  )
    .bind(spent, Date.now() + 3_600_000, id)
    .run();
  await sqlInHome(id, `INSERT INTO outbox (change, subject) VALUES ('settle_story', ?)`, spent);
}

/** The object is lost, with memory and alarm, and filled again from its snapshot. */
async function lostAndRestored({ id }: Pick<Start, 'id'>): Promise<void> {
  const lost = runInDurableObject(stubOf(id), async (_, state) => {
    await state.storage.deleteAlarm();
    await state.storage.deleteAll();
    state.abort('lost');
  });
  await expect(lost).rejects.toThrow();
  const row = await userById(db, id);
  expect(await homeOf(env, id).restore(copyOf(row!))).toMatchObject({ outcome: 'restored' });
}

/** A change that waited when the snapshot was written is in the restored outbox, and arrives. */
async function restored(of: Start): Promise<Start> {
  await withOutbox(of);
  await homeOf(env, of.id).snapshot();
  await lostAndRestored(of);
  expect(await codes(of.link.url)).toEqual([404]);
  await pass(of);
  expect(await remembered(of)).toEqual([{ user_id: of.id, counts_until: null }]);
  const buyer = await of.buyer.signInAgain();
  return { ...of, buyer, link: await newLink(buyer, of.storyId) };
}

async function remembered({ spent }: Start) {
  const sql = 'SELECT user_id, counts_until FROM free_stories WHERE generation_id = ?';
  return (await env.DB.prepare(sql).bind(spent).all()).results;
}

/**
 * Answers of R2 to deletions, or to the writing of keys that begin so, wait until the returned function is called.
 */
function heldBucket(name: 'delete' | 'put', prefix = ''): () => void {
  const bucket = Object.getPrototypeOf(env.FILES) as R2Bucket;
  const original = bucket[name] as (...args: unknown[]) => Promise<unknown>;
  const held = Promise.withResolvers<void>();
  const spied = vi.spyOn(bucket, name).mockImplementation(async function (
    this: R2Bucket,
    ...args: unknown[]
  ) {
    if (String(args[0]).startsWith(prefix)) await held.promise;
    return original.apply(this, args) as never;
  });
  return () => {
    spied.mockRestore();
    held.resolve();
  };
}

/** States to begin in. Each gives what is ended in it, and what else happens before everything is looked through. */
const STATES: Record<
  string,
  (of: Start) => Promise<{ of?: Start; meanwhile?: (ending: Promise<unknown>) => void | Promise<void> }>
> = {
  'at rest': async () => ({}),
  async 'with a change in the outbox'(of) {
    await withOutbox(of);
    return {};
  },
  async 'with its sound noted for deletion'({ id, narrationId }) {
    const key = audioKey(id, narrationId);
    await sqlInHome(id, 'INSERT INTO to_delete (key, delete_at) VALUES (?, ?)', key, Date.now() + 60_000);
    return {};
  },
  async 'while a file is being deleted'({ id }) {
    const key = audioKey(id, 'another');
    await env.FILES.put(key, 'sound');
    await sqlInHome(id, 'INSERT INTO to_delete (key, delete_at) VALUES (?, 0)', key);
    await sqlInHome(id, `INSERT OR REPLACE INTO timers (name, due_at) VALUES ('deletions', 0)`);
    const release = heldBucket('delete');
    const running = alarmIn(0, id);
    return {
      async meanwhile() {
        release();
        await running;
      },
    };
  },
  async 'after a snapshot'({ id }) {
    await homeOf(env, id).snapshot();
    return {};
  },
  async 'while a snapshot is being written'({ id }) {
    const release = heldBucket('put');
    const writing = homeOf(env, id).snapshot();
    await vi.waitFor(() => expect(env.FILES.put).toHaveBeenCalled());
    return {
      async meanwhile() {
        release();
        await Promise.allSettled([writing]);
      },
    };
  },
  async 'between the taking of a timer and its end'({ id }) {
    await sqlInHome(id, `INSERT OR REPLACE INTO timers (name, due_at) VALUES ('snapshot', ?)`, Date.now());
    await crashHome(id);
    return {};
  },
  'in a restored home': async (of) => ({ of: await restored(of) }),
  async 'with a file of each kind'({ id, storyId, narrationId }) {
    const sleeping = SLEEP_MINUTES.map((minutes) => `sleep-${minutes}`);
    for (const key of [
      ...['link', ...sleeping].map((kind) => `audio/${id}/${narrationId}.${kind}.mp3`),
      ...['a', 'b'].map((digest) => `speech/${id}/${storyId}/${digest}.natural.pcm`),
    ])
      await env.FILES.put(key, 'sound');
    return {};
  },
  async 'while it is being narrated'({ buyer, id, text }) {
    const release = heldBucket('put', `audio/${id}/`);
    const order = { text, voiceId: 'male', speechRate: 1, musicTrack: 'none' };
    const narrating = buyer.post('/api/audio/generate', order);
    await storing(`audio/${id}/`);
    return {
      async meanwhile(ending) {
        await orWaits(ending);
        release();
        await (await narrating).body?.cancel();
      },
    };
  },
  async 'while its link is being spoken'({ buyer, id, storyId, narrationId }) {
    await sqlInHome(id, `UPDATE stories SET options = json_set(options, '$.childNames', 'Luna')`);
    const release = heldBucket('put', `audio/${id}/`);
    const json = { storyId, term: 'week', showsNames: false };
    expect((await buyer.fetch('/api/links', { method: 'POST', json })).status).toBe(201);
    await storing(`audio/${id}/${narrationId}.link.mp3`);
    return {
      async meanwhile(ending) {
        await orWaits(ending);
        release();
      },
    };
  },
};

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for an end and the work behind its answer. The end may itself wait for what is held. */
async function orWaits(ending: Promise<unknown>): Promise<void> {
  await Promise.race([ending, after(700)]);
  await after(200);
}

/** Waits until a file is being stored, in a bucket whose writing waits. */
const storing = (prefix: string) =>
  vi.waitFor(
    () => expect(vi.mocked(env.FILES.put).mock.calls.some(([key]) => key.startsWith(prefix))).toBe(true),
    { timeout: 20_000 },
  );

const codes = async (...urls: string[]) =>
  Promise.all(urls.map(async (url) => (await request(new URL(url).pathname)).status));

/** Minutes of alarms, in which what is owed is done. */
async function pass({ id }: Start): Promise<void> {
  for (const minutes of [2, 12, 30]) await alarmIn(minutes * MINUTE, id);
}

const placesOf = async ({ id }: Start, word: string) =>
  [...(await everythingKept(id))].flatMap(([place, text]) => (text.includes(word) ? [place] : []));

type End = {
  /** @returns the status */
  end: (of: Start) => Promise<Response>;
  /** Addresses that open before, and answer 404 from the next request on. */
  closed: (of: Start) => string[];
  /** Looks through everything, once what was owed is done. */
  look?: (of: Start) => Promise<void>;
};

const ENDS: Record<string, End> = {
  story: {
    end: ({ buyer, storyId }) => buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' }),
    closed: ({ link }) => [link.url],
    async look(of) {
      for (const word of [of.text, `El cuento de ${of.secret}`]) expect(await placesOf(of, word)).toEqual([]);
      const isLeft = (key: string) => !key.startsWith('snapshots/');
      // It was the only one: a file of any kind that is left is of this story.
      await vi.waitFor(async () => expect((await keysInR2(of.id)).filter(isLeft)).toEqual([]));
    },
  },
  account: {
    end: ({ buyer }) => buyer.fetch('/api/account', { method: 'DELETE', json: { password: buyer.password } }),
    closed: ({ link, feed }) => [link.url, feed],
    async look(of) {
      const { id, buyer, secret } = of;
      await vi.waitFor(async () => expect(await rowsInObject(id)).toEqual({ rows: [], alarm: null }));
      expect(await keysInR2(id)).toEqual([]);
      expect(await rowsInD1(id, buyer.email)).toEqual({});
      expect(await placesOf(of, secret)).toEqual([]);
    },
  },
  feed: {
    end: ({ buyer }) => buyer.fetch('/api/feed', { method: 'DELETE' }),
    closed: ({ feed }) => [feed],
  },
  link: {
    end: ({ buyer, link }) => buyer.fetch(`/api/links/${link.id}`, { method: 'DELETE' }),
    closed: ({ link }) => [link.url],
  },
};

/** The state, the end, and a look through everything. @returns what was ended */
async function play(state: (typeof STATES)[string], { end, closed, look }: End): Promise<Start> {
  const first = await start();
  const { of = first, meanwhile } = await state(first);
  const open = closed(of);
  expect(await codes(...open)).toEqual(open.map(() => 200));
  const isOwed = (await sqlInHome(of.id, 'SELECT 1 FROM outbox WHERE subject = ?', of.spent)).length > 0;
  const ending = end(of);
  await meanwhile?.(ending);
  expect((await ending).status).toBe(204);
  const look404 = async () => expect(await codes(...open)).toEqual(open.map(() => 404));
  await look404();
  await pass(of);
  await look404();
  await look?.(of);
  // What the outbox owed has arrived: the mailbox's free story is remembered.
  if (isOwed) expect(await remembered(of)).toHaveLength(1);
  return of;
}

/** Feed and link end by the same step of the home: they take turns with the states, but in `npm run test:long`. */
const endsOf = (turn: number) =>
  Object.entries(ENDS).filter(([name]) => TEST_LONG || name !== (turn % 2 === 0 ? 'feed' : 'link'));

describe.each(Object.entries(STATES).map(([name, state], turn) => ({ name, state, turn })))(
  '$name',
  ({ state, turn }) => {
    test.each(endsOf(turn))('a deleted %s is nowhere', async (_name, end) => void (await play(state, end)));
  },
);

test.each(Object.entries(ENDS).filter(([name]) => name !== 'account'))(
  'a deleted %s does not come back with an older backup',
  async (_, end) => {
    const backup = new Map<string, ArrayBuffer>();
    const of = await play(async ({ id }) => {
      await homeOf(env, id).snapshot();
      for (const key of await keysInR2(id)) backup.set(key, await (await env.FILES.get(key))!.arrayBuffer());
      return {};
    }, end);
    for (const key of await keysInR2(of.id)) await env.FILES.delete(key);
    for (const [key, bytes] of backup) await env.FILES.put(key, bytes);
    await lostAndRestored(of);
    await pass(of);
    expect(await codes(...end.closed(of))).toEqual(end.closed(of).map(() => 404));
    await end.look?.(of);
  },
);

test.each(Object.entries(ENDS).filter(([name]) => name !== 'account'))(
  'a deleted %s is nowhere, though the directory has lost the row of its user',
  async (_, end) => {
    await play(async ({ id }) => {
      await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run();
      return {};
    }, end);
  },
);

test('a home whose account the directory has deleted is closed when it is due, without a notice', async () => {
  const of = await start();
  const { id } = of;
  await env.DB.prepare('UPDATE users SET email_verified_at = 1, confirmed_by_holder_at = 1 WHERE id = ?')
    .bind(id)
    .run();
  const digest = await tombstoneOf(env.DIGEST_SECRET, 'user', id);
  await deleteUser(db, { id, stripeCustomerId: null, digest }, Date.now());
  const before = (await mailsTo(of.buyer.email)).length;
  await alarmIn(700.1, id);
  await alarmIn(701, id);
  await vi.waitFor(async () => expect(await rowsInObject(id)).toEqual({ rows: [], alarm: null }));
  expect(await keysInR2(id)).toEqual([]);
  expect(await mailsTo(of.buyer.email)).toHaveLength(before);
});
