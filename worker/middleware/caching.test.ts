import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { newPerson, ORIGIN, request } from '../../testkit/worker/person.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { app } from '../app.ts';
import { exampleTextKey } from '../files/keys.ts';

/** Publicly cacheable responses: the same for every client. */
const SHARED = [
  '/api/openapi.json',
  '/api/examples',
  '/api/examples/:id',
  '/api/audio/catalogue',
  '/api/audio/voices/:voice/sample',
  '/files/*',
];

beforeAll(async () => {
  await seedTracks();
  await env.FILES.put(exampleTextKey('fox'), 'El zorro bostezó.');
});

const cacheControlOf = async (answer: Promise<Response>) => (await answer).headers.get('cache-control') ?? '';

const isKept = (cacheControl: string) => !/no-store|private/.test(cacheControl) || cacheControl === '';

test('responses that differ between users are not cached, refusals included', async () => {
  const person = await newPerson();
  const paths = [...new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))];
  expect(paths.length).toBeGreaterThan(15);
  const kept: string[] = [];
  for (const path of paths.filter((one) => !SHARED.includes(one))) {
    const url = path.replace(/:\w+/g, crypto.randomUUID());
    for (const ask of [request, person.fetch.bind(person)]) {
      if (isKept(await cacheControlOf(ask(url, { redirect: 'manual' })))) kept.push(path);
    }
  }
  expect(kept).toEqual([]);
});

test('public responses have a max-age and vary by origin', async () => {
  const urls = [
    '/api/examples',
    '/api/audio/catalogue',
    '/api/audio/voices/female/sample',
    `/files/${exampleTextKey('fox')}?alt=media`,
  ];
  for (const url of urls) {
    const answer = await request(url, { headers: { origin: 'http://app.test' } });
    expect(answer.status, url).toBe(200);
    const cacheControl = answer.headers.get('cache-control') ?? '';
    const [, seconds] = /^public, max-age=(\d+)/.exec(cacheControl) ?? [];
    // A returning visitor sees new examples after at most an hour.
    expect(Number(seconds), url).toBeLessThanOrEqual(3600);
    expect(cacheControl, url).not.toContain('immutable');
    expect(answer.headers.get('vary'), url).toBe('Origin');
    expect(answer.headers.get('set-cookie'), url).toBeNull();
  }
});

test('public responses have no origin, since the key of the edge cache has none', async () => {
  for (const url of ['/api/openapi.json', '/api/examples', '/api/audio/catalogue']) {
    const answer = await request(url);
    expect(answer.status, url).toBe(200);
    expect(await answer.text(), url).not.toContain(new URL(ORIGIN).host);
  }
});

test('a conditional request gets 304 without a body', async () => {
  for (const url of [
    '/api/examples',
    '/api/audio/catalogue',
    '/api/audio/voices/female/sample',
    `/files/${exampleTextKey('fox')}?alt=media`,
  ]) {
    const first = await request(url, { headers: { origin: 'http://app.test' } });
    await first.arrayBuffer();
    const again = await request(url, {
      headers: { origin: 'http://app.test', 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status, url).toBe(304);
    expect(await again.text(), url).toBe('');
    expect(again.headers.get('access-control-allow-origin'), url).toBe('http://app.test');
    expect(again.headers.get('access-control-allow-credentials'), url).toBe('true');
  }
});

// @spec 8.66
test('a missing public file is cached for at most a minute', async () => {
  for (const url of [
    '/files/images/nobody.jpg?alt=media',
    '/files/images/nobody.jpg',
    '/api/examples/nobody',
  ]) {
    const answer = await request(url);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('a file with a signed address is cached privately only', async () => {
  const answer = await request('/files/stories/somebody/story.txt?alt=media');
  expect(isKept(answer.headers.get('cache-control') ?? '')).toBe(false);
});
