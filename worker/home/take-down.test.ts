import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { openFeed, spendCredit } from '../../testkit/worker/access/home-calls.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { keysInR2 } from '../../testkit/worker/left-behind.ts';
import { request } from '../../testkit/worker/person.ts';
import { episodeUrl, feedSecret, feedUrl, transcriptUrl } from '../files/feed-address.ts';
import { audioKey, bookKey, editionKey, storyKey } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { homeOf } from './client.ts';

/** A request for a story, or for something made of it. `shown`: status before the story is taken down. */
type Surface = {
  ask(owner: Owner): Promise<Response>;
  shown: number;
  /** What a request is refused with, or what its answer no longer names. */
  hidden: string | 'without it';
};

const signer = new UrlSigner(env.FILE_SECRET, 'http://api.test');
const file = async (key: string, more = '') => request(`${await signer.url(key, Date.now())}${more}`);
const book = async ({ buyer, storyId }: Owner, narrationId: string | null) => {
  const ids = { userId: buyer.user.id, storyId, narrationId, way: null };
  return request(await signer.bookUrl(bookKey(ids), Date.now()));
};
const feedOf = async (owner: Owner) => {
  const { secret } = await openFeed(owner);
  return feedSecret(env.DIGEST_SECRET, { userId: owner.buyer.user.id, secret });
};
const post = ({ buyer }: Owner, path: string, json: unknown = {}) =>
  buyer.fetch(path, { method: 'POST', json });

const GONE = '404 story_taken_down';
const SURFACES: Record<string, Surface> = {
  'the text': {
    ask: ({ buyer, storyId }) => buyer.fetch(`/api/stories/${storyId}`),
    shown: 200,
    hidden: GONE,
  },
  'the events of the story': {
    ask: ({ buyer, storyId }) => buyer.fetch(`/api/stories/${storyId}/events`),
    shown: 200,
    hidden: GONE,
  },
  'the shelf': { ask: ({ buyer }) => buyer.fetch('/api/stories'), shown: 200, hidden: 'without it' },
  'the search': {
    ask: ({ buyer, secret }) => buyer.fetch(`/api/stories?q=${secret}`),
    shown: 200,
    hidden: 'without it',
  },
  'one sentence': {
    ask: ({ buyer, storyId }) => buyer.fetch(`/api/stories/${storyId}/sentences/0/speech?voiceId=male`),
    shown: 200,
    hidden: GONE,
  },
  'a new narration': {
    ask: (owner) => post(owner, '/api/audio/generate', { text: owner.text, musicTrack: 'none' }),
    shown: 200,
    hidden: GONE,
  },
  'the events of a narration': {
    ask: ({ buyer, narrationId }) => buyer.fetch(`/api/audio/${narrationId}/events`),
    shown: 200,
    hidden: '404 not_found',
  },
  'a sleep edition': {
    ask: (owner) => post(owner, `/api/audio/${owner.narrationId}/sleep-edition`),
    shown: 200,
    hidden: '404 not_found',
  },
  'a translation': {
    ask: (owner) => post(owner, `/api/stories/${owner.storyId}/translation`),
    shown: 500,
    hidden: GONE,
  },
  'a second report': {
    ask: (owner) => post(owner, `/api/stories/${owner.storyId}/report`, { reason: 'other' }),
    shown: 201,
    hidden: GONE,
  },
  "the book's address": {
    ask: ({ buyer, storyId }) => buyer.fetch(`/api/stories/${storyId}/book`),
    shown: 200,
    hidden: GONE,
  },
  'a book with text': { ask: (owner) => book(owner, null), shown: 200, hidden: GONE },
  'a book with sound': { ask: (owner) => book(owner, owner.narrationId), shown: 200, hidden: GONE },
  "the document's address": {
    ask: ({ buyer, storyId }) => file(storyKey(buyer.user.id, storyId)),
    shown: 200,
    hidden: '404 not_found',
  },
  "a narration's address": {
    ask: ({ buyer, narrationId }) => file(audioKey(buyer.user.id, narrationId)),
    shown: 200,
    hidden: '404 not_found',
  },
  'the download of a narration': {
    ask: ({ buyer, narrationId }) => file(audioKey(buyer.user.id, narrationId), '&download=1'),
    shown: 200,
    hidden: '404 not_found',
  },
  "a sleep edition's address": {
    ask: ({ buyer, narrationId }) =>
      file(editionKey(buyer.user.id, narrationId, { kind: 'sleep', minutes: 5 })),
    shown: 200,
    hidden: '404 not_found',
  },
  'the feed': {
    ask: async (owner) => request(feedUrl('http://api.test', await feedOf(owner))),
    shown: 200,
    hidden: 'without it',
  },
  'an episode': {
    ask: async (owner) => request(episodeUrl('http://api.test', await feedOf(owner), owner.narrationId)),
    shown: 200,
    hidden: '404 not_found',
  },
  'the transcript of an episode': {
    ask: async (owner) =>
      request(
        transcriptUrl('http://api.test', await feedOf(owner), owner.narrationId, {
          language: 'es',
          format: 'vtt',
        }),
      ),
    shown: 200,
    hidden: '404 not_found',
  },
};

async function newStory(): Promise<Owner> {
  const owner = await newOwner();
  const { buyer, narrationId } = owner;
  await env.FILES.put(editionKey(buyer.user.id, narrationId, { kind: 'sleep', minutes: 5 }), 'ID3 asleep');
  await inLibrary(buyer.user.id, (library) =>
    library.saveEdition(narrationId, 'sleep', {
      minutes: 5 as const,
      duration: 1,
      length: 301,
      soundBytes: 3,
      madeAt: Date.now(),
      timeline: [
        {
          index: 0,
          start: 0,
          end: 1,
        },
      ],
    }),
  );
  return owner;
}

const managed = ({ buyer }: Owner) => homeOf(env, buyer.user.id).managed();

async function outcomeOf(answer: Response, { storyId, narrationId }: Owner): Promise<string> {
  const text = new TextDecoder().decode(await answer.arrayBuffer());
  if (answer.status >= 400) return `${answer.status} ${(JSON.parse(text) as ErrorBody).code}`;
  return text.includes(storyId) || text.includes(narrationId) ? 'with it' : 'without it';
}

describe.each(Object.entries(SURFACES))('%s', (_, { ask, shown, hidden }) => {
  test('is gone at the next request after a take-down, and comes back', async () => {
    const owner = await newStory();
    const before = await ask(owner);
    expect(before.status).toBe(shown);
    const outcome = await outcomeOf(before, owner);
    if (hidden === 'without it') expect(outcome).toBe('with it');

    await managed(owner).takeDown(owner.storyId);
    expect(await outcomeOf(await ask(owner), owner)).toBe(hidden);

    await managed(owner).putBack(owner.storyId);
    const after = await ask(owner);
    expect(after.status).toBe(shown);
    expect(await outcomeOf(after, owner)).toBe(outcome);
  });
});

test('a podcast app that has the feed gets it without the story', async () => {
  const owner = await newStory();
  const url = feedUrl('http://api.test', await feedOf(owner));
  const etag = (await request(url)).headers.get('etag')!;
  const again = () => request(url, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await managed(owner).takeDown(owner.storyId);
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(await changed.text()).not.toContain(owner.narrationId);
});

test('a finished story whose events are still kept does not replay them', async () => {
  const owner = await newOwner();
  const answer = await owner.buyer.generate({ topic: 'un faro !tiny', storyLength: 'short' });
  const { id } = await answer.json<{ id: string }>();
  const events = () => owner.buyer.fetch(`/api/stories/${id}/events`);
  expect(await (await events()).text()).toContain('event: sentence');
  await managed(owner).takeDown(id);
  expect((await events()).status).toBe(404);
  expect(await sqlInHome(owner.buyer.user.id, 'SELECT * FROM events WHERE generation_id = ?', id)).toEqual(
    [],
  );
});

test('a narration that is being made ends with the take-down', async () => {
  const owner = await newOwner();
  const text = Array.from({ length: 40 }, (_, index) => `Luna duerme la noche ${index}.`).join(' ');
  const long = await newOwner(text);
  const started = await long.buyer.fetch('/api/audio/generate', {
    method: 'POST',
    json: {
      text,
      musicTrack: 'none',
      voiceId: 'male',
    },
    headers: { accept: 'text/event-stream' },
  });
  expect(started.status).toBe(200);
  await managed(long).takeDown(long.storyId);
  await started.body?.cancel();
  const running = await (await long.buyer.fetch('/api/stories/current')).json<object>();
  expect(running).toMatchObject({ narration: null });
  // A story of another person is not touched.
  expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status).toBe(200);
});

test('every byte stays until it is decided, and the export has the story', async () => {
  const owner = await newStory();
  const theirs = async () => (await keysInR2()).filter((key) => key.includes(owner.buyer.user.id));
  const files = (keys: string[]) => keys.filter((key) => !key.startsWith('homes/')).sort();
  const before = files(await theirs());
  await managed(owner).takeDown(owner.storyId);
  expect(files(await theirs())).toEqual(before);
  const exported = await (await owner.buyer.fetch('/api/account/export')).text();
  expect(exported).toContain(owner.text);
  expect(exported).toMatch(/"takenDownAt":"2/);

  await managed(owner).removeStory(owner.storyId);
  await expect.poll(async () => files(await theirs())).toEqual([]);
  // Again, after it is gone.
  await managed(owner).removeStory(owner.storyId);
});

test('a shown story is not deleted by the owner', async () => {
  const owner = await newOwner();
  await expect(() => managed(owner).removeStory(owner.storyId)).rejects.toThrow('not_found');
  expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status).toBe(200);
});

test('a person may delete a story that was taken down', async () => {
  const owner = await newOwner();
  await managed(owner).takeDown(owner.storyId);
  expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await managed(owner).reportedStory(owner.storyId)).toBe(null);
});

test('a credit comes back once, and the story stays', async () => {
  const owner = await newOwner();
  const left = async () => (await owner.buyer.me()).storiesRemaining;
  await expect(() => managed(owner).returnCredit(owner.storyId)).rejects.toThrow('not_found');
  const before = await left();
  await spendCredit(owner);
  expect(await left()).toBe(before - 1);
  for (const _ of [1, 2]) await managed(owner).returnCredit(owner.storyId);
  expect(await left()).toBe(before);
  const story = await managed(owner).reportedStory(owner.storyId);
  expect(story).toMatchObject({ credit: 'returned', takenDownAt: null });
  expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status).toBe(200);
});

test('a credit that came back can be spent, and is given back to the mailbox', async () => {
  const owner = await newOwner();
  const { id } = owner.buyer.user;
  await spendCredit(owner);
  for (const _ of [1, 2])
    await sqlInHome(
      id,
      `INSERT INTO generations SELECT ?, kind, status, idempotency_key, fingerprint, request, ?, plan, period_start,
        admitted_at - 60000, deadline, attempt, failure, retry_after, request_id, ended_at, 0, restarts, returned_at
        FROM generations WHERE id = ?`,
      crypto.randomUUID(),
      crypto.randomUUID(),
      owner.storyId,
    );
  await sqlInHome(id, 'UPDATE generations SET admitted_at = admitted_at - 60000');
  await env.DB.prepare('INSERT INTO free_stories (generation_id, mailbox, user_id) VALUES (?, ?, ?)')
    .bind(owner.storyId, 'a', id)
    .run();
  const order = { topic: 'un faro !tiny', storyLength: 'short' };
  expect((await owner.buyer.generate(order)).status).toBe(403);
  await managed(owner).returnCredit(owner.storyId);
  expect((await owner.buyer.generate(order)).status).toBe(200);
  await vi.waitFor(async () => {
    const held = env.DB.prepare('SELECT * FROM free_stories WHERE generation_id = ?').bind(owner.storyId);
    expect((await held.all()).results).toEqual([]);
  });
});

test('what the owner decides about a story is in a snapshot at once, so that no restore undoes it', async () => {
  const owner = await newOwner();
  const { id } = owner.buyer.user;
  await homeOf(env, id).snapshot();
  const stored = () => sqlInHome(id, 'SELECT state, number FROM snapshot');
  for (const decision of ['takeDown', 'putBack'] as const) {
    const [before] = await stored();
    await managed(owner)[decision](owner.storyId);
    await vi.waitFor(async () =>
      expect(await stored(), decision).toEqual([{ state: 'current', number: Number(before!.number) + 1 }]),
    );
  }
});
