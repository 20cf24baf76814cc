import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BookAddress } from '../../contract/schemas/books.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Link } from '../../contract/schemas/links.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import type { KeptTake, Recording, Takes } from '../../contract/schemas/takes.ts';
import { LONGEST_TAKE_S, RECORDER_HEADER, TAKES_OF_STORY_S, UNACCEPTED_DAYS } from '../../contract/takes.ts';
import { closeAccountOf } from '../../testkit/worker/access/home-calls.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { alarmIn, sqlInHome } from '../../testkit/worker/in-home.ts';
import { request } from '../../testkit/worker/person.ts';
import { headersOf, newReading } from '../../testkit/worker/readings.ts';
import { GOOD_NIGHT, withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { noise, sine } from '../../testkit/worker/sound.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { madeBy } from '../narration/narration-tag.ts';
import { wavHead } from '../narration/takes.ts';

const TEXT = 'La luna de Martina duerme. El faro mira el mar.\n\nUn barco pasa despacio. Y todos sueñan.';
const CONSENT = 'consentedAt=2026-11-28T20:00:00.000Z';
const PHONE = { [RECORDER_HEADER]: 'a-grandmothers-phone' };

beforeAll(seedTracks);
afterEach(() => vi.restoreAllMocks());

type Reading = Awaited<ReturnType<typeof newReading>>;

const put = ({ buyer, storyId }: Owner, reading: Reading, index = 0) =>
  buyer.fetch(`/api/stories/${storyId}/takes/es/${index}?${CONSENT}`, {
    method: 'PUT',
    body: reading.pcm,
    headers: headersOf(reading),
  });

async function recordLink({ buyer, storyId }: Owner): Promise<Link & { path: string }> {
  const json = { storyId, term: 'week', scope: 'record', showsNames: false };
  const link = await (await buyer.fetch('/api/links', { method: 'POST', json })).json<Link>();
  return { ...link, path: `/api/recordings/${new URL(link.url).hash.slice(1)}` };
}

const putByLink = (path: string, reading: Reading, index = 0, headers: Record<string, string> = PHONE) =>
  request(`${path}/es/${index}?${CONSENT}`, {
    method: 'PUT',
    body: reading.pcm,
    headers: { ...headersOf(reading), ...headers },
  });

const takesOf = async ({ buyer, storyId }: Owner) =>
  (await buyer.fetch(`/api/stories/${storyId}/takes`)).json<Takes>();
const storyOf = async ({ buyer, storyId }: Owner) =>
  (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();
const filesOf = async ({ buyer }: Owner) =>
  (await env.FILES.list({ prefix: `takes/${buyer.user.id}/` })).objects.map(({ key }) => key);
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code];

const narrate = async ({ buyer, text }: Owner, more: object = {}) =>
  buyer.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text, voiceId: 'female', speechRate: 1, musicTrack: 'piano', ours: true, ...more },
  });

const charactersOf = async ({ buyer }: Owner) => {
  const row = await env.DB.prepare('SELECT sum(uses) AS n FROM usage_counts WHERE key GLOB ?')
    .bind(`spoken * ${buyer.user.id}`)
    .first<{ n: number | null }>();
  return row?.n ?? 0;
};

test('the same take twice is one file and one row, and can be heard as it was sent', async () => {
  const owner = await newOwner(TEXT);
  const reading = await newReading();
  const first = await (await put(owner, reading)).json<KeptTake>();
  const second = await (await put(owner, reading)).json<KeptTake>();
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    index: 0,
    language: 'es',
    isAccepted: true,
    digest: reading.digest,
    seconds: 3,
  });
  const { takes, readings } = await takesOf(owner);
  expect(takes).toMatchObject([{ id: first.id, isCurrent: true, consentedAt: '2026-11-28T20:00:00.000Z' }]);
  expect(readings.es).toBeDefined();
  expect(await filesOf(owner)).toHaveLength(1);
  const { pathname, search } = new URL(takes[0]!.url);
  const heard = await request(pathname + search);
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  const wav = new Uint8Array(await heard.arrayBuffer());
  expect(wav.subarray(0, 44)).toEqual(new Uint8Array(wavHead(reading.pcm.length)));
  expect(wav.subarray(44)).toEqual(reading.pcm);
});

test('a take that is read again replaces the one before, whose file goes', async () => {
  const owner = await newOwner(TEXT);
  await put(owner, await newReading(1));
  const before = await filesOf(owner);
  await put(owner, await newReading(2));
  await vi.waitFor(async () => expect(await filesOf(owner)).toHaveLength(1));
  expect(await filesOf(owner)).not.toEqual(before);
});

test('what is no reading of the sentence is refused and stored nowhere', async () => {
  const owner = await newOwner(TEXT);
  const sound = async (pcm: Uint8Array): Promise<Reading> => ({
    pcm,
    digest: Buffer.from(await crypto.subtle.digest('SHA-256', pcm)).toString('base64'),
  });
  const bytes = (samples: Int16Array) => new Uint8Array(samples.buffer);
  const { pcm } = await newReading();
  const webm = new Uint8Array(100_000);
  webm.set([0x1a, 0x45, 0xdf, 0xa3]);
  for (const [what, refused] of Object.entries({
    empty: new Uint8Array(),
    'half a sample': pcm.subarray(1),
    silence: new Uint8Array(pcm.length),
    'too short for its text': pcm.subarray(0, 12_000),
    'a video': webm,
    'a WAV file': new Uint8Array([...wavHead(pcm.length), ...pcm]),
    noise: bytes(noise(0.9, 3)),
    'a tone': bytes(sine(440, 0.5, 3)),
  }))
    expect([what, ...(await codeOf(await put(owner, await sound(refused))))]).toEqual([
      what,
      422,
      'take_unusable',
    ]);
  const other = { pcm, digest: (await newReading(2)).digest };
  expect(await codeOf(await put(owner, other))).toEqual([422, 'take_unusable']);
  const tooLong = await sound(new Uint8Array(48_000 * LONGEST_TAKE_S + 2));
  expect(await codeOf(await put(owner, tooLong))).toEqual([413, 'payload_too_large']);
  const reading = await newReading();
  expect(await codeOf(await put(owner, reading, 4))).toEqual([404, 'not_found']);
  expect(await filesOf(owner)).toEqual([]);
});

test('a take by a link waits for the parent, and no narration has it before', async () => {
  const owner = await newOwner(TEXT);
  const { path } = await recordLink(owner);
  const recording = await (await request(path, { headers: PHONE })).json<Recording>();
  expect(recording.sides.map(({ language, sentences }) => [language, sentences.length])).toEqual([['es', 4]]);
  const kept = await (await putByLink(path, await newReading())).json<KeptTake>();
  expect(kept.isAccepted).toBe(false);
  expect((await takesOf(owner)).readings).toEqual({});
  expect(await codeOf(await narrate(owner))).toEqual([400, 'invalid_request']);
  const accepted = await owner.buyer.fetch(`/api/stories/${owner.storyId}/takes/accepted`, {
    method: 'POST',
    json: { ids: [kept.id] },
  });
  expect((await accepted.json<Takes>()).readings.es).toBeDefined();
  expect((await narrate(owner)).status).toBe(200);
});

test('forty sentences come by a link, one is read again, and all are accepted', async () => {
  const owner = await newOwner(Array.from({ length: 40 }, () => 'El faro mira el mar.').join(' '));
  const { path } = await recordLink(owner);
  const { sides } = await (await request(path, { headers: PHONE })).json<Recording>();
  const sent = new Map<number, string>();
  for (const { index } of sides[0]!.sentences) {
    const reading = await newReading(index, 2);
    const kept = await (await putByLink(path, reading, index)).json<KeptTake>();
    expect(kept).toMatchObject({ index, digest: reading.digest, isAccepted: false });
    sent.set(index, reading.digest);
  }
  const again = await newReading(100, 2);
  expect((await putByLink(path, again, 7)).status).toBe(200);
  sent.set(7, again.digest);
  const { takes, readings } = await takesOf(owner);
  expect([takes.length, readings]).toEqual([40, {}]);
  const accepted = await owner.buyer.fetch(`/api/stories/${owner.storyId}/takes/accepted`, {
    method: 'POST',
    json: { ids: takes.map(({ id }) => id) },
  });
  const now = await accepted.json<Takes>();
  expect(now.readings.es).toBeDefined();
  expect(new Map(now.takes.map(({ index, digest, isAccepted }) => [index, isAccepted && digest]))).toEqual(
    sent,
  );
  await vi.waitFor(async () => expect(await filesOf(owner)).toHaveLength(40));
});

test('one device at a time records by a link, and a closed one keeps nothing', async () => {
  const owner = await newOwner(TEXT);
  const { path, id } = await recordLink(owner);
  const tablet = { [RECORDER_HEADER]: 'a-grandfathers-tablet' };
  expect((await request(path, { headers: PHONE })).status).toBe(200);
  expect(await codeOf(await request(path, { headers: tablet }))).toEqual([409, 'link_in_use']);
  expect(await codeOf(await putByLink(path, await newReading(), 0, tablet))).toEqual([409, 'link_in_use']);
  await sqlInHome(owner.buyer.user.id, 'UPDATE links SET recorder_at = recorder_at - 180000');
  expect((await request(path, { headers: tablet })).status).toBe(200);
  await owner.buyer.fetch(`/api/links/${id}`, { method: 'DELETE' });
  expect(await codeOf(await putByLink(path, await newReading(), 0, tablet))).toEqual([404, 'not_found']);
  expect(await filesOf(owner)).toEqual([]);
});

test('a link for hearing records nothing, and one for recording plays nothing', async () => {
  const owner = await newOwner(TEXT);
  const json = { storyId: owner.storyId, term: 'week', showsNames: false };
  const read = await (await owner.buyer.fetch('/api/links', { method: 'POST', json })).json<Link>();
  const secret = new URL(read.url).pathname.split('/').pop()!;
  expect((await request(`/api/recordings/${secret}`, { headers: PHONE })).status).toBe(404);
  const { path } = await recordLink(owner);
  expect((await request(path.replace('/api/recordings/', '/e/'))).status).toBe(404);
  const long = { ...json, scope: 'record', term: 'term' };
  expect(await codeOf(await owner.buyer.fetch('/api/links', { method: 'POST', json: long }))).toEqual([
    400,
    'invalid_request',
  ]);
});

test('a narration by the family reads its takes, and buys only the other sentences', async () => {
  const owner = await newOwner(TEXT);
  for (const index of [0, 1, 2, 3]) await put(owner, await newReading(index + 1), index);
  expect((await narrate(owner, { musicTrack: 'piano' })).status).toBe(200);
  expect(await charactersOf(owner)).toBe(0);
  const [narration] = (await storyOf(owner)).narrations.filter(({ takes }) => takes);
  expect(narration!.timeline.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  for (const { start, end } of narration!.timeline) expect(end - start).toBeCloseTo(3, 1);

  // A sentence that is read again makes one more in the place of the first.
  await put(owner, await newReading(7), 1);
  expect((await narrate(owner, { musicTrack: 'piano' })).status).toBe(200);
  const ours = (await storyOf(owner)).narrations.filter(({ takes }) => takes);
  expect(ours).toHaveLength(1);
  expect(ours[0]!.id).not.toBe(narration!.id);
  expect(await env.FILES.head(`audio/${owner.buyer.user.id}/${ours[0]!.id}.mp3`)).not.toBeNull();
  await vi.waitFor(async () =>
    expect(await env.FILES.head(`audio/${owner.buyer.user.id}/${narration!.id}.mp3`)).toBeNull(),
  );
});

test('feed, transcript, book and link say that the family reads', async () => {
  const owner = await newOwner(TEXT);
  const { buyer, storyId } = owner;
  await put(owner, await newReading());
  expect((await narrate(owner, { musicTrack: 'none' })).status).toBe(200);
  const narration = (await storyOf(owner)).narrations.find(({ takes }) => takes)!;
  const opened = async (address: string) => {
    const { pathname, search } = new URL(address);
    return request(pathname + search);
  };
  const { url: feed } = await (
    await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: true } })
  ).json<Feed>();
  const items = (await (await opened(feed!)).text()).split('<item>');
  const item = items.find((one) => one.includes(narration.id))!;
  const transcript = /<podcast:transcript url="([^"]*\.vtt[^"]*)"/.exec(item)![1]!.replaceAll('&amp;', '&');
  const { url: book } = await (
    await buyer.fetch(`/api/stories/${storyId}/book?narration=${narration.id}`)
  ).json<BookAddress>();
  const files = unzipSync(new Uint8Array(await (await opened(book)).arrayBuffer()));
  const json = { storyId, term: 'week', showsNames: true };
  const { url: link } = await (await buyer.fetch('/api/links', { method: 'POST', json })).json<Link>();
  const places = {
    feed: item,
    transcript: await (await opened(transcript)).text(),
    book: new TextDecoder().decode(files['EPUB/about.xhtml']),
    link: await (await opened(link)).text(),
  };
  for (const [place, text] of Object.entries(places))
    expect([place, text.includes(madeBy('es', [{ isByFamily: true }]))]).toEqual([place, true]);
});

test('a narration by the family stays until the one in its place is saved', async () => {
  const owner = await newOwner(TEXT);
  for (const index of [0, 1, 2, 3]) await put(owner, await newReading(index + 1), index);
  await narrate(owner);
  const ours = async () => (await storyOf(owner)).narrations.filter(({ takes }) => takes);
  const [first] = await ours();
  const fileOf = (id: string) => env.FILES.head(`audio/${owner.buyer.user.id}/${id}.mp3`);
  const { id } = await (await put(owner, await newReading(7), 1)).json<KeptTake>();
  // Its file is gone: the attempt fails.
  await env.FILES.delete(`takes/${owner.buyer.user.id}/${owner.storyId}/${id}.wav`);
  expect((await narrate(owner)).status).toBeGreaterThanOrEqual(500);
  expect(await ours()).toEqual([expect.objectContaining({ id: first!.id })]);
  expect(await fileOf(first!.id)).not.toBeNull();

  await put(owner, await newReading(8), 1);
  const again = await (await narrate(owner)).json<{ id: string; versionsRemaining: number }>();
  expect([(await ours()).map((one) => one.id), again.versionsRemaining]).toEqual([[again.id], 3]);
});

test('what nobody read is read by the voice, also in the sleep edition', async () => {
  withShortSleep();
  const owner = await newOwner(TEXT);
  await put(owner, await newReading(1), 1);
  const answer = await narrate(owner, { sleepMinutes: 2 });
  expect(answer.status).toBe(200);
  const [narration] = (await storyOf(owner)).narrations.filter(({ takes }) => takes);
  const [, second] = narration!.timeline;
  expect(second!.end - second!.start).toBeCloseTo(3, 1);
  expect(narration!.sleepEdition!.timeline.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  const bought = await charactersOf(owner);
  const others = ['La luna de Martina duerme.', 'Un barco pasa despacio.', 'Y todos sueñan.'].join('').length;
  expect([others, others + GOOD_NIGHT.length]).toContain(bought);
});

test('deleted takes leave no byte: files, rows and the narrations that have them', async () => {
  const owner = await newOwner(TEXT);
  for (const index of [0, 1]) await put(owner, await newReading(index + 1), index);
  await narrate(owner);
  const [narration] = (await storyOf(owner)).narrations.filter(({ takes }) => takes);
  const all = `/api/stories/${owner.storyId}/takes`;
  expect((await owner.buyer.fetch(all, { method: 'DELETE' })).status).toBe(204);
  expect((await owner.buyer.fetch(all, { method: 'DELETE' })).status).toBe(404);
  expect((await storyOf(owner)).narrations.map(({ id }) => id)).toEqual([owner.narrationId]);
  await vi.waitFor(async () => {
    expect(await filesOf(owner)).toEqual([]);
    expect(await env.FILES.head(`audio/${owner.buyer.user.id}/${narration!.id}.mp3`)).toBeNull();
  });
  const { n } = (await env.DB.prepare('SELECT count(*) AS n FROM tombstones').first<{ n: number }>())!;
  expect(n).toBeGreaterThanOrEqual(2);
});

test('a deleted story takes its recordings along', async () => {
  const owner = await newOwner(TEXT);
  const { path } = await recordLink(owner);
  await put(owner, await newReading(1), 0);
  await putByLink(path, await newReading(2), 1);
  await owner.buyer.fetch(`/api/stories/${owner.storyId}`, { method: 'DELETE' });
  await vi.waitFor(async () => expect(await filesOf(owner)).toEqual([]));
  expect(await sqlInHome(owner.buyer.user.id, 'SELECT * FROM takes')).toEqual([]);
});

test('a deleted account takes its recordings along', async () => {
  const owner = await newOwner(TEXT);
  await put(owner, await newReading(1), 0);
  expect(await filesOf(owner)).toHaveLength(1);
  await closeAccountOf(owner);
  await vi.waitFor(async () => expect(await filesOf(owner)).toEqual([]));
});

test('a take that waits goes after its days, and an accepted one stays', async () => {
  const owner = await newOwner(TEXT);
  const { path } = await recordLink(owner);
  await put(owner, await newReading(1), 0);
  await putByLink(path, await newReading(2), 1);
  await alarmIn(UNACCEPTED_DAYS - 1, owner.buyer.user.id);
  expect((await takesOf(owner)).takes).toHaveLength(2);
  await alarmIn(UNACCEPTED_DAYS + 1, owner.buyer.user.id);
  expect((await takesOf(owner)).takes).toMatchObject([{ index: 0, isAccepted: true }]);
  await vi.waitFor(async () => expect(await filesOf(owner)).toHaveLength(1));
});

test('a story and an account have as much as they may, and no more', async () => {
  const owner = await newOwner(TEXT);
  await put(owner, await newReading(1), 0);
  const full = 48_000 * TAKES_OF_STORY_S;
  await sqlInHome(owner.buyer.user.id, 'UPDATE takes SET bytes = ?', full);
  expect(await codeOf(await put(owner, await newReading(2), 1))).toEqual([403, 'takes_full']);
  // Repeated in the same place, it adds nothing.
  expect((await put(owner, await newReading(2), 0)).status).toBe(200);
});

test('a take of a sentence that was changed meanwhile is not read', async () => {
  const owner = await newOwner(TEXT);
  await put(owner, await newReading(1), 0);
  await sqlInHome(owner.buyer.user.id, "UPDATE stories SET document = replace(document, 'luna', 'loba')");
  const { takes, readings } = await takesOf(owner);
  expect(takes).toMatchObject([{ isCurrent: false }]);
  expect(readings).toEqual({});
});

test('the reader of a link ends an own take until the parent has accepted it, and no other one', async () => {
  const owner = await newOwner(TEXT);
  const [mine, other] = [await recordLink(owner), await recordLink(owner)];
  const end = (path: string, index: number, headers = PHONE) =>
    request(`${path}/es/${index}`, { method: 'DELETE', headers });
  for (const index of [0, 1]) await putByLink(mine.path, await newReading(1 + index), index);
  await put(owner, await newReading(3), 2);
  const foreign = [
    await end(other.path, 0, { [RECORDER_HEADER]: 'another-phone-in-the-house' }),
    await end(mine.path, 2),
    await end(mine.path, 3),
    await end(mine.path, 0, { [RECORDER_HEADER]: 'another-phone-in-the-house' }),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 409]);
  expect((await end(mine.path, 0)).status).toBe(204);
  expect((await end(mine.path, 0)).status).toBe(404);
  const { takes } = await takesOf(owner);
  expect(takes.map(({ index }) => index).sort()).toEqual([1, 2]);
  await vi.waitFor(async () => expect(await filesOf(owner)).toHaveLength(2));
  const ids = takes.filter(({ index }) => index === 1).map(({ id }) => id);
  await owner.buyer.fetch(`/api/stories/${owner.storyId}/takes/accepted`, { method: 'POST', json: { ids } });
  expect((await end(mine.path, 1)).status).toBe(404);
  expect((await takesOf(owner)).takes).toHaveLength(2);
});
