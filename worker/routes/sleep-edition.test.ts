import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { AudioEvent, EditionEvent } from '../../contract/schemas/events.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Narration, Story } from '../../contract/schemas/stories.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { originsIn } from '../../testkit/worker/addresses.ts';
import { readEvents, shape } from '../../testkit/worker/events.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { keysInR2, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { newPerson, ORIGIN, PASSWORD, type Person, request } from '../../testkit/worker/person.ts';
import { AFTER_SHORT_SLEEP, GOOD_NIGHT, withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { crash } from '../../testkit/worker/upgrades/kept-state.ts';
import { SHARED_SPEECH, audioKey, editionKey, storySpeech } from '../files/keys.ts';
import { deleteFiles, filesBelow } from '../files/owned.ts';
import { tagLength } from '../narration/id3.ts';

/** Origin of the app; requests of these tests come to the API's unless they name it. */
const APP = 'http://app.test';
/** A child's name that occurs nowhere else. */
const CHILD = 'Zorabel';
const BYTES_PER_SECOND = 8000;

beforeAll(seedTracks);

let asked: MockInstance<typeof fetch>;
beforeEach(() => {
  asked = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => vi.restoreAllMocks());

/** Texts that the speech service was asked for so far. */
const said = (): string[] =>
  asked.mock.calls
    .filter(([input]) => `${input instanceof Request ? input.url : input}`.endsWith('/speech'))
    .map(([, init]) => JSON.parse(String(init?.body)).input);
/** Number of sentences of stories among them. */
const speechRequests = () => said().filter((text) => text !== GOOD_NIGHT).length;

/** Seconds of *good night* and the pause before it, by any voice. */
const GOOD_NIGHT_SECONDS = [2.8, 5] as const;
function expectGoodNight({ length, duration }: { length: number; duration: number }) {
  const [least, most] = GOOD_NIGHT_SECONDS;
  expect(length - duration - AFTER_SHORT_SLEEP).toBeGreaterThan(least);
  expect(length - duration - AFTER_SHORT_SLEEP).toBeLessThan(most);
}

async function narrated(musicTrack = 'piano') {
  const person = await newPerson();
  const story = await (await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })).json<Story>();
  // Title and topic contain a child's name.
  await sqlInHome(
    person.user.id,
    `UPDATE stories SET title = ?, options = json_set(options, '$.topic', ?, '$.childNames', 'Leo') WHERE id = ?`,
    `${CHILD} y la luna`,
    `Un cuento para ${CHILD}`,
    story.id,
  );
  const json = { text: story.content, voiceId: 'female', speechRate: 1.2, musicTrack };
  const answer = await person.fetch('/api/audio/generate', { method: 'POST', json });
  const { versionsRemaining, ...narration } = await answer.json<AudioAnswer>();
  expect(versionsRemaining).toBe(3);
  expect(speechRequests()).toBe(story.sentences.length);
  asked.mockClear();
  return { person, story, narration };
}

const ask = (person: Person, narrationId: string, headers: Record<string, string> = {}) =>
  person.fetch(`/api/audio/${narrationId}/sleep-edition`, { method: 'POST', json: {}, headers });

const EVENTS = { accept: 'text/event-stream' };

const storyOf = async (person: Person, { id }: Story) =>
  (await person.fetch(`/api/stories/${id}`)).json<Story>();

test('a sleep edition reuses the cached speech, plays from its file and is listed with its narration', async () => {
  withShortSleep();
  const { person, story, narration } = await narrated();
  expect((await storyOf(person, story)).narrations[0]).not.toHaveProperty('sleepEdition');

  const told = await readEvents<EditionEvent>((await ask(person, narration.id, EVENTS)).body!);
  expect(shape(told)).toMatch(/^start( spoken)+ mixed done$/);
  expect(speechRequests()).toBe(0);
  const events = told.map(({ event }) => event);
  const start = events.find((event) => event.type === 'start')!;
  const done = events.find((event) => event.type === 'done')!;
  const edition = done.narration.sleepEdition!;
  expect(new URL(edition.audioUrl).pathname).toBe(new URL(start.audioUrl).pathname);
  expectGoodNight(edition);
  expect(edition.duration).toBe(edition.timeline.at(-1)!.end);
  expect(edition.timeline.map(({ index }) => index)).toEqual(story.sentences.map(({ index }) => index));

  // The narration itself is unchanged.
  const { duration: _, ...sound } = narration;
  expect(done.narration).toMatchObject({ ...sound, audioUrl: expect.any(String) });
  const [kept] = (await storyOf(person, story)).narrations;
  expect(kept?.sleepEdition).toMatchObject({ duration: edition.duration, length: edition.length });
  const { pathname, search } = new URL(kept!.sleepEdition!.audioUrl);
  const file = await request(pathname + search);
  expect(file.headers.get('content-type')).toBe('audio/mpeg');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(new TextDecoder().decode(bytes.subarray(0, 3))).toBe('ID3');
  expect((bytes.length - tagLength(bytes)) / BYTES_PER_SECOND).toBeCloseTo(edition.length, 0);
  const part = await request(pathname + search, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect((await request(pathname)).status).toBe(404);
  const saved = await request(`${pathname}${search}&download=1`, { method: 'HEAD' });
  expect(saved.headers.get('content-disposition')).toContain(`"${CHILD} y la luna (para dormir).mp3"`);

  // A repeated request returns it in either form, and it is not one of the four versions.
  const again = await (await ask(person, narration.id)).json<Narration>();
  expect(again.sleepEdition).toMatchObject({ duration: edition.duration, length: edition.length });
  expect(shape(await readEvents<EditionEvent>((await ask(person, narration.id, EVENTS)).body!))).toBe('done');
  const another = { text: story.content, voiceId: 'female', speechRate: 0.8, musicTrack: 'piano' };
  const next = await person.fetch('/api/audio/generate', { method: 'POST', json: another });
  expect((await next.json<AudioAnswer>()).versionsRemaining).toBe(2);

  // A separate feed episode with the file's length.
  const episodes = async (showsNames: boolean) => {
    const opened = await person.fetch('/api/feed', { method: 'PUT', json: { showsNames } });
    const { url } = await opened.json<Feed>();
    const feed = await (await request(url!)).text();
    const sounds = [...feed.matchAll(/<enclosure url="([^"]*)" length="(\d+)"/g)];
    const files = await Promise.all(
      sounds.map(async ([, address, length]) => {
        const sound = Buffer.from(await (await request(address!)).arrayBuffer());
        expect(sound).toHaveLength(Number(length));
        return sound;
      }),
    );
    return { feed, files };
  };
  const shown = await episodes(true);
  const [item] = shown.feed.split('<item>').filter((one) => one.includes(`${narration.id}.sleep-5</guid>`));
  expect(item).toContain(`<title>${CHILD} y la luna (para dormir)</title>`);
  expect(item).toContain(`<itunes:duration>${Math.round(edition.length)}</itunes:duration>`);
  expect(shown.files).toHaveLength(3);
  const isNamed = (file: Uint8Array) =>
    (['utf8', 'utf16le'] as const).some((coding) => Buffer.from(file).includes(Buffer.from(CHILD, coding)));
  expect(shown.files.map(isNamed)).toEqual([true, true, true]);

  // With names hidden, the name is in no feed, file, row or stream.
  const hidden = await episodes(false);
  expect(hidden.feed).toMatch(/<title>Cuento del [^<]*\(para dormir\)<\/title>/);
  for (const name of [CHILD, 'Leo']) expect(hidden.feed).not.toContain(name);
  expect(hidden.files.map(isNamed)).toEqual([false, false, false]);
  expect(isNamed(bytes)).toBe(false);
  const storedNarration = await env.FILES.get(audioKey(person.user.id, narration.id));
  expect(isNamed(await storedNarration!.bytes())).toBe(false);

  const exported = await (await person.fetch('/api/account/export')).json<AccountExport>();
  const key = editionKey(person.user.id, narration.id, { kind: 'sleep', minutes: 5 });
  expect(exported.files.map(({ path }) => path)).toContain(key);
  expect(exported.narrations.find(({ id }) => id === narration.id)?.sleepEdition?.length).toBe(
    edition.length,
  );
  expect(exported.generations.filter(({ kind }) => kind === 'sleep')).toHaveLength(1);

  expect((await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(() => keysInR2(person.user.id)).toEqual([]);
  expect((await request(pathname + search)).status).toBe(404);
});

test('the pauses equal those of the narration until the edition slows down', async () => {
  withShortSleep();
  const [first, ...rest] = ['El faro duerme.', 'El mar ríe.', 'La luna canta.', 'Y todos los peces sueñan.'];
  const { buyer, text } = await newOwner([first, rest.join(' ')].join('\n\n'));
  const order = { text, voiceId: 'female', speechRate: 0.8, musicTrack: 'piano' };
  const narration = await (
    await buyer.fetch('/api/audio/generate', { method: 'POST', json: order })
  ).json<AudioAnswer>();
  const { sleepEdition } = await (await ask(buyer, narration.id)).json<Narration>();
  const pauses = ({ timeline }: Pick<Narration, 'timeline'>) =>
    timeline.slice(1).map(({ start }, n) => start - timeline[n]!.end);
  const [paragraph, sentence, last] = pauses(sleepEdition!);
  expect([paragraph, sentence]).toEqual([0.8 / 0.8, 0.35 / 0.8].map((pause) => expect.closeTo(pause, 2)));
  expect([paragraph, sentence]).toEqual(
    pauses(narration)
      .slice(0, 2)
      .map((pause) => expect.closeTo(pause, 2)),
  );
  expect(last).toBeCloseTo(0.35 / 0.8 + 2.5, 2);
});

test('a sleep edition buys no speech: a missing sentence is refused, and the narration stays', async () => {
  const { person, story, narration } = await narrated();
  const [spoken] = await filesBelow(env.FILES, storySpeech(person.user.id, story.id));
  await deleteFiles(env.FILES, [spoken!.key]);
  const refused = await ask(person, narration.id);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'speech_not_kept' }]);
  expect(speechRequests()).toBe(0);
  expect(
    await env.FILES.head(editionKey(person.user.id, narration.id, { kind: 'sleep', minutes: 5 })),
  ).toBeNull();
  expect((await storyOf(person, story)).narrations).toHaveLength(1);
});

test('a sleep edition restarts after a crash; without music in the narration, its music starts after the last sentence', async () => {
  withShortSleep();
  const { person, narration } = await narrated('none');
  const first = await ask(person, narration.id, EVENTS);
  await readEvents<EditionEvent>(first.body!, (events) =>
    events.some(({ event }) => event.type === 'spoken'),
  );
  await crash(person.user.id);
  // A repeated request joins the running one, as does a JSON request.
  const heard = await ask(person, narration.id, EVENTS);
  const [told, { sleepEdition }] = await Promise.all([
    readEvents<EditionEvent>(heard.body!),
    ask(person, narration.id).then((answer) => answer.json<Narration>()),
  ]);
  expect(shape(told)).toMatch(/^reset start( spoken)+ mixed done$/);
  expect(sleepEdition?.timeline[0]?.start).toBe(narration.timeline[0]?.start);
  expectGoodNight(sleepEdition!);
  expect(speechRequests()).toBe(0);
  const exported = await (await person.fetch('/api/account/export')).json<AccountExport>();
  expect(exported.generations.filter(({ kind }) => kind === 'sleep')).toMatchObject([{ status: 'saved' }]);
  // Account deletion removes it, behind the answer.
  await person.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } });
  await expect.poll(() => keysInR2(person.user.id)).toEqual([]);
});

test('the last words are good night in the other language, bought once for all stories', async () => {
  withShortSleep();
  const { person, narration } = await narrated();
  expectGoodNight((await (await ask(person, narration.id)).json<Narration>()).sleepEdition!);
  const first = said();
  const other = await narrated();
  expectGoodNight((await (await ask(other.person, other.narration.id)).json<Narration>()).sleepEdition!);
  expect([first.length <= 1, said()]).toEqual([true, []]);
});

test('a sleep edition ends with its music when no service says good night', async () => {
  withShortSleep();
  const { person, narration } = await narrated();
  await deleteFiles(
    env.FILES,
    (await filesBelow(env.FILES, SHARED_SPEECH)).map(({ key }) => key),
  );
  asked.mockRestore();
  const outside = globalThis.fetch;
  asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      String(init?.body).includes(GOOD_NIGHT) ? new Response('busy', { status: 500 }) : outside(input, init),
    );
  const { sleepEdition } = await (await ask(person, narration.id)).json<Narration>();
  expect(sleepEdition!.length - sleepEdition!.duration).toBeCloseTo(AFTER_SHORT_SLEEP, 2);
});

test('addresses of a sleep edition carry the origin of the request that reads them', async () => {
  withShortSleep();
  const { person, narration } = await narrated('none');
  const order = { method: 'POST', json: {} };
  const path = `/api/audio/${narration.id}/sleep-edition`;
  const told = await person.fetch(`${APP}${path}`, { ...order, headers: EVENTS });
  const [events, joined] = await Promise.all([
    told.text(),
    ask(person, narration.id).then((answer) => answer.text()),
  ]);
  // Of the start, of the narration and of its edition.
  expect([originsIn(events), originsIn(joined)]).toEqual([
    [APP, APP, APP],
    [ORIGIN, ORIGIN],
  ]);
  const [, id] = /"generationId":"([^"]+)"/.exec(events)!;
  const again = await person.fetch(`/api/audio/${id}/events`);
  expect(originsIn(await again.text())).toEqual([ORIGIN, ORIGIN, ORIGIN]);
});

/** Id of the generation that a stream of events begins with. */
async function generationIn(stream: ReadableStream<Uint8Array>): Promise<string> {
  const [first] = await readEvents<AudioEvent>(stream, (events) => events.length > 0);
  return first?.event.type === 'start' ? first.event.generationId : '';
}

test('a sleep edition of a narration in the making plays from its first second, and shares what is bought', async () => {
  withShortSleep();
  const person = await newPerson();
  const story = await (await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })).json<Story>();
  asked.mockClear();
  const json = { text: story.content, voiceId: 'female', speechRate: 1.2, musicTrack: 'piano' };
  const made = await person.fetch('/api/audio/generate', { method: 'POST', json, headers: EVENTS });
  const [beginning, whole] = made.body!.tee();
  const id = await generationIn(beginning);

  const asleep = await ask(person, id, EVENTS);
  const [heard, rest] = asleep.body!.tee();
  const [start] = await readEvents<EditionEvent>(heard, (events) => events.length > 0);
  const address = new URL(start?.event.type === 'start' ? start.event.audioUrl : '');
  const file = await request(address.pathname + address.search);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(file.headers.get('content-length')).toBeNull();
  const [sound, events, narrated] = await Promise.all([
    file.arrayBuffer(),
    readEvents<EditionEvent>(rest),
    readEvents<AudioEvent>(whole),
  ]);
  expect(shape(narrated)).toMatch(/^start( spoken)+ mixed done$/);
  expect(shape(events)).toMatch(/^start( spoken)+ mixed done$/);
  expect(speechRequests()).toBe(story.sentences.length);
  const { sleepEdition } = (await storyOf(person, story)).narrations[0]!;
  expect(new URL(sleepEdition!.audioUrl).pathname).toBe(address.pathname);
  // What grew is the file, but for the facts in its head.
  const kept = new Uint8Array(await (await request(address.pathname + address.search)).arrayBuffer());
  expect(sound.byteLength).toBe(kept.length);
  expect((kept.length - tagLength(kept)) / BYTES_PER_SECOND).toBeCloseTo(sleepEdition!.length, 0);
});

test('one request orders a narration and its sleep edition, and a repeated one joins both', async () => {
  withShortSleep();
  const { text, buyer } = await newOwner('El faro duerme. El mar canta.');
  const json = { text, musicTrack: 'piano', sleepMinutes: 5 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const order = (more: object = {}) =>
    buyer.fetch('/api/audio/generate', { method: 'POST', json, headers: { ...headers, ...more } });
  const told = await readEvents<EditionEvent>((await order(EVENTS)).body!);
  expect(shape(told)).toMatch(/^start( spoken)+ mixed done$/);
  const done = told.map(({ event }) => event).find((event) => event.type === 'done')!;
  const { id, sleepEdition } = done.narration;
  expect(sleepEdition).toMatchObject({ minutes: 5 });
  expect(speechRequests()).toBe(2);
  // The edition exists: its last event, or the narration with it.
  expect(shape(await readEvents<EditionEvent>((await order(EVENTS)).body!))).toBe('done');
  expect(await (await order()).json<AudioAnswer>()).toMatchObject({
    id,
    versionsRemaining: 3,
    sleepEdition: { length: sleepEdition!.length },
  });
  expect(speechRequests()).toBe(2);
});

test('the sleep edition of a narration that fails fails with it, and buys nothing after it', async () => {
  withShortSleep();
  const person = await newPerson();
  const story = await (await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })).json<Story>();
  asked.mockClear();
  const json = { text: story.content, voiceId: 'female', speechRate: 1.2, musicTrack: 'piano' };
  const made = await person.fetch('/api/audio/generate', { method: 'POST', json, headers: EVENTS });
  const [beginning, rest] = made.body!.tee();
  const id = await generationIn(beginning);
  const asleep = await ask(person, id, EVENTS);
  await sqlInHome(person.user.id, `UPDATE generations SET status = 'refunded' WHERE id = ?`, id);
  expect(shape(await readEvents<EditionEvent>(asleep.body!))).toMatch(/^start( spoken)* error$/);
  await rest.cancel();
  expect((await storyOf(person, story)).narrations).toEqual([]);
  // The job of the narration, which knows nothing of the row, buys its own sentences only.
  await vi.waitFor(() => expect(speechRequests()).toBe(story.sentences.length), { timeout: 10_000 });
});

test('other minutes make another edition, which replaces the first', async () => {
  withShortSleep();
  const { person, story, narration } = await narrated();
  const inMinutes = async (minutes: number) => {
    const path = `/api/audio/${narration.id}/sleep-edition?minutes=${minutes}`;
    return (await (await person.fetch(path, { method: 'POST', json: {} })).json<Narration>()).sleepEdition!;
  };
  const [five, ten] = [await inMinutes(5), await inMinutes(10)];
  expect([five.minutes, ten.minutes]).toEqual([5, 10]);
  // `withShortSleep`: a minute lasts a second.
  expect(ten.length - five.length).toBeCloseTo(5, 1);
  const addressOf = ({ audioUrl }: { audioUrl: string }) =>
    new URL(audioUrl).pathname + new URL(audioUrl).search;
  expect((await request(addressOf(ten))).status).toBe(200);
  expect((await storyOf(person, story)).narrations[0]!.sleepEdition).toMatchObject({ minutes: 10 });
  // Back again: the first file is made once more.
  expect(await inMinutes(5)).toMatchObject({ minutes: 5 });
  expect((await request(addressOf(five))).status).toBe(200);
  expect(speechRequests()).toBe(0);
  const none = await person.fetch(`/api/audio/${narration.id}/sleep-edition?minutes=7`, {
    method: 'POST',
    json: {},
  });
  expect([none.status, await none.json()]).toMatchObject([400, { fields: { minutes: expect.any(String) } }]);
});

test('deleting the story ends its running sleep edition and removes its files', async () => {
  const { person, story, narration } = await narrated();
  const answer = await ask(person, narration.id, EVENTS);
  const [heard, rest] = answer.body!.tee();
  await readEvents<EditionEvent>(heard, (events) => events.some(({ event }) => event.type === 'spoken'));
  expect((await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' })).status).toBe(204);
  const { rows } = await rowsInObject(person.user.id);
  expect(rows.filter(({ kind }) => kind === 'sleep')).toMatchObject([{ status: 'refunded' }]);
  await rest.cancel();
  await expect.poll(() => keysInR2(person.user.id)).toEqual([]);
  expect((await ask(person, narration.id)).status).toBe(404);
});

test('two sleep editions are made one after the other, and an unknown narration answers 404', async () => {
  withShortSleep();
  const { person, story, narration } = await narrated();
  const json = { text: story.content, voiceId: 'female', speechRate: 1, musicTrack: 'piano' };
  const other = await (
    await person.fetch('/api/audio/generate', { method: 'POST', json })
  ).json<AudioAnswer>();
  const first = await ask(person, narration.id, EVENTS);
  const [begun, rest] = first.body!.tee();
  await readEvents<EditionEvent>(begun, (events) => events.length > 0);
  const refused = await ask(person, other.id);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'generation_in_progress' }]);
  await rest.cancel();
  expect((await ask(person, crypto.randomUUID())).status).toBe(404);
});
