import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { OPTION_ALIASES } from '../../contract/options.ts';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { ExampleDocument, ExampleList } from '../../contract/schemas/examples.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, ORIGIN, type Person, request } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import type { ExampleRow } from '../directory/examples.ts';
import { examples } from '../directory/schema.ts';
import { exampleAudioKey, exampleStoryKey, exampleTextKey } from '../files/keys.ts';
import { tagLength } from '../narration/id3.ts';
import { LABEL_BYTES } from '../story/labelled-sound.ts';
import { storeStory } from '../story/stored-story.ts';
import { splitStory, textHash } from '../story/story-text.ts';

const FOX = 'El zorro bostezó.\n\nLa luna, no. «¿Duermes?», preguntó la luna.';
const OWL = 'The owl was awake. So was the moon.';

async function row(id: string, text: string, fields: Partial<ExampleRow> = {}): Promise<ExampleRow> {
  await env.FILES.put(exampleTextKey(id), `${text}\n`, {
    httpMetadata: { contentType: 'text/plain; charset=utf-8' },
  });
  const language = OPTION_ALIASES.language[fields.language ?? 'spanish'];
  await storeStory(env.FILES, exampleStoryKey(id), { language, sentences: splitStory(text, language) });
  return {
    id,
    position: 0,
    title: id,
    age: '3-5',
    language: 'spanish',
    level: 'beginner',
    type: 'original',
    country: null,
    protagonista: null,
    textPath: exampleTextKey(id),
    audioPath: null,
    imagePath: `images/${id}.jpg`,
    altSpanish: 'Un zorro',
    altEnglish: 'A fox',
    middle: null,
    voice: null,
    voiceId: null,
    speechRate: null,
    musicTrack: null,
    duration: null,
    timeline: null,
    textHash: await textHash(text),
    ...fields,
  };
}

beforeAll(async () => {
  await env.FILES.put(exampleAudioKey('owl'), new Uint8Array([1, 2, 3, 4]), {
    httpMetadata: { contentType: 'audio/mpeg' },
  });
  await env.FILES.put('images/fox.webp', 'a picture', { httpMetadata: { contentType: 'image/webp' } });
  const owl = await row('owl', OWL, {
    position: 2,
    language: 'english',
    age: '6-8',
    level: 'advanced',
    type: 'humor',
    country: 'UY',
    middle: { path: 'images/owl-middle.jpg', paragraph: 1, alt: { es: 'La luna', en: 'The moon' } },
    protagonista: 'Olive',
    audioPath: exampleAudioKey('owl'),
    voice: 'built-in',
    voiceId: 'female-english',
    speechRate: 0.8,
    musicTrack: 'bedtime',
    duration: 7.5,
    timeline: [
      { index: 0, start: 2, end: 4 },
      { index: 1, start: 4.5, end: 6 },
    ],
  });
  const fox = await row('fox', FOX, { position: 1 });
  const bare = await row('bare', '', { position: 3, textPath: null, textHash: '' });
  const gone = await row('gone', 'Un texto que falta.', { position: 4 });
  await env.FILES.delete(exampleStoryKey('gone'));
  for (const example of [owl, fox, bare, gone]) await database(env.DB).once.insert(examples).values(example);
});

function narrate(person: Person, fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  return person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { musicTrack: 'none', speechRate: 1.2, ...fields },
    headers,
  });
}

// @spec 3.17, 7.25
test('a visitor gets every example in page order', async () => {
  const answer = await request('/api/examples');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('public');
  const list = await answer.json<ExampleList>();
  expect(list.map(({ id }) => id)).toEqual(['fox', 'owl', 'bare', 'gone']);
  expect(list[1]).toEqual({
    id: 'owl',
    title: 'owl',
    age: '6-8',
    language: 'english',
    level: 'advanced',
    type: 'humor',
    country: 'UY',
    protagonista: 'Olive',
    alt: { es: 'Un zorro', en: 'A fox' },
    textPath: 'stories/examples/owl.txt',
    audioPath: 'audio/examples/owl.mp3',
    imagePath: 'images/owl.jpg',
    middle: { path: 'images/owl-middle.jpg', paragraph: 1, alt: { es: 'La luna', en: 'The moon' } },
    duration: 7.5,
    voice: 'built-in',
  });
});

test.each(['/api/examples', '/api/examples/owl'])(
  '%s is sent in full once and again after a change',
  async (path) => {
    const first = await request(path);
    const known = first.headers.get('etag') ?? '';
    expect(known).not.toBe('');
    const headers = { 'if-none-match': known, origin: 'http://app.test' };
    const again = await request(path, { headers });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect(again.headers.get('access-control-allow-origin')).toBe('http://app.test');

    await env.DB.prepare(`UPDATE examples SET title = title || '!' WHERE id = 'owl'`).run();
    const changed = await request(path, { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(known);
  },
);

// @spec 7.28
test("an example's narration plays inline and downloads under its title", async () => {
  const dispositionOf = async (query: string) =>
    (await request(`/files/${exampleAudioKey('owl')}?alt=media${query}`, { method: 'HEAD' })).headers.get(
      'content-disposition',
    );
  expect(await dispositionOf('&download=1')).toMatch(/^attachment; filename="owl!*\.mp3"/);
  expect(await dispositionOf('')).toBeNull();
  // The download adds a tag with the title before the same audio.
  const bytesOf = async (query: string) => {
    const answer = await request(`/files/${exampleAudioKey('owl')}?alt=media${query}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const [saved, played] = [await bytesOf('&download=1'), await bytesOf('')];
  expect(saved.subarray(0, LABEL_BYTES).includes(Buffer.from('owl', 'utf16le'))).toBe(true);
  expect(saved.subarray(LABEL_BYTES)).toEqual(played.subarray(tagLength(played)));
  await env.FILES.put(exampleAudioKey('nobody'), 'ID3');
  const other = await request(`/files/${exampleAudioKey('nobody')}?alt=media&download=1`, { method: 'HEAD' });
  expect(other.headers.get('content-disposition')).toBe('attachment');
});

test('one example includes the times of its sentences', async () => {
  const answer = await request('/api/examples/owl');
  expect(answer.status).toBe(200);
  const { content, sentences, narration } = await answer.json<ExampleDocument>();
  expect(content).toBe(OWL);
  expect(sentences.map(({ text }) => text)).toEqual(['The owl was awake.', 'So was the moon.']);
  expect(narration).toMatchObject({
    voice: 'built-in',
    voiceId: 'female-english',
    speechRate: 0.8,
    musicTrack: 'bedtime',
    duration: 7.5,
  });
  expect(narration?.timeline.map(({ index }) => index)).toEqual(sentences.map(({ index }) => index));

  // The edge cache serves the same answer to clients of every origin.
  expect(narration?.audioUrl).toMatch(/^\/files\//);
  const { pathname, search } = new URL(narration?.audioUrl ?? '', ORIGIN);
  const audio = await request(pathname + search, { headers: { range: 'bytes=1-2' } });
  expect([audio.status, audio.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  expect(new Uint8Array(await audio.arrayBuffer())).toEqual(new Uint8Array([2, 3]));
});

// @spec 2.59, 2.60, 3.16
test('an example without audio or text says so', async () => {
  const fox = await (await request('/api/examples/fox')).json<ExampleDocument>();
  expect(fox.sentences.map(({ paragraph }) => paragraph)).toEqual([0, 1, 1]);
  expect(fox.narration).toBeNull();
  for (const id of ['bare', 'gone']) {
    const document = await (await request(`/api/examples/${id}`)).json<ExampleDocument>();
    expect(document).toMatchObject({ id, content: null, sentences: [], narration: null });
  }
});

// @spec 7.26
test('an unknown example answers 404 in the error format', async () => {
  const answer = await request('/api/examples/wolf', { headers: { 'accept-language': 'en' } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});

// @spec 7.27
test('example texts, audio and covers are public and support ranges and conditional requests', async () => {
  const text = await request('/files/stories/examples/fox.txt?alt=media');
  expect([text.status, await text.text()]).toEqual([200, `${FOX}\n`]);
  expect(text.headers.get('cache-control')).toContain('public');
  const unchanged = await request('/files/stories/examples/fox.txt?alt=media', {
    headers: { 'if-none-match': text.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  const picture = await request('/files/images/fox.webp?alt=media');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

// @spec 5.16
test.each([
  '/files/examples%2Ffox.txt?alt=media',
  '/files/stories%2Fexamples%2Ffox.txt?alt=media',
  '/files/https%3A%2F%2Fold.example.org%2Fo%2Fstories%252Fexamples%252Ffox.txt?alt=media',
])("%s is accepted as the file's path", async (path) => {
  const answer = await request(path);
  expect([answer.status, await answer.text()]).toEqual([200, `${FOX}\n`]);
});

test.each(['/files/', '/files/%E0%A4%A?alt=media', '/files/audio/examples/wolf.mp3?alt=media'])(
  '%s answers 404',
  async (path) => {
    expect((await request(path)).status).toBe(404);
  },
);

test('a signed-in user can narrate an example in four versions, and replays cost nothing', async () => {
  const person = await newPerson();
  const first = await (await narrate(person, { text: FOX })).json<AudioAnswer>();
  expect(first).toMatchObject({ storyId: 'fox', versionsRemaining: 3 });
  expect(first.timeline).toHaveLength(3);
  const { pathname, search } = new URL(first.audioUrl);
  expect((await request(pathname + search)).status).toBe(200);
  // The file is private: without its signature it answers 404.
  expect((await request(`${pathname}?alt=media`)).status).toBe(404);

  expect(await (await narrate(person, { text: ` ${FOX}` })).json()).toMatchObject({ id: first.id });
  for (const voiceId of ['male', 'female-latam', 'male-latam']) {
    expect((await narrate(person, { text: FOX, voiceId })).status).toBe(200);
  }
  const fifth = await narrate(person, { text: FOX, voiceId: 'male-english' });
  expect([fifth.status, await fifth.json()]).toMatchObject([403, { code: 'audio_limit_reached' }]);
  expect((await narrate(await newPerson(), { text: FOX, voiceId: 'male-english' })).status).toBe(200);

  // After its events are pruned they are rebuilt from the library.
  await sqlInHome(person.user.id, 'DELETE FROM events');
  const events = await person.fetch(`/api/audio/${first.id}/events`);
  const told = await readEvents<AudioEvent>(events.body!);
  expect(told.at(-1)?.event).toMatchObject({ type: 'done', narration: { id: first.id, storyId: 'fox' } });
});

test('a visitor cannot narrate an example', async () => {
  const answer = await request('/api/audio/generate', { method: 'POST', json: { text: FOX } });
  expect(answer.status).toBe(401);
});

test("a user's narration of an example stays when the example is deleted, and downloads without its title", async () => {
  const person = await newPerson();
  const order = { text: OWL, voiceId: 'female-english' };
  const { id, audioUrl } = await (await narrate(person, order)).json<AudioAnswer>();
  const { pathname, search } = new URL(audioUrl);
  const saved = () => request(pathname + search, { method: 'HEAD' });
  expect((await saved()).headers.get('content-disposition')).toMatch(/^attachment; filename="owl/);
  await env.DB.prepare(`DELETE FROM examples WHERE id = 'owl'`).run();
  const answer = await saved();
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  const { narrations } = await (await person.fetch('/api/account/export')).json<AccountExport>();
  expect(narrations).toMatchObject([{ id, storyId: null, exampleId: 'owl' }]);
  expect((await narrate(person, order)).status).toBe(403);
});
