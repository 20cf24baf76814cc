import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { originsIn } from '../../testkit/worker/addresses.ts';
import { setCaps } from '../../testkit/worker/capped.ts';
import { readEvents, shape } from '../../testkit/worker/events.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { keysInR2 } from '../../testkit/worker/left-behind.ts';
import { changeUser, newPerson, ORIGIN, type Person, request } from '../../testkit/worker/person.ts';
import { shortStories } from '../../testkit/worker/short-stories.ts';
import { seedTracks, TRACKS } from '../../testkit/worker/tracks.ts';
import { errorMessage } from '../errors/error-words.ts';
import { LABEL_BYTES } from '../story/labelled-sound.ts';

/** Origin of the app; requests of these tests come to the API's unless they name it. */
const APP = 'http://app.test';

beforeAll(seedTracks);

async function personWithStory(): Promise<{ person: Person; story: Story }> {
  const person = await newPerson();
  const answer = await person.generate({ topic: 'un faro !tiny', storyLength: 'short' });
  return { person, story: await answer.json<Story>() };
}

/** A story of two short sentences, for tests that need no long narration: speech takes CPU time. */
async function personWithShortStory(end = 'El mar ríe.'): Promise<{ person: Person; story: Story }> {
  const stories = shortStories([end]);
  try {
    return await personWithStory();
  } finally {
    stories.restore();
  }
}

function narrate(person: Person, fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  return person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { musicTrack: 'none', ...fields },
    headers,
  });
}

// @spec 1.7
test('a JSON client gets an address that plays without any header', async () => {
  const { person, story } = await personWithStory();
  const answer = await narrate(person, {
    text: story.content,
    voiceId: 'female',
    speechRate: 1.2,
    musicTrack: 'piano',
  });
  expect(answer.status).toBe(200);
  const audio = await answer.json<AudioAnswer>();
  expect(audio.timeline.map(({ index }) => index)).toEqual(story.sentences.map(({ index }) => index));
  for (const [position, { start, end }] of audio.timeline.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(audio.timeline[position - 1]?.end ?? 0);
  }
  expect(audio.duration).toBeGreaterThan(audio.timeline.at(-1)!.end);
  expect(audio.versionsRemaining).toBe(3);

  // The time of saving, not of the order: feeds sort by it.
  const row = await inLibrary(person.user.id, (library) => library.narration(audio.id));
  expect(row!.updatedAt).toBeGreaterThan(row!.createdAt);

  const { pathname, search } = new URL(audio.audioUrl);
  const whole = await request(pathname + search);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('audio/mpeg');
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(new TextDecoder().decode(bytes.subarray(0, 3))).toBe('ID3');
  expect(whole.headers.get('content-length')).toBe(String(bytes.length));
  // 64 kbit/s: 8,000 bytes a second.
  expect((bytes.length - LABEL_BYTES) / 8000).toBeCloseTo(audio.duration, 0);

  const part = await request(pathname + search, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));

  const head = await request(pathname + search, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
});

/** Letters and digits only: a file name omits other characters of a title. */
const lettersOf = (name: string) => name.match(/[\p{L}\p{N}]+/gu)?.join(' ');

/** File name for a plain link to this address; null when it is shown inline. */
async function savedAs(url: string): Promise<string | null> {
  const disposition = (await request(url, { method: 'HEAD' })).headers.get('content-disposition');
  const [, name] = /^attachment;.*filename\*=UTF-8''(.+)$/.exec(disposition ?? '') ?? [];
  return name === undefined ? null : (lettersOf(decodeURIComponent(name)) ?? '');
}

// @spec 1.9
test("a plain link to a JSON client's address downloads the narration under the story's title", async () => {
  const { person, story } = await personWithShortStory();
  const underTitle = lettersOf(`${story.title}.mp3`);
  const order = { text: story.content };
  const made = await (await narrate(person, order)).json<AudioAnswer>();
  expect(new URL(made.audioUrl).searchParams.getAll('download')).toEqual(['1']);
  expect(await savedAs(made.audioUrl)).toBe(underTitle);
  await sqlInHome(person.user.id, 'DELETE FROM events');
  const again = await (await narrate(person, order)).json<AudioAnswer>();
  expect([again.id, await savedAs(again.audioUrl)]).toEqual([made.id, underTitle]);
  // The app has its own download link and caches audio by address.
  const kept = await (await person.fetch(`/api/stories/${story.id}`)).json<Story>();
  const events = await readEvents<AudioEvent>(
    (await narrate(person, order, { accept: 'text/event-stream' })).body!,
  );
  const urls = events.flatMap(({ event }) => (event.type === 'start' ? [event.audioUrl] : []));
  for (const url of [...urls, kept.narrations[0]!.audioUrl]) expect(await savedAs(url)).toBeNull();
  expect(urls).toHaveLength(1);
});

// @spec 1.8
test('an event-stream client gets the address first and plays while the narration is made', async () => {
  const { person, story } = await personWithStory();
  const answer = await narrate(person, { text: story.content }, { accept: 'text/event-stream' });
  const [stream, rest] = answer.body!.tee();
  const [first] = await readEvents<AudioEvent>(stream, (events) => events.length > 0);
  if (first?.event.type !== 'start') throw new Error('no start');
  const { pathname, search } = new URL(first.event.audioUrl);
  const growing = await request(pathname + search);
  expect(growing.status).toBe(200);
  expect(growing.headers.get('content-length')).toBeNull();
  // A growing file has no length and must not be cached.
  expect(growing.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await growing.arrayBuffer());
  const events = await readEvents<AudioEvent>(rest);
  expect(shape(events)).toBe('start spoken mixed done');
  const stored = await (await request(pathname + search)).arrayBuffer();
  expect(stored.byteLength).toBe(bytes.length);
});

test('addresses of a narration carry the origin of the request that reads them', async () => {
  const { person, story } = await personWithShortStory();
  const order = { method: 'POST', json: { text: story.content, musicTrack: 'none' } };
  const headers = { accept: 'text/event-stream' };
  const told = await person.fetch(`${APP}/api/audio/generate`, { ...order, headers });
  const events = await told.text();
  expect(originsIn(events)).toEqual([APP, APP]);
  const [, id] = /"generationId":"([^"]+)"/.exec(events)!;
  const readAt = async (origin: string) =>
    originsIn(await (await person.fetch(`${origin}/api/audio/${id}/events`)).text());
  expect([await readAt(ORIGIN), await readAt(APP)]).toEqual([
    [ORIGIN, ORIGIN],
    [APP, APP],
  ]);
  const answerAt = async (origin: string) => {
    const answer = await person.fetch(`${origin}/api/audio/generate`, order);
    const { audioUrl } = await answer.json<AudioAnswer>();
    expect((await request(audioUrl, { method: 'HEAD' })).status).toBe(200);
    return new URL(audioUrl).origin;
  };
  expect([await answerAt(ORIGIN), await answerAt(APP)]).toEqual([ORIGIN, APP]);
  // The narration with its file, and two events.
  const exported = await (await person.fetch('/api/account/export')).text();
  expect(originsIn(exported)).toEqual([ORIGIN, ORIGIN, ORIGIN]);
});

test('an identical narration request returns the existing narration', async () => {
  const { person, story } = await personWithShortStory();
  const first = await (await narrate(person, { text: story.content })).json<AudioAnswer>();
  const again = await (
    await narrate(person, { text: `  ${story.content.replaceAll('\n', ' \r\n')}\n` })
  ).json<AudioAnswer>();
  expect(again.id).toBe(first.id);
  expect(again.versionsRemaining).toBe(3);
});

// @spec 3.38
test('random music avoids used tracks, then returns an existing version', async () => {
  const { person, story } = await personWithShortStory();
  const ask = async () => {
    const answer = await narrate(person, { text: story.content, speechRate: 1.2, musicTrack: 'random' });
    return answer.json<AudioAnswer>();
  };
  const made = [await ask(), await ask(), await ask()];
  expect(made.map(({ musicTrack }) => musicTrack).toSorted()).toEqual(TRACKS);
  expect(made.map(({ versionsRemaining }) => versionsRemaining)).toEqual([3, 2, 1]);
  const again = await ask();
  expect(made.map(({ id }) => id)).toContain(again.id);
  expect(again.versionsRemaining).toBe(1);
});

// @spec 5.19, 8.55
test('a fifth version is refused in both languages', async () => {
  const { person, story } = await personWithShortStory();
  for (const voiceId of ['female', 'male', 'female-latam', 'male-latam']) {
    expect((await narrate(person, { text: story.content, voiceId, speechRate: 1.2 })).status).toBe(200);
  }
  for (const language of LANGUAGES) {
    const answer = await narrate(
      person,
      { text: story.content, voiceId: 'male-english' },
      { 'accept-language': language },
    );
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'audio_limit_reached',
      message: errorMessage('audio_limit_reached', language),
    });
  }
});

// @spec 1.7
test.each([
  ['confirms its address', 'email_verified_at = 1'],
  ['signs in with Google', "google_id = 'of ' || id"],
])(
  'unconfirmed accounts share a fifth of the day’s characters, and one continues once it %s',
  async (_, shown) => {
    await env.DB.exec('DELETE FROM daily_spending');
    const stories = shortStories(['El mar ríe.', 'La luna canta.']);
    const [{ person, story }, other] = [await personWithStory(), await personWithStory()];
    stories.restore();
    const letters = story.sentences.reduce((sum, { text }) => sum + text.length, 0);
    for (const { user } of [person, other.person])
      await setCaps(user.id, { DAILY_SPOKEN_CHARACTERS: `${letters * 5}` });
    const read = async (who: typeof other, fields: object, language = 'en') => {
      const answer = await narrate(
        who.person,
        { text: who.story.content, ...fields },
        { 'accept-language': language },
      );
      return [answer.status, await answer.json()];
    };
    const played = [200, expect.objectContaining({ audioUrl: expect.any(String) })];
    expect(await read(other, { voiceId: 'female' })).toEqual(played);
    for (const language of LANGUAGES)
      expect(await read({ person, story }, { voiceId: 'female' }, language)).toMatchObject([
        403,
        {
          code: 'unconfirmed_limit_reached',
          error: 'Email not confirmed',
          message: errorMessage('unconfirmed_limit_reached', language),
        },
      ]);
    // Cached sentences still play, also at another speed and with other music.
    expect(await read(other, { voiceId: 'female', speechRate: 1 })).toEqual(played);
    expect(await read(other, { voiceId: 'female', musicTrack: 'piano' })).toEqual(played);

    await changeUser(person, shown);
    expect(await read({ person, story }, { voiceId: 'female' })).toEqual(played);
  },
);

// @spec 1.7
test('an unconfirmed account can have four versions of its story, each with another voice', async () => {
  const { person, story } = await personWithShortStory();
  for (const voiceId of ['female', 'male', 'female-latam', 'male-latam'])
    expect((await narrate(person, { text: story.content, voiceId })).status).toBe(200);
});

test('a narration of an unknown text is refused', async () => {
  const { story } = await personWithShortStory();
  const { person } = await personWithShortStory('La luna canta.');
  const answer = await narrate(person, { text: story.content });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'text_not_yours' });
});

// @spec 3.10
test.each([
  [{ text: 7 }, 'text'],
  [{ text: 'x', voiceId: 'robot' }, 'voiceId'],
  [{ text: 'x', speechRate: 3 }, 'speechRate'],
  [{ text: 'x', musicTrack: 'polka' }, 'musicTrack'],
])('the refusal of %j names the field', async (fields, field) => {
  const answer = await narrate(await newPerson(), fields);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.any(String) },
  });
});

test('other music and another speed reuse the cached speech, another voice does not', async () => {
  const { person, story } = await personWithShortStory();
  const count = async () => (await env.FILES.list({ prefix: 'speech/' })).objects.length;
  const before = await count();
  await narrate(person, { text: story.content });
  const spoken = await count();
  await narrate(person, { text: story.content, musicTrack: 'piano' });
  await narrate(person, { text: story.content, speechRate: 0.5 });
  expect(await count()).toBe(spoken);
  await narrate(person, { text: story.content, voiceId: 'male' });
  expect(await count()).toBe(spoken + (spoken - before));
});

test('cached speech is not shared between users, whose timing would reveal it', async () => {
  const text = 'Esta frase la tienen dos. Y la luna también la tiene.';
  const spokenFor = async () => {
    const { buyer } = await newOwner(text);
    expect((await narrate(buyer, { text })).status).toBe(200);
    const { objects } = await env.FILES.list({ prefix: `speech/${buyer.user.id}/` });
    return objects.map(({ key }) => key.split('/').pop());
  };
  const first = await spokenFor();
  expect(first).toHaveLength(2);
  expect(await spokenFor()).toEqual(first);
});

test('deleting a story deletes its text and audio', async () => {
  const { person, story } = await personWithShortStory();
  await narrate(person, { text: story.content });
  expect((await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(() => keysInR2(person.user.id)).toEqual([]);
  expect((await person.fetch(`/api/stories/${story.id}`)).status).toBe(404);
});

test('a narration restarts from its alarm after the Durable Object died', async () => {
  const { person, story } = await personWithStory();
  const answer = await narrate(person, { text: story.content }, { accept: 'text/event-stream' });
  await readEvents<AudioEvent>(answer.body!, (events) => events.length > 1);
  const stub = env.HOMES.get(env.HOMES.idFromName(person.user.id));
  await expect(() => runInDurableObject(stub, (_, state) => state.abort('crash'))).rejects.toThrow();
  const again = await (await narrate(person, { text: story.content })).json<AudioAnswer>();
  expect(again.timeline).toHaveLength(story.sentences.length);
  expect(again.versionsRemaining).toBe(3);
});
