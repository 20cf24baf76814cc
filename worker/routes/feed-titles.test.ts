import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { readTimeZone } from '../../contract/time-zone.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { inLibrary } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import type { NarrationRow } from '../home-storage/library.ts';
import { foldedStory } from '../story/search-words.ts';

const OPTIONS = {
  topic: 'el mar',
  childNames: 'Lucía',
  storyLength: 'short',
  storyType: 'original',
  creativityLevel: 'standard',
  ageGroup: 'default',
  language: 'es',
  englishLevel: 'beginner',
} as const satisfies StoryRequest;

/** Half past eight in the evening in Mexico City. */
const EVENING = Date.parse('2026-11-30T02:30:00Z');

type Episode = { id: string; title: string; madeAt: number; seconds: number; type: string };

/** Whether AntennaPod takes two episodes for one (its FeedItemDuplicateGuesser, by what its tests say). */
function seemDuplicates(one: Episode, other: Episode): boolean {
  const titleOf = ({ title }: Episode) => title.trim().replace(/[“”„]/g, '"').replaceAll('—', '-');
  const dayOf = ({ madeAt }: Episode) => new Date(madeAt).toISOString().slice(0, 10);
  return (
    titleOf(one) === titleOf(other) &&
    dayOf(one) === dayOf(other) &&
    Math.abs(one.seconds - other.seconds) < 600 &&
    one.type === other.type
  );
}

/** A family whose feed is read after each step, with names shown and hidden. */
async function newFamily() {
  const person = await newPerson();
  const url = async (showsNames: boolean) =>
    (await (await person.fetch('/api/feed', { method: 'PUT', json: { showsNames } })).json<Feed>()).url!;
  /** Every title that an app has ever read, by mode and episode. */
  const seen = new Map<string, Episode>();

  async function readFeed(): Promise<Record<'shown' | 'hidden', string[]>> {
    const titles: Record<string, string[]> = {};
    for (const [mode, showsNames] of [
      ['shown', true],
      ['hidden', false],
    ] as const) {
      const { items = [] } = parseRssFeed(await (await request(await url(showsNames))).text());
      const episodes = items.map((item): Episode => ({
        id: item.guid!.value!,
        title: item.title!,
        madeAt: Date.parse(String(item.pubDate)),
        seconds: Number(item.itunes!.duration),
        type: item.enclosures![0]!.type!,
      }));
      for (const episode of episodes) {
        const before = seen.get(`${mode} ${episode.id}`);
        expect(episode.title, 'a title stays').toBe(before?.title ?? episode.title);
        seen.set(`${mode} ${episode.id}`, episode);
      }
      // With what an app keeps of deleted episodes.
      const ofMode = [...seen].filter(([key]) => key.startsWith(mode)).map(([, episode]) => episode);
      const alike = ofMode.flatMap((one, place) =>
        ofMode.slice(place + 1).flatMap((other) => (seemDuplicates(one, other) ? [one.title] : [])),
      );
      expect(alike, `alike with names ${mode}`).toEqual([]);
      const now = episodes.map(({ title }) => title);
      expect(new Set(now).size, `titles differ with names ${mode}`).toBe(now.length);
      titles[mode] = now;
    }
    return titles as Record<'shown' | 'hidden', string[]>;
  }
  return { person, readFeed };
}

async function addStory({ user }: Person, title: string, at: number, options: Partial<StoryRequest> = {}) {
  const id = crypto.randomUUID();
  const all = { ...OPTIONS, ...options };
  await inLibrary(user.id, (library) =>
    library.saveStory({
      id,
      title,
      createdAt: at,
      textHash: id,
      translationHash: null,
      options: all,
      language: all.language,
      measured: null,
      storedAt: at,
      ...foldedStory(title, all),
      document: {
        language: all.language,
        sentences: [],
      },
    }),
  );
  return id;
}

async function addSound({ user }: Person, storyId: string, at: number, more: Partial<NarrationRow> = {}) {
  const id = crypto.randomUUID();
  await inLibrary(user.id, (library) =>
    library.saveNarration({
      id,
      storyId,
      exampleId: null,
      voiceId: 'female',
      speechRate: 0.8,
      musicTrack: 'none',
      language: 'es',
      cast: false,
      duration: 180,
      soundBytes: 1,
      timeline: [],
      createdAt: at,
      updatedAt: at,
      ...more,
    }),
  );
  return id;
}

const inMexico = ({ user }: Person) =>
  inLibrary(user.id, (library) => library.household.setTimeZone('America/Mexico_City'));

test('two stories of an evening whose titles name the child are two episodes', async () => {
  const { person, readFeed } = await newFamily();
  await inMexico(person);
  for (const [n, title] of ['Lucía y el faro', 'Lucía y el tren', 'El faro de Lucía'].entries())
    await addSound(person, await addStory(person, title, EVENING + n * 60_000), EVENING + n * 90_000);
  expect(await readFeed()).toEqual({
    shown: ['El faro de Lucía', 'Lucía y el tren', 'Lucía y el faro'],
    hidden: [
      'Cuento del 29 de noviembre de 2026 · 3',
      'Cuento del 29 de noviembre de 2026 · 2',
      'Cuento del 29 de noviembre de 2026',
    ],
  });
});

test('stories of one title are told apart, with names shown too', async () => {
  const { person, readFeed } = await newFamily();
  for (const [n, title] of ['Un faro', 'Un faro', 'UN FARO'].entries())
    await addSound(person, await addStory(person, title, EVENING + n), EVENING + n);
  expect((await readFeed()).shown).toEqual(['UN FARO · 3', 'Un faro · 2', 'Un faro']);
});

test('a title stays when other versions, languages and sleep editions come', async () => {
  const { person, readFeed } = await newFamily();
  const id = await addStory(person, 'Lucía y el faro', EVENING, { secondLanguage: 'en' });
  const first = await addSound(person, id, EVENING, { cast: true });
  await readFeed();
  const versions: Partial<NarrationRow>[] = [
    { cast: false },
    { cast: false, speechRate: 0.5 },
    { language: 'en', voiceId: 'female-english' },
    { cast: true, speechRate: 0.5 },
  ];
  for (const [n, version] of versions.entries()) {
    await addSound(person, id, EVENING + n + 1, version);
    await readFeed();
  }
  const edition = { minutes: 5 as const, duration: 200, length: 500, timeline: [], soundBytes: 1 };
  await inLibrary(person.user.id, (library) =>
    library.saveEdition(first, 'sleep', { ...edition, madeAt: EVENING + 9 }),
  );
  expect((await readFeed()).shown.toSorted()).toEqual(
    [
      'Lucía y el faro',
      'Lucía y el faro (con una sola voz)',
      'Lucía y el faro (en inglés, voz inglesa de mujer, velocidad normal)',
      'Lucía y el faro (muy lenta)',
      'Lucía y el faro (en español, voz de mujer, muy lenta, con voces de los personajes)',
      'Lucía y el faro (para dormir)',
    ].toSorted(),
  );
});

test('a title stays when other stories are deleted, and is not given again on its day', async () => {
  const { person, readFeed } = await newFamily();
  const ids: string[] = [];
  for (const title of ['Lucía y el faro', 'Lucía y el faro', 'Un barco']) {
    ids.push(await addStory(person, title, EVENING + ids.length));
    await addSound(person, ids.at(-1)!, EVENING + ids.length);
    await readFeed();
  }
  for (const [n, id] of [...ids.slice(1), ids[0]!].entries()) {
    await inLibrary(person.user.id, (library) => library.deleteStory(id));
    await readFeed();
    for (const title of ['Lucía y el faro', 'Un barco'])
      await addSound(person, await addStory(person, title, EVENING + 10 * n + 5), EVENING + 10 * n + 5);
    await readFeed();
  }
});

test('a family that travels keeps the days of its stories', async () => {
  const { person, readFeed } = await newFamily();
  await inMexico(person);
  await addSound(person, await addStory(person, 'Lucía y el faro', EVENING), EVENING);
  const before = await readFeed();
  await inLibrary(person.user.id, (library) => library.household.setTimeZone('Pacific/Auckland'));
  expect(await readFeed()).toEqual(before);
  await addSound(person, await addStory(person, 'Lucía y el tren', EVENING + HOUR_MS), EVENING + HOUR_MS);
  expect((await readFeed()).hidden[0]).toBe('Cuento del 30 de noviembre de 2026');
});

test.each([
  ['America/Mexico_City', '2026-11-30T02:30Z', '29 de noviembre'],
  ['America/Argentina/Buenos_Aires', '2026-11-29T23:30Z', '29 de noviembre'],
  ['America/Santiago', '2026-09-06T00:30Z', '5 de septiembre'],
  ['America/Los_Angeles', '2026-11-02T04:30Z', '1 de noviembre'],
  ['Europe/Madrid', '2026-10-25T19:30Z', '25 de octubre'],
  ['Pacific/Auckland', '2026-09-27T07:30Z', '27 de septiembre'],
  ['Etc/GMT+12', '2026-11-30T08:30Z', '29 de noviembre'],
  ['Asia/Calcutta', '2026-11-29T15:00Z', '29 de noviembre'],
  ['Somewhere/Else', '2026-11-30T02:30Z', '30 de noviembre'],
  [null, '2026-11-30T02:30Z', '30 de noviembre'],
])('a story ordered from %s at %s is of %s', async (timeZone, at, day) => {
  const { person, readFeed } = await newFamily();
  const answer = await person.generate(
    { topic: 'Un faro !tiny', storyLength: 'short' },
    { ...(timeZone && { 'time-zone': timeZone }), 'accept-language': 'es' },
  );
  expect(answer.status).toBe(200);
  await addSound(person, await addStory(person, 'Lucía y el faro', Date.parse(at)), Date.parse(at));
  expect((await readFeed()).hidden).toEqual([expect.stringContaining(`Cuento del ${day} de 2026`)]);
  const exported = await (
    await person.fetch('/api/account/export')
  ).json<{ account: { timeZone: string } }>();
  expect(exported.account.timeZone).toBe(readTimeZone(timeZone ?? ''));
});
