import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Feed } from '../../contract/schemas/feed.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { roomInMinute } from '../../testkit/worker/clock.ts';
import { request } from '../../testkit/worker/person.ts';
import { database } from '../db/client.ts';
import { saveNarrationRow } from '../db/narrations.ts';
import { audioKey } from '../files/keys.ts';

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

test('there is no feed until it is opened, and its address stays the same until it is renewed', async () => {
  const owner = await newOwner();
  expect(await read(await owner.buyer.fetch('/api/feed'))).toEqual({ url: null, showsNames: false });
  const url = await opened(owner, false);
  expect(await read(await owner.buyer.fetch('/api/feed'))).toEqual({ url, showsNames: false });
  expect(await opened(owner, true)).toBe(url);
  expect(await read(await owner.buyer.fetch('/api/feed'))).toEqual({ url, showsNames: true });
});

test('an app that knows the address reads the person’s narrations and nobody else’s, without a token', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  await opened(other);
  const url = await opened(owner);
  const answer = await request(url);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const feed = await answer.text();
  expect(titlesIn(feed)).toEqual([`El cuento de ${owner.secret}`]);
  expect(feed).not.toContain(other.secret);
  const length = `ID3 ${owner.secret}`.length;
  expect(feed).toContain(
    `<enclosure url="${episodeAt(url, owner.narrationId)}" length="${length}" type="audio/mpeg"/>`,
  );
});

test('a sound is read by ranges, conditionally, and asked for by HEAD', async () => {
  const owner = await newOwner();
  const sound = episodeAt(await opened(owner), owner.narrationId);
  const part = await request(sound, { headers: { range: 'bytes=0-2' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 0-2/${`ID3 ${owner.secret}`.length}`,
    'ID3',
  ]);
  const whole = await request(sound);
  expect([whole.headers.get('content-type'), await whole.text()]).toEqual([
    'audio/mpeg',
    `ID3 ${owner.secret}`,
  ]);
  const again = await request(sound, { headers: { 'if-none-match': whole.headers.get('etag')! } });
  expect(again.status).toBe(304);
  const head = await request(sound, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([
    200,
    String(`ID3 ${owner.secret}`.length),
  ]);
});

test('an app that has this feed already is told so', async () => {
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

test('an address that was renewed or closed is not found at once, neither its sounds', async () => {
  const owner = await newOwner();
  const first = await opened(owner);
  const { url: second } = await read(
    await owner.buyer.fetch('/api/feed/address', { method: 'POST', json: {} }),
  );
  expect(second).not.toBe(first);
  const statuses = async (url: string) => [
    (await request(url)).status,
    (await request(episodeAt(url, owner.narrationId))).status,
  ];
  expect(await statuses(first)).toEqual([404, 404]);
  expect(await statuses(second!)).toEqual([200, 200]);
  expect((await owner.buyer.fetch('/api/feed', { method: 'DELETE' })).status).toBe(204);
  expect(await statuses(second!)).toEqual([404, 404]);
  // Opened again it is another one.
  expect(await opened(owner)).not.toBe(second);
});

test('an address opens nothing but the person’s own narrations', async () => {
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

test('a narration of an example, or one without its file, is no episode', async () => {
  const owner = await newOwner();
  await env.FILES.delete(audioKey(owner.buyer.user.id, owner.narrationId));
  expect(titlesIn(await (await request(await opened(owner))).text())).toEqual([]);
});

test('the newest narration comes first', async () => {
  const owner = await newOwner();
  const userId = owner.buyer.user.id;
  const id = crypto.randomUUID();
  await env.FILES.put(audioKey(userId, id), 'ID3');
  await saveNarrationRow(database(env.DB), {
    id,
    storyId: owner.storyId,
    exampleId: null,
    userId,
    voiceId: 'male',
    speechRate: 0.7,
    musicTrack: 'piano',
    language: null,
    duration: 62.4,
    timeline: [],
    createdAt: Date.now() + 60_000,
  });
  const feed = await (await request(await opened(owner))).text();
  const guids = [...feed.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid]) => guid);
  expect(guids).toEqual([id, owner.narrationId]);
  expect(feed).toContain('<itunes:duration>62</itunes:duration>');
});

test('a feed is asked for a hundred and twenty times a minute at the most', async () => {
  const url = await opened(await newOwner());
  await roomInMinute(15_000);
  for (let n = 0; n < 120; n++) await (await request(url, { method: 'HEAD' })).body?.cancel();
  const refused = await request(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  // Another person's is not held up.
  expect((await request(await opened(await newOwner()))).status).toBe(200);
});
