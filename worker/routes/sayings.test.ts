import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SAYINGS_MAX } from '../../contract/limits.ts';
import { VOICE_IDS } from '../../contract/options.ts';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Link } from '../../contract/schemas/links.ts';
import type { Saying, SayingRequest, Sayings } from '../../contract/schemas/sayings.ts';
import type { Narration, Story } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { alarmIn, crashHome, sqlInHome } from '../../testkit/worker/in-home.ts';
import { ORIGIN, request } from '../../testkit/worker/person.ts';
import { GOOD_NIGHT, withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { ACCOUNT_BUDGETS } from '../budget/budgets.ts';
import { database } from '../directory/client.ts';
import { userById } from '../directory/users.ts';
import { REAL_SERVICES } from '../generation/external-services.ts';
import { copyOf } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';

const TEXT = 'Maevecita y Maeve miran el mar. El mar duerme. —Ven, Maeve —dice Maeve’s mar.';
const SENTENCES = ['Maevecita y Maeve miran el mar.', 'El mar duerme.', '—Ven, Maeve —dice Maeve’s mar.'];
const SAID = ['Maevecita y Mei iv miran el mar.', '—Ven, Mei iv —dice Mei iv’s mar.'];
const MEIV = { language: 'es', word: 'Maeve', said: 'Mei iv' } as const;

beforeAll(seedTracks);

/** Texts of stories that a speech service was asked for, in their order. */
let said: string[] = [];
/** Each once: a request that breaks off is repeated. */
const bought = () => [...new Set(said)].toSorted();

beforeEach(() => {
  withShortSleep();
  said = [];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (/\/speech/.test(url) && typeof init?.body === 'string') {
      const body = JSON.parse(init.body) as { input?: string; text?: string };
      const text = body.input ?? body.text ?? '';
      if (text !== GOOD_NIGHT) said.push(text);
    }
    return outside(input, init);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Has speech read by a service with times of words. */
function withWordTimes() {
  const server = {
    service: 'elevenlabs',
    key: 'VOICE_API_KEY',
    url: `${new URL(env.OPENAI_BASE_URL).origin}/speech/elevenlabs`,
    voices: Object.fromEntries(
      VOICE_IDS.map((id) => [id, id.endsWith('english') ? 'en-gb-female' : 'es-es-female']),
    ),
  };
  const { speech } = REAL_SERVICES;
  vi.spyOn(REAL_SERVICES, 'speech').mockImplementation((settings) =>
    speech(
      Object.assign(
        { ...settings },
        { VOICE_API_KEY: 'built-in' },
        { SPEECH_SERVERS: JSON.stringify([server]) },
      ),
    ),
  );
}

const keep = ({ buyer }: Owner, json: SayingRequest = MEIV) =>
  buyer.fetch('/api/sayings', { method: 'PUT', json });
const listOf = async ({ buyer }: Owner) =>
  (await (await buyer.fetch('/api/sayings')).json<Sayings>()).sayings;
const storyOf = async ({ buyer, storyId }: Owner) =>
  (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();

/** An owner whose story was narrated by the API alone. */
async function narrated(text = TEXT): Promise<Owner & { narration: Narration }> {
  const owner = await newOwner(text);
  await sqlInHome(owner.buyer.user.id, 'DELETE FROM narrations');
  const json = { text, voiceId: 'female', speechRate: 1, musicTrack: 'none' };
  const answer = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json });
  expect(answer.status).toBe(200);
  const { versionsRemaining: _, ...narration } = await answer.json<AudioAnswer>();
  return { ...owner, narration };
}

/** The story once nothing of it is to be spoken again. */
const renewed = (owner: Owner) =>
  vi.waitFor(
    async () => {
      const story = await storyOf(owner);
      expect(story.narrations.map(({ isOutdated }) => isOutdated)).toEqual(
        story.narrations.map(() => undefined),
      );
      return story;
    },
    { timeout: 20_000, interval: 50 },
  );

const bytesOf = async (url: string) =>
  Buffer.from(await (await request(url.replace(ORIGIN, ''))).arrayBuffer());

test('a spelling is kept once for a word and language, listed, exported and deleted', async () => {
  const owner = await newOwner();
  const first = await (await keep(owner)).json<Saying>();
  expect(first).toEqual({ ...MEIV, id: expect.any(String), createdAt: expect.any(String) });
  const second = await (await keep(owner, { ...MEIV, said: 'Meiv' })).json<Saying>();
  expect(second).toMatchObject({ id: first.id, said: 'Meiv' });
  await keep(owner, { ...MEIV, language: 'en', said: 'Mayv' });
  expect((await listOf(owner)).map(({ language, word, said: as }) => [language, word, as])).toEqual([
    ['en', 'Maeve', 'Mayv'],
    ['es', 'Maeve', 'Meiv'],
  ]);
  const exported = await (await owner.buyer.fetch('/api/account/export')).json<AccountExport>();
  expect(exported.sayings).toHaveLength(2);
  const removed = () => owner.buyer.fetch(`/api/sayings/${first.id}`, { method: 'DELETE' });
  expect([(await removed()).status, (await removed()).status]).toEqual([204, 404]);
  expect(await listOf(owner)).toHaveLength(1);
});

test('a spelling is in a snapshot, and gone with the account', async () => {
  const owner = await newOwner();
  await keep(owner);
  const { id } = owner.buyer.user;
  await homeOf(env, id).snapshot();
  await sqlInHome(id, 'DELETE FROM sayings');
  const stub = env.HOMES.get(env.HOMES.idFromName(id));
  await runInDurableObject(stub, async (_, state) => {
    await state.storage.deleteAlarm();
    await state.storage.deleteAll();
    state.abort('lost');
  }).catch(() => {});
  await homeOf(env, id).restore(copyOf((await userById(database(env.DB), id))!));
  expect(await sqlInHome(id, 'SELECT word, said FROM sayings')).toEqual([{ word: 'Maeve', said: 'Mei iv' }]);
});

test('as many words as may be, and no insult, have a spelling', async () => {
  const owner = await newOwner();
  await sqlInHome(
    owner.buyer.user.id,
    `INSERT INTO sayings SELECT 'n' || value, 'es', 'palabra ' || value, 'p', 1
     FROM json_each(?)`,
    JSON.stringify(Array.from({ length: SAYINGS_MAX - 1 }, (_, n) => n)),
  );
  expect((await keep(owner)).status).toBe(200);
  expect((await keep(owner, { ...MEIV, said: 'Meiv' })).status).toBe(200);
  const full = await keep(owner, { ...MEIV, word: 'Kai' });
  expect([full.status, await full.json()]).toMatchObject([403, { code: 'too_many_sayings' }]);
  for (const insult of ['idiota', 'Ana la idiota', 'im-bé-cil', 'son of a bitch']) {
    const refused = await keep(owner, { ...MEIV, said: insult });
    expect([insult, refused.status, await refused.json()]).toMatchObject([
      insult,
      422,
      { code: 'saying_refused' },
    ]);
  }
});

test('a word alone is heard in a spelling, which is bought once and kept with the story', async () => {
  const owner = await newOwner(TEXT);
  const hear = (json: object) => owner.buyer.fetch('/api/sayings/speech', { method: 'POST', json });
  const asked = { storyId: owner.storyId, language: 'es', text: 'Mei iv' };
  for (let n = 0; n < 2; n += 1) {
    const answer = await hear(asked);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
  expect(said).toEqual(['Mei iv.']);
  // It does not count as a sentence of the story.
  expect(await sqlInHome(owner.buyer.user.id, 'SELECT 1 FROM bought_sentences')).toEqual([]);
  expect((await hear({ ...asked, text: 'idiota' })).status).toBe(422);
  expect((await hear({ ...asked, voiceId: 'male-english' })).status).toBe(400);
  expect((await hear({ ...asked, storyId: 'none' })).status).toBe(404);
});

test('a sentence is spoken by the spelling, and again as it was without it', async () => {
  const owner = await newOwner(TEXT);
  await sqlInHome(owner.buyer.user.id, 'DELETE FROM narrations');
  const hear = async () => {
    const answer = await owner.buyer.fetch(`/api/stories/${owner.storyId}/sentences/0/speech`, {
      headers: { 'cf-connecting-ip': crypto.randomUUID() },
    });
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };
  const [before, { id }, within] = [await hear(), await (await keep(owner)).json<Saying>(), await hear()];
  await owner.buyer.fetch(`/api/sayings/${id}`, { method: 'DELETE' });
  const after = await hear();
  expect([within === before, after === before]).toEqual([false, true]);
  expect(said).toEqual([SENTENCES[0], SAID[0]]);
});

test.each([
  ['a service without times of words', () => {}],
  ['a service with times of words', withWordTimes],
])('a narration by %s is spoken again in place, and only its sentences are bought', async (_, prepare) => {
  prepare();
  const owner = await narrated();
  const before = await storyOf(owner);
  const [old] = before.narrations as [Narration];
  const oldBytes = await bytesOf(old.audioUrl);
  expect(bought()).toEqual(SENTENCES.toSorted());
  said = [];
  await keep(owner);
  const after = await renewed(owner);
  expect(bought()).toEqual(SAID.toSorted());
  const [now] = after.narrations as [Narration];
  // The same version of the story, at an address that no browser has kept.
  expect(now).toMatchObject({ id: old.id, voiceId: old.voiceId, musicTrack: old.musicTrack });
  expect(now.audioUrl).not.toBe(old.audioUrl);
  expect((await bytesOf(now.audioUrl)).equals(oldBytes)).toBe(false);
  // Text and places of words are what they were, to the byte.
  const { narrations: __, ...text } = after;
  expect(text).toEqual({ ...before, narrations: undefined });
  const placesOf = ({ timeline }: Narration) =>
    timeline.map(({ index, words = [] }) => [index, words.map(({ from, to }) => [from, to])]);
  expect(placesOf(now)).toEqual(placesOf(old));
  // Without the spelling nothing is bought: the earlier sound is kept under its own key.
  said = [];
  await owner.buyer.fetch(`/api/sayings/${(await listOf(owner))[0]!.id}`, { method: 'DELETE' });
  const [again] = (await renewed(owner)).narrations as [Narration];
  expect([again.audioUrl, said]).toEqual([old.audioUrl, []]);
  expect((await bytesOf(again.audioUrl)).equals(oldBytes)).toBe(true);
  expect(again.timeline).toEqual(old.timeline);
});

test('a new narration says words as they are kept, and its sleep edition too', async () => {
  const owner = await newOwner(TEXT);
  await sqlInHome(owner.buyer.user.id, 'DELETE FROM narrations');
  await keep(owner);
  const json = { text: TEXT, voiceId: 'female', speechRate: 1, musicTrack: 'none' };
  const { id } = await (
    await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json })
  ).json<AudioAnswer>();
  expect(bought()).toEqual([...SAID, SENTENCES[1]!].toSorted());
  // The ledger outlives the story, and keeps no word of it.
  const ordered = `SELECT request FROM generations WHERE kind = 'narration' AND json_extract(request, '$.said') IS NOT NULL`;
  expect(await sqlInHome(owner.buyer.user.id, ordered)).toEqual([]);
  said = [];
  const asleep = await owner.buyer.fetch(`/api/audio/${id}/sleep-edition`, { method: 'POST' });
  // Good night is bought once for all users.
  expect([asleep.status, said.filter((text) => text !== 'Good night.')]).toEqual([200, []]);
  const { sleepEdition: first } = await asleep.json<Narration>();
  // Another spelling renews the narration; the edition is made again when it is next wanted.
  await keep(owner, { ...MEIV, said: 'Meib' });
  const [narration] = (await renewed(owner)).narrations as [Narration];
  expect(narration.sleepEdition).toBeUndefined();
  said = [];
  const again = await owner.buyer.fetch(`/api/audio/${id}/sleep-edition`, { method: 'POST' });
  expect([again.status, said]).toEqual([200, []]);
  // At an address that no browser has kept, which stays while the bytes do.
  const { sleepEdition } = await again.json<Narration>();
  expect(sleepEdition!.audioUrl).not.toBe(first!.audioUrl);
  expect((await storyOf(owner)).narrations[0]!.sleepEdition).toEqual(sleepEdition);
});

test('a feed and a link have the sound that is spoken again; a link without names says its stand-in', async () => {
  const owner = await narrated();
  const { buyer, storyId } = owner;
  await sqlInHome(buyer.user.id, `UPDATE stories SET options = json_set(options, '$.childNames', 'Maeve')`);
  const feed = await (
    await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: true } })
  ).json<Feed>();
  const lengthIn = async () => {
    const rss = await (await request(feed.url!.replace(ORIGIN, ''))).text();
    return [...rss.matchAll(/length="(\d+)"/g)].map(([, bytes]) => Number(bytes));
  };
  const linkOf = async (showsNames: boolean) =>
    new URL(
      (
        await (
          await buyer.fetch('/api/links', { method: 'POST', json: { storyId, term: 'week', showsNames } })
        ).json<Link>()
      ).url,
    ).pathname;
  const [withNames, without] = [await linkOf(true), await linkOf(false)];
  const soundOf = (path: string) =>
    vi.waitFor(
      async () => {
        const answer = await request(`${path}/es.mp3`);
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      },
      { timeout: 20_000, interval: 50 },
    );
  const before = [await lengthIn(), await soundOf(withNames), await soundOf(without)] as const;
  said = [];
  await keep(owner);
  await renewed(owner);
  expect(await lengthIn()).not.toEqual(before[0]);
  expect((await soundOf(withNames)).equals(before[1])).toBe(false);
  // No stand-in has a spelling.
  expect((await soundOf(without)).equals(before[2])).toBe(true);
  expect(bought()).toEqual(SAID.toSorted());
});

test('a home that dies while it speaks again goes on, and a day has so many narrations', async () => {
  const owner = await narrated();
  const { id } = owner.buyer.user;
  await keep(owner);
  await crashHome(id);
  expect((await storyOf(owner)).narrations[0]!.isOutdated).toBe(true);
  await alarmIn(1, id);
  expect((await storyOf(owner)).narrations[0]!.isOutdated).toBeUndefined();
  await sqlInHome(
    id,
    'INSERT OR REPLACE INTO account_uses VALUES (?, ?, ?)',
    'renewal',
    new Date().toISOString().slice(0, 10),
    ACCOUNT_BUDGETS.renewal,
  );
  said = [];
  await keep(owner, { ...MEIV, said: 'Meib' });
  expect((await storyOf(owner)).narrations[0]!.isOutdated).toBe(true);
  expect(said).toEqual([]);
});
