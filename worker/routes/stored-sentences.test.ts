import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { BookAddress } from '../../contract/schemas/books.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { ExampleDocument } from '../../contract/schemas/examples.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Narration, Story, StoryTranslation } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailAbout } from '../../testkit/worker/inbox.ts';
import { request } from '../../testkit/worker/person.ts';
import { GOOD_NIGHT, withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { database } from '../directory/client.ts';
import { examples } from '../directory/schema.ts';
import { SHARED_SPEECH } from '../files/keys.ts';
import { REAL_SERVICES } from '../generation/external-services.ts';
import { textHash } from '../story/story-text.ts';

/**
 * Sentences of a story written with another list of abbreviations, which had *etc.* and lacked *Sr.* Today's cutter
 * would cut the text differently, and a runtime with another segmenter differently again.
 */
const SENTENCES = [
  { index: 0, paragraph: 0, text: 'Trajo pan, queso, etc. Luego durmió.' },
  { index: 1, paragraph: 0, text: 'Vino el Sr.' },
  { index: 2, paragraph: 0, text: 'Faro: ¡qué luz!' },
  { index: 3, paragraph: 1, text: 'La luna canta.' },
];
const TEXTS = SENTENCES.map(({ text }) => text);
const WORDS = [
  ['Trajo', 'pan', 'queso', 'etc', 'Luego', 'durmió'],
  ['Vino', 'el', 'Sr'],
  ['Faro', 'qué', 'luz'],
  ['La', 'luna', 'canta'],
];
const TEXT = 'Trajo pan, queso, etc. Luego durmió. Vino el Sr. Faro: ¡qué luz!\n\nLa luna canta.';
/** The third sentence has no translation. */
const TRANSLATION: StoryTranslation = {
  language: 'en',
  title: 'The Guest',
  sentences: [
    {
      index: 0,
      text: 'He brought bread, cheese, etc. Then he slept.',
    },
    {
      index: 1,
      text: 'Mr.',
    },
    {
      index: 3,
      text: 'The moon sings.',
    },
  ],
  words: [
    {
      word: 'luz',
      gloss: 'light',
      index: 2,
    },
  ],
  questions: [
    {
      text: '¿Quién vino?',
      translation: 'Who came?',
    },
  ],
};
const ENGLISH = new Map(TRANSLATION.sentences.map(({ index, text }) => [index, text]));
const ENGLISH_TEXT = 'He brought bread, cheese, etc. Then he slept. Mr.\n\nThe moon sings.';

/** A speech service that reports word times. */
const STAND_IN = {
  service: 'elevenlabs',
  key: 'VOICE_API_KEY',
  url: `${new URL(env.OPENAI_BASE_URL).origin}/speech/elevenlabs`,
  voices: Object.fromEntries(
    VOICE_IDS.map((id) => [id, id.endsWith('english') ? 'en-gb-female' : 'es-es-female']),
  ),
};

/** Texts that the speech service was asked for, in order. */
const said: string[] = [];

beforeAll(async () => {
  const key = 'stories/examples/visita';
  await env.FILES.put(`${key}.json`, json({ language: 'es', sentences: SENTENCES }), AS_JSON);
  await database(env.DB)
    .once.insert(examples)
    .values({
      id: 'visita',
      position: 0,
      title: 'La visita',
      age: '3-5',
      language: 'spanish',
      level: 'beginner',
      textPath: `${key}.txt`,
      imagePath: 'images/x.jpg',
      altSpanish: '',
      altEnglish: '',
      textHash: await textHash(TEXT),
    });
});

beforeEach(async () => {
  withShortSleep();
  await seedTracks();
  const { speech } = REAL_SERVICES;
  vi.spyOn(REAL_SERVICES, 'speech').mockImplementation((settings) => {
    const theirs = { VOICE_API_KEY: 'built-in', SPEECH_SERVERS: JSON.stringify([STAND_IN]) };
    return speech({ ...settings, ...theirs });
  });
  said.length = 0;
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { text } = url.startsWith(STAND_IN.url)
      ? (JSON.parse(String(init?.body)) as { text: string })
      : { text: GOOD_NIGHT };
    if (text !== GOOD_NIGHT) said.push(text);
    return outside(input, init);
  });
});
afterEach(() => vi.restoreAllMocks());

const SEGMENTERS: { name: string; segments: ((text: string) => string[]) | null }[] = [
  { name: 'the segmenter of today', segments: null },
  {
    name: 'a segmenter that ends a sentence at every comma and colon',
    segments: (text) => text.split(/(?<=[,:]) /),
  },
  { name: 'a segmenter that ends no sentence', segments: (text) => [text] },
];

function withSegmenter(segments: (text: string) => string[]): void {
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation((input) => {
    const found = segments(input).map((segment) => ({ segment, index: 0, input }));
    return Object.assign(found, { containing: () => undefined }) as unknown as Intl.Segments;
  });
}

const json = (value: unknown) => JSON.stringify(value);
const AS_JSON = { httpMetadata: { contentType: 'application/json; charset=utf-8' } };

/** An owner of a story whose document is written by hand. */
async function storedOwner(): Promise<Owner> {
  const owner = await newOwner('Un cuento.', TRANSLATION);
  const { user } = owner.buyer;
  const document = json({ language: 'es', sentences: SENTENCES, translation: TRANSLATION });
  await env.FILES.put(`stories/${user.id}/${owner.storyId}.json`, document, AS_JSON);
  const set = 'UPDATE stories SET document = ?, text_hash = ?, translation_hash = ? WHERE id = ?';
  const hashes = [await textHash(TEXT), await textHash(ENGLISH_TEXT)];
  await sqlInHome(user.id, set, document, ...hashes, owner.storyId);
  return owner;
}

async function narrated<Answer = AudioAnswer>({ buyer }: Owner, text: string, voiceId: string) {
  const order = { text, voiceId, speechRate: 1, musicTrack: 'none' };
  const answer = await buyer.fetch('/api/audio/generate', { method: 'POST', json: order });
  expect(answer.status).toBe(200);
  return answer.json<Answer>();
}

/** Words of each sentence at the positions in the timeline. */
const wordsIn = (timeline: Narration['timeline'], texts: ReadonlyMap<number, string>) =>
  timeline.map(({ index, words }) => words?.map(({ from, to }) => texts.get(index)!.slice(from, to)));

const bookOf = async ({ buyer, storyId }: Owner, query: string) => {
  const { url } = await (await buyer.fetch(`/api/stories/${storyId}/book?${query}`)).json<BookAddress>();
  const files = unzipSync(new Uint8Array(await (await request(url)).arrayBuffer()));
  const file = (name: string) => new TextDecoder().decode(files[`EPUB/${name}`]);
  return { story: file('story.xhtml'), smil: files['EPUB/story.smil'] ? file('story.smil') : '' };
};
const spansOf = (story: string) =>
  [...story.matchAll(/<span id="\D+(\d+)" lang="(\w+)"[^>]*>([^<]*)</g)].map(([, index, language, text]) => [
    Number(index),
    language,
    text,
  ]);

describe.each(SEGMENTERS)('with another list of abbreviations and $name', ({ segments }) => {
  beforeEach(() => {
    if (segments) withSegmenter(segments);
  });

  test('a stored story keeps its sentences and translation when it is read, replayed, exported and reported', async () => {
    const { buyer, storyId } = await storedOwner();
    const story = await (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();
    expect(story).toMatchObject({ content: TEXT, sentences: SENTENCES, translation: TRANSLATION });

    const events = await readEvents<StoryEvent>((await buyer.fetch(`/api/stories/${storyId}/events`)).body!);
    expect(
      events.flatMap(({ event }) =>
        event.type === 'sentence' || event.type === 'translation' ? [[event.index, event.text]] : [],
      ),
    ).toEqual(
      SENTENCES.flatMap(({ index, text }) => [
        [index, text],
        ...(ENGLISH.has(index) ? [[index, ENGLISH.get(index)]] : []),
      ]),
    );

    const exported = await (await buyer.fetch('/api/account/export')).json<AccountExport>();
    expect(exported.stories).toMatchObject([{ id: storyId, text: TEXT, translation: TRANSLATION }]);

    const comment = crypto.randomUUID();
    await buyer.fetch(`/api/stories/${storyId}/report`, {
      method: 'POST',
      json: { reason: 'mistaken', comment },
    });
    expect((await mailAbout(comment)).text).toContain(TEXT);
  });

  test('each stored sentence is spoken alone, in either language', async () => {
    const { buyer, storyId } = await storedOwner();
    for (const { index } of SENTENCES) {
      const answer = await buyer.fetch(`/api/stories/${storyId}/sentences/${index}/speech`);
      expect(answer.status).toBe(200);
    }
    expect(said.splice(0)).toEqual(TEXTS);
    const statuses: number[] = [];
    for (const { index } of SENTENCES) {
      const answer = await buyer.fetch(`/api/stories/${storyId}/sentences/${index}/speech?language=en`);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 404, 200]);
    expect(said).toEqual([...ENGLISH.values()]);
  });

  test('narrations, word times, book, feed and sleep edition follow the stored sentences', async () => {
    const owner = await storedOwner();
    const { buyer, storyId } = owner;
    const spanish = await narrated(owner, TEXT, 'female');
    expect(said.splice(0)).toEqual(TEXTS);
    expect(spanish.timeline.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    const texts = new Map(TEXTS.entries());
    expect(wordsIn(spanish.timeline, texts)).toEqual(WORDS);

    const english = await narrated(owner, ENGLISH_TEXT, 'female-english');
    expect(said.splice(0)).toEqual([...ENGLISH.values()]);
    expect(wordsIn(english.timeline, ENGLISH)).toEqual([
      ['He', 'brought', 'bread', 'cheese', 'etc', 'Then', 'he', 'slept'],
      ['Mr'],
      ['The', 'moon', 'sings'],
    ]);

    const slept = await buyer.fetch(`/api/audio/${spanish.id}/sleep-edition`, { method: 'POST' });
    expect(wordsIn((await slept.json<Narration>()).sleepEdition!.timeline, texts)).toEqual(WORDS);
    expect(said).toEqual([]);

    const own = TEXTS.map((text, index) => [index, 'es', text]);
    const book = await bookOf(owner, `narration=${spanish.id}`);
    expect(spansOf(book.story)).toEqual(own);
    expect([...book.smil.matchAll(/story\.xhtml#s(\d+)/g)].map(([, index]) => Number(index))).toEqual(
      expect.arrayContaining([0, 1, 2, 3]),
    );
    const both = new Set(
      spansOf((await bookOf(owner, 'way=both')).story).map(([, language, text]) => `${language} ${text}`),
    );
    expect(both).toEqual(
      new Set([...TEXTS.map((text) => `es ${text}`), ...[...ENGLISH.values()].map((text) => `en ${text}`)]),
    );

    const { url } = await (
      await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: false } })
    ).json<Feed>();
    const feed = await (await request(url!)).text();
    expect(feed).toContain(spanish.id);
    const { narrations } = await (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();
    expect(narrations.find(({ id }) => id === spanish.id)?.timeline).toEqual(spanish.timeline);
  });

  test('an example keeps its stored sentences when it is read and narrated', async () => {
    const example = await (await request(`/api/examples/visita`)).json<ExampleDocument>();
    expect(example).toMatchObject({ content: TEXT, sentences: SENTENCES });
    const { objects } = await env.FILES.list({ prefix: SHARED_SPEECH });
    await env.FILES.delete(objects.map(({ key }) => key));
    const { timeline } = await narrated(await newOwner(), TEXT, 'male');
    expect(said).toEqual(TEXTS);
    expect(wordsIn(timeline, new Map(TEXTS.entries()))).toEqual(WORDS);
  });
});
