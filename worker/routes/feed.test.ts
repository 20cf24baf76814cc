import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { inOneMinute } from '../../testkit/worker/clock.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { ORIGIN, request } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { newOwnerOfSpeech } from '../../testkit/worker/spoken-story.ts';
import { app } from '../app.ts';
import type { Env } from '../env.ts';
import { audioKey, editionKey } from '../files/keys.ts';
import type { NarrationRow } from '../home-storage/library.ts';
import type { Answer, HomeRpc } from '../home/rpc.ts';
import { LABEL_BYTES } from '../story/labelled-sound.ts';

/** Origin of the app; requests of these tests come to the API's. */
const APP = 'http://app.test';

const read = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return answer.json<Feed>();
};

async function opened({ buyer }: Owner, showsNames = true): Promise<string> {
  const { url } = await read(await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames } }));
  return url!;
}

const episodeAt = (url: string, narrationId: string) => url.replace('cuentame.xml', `${narrationId}.mp3`);
const titlesIn = (feed: string) => [...feed.matchAll(/<item>\s*<title>([^<]*)</g)].map(([, title]) => title);

/** Adds a version of an owner's story, with its file. */
async function addVersion(owner: Owner, choices: Partial<NarrationRow> = {}): Promise<string> {
  const [id, userId, now] = [crypto.randomUUID(), owner.buyer.user.id, Date.now()];
  await env.FILES.put(audioKey(userId, id), 'ID3', { httpMetadata: { contentType: 'audio/mpeg' } });
  const narration = {
    id,
    storyId: owner.storyId,
    exampleId: null,
    language: 'es' as const,
    timeline: [],
    voiceId: 'male',
    speechRate: 0.7,
    musicTrack: 'piano',
    duration: 62.4,
    soundBytes: 3,
    createdAt: now + 60_000,
    updatedAt: now,
    ...choices,
  };
  await inLibrary(userId, (library) => library.saveNarration(narration));
  return id;
}

async function addSleepEdition({ buyer, narrationId }: Owner): Promise<void> {
  const made = { madeAt: Date.now() + 1000, soundBytes: 5 };
  const edition = { minutes: 5 as const, duration: 168, length: 490.2, timeline: [], ...made };
  await env.FILES.put(editionKey(buyer.user.id, narrationId, { kind: 'sleep', minutes: 5 }), 'sleep', {
    httpMetadata: { contentType: 'audio/mpeg' },
  });
  await inLibrary(buyer.user.id, (library) => library.saveEdition(narrationId, 'sleep', edition));
}

/** Changes columns of an owner's story. */
const changeStory = ({ buyer, storyId }: Owner, columns: string, ...values: SqlStorageValue[]) =>
  sqlInHome(buyer.user.id, `UPDATE stories SET ${columns} WHERE id = ?`, ...values, storyId);

const call = (owner: Owner, called: string) => changeStory(owner, 'title = ?', called);

/** One request, with its D1 statements, its calls of the home and its R2 operations. */
async function watched(url: string, init: RequestInit = {}, settings: Partial<Env> = {}) {
  const { db, statements } = recordedD1(env.DB);
  const asked: string[] = [];
  /** What the home answered. */
  const answers: Answer[] = [];
  const HOMES = new Proxy(env.HOMES, {
    get: (homes, name: 'get' | 'idFromName') => {
      if (name === 'idFromName') return homes.idFromName.bind(homes);
      return (id: DurableObjectId) => {
        const stub = homes.get(id);
        return {
          open: async (...given: Parameters<HomeRpc['open']>) => {
            const answer = await stub.open(...given);
            answers.push(answer);
            return answer;
          },
        };
      };
    },
  });
  const FILES = new Proxy(env.FILES, {
    get: (files, name: keyof R2Bucket) => {
      asked.push(name);
      return (files[name] as (...given: unknown[]) => unknown).bind(files);
    },
  });
  const answer = await app.fetch(
    new Request(url, init),
    { ...env, ...settings, DB: db, FILES, HOMES },
    createExecutionContext(),
  );
  const text = await answer.text();
  return { status: answer.status, text, etag: answer.headers.get('etag'), asked, statements, answers };
}

test('a feed exists once opened and keeps its address until renewed', async () => {
  const owner = await newOwner();
  expect(await read(await owner.buyer.fetch('/api/feed'))).toEqual({ url: null, showsNames: false });
  const url = await opened(owner, false);
  expect(await read(await owner.buyer.fetch('/api/feed'))).toEqual({ url, showsNames: false });
  expect(await opened(owner, true)).toBe(url);
  expect(await read(await owner.buyer.fetch('/api/feed'))).toEqual({ url, showsNames: true });
});

test("a feed address lists its user's narrations only, without a token", async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  await opened(other);
  const url = await opened(owner);
  const answer = await request(url);
  expect(new URL(url).origin).toBe(APP);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const feed = await answer.text();
  expect(titlesIn(feed)).toEqual([`El cuento de ${owner.secret}`]);
  expect(feed).not.toContain(other.secret);
  const length = LABEL_BYTES + `ID3 ${owner.secret}`.length;
  expect(feed).toContain(
    `<enclosure url="${episodeAt(url, owner.narrationId)}" length="${length}" type="audio/mpeg"/>`,
  );
});

test('an episode supports ranges across its tag, conditional requests and HEAD', async () => {
  const owner = await newOwner();
  const content = `ID3 ${owner.secret}`;
  const sound = episodeAt(await opened(owner), owner.narrationId);
  const whole = await request(sound);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([
    200,
    'audio/mpeg',
    String(LABEL_BYTES + content.length),
  ]);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(new TextDecoder().decode(bytes.subarray(LABEL_BYTES))).toBe(content);
  for (const [from, to] of [
    [0, 2],
    [LABEL_BYTES - 2, LABEL_BYTES + 3],
    [LABEL_BYTES, LABEL_BYTES],
    [LABEL_BYTES + 2, bytes.length - 1],
    [100, bytes.length - 1],
  ] as const) {
    const part = await request(sound, { headers: { range: `bytes=${from}-${to}` } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${bytes.length}`,
    ]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(from, to + 1));
  }
  const etag = whole.headers.get('etag')!;
  expect((await request(sound, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await request(sound, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
    200,
    String(bytes.length),
    etag,
  ]);
});

test('an episode with a changed tag is sent in full to a client with a part of the old one', async () => {
  const owner = await newOwner();
  await call(owner, 'Zorabel y la luna');
  await changeStory(owner, `options = json_set(options, '$.childNames', 'Zorabel')`);
  const sound = episodeAt(await opened(owner, true), owner.narrationId);
  const first = await request(sound, { method: 'HEAD' });
  await opened(owner, false);
  const etag = first.headers.get('etag')!;
  for (const validator of [etag, new Date().toUTCString()]) {
    const answer = await request(sound, { headers: { range: 'bytes=100-', 'if-range': validator } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
    await answer.arrayBuffer();
  }
  const now = (await request(sound, { method: 'HEAD' })).headers.get('etag')!;
  expect(now).not.toBe(etag);
  const part = await request(sound, { headers: { range: 'bytes=100-', 'if-range': now } });
  expect(part.status).toBe(206);
  await part.arrayBuffer();
});

test("an episode's tag has title, maker and cover of its story", async () => {
  const owner = await newOwner();
  const cover = new Uint8Array(15_000).fill(7);
  await env.FILES.put(coverKey('original', 'default', 'small'), cover);
  const answer = await request(episodeAt(await opened(owner), owner.narrationId));
  const label = Buffer.from(await answer.arrayBuffer()).subarray(0, LABEL_BYTES);
  expect(label.includes(Buffer.from(`El cuento de ${owner.secret}`, 'utf16le'))).toBe(true);
  expect(label.includes(Buffer.from(cover))).toBe(true);
  for (const frame of ['TIT2', 'TPE1', 'TALB', 'TLAN', 'APIC']) expect(label.includes(frame)).toBe(true);
  // Too large a cover is omitted.
  await env.FILES.put(coverKey('original', 'default', 'small'), new Uint8Array(LABEL_BYTES));
  const plain = await request(episodeAt(await opened(owner), owner.narrationId));
  const bytes = Buffer.from(await plain.arrayBuffer());
  expect(bytes.includes('APIC')).toBe(false);
  expect(bytes.includes('TIT2')).toBe(true);
  expect(bytes.length).toBe(LABEL_BYTES + `ID3 ${owner.secret}`.length);
  await env.FILES.delete(coverKey('original', 'default', 'small'));
});

test("an episode shows the picture of its story's scene, in the feed and in its tag", async () => {
  const owner = await newOwner();
  await changeStory(owner, 'scene = ?', 'farm.day.happy.frog-green-crown-0._');
  const url = await opened(owner);
  const feed = await (await request(url)).text();
  const [, episode = ''] = /<item>.*<itunes:image href="([^"]*)"/s.exec(feed) ?? [];
  expect(episode).toMatch(
    /^http:[/][/]app[.]test[/]files[/]pictures[/][0-9]+[/][0-9a-f]{32}[/]farm[.].*[.]png$/,
  );
  const picture = await request(new URL(episode).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  await picture.body?.cancel();
  const sound = await request(episodeAt(url, owner.narrationId));
  const label = Buffer.from(await sound.arrayBuffer()).subarray(0, LABEL_BYTES);
  expect(label.includes('image/png')).toBe(true);
  // Another scene is another tag.
  await changeStory(owner, 'scene = ?', 'farm.day.happy.frog-blue-crown-0._');
  const other = await request(episodeAt(url, owner.narrationId), { method: 'HEAD' });
  expect(other.headers.get('etag')).not.toBe(sound.headers.get('etag'));
});

test('an unchanged feed answers 304', async () => {
  const owner = await newOwner();
  const url = await opened(owner);
  const first = await request(url);
  const etag = first.headers.get('etag')!;
  expect((await request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await opened(owner, false);
  await owner.buyer.fetch(`/api/stories/${owner.storyId}`, { method: 'DELETE' });
  const changed = await request(url, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(titlesIn(await changed.text())).toEqual([]);
});

test('a renewed or closed address answers 404 at once, episodes included', async () => {
  const owner = await newOwner();
  const first = await opened(owner);
  const { url: second } = await read(
    await owner.buyer.fetch('/api/feed/address', { method: 'POST', json: {} }),
  );
  expect(second).not.toBe(first);
  const statuses = async (url: string) => [
    (await request(url)).status,
    (await request(episodeAt(url, owner.narrationId))).status,
    (await request(episodeAt(url, owner.narrationId).replace('.mp3', '.es.vtt'))).status,
  ];
  expect(await statuses(first)).toEqual([404, 404, 404]);
  expect(await statuses(second!)).toEqual([200, 200, 200]);
  expect((await owner.buyer.fetch('/api/feed', { method: 'DELETE' })).status).toBe(204);
  expect(await statuses(second!)).toEqual([404, 404, 404]);
  // A feed opened again has another address.
  expect(await opened(owner)).not.toBe(second);
});

test('transcripts in both languages name the speakers, and end with the story', async () => {
  const owner = await newOwnerOfSpeech();
  await changeStory(owner, `options = json_set(options, '$.childNames', 'Zorabel')`);
  await addSleepEdition(owner);
  const url = await opened(owner);
  const transcripts = [...(await (await request(url)).text()).matchAll(/<podcast:transcript url="([^"]*)"/g)];
  const names = transcripts.map(([, address]) => address!.slice(address!.lastIndexOf('/') + 1));
  const { narrationId: id, storyId } = owner;
  const formats = (name: string) => [`${name}.vtt`, `${name}.srt`];
  expect(names).toEqual([`${id}.sleep-5.es`, `${id}.sleep-5.en`, `${id}.es`, `${id}.en`].flatMap(formats));
  const at = (name: string) => url.replace('cuentame.xml', name);

  const own = await watched(at(`${id}.es.vtt`));
  expect([own.status, own.asked, own.statements, own.answers.length]).toEqual([200, [], [], 1]);
  expect(own.text).toContain('<v La luna>—Soy Zorabel</v> <v Narración>—dijo la luna.</v>');
  const other = await request(at(`${id}.en.vtt`));
  expect([other.headers.get('content-type'), other.headers.get('cache-control')]).toEqual([
    'text/vtt; charset=utf-8',
    'private, no-cache',
  ]);
  expect(await other.text()).toContain('<v The moon>“I am Zorabel,”</v> <v Narrator>said the moon.</v>');
  const subRip = await request(at(`${id}.es.srt`));
  expect(subRip.headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
  expect(await subRip.text()).toMatch(/^1\n00:00:\d\d,\d{3} --> /);
  const known = await watched(at(`${id}.es.vtt`), { headers: { 'if-none-match': own.etag! } });
  expect([known.status, known.text]).toEqual([304, '']);
  await opened(owner, false);
  expect((await watched(at(`${id}.es.vtt`))).text).toContain('<v La luna>—Soy Z.</v>');
  expect((await watched(at(`${id}.es.srt`))).text).toContain('La luna: —Soy Z.\n');

  const elsewhere = await opened(await newOwner());
  const missing = [
    `${id}.fr.vtt`,
    `${id}.vtt`,
    `${id}.es.sub`,
    `${id}.srt`,
    `${id}.sleep-10.es.vtt`,
    `${storyId}.es.vtt`,
  ].map(at);
  for (const address of [...missing, elsewhere.replace('cuentame.xml', `${id}.es.vtt`)])
    expect([address, (await request(address)).status]).toEqual([address, 404]);
  await owner.buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' });
  expect((await request(at(`${id}.es.vtt`))).status).toBe(404);
});

test("a feed address gives access to its user's narrations only", async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const url = await opened(owner);
  const secret = new URL(url).pathname.split('/')[2]!;
  const forged = `${secret.split('.')[0]}.${'0'.repeat(32)}`;
  for (const path of [
    episodeAt(new URL(url).pathname, other.narrationId),
    `/feeds/${secret}/${owner.storyId}.mp3`,
    `/feeds/${secret}/cuentame`,
    `/feeds/${secret}/..%2f..%2fapi%2faccount`,
    `/feeds/${forged}/cuentame.xml`,
    '/feeds/x/cuentame.xml',
  ]) {
    expect([path, (await request(path)).status]).toEqual([path, 404]);
  }
  const asToken = await request('/api/stories', { headers: { authorization: `Bearer ${secret}` } });
  expect(asToken.status).toBe(401);
});

test('an episode without a file answers 404', async () => {
  const owner = await newOwner();
  const sound = episodeAt(await opened(owner), owner.narrationId);
  await env.FILES.delete(audioKey(owner.buyer.user.id, owner.narrationId));
  expect((await request(sound)).status).toBe(404);
  expect((await request(sound.replace('.mp3', '.sleep-5.mp3'))).status).toBe(404);
});

test('the feed lists the newest narration first', async () => {
  const owner = await newOwner();
  const id = await addVersion(owner);
  const feed = await (await request(await opened(owner))).text();
  const guids = [...feed.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid]) => guid);
  expect(guids).toEqual([id, owner.narrationId]);
  expect(feed).toContain('<itunes:duration>62</itunes:duration>');
});

test('titles distinguish versions of a story, and a sleep edition has its own length', async () => {
  const owner = await newOwner();
  await call(owner, 'El faro');
  const url = await opened(owner);
  expect(titlesIn(await (await request(url)).text())).toEqual(['El faro']);
  await addSleepEdition(owner);
  const feed = await (await request(url)).text();
  expect(titlesIn(feed)).toEqual(['El faro (para dormir)', 'El faro']);
  expect(feed).toContain('<itunes:duration>490</itunes:duration>');
  expect(feed).toContain(`length="${LABEL_BYTES + 5}"`);
  await addVersion(owner, { voiceId: 'female', musicTrack: 'none', speechRate: 0.5 });
  await addVersion(owner, { voiceId: 'female-english', musicTrack: 'none', speechRate: 1, language: 'en' });
  expect(titlesIn(await (await request(url)).text()).toSorted()).toEqual([
    'El faro',
    'El faro (en inglés, voz inglesa de mujer, rápida)',
    'El faro (muy lenta)',
    'El faro (para dormir)',
  ]);
});

test('with names hidden, no title contains a name, sleep editions included', async () => {
  const owner = await newOwner();
  await call(owner, 'Zorabel y la luna');
  await changeStory(owner, `options = json_set(options, '$.topic', 'zorabel va al mar')`);
  await addSleepEdition(owner);
  await addVersion(owner);
  const hidden = await (await request(await opened(owner, false))).text();
  expect(titlesIn(hidden)).toHaveLength(3);
  expect(hidden).not.toMatch(/zorabel/i);
  const shown = await (await request(await opened(owner, true))).text();
  expect(titlesIn(shown).filter((title) => title!.startsWith('Zorabel y la luna'))).toHaveLength(3);
});

test('a sleep edition is a separate episode with its own bytes', async () => {
  const owner = await newOwner();
  await addSleepEdition(owner);
  const sound = episodeAt(await opened(owner), owner.narrationId).replace('.mp3', '.sleep-5.mp3');
  const answer = await request(sound, { headers: { range: `bytes=${LABEL_BYTES}-` } });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    206,
    `bytes ${LABEL_BYTES}-${LABEL_BYTES + 4}/${LABEL_BYTES + 5}`,
    'sleep',
  ]);
});

test("an episode describes type and sound, and its cover's address has an image extension", async () => {
  const owner = await newOwner();
  const options = `json_set(options, '$.storyType', 'fantasy', '$.ageGroup', '3-5', '$.childNames', 'Leo')`;
  await changeStory(owner, `day = ?, options = ${options}`, '2026-11-22');
  const described = async () => {
    const feed = await (await request(await opened(owner, isShown))).text();
    return /<item>.*?<description>(.*?)<\/description>/s.exec(feed)?.[1];
  };
  const REST = '22 de noviembre de 2026. Voz de mujer, rápida, sin música. Voz y texto creados con';
  let isShown = false;
  expect(await described()).toContain(`Cuento de fantasía para 3 a 5 años. ${REST}`);
  isShown = true;
  expect(await described()).toContain(`Cuento de fantasía para 3 a 5 años, con Leo. ${REST}`);
  const feed = await (await request(await opened(owner))).text();
  const pictures = [...feed.matchAll(/<itunes:image href="([^"]*)"/g)].map(([, href]) => href);
  expect(pictures).toEqual([`${APP}/covers/original-default.jpg`, `${APP}/covers/fantasy-3-5.jpg`]);
  await env.FILES.put(coverKey('fantasy', '3-5', 'large'), 'a picture', {
    httpMetadata: { contentType: 'image/jpeg' },
  });
  const picture = await request(pictures[1]!);
  expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
    200,
    'image/jpeg',
    'a picture',
  ]);
  expect(picture.headers.get('cache-control')).toMatch(/^public, max-age=\d{4},/);
  for (const path of ['/covers/none.jpg', '/covers/..%2f..%2fmusic%2fpiano.jpg', '/covers/fantasy-3-5'])
    expect((await request(path)).status).toBe(404);
});

test('a feed takes one call of the home, which sends no episodes of an unchanged one', async () => {
  const owner = await newOwner();
  await addSleepEdition(owner);
  const url = await opened(owner);
  const full = await watched(url);
  expect([full.status, full.statements, full.asked]).toEqual([200, [], []]);
  expect(full.answers).toMatchObject([{ ok: true, value: { episodes: [{ id: owner.narrationId }] } }]);
  expect(titlesIn(full.text)).toHaveLength(2);
  for (const init of [{ headers: { 'if-none-match': full.etag! } }, { method: 'HEAD' }]) {
    const { status, text, statements, asked, etag, answers } = await watched(url, init);
    expect([status, text, statements, asked, etag]).toEqual([init.method ? 200 : 304, '', [], [], full.etag]);
    expect(answers).toMatchObject([{ ok: true, value: { episodes: null } }]);
  }
});

test('every change in a feed changes its ETag', async () => {
  const [owner, url] = await newOwner().then(async (made) => [made, await opened(made)] as const);
  let last: string | null = null;
  const isNew = async () => {
    const { etag } = await watched(url);
    const wasLast = etag === last;
    last = etag;
    return !wasLast;
  };
  expect([await isNew(), await isNew()]).toEqual([true, false]);
  vi.useFakeTimers({ toFake: ['Date'] });
  const wait = () => vi.setSystemTime(Date.now() + 1000);
  wait();
  await addSleepEdition(owner);
  expect(await isNew()).toBe(true);
  wait();
  // Ordered before another narration, and finished after it.
  const id = await addVersion(owner, { createdAt: 1000 });
  expect(await isNew()).toBe(true);
  await sqlInHome(owner.buyer.user.id, 'DELETE FROM narrations WHERE id = ?', id);
  expect(await isNew()).toBe(true);
  await opened(owner, false);
  expect(await isNew()).toBe(true);
  expect(await isNew()).toBe(false);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await isNew()).toBe(true);
});

test('feeds are limited by network over all feed addresses', async () => {
  const url = await opened(await newOwner());
  const keys: string[] = [];
  const FEEDS_BY_ADDRESS = {
    limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= 2 }),
  } as RateLimit;
  const headers = { 'cf-connecting-ip': '203.0.113.7' };
  const statuses: number[] = [];
  for (const address of [url, `${ORIGIN}/feeds/x/cuentame.xml`, url])
    statuses.push((await watched(address, { headers }, { FEEDS_BY_ADDRESS })).status);
  expect([statuses, new Set(keys).size]).toEqual([[200, 404, 429], 1]);
});

test('a feed is limited to 120 requests a minute', async () => {
  const refused = await inOneMinute(async () => {
    const url = await opened(await newOwner());
    for (let n = 0; n < 120; n++) await (await request(url, { method: 'HEAD' })).body?.cancel();
    return request(url);
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  // Another user's feed is unaffected.
  expect((await request(await opened(await newOwner()))).status).toBe(200);
});
