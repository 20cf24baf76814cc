import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { EditionEvent } from '../../contract/schemas/events.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Narration, Story, StoryTranslation } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { readEvents, shape } from '../../testkit/worker/events.ts';
import { keysInR2 } from '../../testkit/worker/left-behind.ts';
import { request } from '../../testkit/worker/person.ts';
import { headersOf, newReading } from '../../testkit/worker/readings.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { crash } from '../../testkit/worker/upgrades/kept-state.ts';
import { editionKey } from '../files/keys.ts';

/** Three sentences, of which the second has no translation. */
const TEXT = 'El faro duerme. El mar ríe.\n\nLa luna canta.';
const ENGLISH = 'The lighthouse sleeps.\n\nThe moon sings.';
const TRANSLATION: StoryTranslation = {
  language: 'en',
  title: 'The Keeper',
  words: [{ word: 'el faro', gloss: 'the lighthouse', index: 0 }],
  questions: [],
  sentences: [
    { index: 0, text: 'The lighthouse sleeps.' },
    { index: 2, text: 'The moon sings.' },
  ],
};
const EVENTS = { accept: 'text/event-stream' };
const outside = globalThis.fetch;

beforeAll(seedTracks);
let asked: MockInstance<typeof fetch>;
beforeEach(() => {
  asked = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => vi.restoreAllMocks());

/** Number of speech requests since the last call. */
function bought(): number {
  const urls = asked.mock.calls.map(([input]) => `${input instanceof Request ? input.url : input}`);
  asked.mockClear();
  return urls.filter((url) => url.endsWith('/speech')).length;
}

async function narrated(text = TEXT, voiceId = 'female') {
  const owner = await newOwner(TEXT, TRANSLATION);
  const json = { text, voiceId, speechRate: 0.8, musicTrack: 'piano' };
  const answer = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json });
  bought();
  return { owner, narration: await answer.json<AudioAnswer>() };
}

const ask = ({ buyer }: Owner, id: string, learns: 'es' | 'en', headers: Record<string, string> = {}) =>
  buyer.fetch(`/api/audio/${id}/practice-edition?learns=${learns}`, { method: 'POST', json: {}, headers });

/** Order of reading: sentence, language and length. */
const heard = ({ timeline }: Pick<Narration, 'timeline'>) =>
  timeline.map(({ index, language, start, end }) => ({ index, language, seconds: end - start }));

test('a practice edition reads both languages, buys only what is not kept, and is one file and one episode', async () => {
  const { owner, narration } = await narrated();
  const told = await readEvents<EditionEvent>((await ask(owner, narration.id, 'en', EVENTS)).body!);
  expect(shape(told)).toBe('start spoken mixed done');
  const addresses = told.flatMap(({ event }) => {
    if (event.type === 'start') return event.audioUrl;
    return event.type === 'done' ? event.narration.practiceEdition!.audioUrl : [];
  });
  // Whole at either end, and the same, so that what plays needs not be opened again.
  expect(addresses[1]).toBe(addresses[0]);
  expect((await request(addresses[0]!)).status).toBe(200);
  // A word in two languages, and the English side.
  expect(bought()).toBe(4);
  const { practiceEdition: edition } = await (await ask(owner, narration.id, 'en')).json<Narration>();
  expect(bought()).toBe(0);
  const order = heard(edition!);
  expect(order.map(({ index, language }) => `${index} ${language}`)).toEqual([
    '0 es',
    '0 en',
    '0 en',
    '1 es',
    '2 es',
    '2 en',
    '2 en',
  ]);
  for (const place of [1, 5]) {
    const [slow, natural] = [edition!.timeline[place]!, edition!.timeline[place + 1]!];
    expect(order[place]!.seconds / order[place + 1]!.seconds).toBeCloseTo(1 / 0.7, 1);
    expect(natural.start - slow.end).toBeCloseTo(slow.end - slow.start, 2);
  }
  // The words come first: in this time nothing else could be said.
  expect(edition!.timeline[0]!.start).toBeGreaterThan(2.5 + 3);
  expect(edition!.length - edition!.duration).toBeCloseTo(7, 1);

  // It is no version, and has an episode with transcripts of its own.
  const { narrations } = await (await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).json<Story>();
  expect(narrations).toHaveLength(2);
  const { url } = await (
    await owner.buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: true } })
  ).json<Feed>();
  const feed = await (await request(url!)).text();
  const [item] = feed.split('<item>').filter((one) => one.includes(`${narration.id}.practice-en</guid>`));
  expect(item).toContain('para practicar)</title>');
  const [, address, length] = /<enclosure url="([^"]*)" length="(\d+)"/.exec(item!)!;
  expect((await (await request(address!)).arrayBuffer()).byteLength).toBe(Number(length));
  const transcript = await (await request(address!.replace('.mp3', '.en.srt'))).text();
  expect(transcript.match(/The lighthouse sleeps\./g)).toHaveLength(2);

  // The other direction replaces it and buys the other word order from what is kept.
  const other = await (await ask(owner, narration.id, 'es')).json<Narration>();
  expect(bought()).toBe(0);
  expect(other.practiceEdition?.timeline.map(({ index, language }) => `${index} ${language}`)).toEqual([
    '0 en',
    '0 es',
    '0 es',
    '1 es',
    '2 en',
    '2 es',
    '2 es',
  ]);
  const keyOf = (learns: 'es' | 'en') =>
    editionKey(owner.buyer.user.id, narration.id, { kind: 'practice', learns });
  await expect.poll(() => env.FILES.head(keyOf('en'))).toBeNull();
  expect(await env.FILES.head(keyOf('es'))).not.toBeNull();
  await owner.buyer.fetch(`/api/stories/${owner.storyId}`, { method: 'DELETE' });
  await expect.poll(() => keysInR2(owner.buyer.user.id)).toEqual([]);
});

test('a practice edition is made anew after a crash, from what is kept', async () => {
  const { owner, narration } = await narrated(ENGLISH, 'female-english');
  const first = await ask(owner, narration.id, 'en', EVENTS);
  await readEvents<EditionEvent>(first.body!, (events) =>
    events.some(({ event }) => event.type === 'spoken'),
  );
  await crash(owner.buyer.user.id);
  const told = await readEvents<EditionEvent>((await ask(owner, narration.id, 'en', EVENTS)).body!);
  expect(shape(told)).toBe('reset start spoken mixed done');
  expect(told.filter(({ event }) => event.type === 'spoken')).toHaveLength(7);
});

/** The practice edition on the story's page, of this narration or of any; undefined for none. */
async function shown({ buyer, storyId }: Owner, narrationId?: string) {
  const { narrations } = await (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();
  const asked = narrations.filter(({ id }) => narrationId === undefined || id === narrationId);
  return asked.find(({ practiceEdition }) => practiceEdition)?.practiceEdition;
}

test('a practice edition whose text was changed while it was made is made again', async () => {
  const { owner, narration } = await narrated();
  const change = {
    before: { text: 'La luna canta.', translation: 'The moon sings.' },
    text: 'La luna canta.',
    translation: 'The moon hums.',
  };
  let changing: Promise<Response> | null = null;
  asked.mockImplementation(async (input, init) => {
    if (`${input instanceof Request ? input.url : input}`.endsWith('/speech')) {
      changing ??= owner.buyer.fetch(`/api/stories/${owner.storyId}/sentences/2`, {
        method: 'PUT',
        json: change,
      });
      await changing;
    }
    return outside(input, init);
  });
  expect((await ask(owner, narration.id, 'en')).status).toBe(200);
  expect((await changing!).status).toBe(200);
  expect(await shown(owner)).toBeUndefined();
  bought();
  const again = await (await ask(owner, narration.id, 'en')).json<Narration>();
  expect([bought(), await shown(owner)]).toEqual([1, again.practiceEdition]);
});

test('another spelling in either language makes a practice edition out of date', async () => {
  const { owner, narration } = await narrated();
  for (const saying of [
    { language: 'en', word: 'moon', said: 'moo-oon' },
    { language: 'en', word: 'lighthouse', said: 'light-house' },
    // In no sentence.
    { language: 'en', word: 'sun', said: 'soon' },
  ] as const) {
    await ask(owner, narration.id, 'en');
    const before = await shown(owner);
    expect(before).toBeDefined();
    await owner.buyer.fetch('/api/sayings', { method: 'PUT', json: saying });
    expect(await shown(owner)).toEqual(saying.word === 'sun' ? before : undefined);
  }
});

test('a practice edition with takes of the family is made anew after another take', async () => {
  const owner = await newOwner(TEXT, TRANSLATION);
  const read = async (seconds: number) => {
    const reading = await newReading(seconds, seconds);
    const path = `/api/stories/${owner.storyId}/takes/es/1?consentedAt=2026-11-28T20:00:00.000Z`;
    const sent = { method: 'PUT', body: reading.pcm, headers: headersOf(reading) };
    expect((await owner.buyer.fetch(path, sent)).status).toBe(200);
  };
  await read(2);
  const json = { text: TEXT, voiceId: 'female', musicTrack: 'none', ours: true };
  const answer = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json });
  const { id } = await answer.json<AudioAnswer>();
  const secondsOfTake = async () => {
    const { practiceEdition } = await (await ask(owner, id, 'en')).json<Narration>();
    expect(await shown(owner, id)).toEqual(practiceEdition);
    return heard(practiceEdition!).find(({ index }) => index === 1)!.seconds;
  };
  expect(await secondsOfTake()).toBeCloseTo(2, 1);
  // Of a narration without takes nothing changes.
  const alone = await (await ask(owner, owner.narrationId, 'en')).json<Narration>();
  await read(3);
  expect(await shown(owner, id)).toBeUndefined();
  expect((await shown(owner, owner.narrationId))?.audioUrl).toBe(alone.practiceEdition!.audioUrl);
  expect(await secondsOfTake()).toBeCloseTo(3, 1);
});

test('one request orders a narration and its practice edition', async () => {
  const owner = await newOwner(TEXT, TRANSLATION);
  bought();
  const json = { text: TEXT, voiceId: 'male', musicTrack: 'none', learns: 'en' };
  const answer = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json });
  expect((await answer.json<AudioAnswer>()).practiceEdition?.learns).toBe('en');
  // Three sentences, two sides, one word in both languages.
  expect(bought()).toBe(3 + 2 + 2);
});

test('a story in one language has no practice edition', async () => {
  const { buyer, narrationId } = await newOwner();
  const refused = await ask({ buyer } as Owner, narrationId, 'en');
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 'invalid_request', fields: { learns: 'unknown' } },
  ]);
});
