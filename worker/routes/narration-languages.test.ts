import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { Narration, Story, StoryTranslation } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { inLibrary } from '../../testkit/worker/in-home.ts';
import { request } from '../../testkit/worker/person.ts';
import { withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { bookSides, readBook } from '../book/read-book.ts';
import { homeOf } from '../home/client.ts';

afterEach(() => vi.restoreAllMocks());

/** Three sentences, of which the second has no translation. */
const TEXT = 'El faro duerme. El mar ríe.\n\nLa luna canta.';
const ENGLISH = 'The lighthouse sleeps.\n\nThe moon sings.';
const TRANSLATION: StoryTranslation = {
  language: 'en',
  title: 'The Keeper',
  words: [],
  questions: [],
  sentences: [
    {
      index: 0,
      text: 'The lighthouse sleeps.',
    },
    {
      index: 2,
      text: 'The moon sings.',
    },
  ],
};

/** @returns the owner of a story in two languages with one narration */
const withBothSides = () => newOwner(TEXT, TRANSLATION);

const narrate = ({ buyer }: Owner, text: string, voiceId: string) =>
  buyer.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text, voiceId, speechRate: 1.2, musicTrack: 'none' },
  });
const read = async ({ buyer, storyId }: Owner) =>
  (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();

test("both languages can be narrated, within the story's four versions", async () => {
  const owner = await withBothSides();
  const english = await (await narrate(owner, ENGLISH, 'female-english')).json<AudioAnswer>();
  expect(english).toMatchObject({ storyId: owner.storyId, language: 'en', versionsRemaining: 3 });
  expect(english.timeline.map(({ index }) => index)).toEqual([0, 2]);
  const spanish = await (await narrate(owner, TEXT, 'female')).json<AudioAnswer>();
  expect(spanish).toMatchObject({ storyId: owner.storyId, language: 'es', versionsRemaining: 2 });
  expect(spanish.timeline.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect((await (await narrate(owner, ENGLISH, 'female-english')).json<AudioAnswer>()).id).toBe(english.id);

  const { narrations } = await read(owner);
  expect(narrations.map(({ id, language }) => [id, language])).toEqual([
    [owner.narrationId, 'es'],
    [english.id, 'en'],
    [spanish.id, 'es'],
  ]);
  const { pathname, search } = new URL(english.audioUrl);
  const sound = await request(pathname + search, { method: 'HEAD' });
  expect(sound.headers.get('content-disposition')).toContain('The%20Keeper');
});

test("the sleep edition of a narration is in the narration's language", async () => {
  withShortSleep();
  await seedTracks();
  const owner = await withBothSides();
  const { id } = await (await narrate(owner, ENGLISH, 'female-english')).json<AudioAnswer>();
  const answer = await owner.buyer.fetch(`/api/audio/${id}/sleep-edition`, { method: 'POST' });
  expect(answer.status).toBe(200);
  const narration = await answer.json<Narration>();
  expect([narration.language, narration.sleepEdition?.timeline.map(({ index }) => index)]).toEqual([
    'en',
    [0, 2],
  ]);
});

test('a narration of the second language accepts voices of that language only', async () => {
  const refused = await narrate(await withBothSides(), ENGLISH, 'female');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'invalid_request', fields: { voiceId: 'unknown' } });
});

test("the second language of another user's story is refused", async () => {
  await withBothSides();
  const other = await newOwner();
  expect((await narrate(other, ENGLISH, 'female-english')).status).toBe(403);
});

test("a book and a feed episode use the narration's language", async () => {
  const owner = await withBothSides();
  const { id } = await (await narrate(owner, ENGLISH, 'female-english')).json<AudioAnswer>();
  const answer = await owner.buyer.fetch(`/api/stories/${owner.storyId}/book?narration=${id}`);
  const { pathname, search } = new URL((await answer.json<{ url: string }>()).url);
  const book = await request(pathname + search);
  expect(book.status).toBe(200);
  const { id: userId } = owner.buyer.user;
  const found = await homeOf(env, userId).opened().book({ storyId: owner.storyId, narrationId: id });
  const rows = { ...found, way: null };
  const parts = await readBook(env.FILES, rows, bookSides(rows)!);
  await Promise.all([book.body?.cancel(), parts?.narration?.mp3.cancel(), parts?.cover?.bytes.cancel()]);
  expect(parts).toMatchObject({ titles: [{ language: 'en', text: 'The Keeper' }], languages: ['en'] });
  expect(parts?.sentences.map(({ sides }) => sides)).toEqual([
    [{ language: 'en', text: 'The lighthouse sleeps.' }],
    // It has no translation and is not narrated.
    [{ language: 'es', text: 'El mar ríe.' }],
    [{ language: 'en', text: 'The moon sings.' }],
  ]);
  const episodes = await inLibrary(userId, (library) => library.episodes());
  expect(new Map(episodes.map(({ id: narration, language }) => [narration, language]))).toEqual(
    new Map([
      [id, 'en'],
      [owner.narrationId, 'es'],
    ]),
  );
});
