import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { Narration, Sentence, Story } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { REAL_SERVICES } from '../generation/external-services.ts';
import { joinSentences, textHash } from '../story/story-text.ts';

/** Narrations with the figures' voices, of a story whose cast is stored by hand, by a service with times of words. */

const CAST = [{ id: 'zorro', name: 'el zorro', age: 'adult', gender: 'm' }];
const SENTENCES: Sentence[] = [
  { index: 0, paragraph: 0, text: 'El zorro vino.' },
  {
    index: 1,
    paragraph: 0,
    text: '—Hola —dijo el zorro—. ¿Juegas?',
    speech: [
      {
        by: 'zorro',
        start: 1,
        end: 5,
      },
      {
        by: 'zorro',
        start: 23,
        end: 31,
      },
    ],
  },
  { index: 2, paragraph: 0, text: '«Sí».', speech: [{ by: 'zorro', start: 1, end: 3 }] },
];
const TEXT = joinSentences(SENTENCES);

const STAND_IN = {
  service: 'elevenlabs',
  key: 'VOICE_API_KEY',
  url: `${new URL(env.OPENAI_BASE_URL).origin}/speech/elevenlabs`,
  voices: Object.fromEntries(
    VOICE_IDS.map((id) => [id, `${id.endsWith('english') ? 'en-gb' : 'es-es'}-${id.split('-')[0]}`]),
  ),
};

/** Setting that the server's row names; see `SPEECH_SERVERS`. */
const KEY = { VOICE_API_KEY: 'built-in' };

/** Voice and text of each purchase, in order. */
const said: string[] = [];

beforeEach(async () => {
  withShortSleep();
  await seedTracks();
  const { speech } = REAL_SERVICES;
  vi.spyOn(REAL_SERVICES, 'speech').mockImplementation((settings) =>
    speech({
      ...settings,
      ...KEY,
      SPEECH_SERVERS: JSON.stringify([STAND_IN]),
    }),
  );
  said.length = 0;
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const voice = /text-to-speech\/es-es-(\w+)/.exec(url)?.[1];
    if (voice) said.push(`${voice}: ${JSON.parse(String(init?.body)).text}`);
    return outside(input, init);
  });
});
afterEach(() => vi.restoreAllMocks());

async function storedOwner(cast: object[] | null = CAST): Promise<Owner> {
  const owner = await newOwner('Un cuento.');
  const document = JSON.stringify({ language: 'es', sentences: SENTENCES, ...(cast && { cast }) });
  const set = 'UPDATE stories SET document = ?, text_hash = ? WHERE id = ?';
  await sqlInHome(owner.buyer.user.id, set, document, await textHash(TEXT), owner.storyId);
  return owner;
}

const narrate = async ({ buyer }: Owner, more: object, headers = {}) => {
  const json = { text: TEXT, voiceId: 'female', speechRate: 1.2, musicTrack: 'none', ...more };
  return buyer.fetch('/api/audio/generate', { method: 'POST', json, headers });
};
const narrated = async (owner: Owner, more: object) =>
  (await (await narrate(owner, more)).json()) as AudioAnswer;

const SPOKEN = [
  'female: El zorro vino.',
  'male: Hola',
  'female: dijo el zorro—.',
  'male: ¿Juegas?',
  'male: Sí',
];

test('a narration with a cast is a version of its own, with the spans and words of each voice', async () => {
  const owner = await storedOwner();
  const plain = await narrated(owner, {});
  expect(plain).not.toHaveProperty('cast');
  expect(JSON.stringify(plain)).not.toContain('spans');
  expect((await narrated(owner, { cast: false })).id).toBe(plain.id);
  expect(said.splice(0)).toEqual(SENTENCES.map(({ text }) => `female: ${text}`));

  const told = await readEvents<AudioEvent>(
    (await narrate(owner, { cast: true }, { accept: 'text/event-stream' })).body!,
  );
  // The narrator's sentence is that of the plain version.
  expect(said.splice(0)).toEqual(SPOKEN.slice(1));
  const { narration, versionsRemaining } = told
    .map(({ event }) => event)
    .find(({ type }) => type === 'done') as Extract<AudioEvent, { type: 'done' }>;
  expect([narration.cast, versionsRemaining]).toEqual([true, 2]);
  const [first, second, third] = narration.timeline;
  expect(first).not.toHaveProperty('spans');
  expect(second!.spans?.map(({ by }) => by)).toEqual(['zorro', null, 'zorro']);
  expect(third!.spans).toEqual([{ by: 'zorro', start: expect.closeTo(third!.start, 2) }]);
  const starts = second!.spans!.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const words = second!.words!.map(({ from, to }) => SENTENCES[1]!.text.slice(from, to));
  expect(words).toEqual(['Hola', 'dijo', 'el', 'zorro', 'Juegas']);
  // Each word begins within its span.
  const [hola, dijo, , zorro, juegas] = second!.words!.map(({ start }) => start);
  expect([hola! >= starts[0]!, dijo! >= starts[1]!, zorro! < starts[2]!, juegas! >= starts[2]!]).toEqual([
    true,
    true,
    true,
    true,
  ]);

  const story = await (await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).json<Story>();
  const ids = [plain.id, narration.id];
  expect(story.narrations.filter(({ id }) => ids.includes(id)).map(({ cast }) => cast)).toEqual([
    undefined,
    true,
  ]);
  const { pathname, search } = new URL(narration.audioUrl);
  const file = await owner.buyer.fetch(`${pathname}${search}&download=1`);
  expect(file.headers.get('content-disposition')).toContain('con voces de los personajes');
});

test('a single sentence sounds as in the narration, and is counted apart from the plain one', async () => {
  const owner = await storedOwner();
  await narrated(owner, { cast: true });
  expect(said.splice(0)).toEqual(SPOKEN);
  const sentence = (query: string) =>
    owner.buyer.fetch(`/api/stories/${owner.storyId}/sentences/1/speech?speechRate=1.2&${query}`);
  const sizes: number[] = [];
  for (const query of ['cast=1', 'cast=0', '']) {
    const answer = await sentence(query);
    expect(answer.status).toBe(200);
    sizes.push((await answer.arrayBuffer()).byteLength);
  }
  expect(said).toEqual([`female: ${SENTENCES[1]!.text}`]);
  expect(sizes[1]).toBe(sizes[2]);
  expect(sizes[0]).not.toBe(sizes[1]);
  expect((await sentence('cast=2')).status).toBe(400);
});

test('a sleep edition buys only the narrator’s sentences at its end, once', async () => {
  const owner = await storedOwner();
  const { id } = await narrated(owner, { cast: true });
  said.length = 0;
  const sleep = async (minutes: number) => {
    const answer = await owner.buyer.fetch(`/api/audio/${id}/sleep-edition?minutes=${minutes}`, {
      method: 'POST',
    });
    expect(answer.status).toBe(200);
    return (await answer.json<Narration>()).sleepEdition!.timeline.map(({ spans }) => spans?.length);
  };
  expect(await sleep(5)).toEqual([undefined, 3, undefined]);
  expect(said.splice(0)).toEqual(['female: «Sí».']);
  expect(await sleep(2)).toEqual([undefined, 3, undefined]);
  expect(said).toEqual([]);
});

test('a story without a cast has one version, whatever is asked for', async () => {
  const owner = await storedOwner(null);
  const plain = await narrated(owner, {});
  const asked = await narrated(owner, { cast: true });
  expect([asked.id, asked.cast]).toEqual([plain.id, undefined]);
});
