import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import { svgPath } from '../../contract/picture.ts';
import { parseSceneCode } from '../../contract/scene.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { ANY_CHARACTER } from '../../testkit/worker/any-character.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { ORIGIN, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { database } from '../directory/client.ts';
import { examples } from '../directory/schema.ts';
import { audioKey, storyKey } from '../files/keys.ts';
import { pngKey, pngPath } from '../files/picture-address.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { LABEL_BYTES } from '../story/labelled-sound.ts';

const HOUR_MS = 3_600_000;

const keyOf = (owner: Owner) => audioKey(owner.buyer.user.id, owner.narrationId);
const signer = new UrlSigner(env.FILE_SECRET, ORIGIN);
const addressOf = async (owner: Owner) => new URL(await signer.url(keyOf(owner), Date.now()));

async function answerTo(
  url: URL | string,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const { href } = new URL(url, ORIGIN);
  const answer = await request(href, init);
  return { status: answer.status, text: new TextDecoder().decode(await answer.arrayBuffer()) };
}

const [owner, victim] = [await newOwner(), await newOwner()];
const address = await addressOf(owner);
const expires = address.searchParams.get('expires')!;
const signature = address.searchParams.get('signature')!;
const CONTENT = `ID3 ${owner.secret}`;

test('a signed address is valid for one day', async () => {
  expect(await answerTo(address)).toEqual({ status: 200, text: CONTENT });
  advanceClock(23 * HOUR_MS);
  expect(await answerTo(address)).toEqual({ status: 200, text: CONTENT });
  advanceClock(1.1 * HOUR_MS);
  expect((await answerTo(address)).status).toBe(404);
});

/** The address with other parameters, each as often as listed. */
function asking(parameters: [string, string][]): URL {
  const url = new URL(address.pathname, ORIGIN);
  url.search = new URLSearchParams([['alt', 'media'], ...parameters]).toString();
  return url;
}

const otherSignature = fc
  .oneof(
    fc
      .tuple(fc.nat(signature.length - 1), fc.constantFrom(...'ABab01_-+/=! %'), fc.nat(1))
      .map(([at, letter, cut]) => signature.slice(0, at) + letter + signature.slice(at + cut)),
    fc.nat(signature.length).map((length) => signature.slice(0, length)),
    fc.string({ unit: ANY_CHARACTER, maxLength: 60 }),
    fc.constantFrom(
      signature.toUpperCase(),
      signature.toLowerCase(),
      `${signature}=`,
      ` ${signature}`,
      `${signature}A`,
    ),
  )
  .filter((text) => text !== signature);

// @spec 8.67
test('an altered signature is rejected', async () => {
  await fc.assert(
    fc.asyncProperty(otherSignature, async (altered) => {
      const answer = await answerTo(
        asking([
          ['expires', expires],
          ['signature', altered],
        ]),
      );
      expect(answer.status).toBe(404);
    }),
    { numRuns: 300 },
  );
});

test('a signature whose unused last bits differ is rejected', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const statuses = await Promise.all(
    [...letters].map(async (letter) => {
      const altered = signature.slice(0, -1) + letter;
      return (
        await answerTo(
          asking([
            ['expires', expires],
            ['signature', altered],
          ]),
        )
      ).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('an altered expiry is rejected in any spelling', async () => {
  const other = fc.oneof(
    fc.integer({ min: -100_000, max: 10_000_000 }).map((more) => String(Number(expires) + more)),
    fc.constantFrom(
      `0${expires}`,
      `+${expires}`,
      `${expires}.0`,
      ` ${expires}`,
      `${expires}\n`,
      '',
      '1e99',
      'Infinity',
      '٣',
    ),
    fc.bigInt(0n, 10n ** 400n).map(String),
  );
  await fc.assert(
    fc.asyncProperty(
      other.filter((text) => text !== expires),
      fc.boolean(),
      async (altered, keep) => {
        const parameters: [string, string][] = [
          ['expires', altered],
          ...(keep ? [['expires', expires] as [string, string]] : []),
          ['signature', signature],
        ];
        expect((await answerTo(asking(parameters))).status).toBe(404);
      },
    ),
    { numRuns: 200 },
  );
});

/** Alternative spellings of paths: of the file, of another user's file, of internal files. */
const path = fc
  .tuple(
    fc.constantFrom(
      keyOf(owner),
      keyOf(victim),
      storyKey(victim.buyer.user.id, victim.storyId),
      storyKey(owner.buyer.user.id, owner.storyId),
    ),
    fc.constantFrom(
      '',
      'images/',
      'images/../',
      'audio/examples/../../',
      './',
      '/',
      'stories/examples/%2e%2e/%2e%2e/',
      'speech/samples/..%2f..%2f',
    ),
    fc.constantFrom('', '/', '.', '%00', '%20', '?', '%3F', '#', '/..', '\\', '%5c', '%0a1', '.mp3'),
    fc.constantFrom<(key: string) => string>(
      (key) => key,
      (key) => key.toUpperCase(),
      (key) => key.replaceAll('/', '%2F'),
      (key) => key.replaceAll('/', '%252F'),
      (key) => key.replaceAll('/', '//'),
      (key) => key.replaceAll('/', '\\'),
      (key) => key.replace('/', '/./'),
      (key) => key.replaceAll('-', '%2D'),
      (key) => key.replace('.mp3', ''),
      (key) => encodeURIComponent(`https://api.test/files/${key}`),
      (key) => encodeURIComponent(encodeURIComponent(key)),
    ),
  )
  .map(([key, before, after, spell]) => `${before}${spell(key)}${after}`);

test('an altered path leads to the same file or to 404', async () => {
  await fc.assert(
    fc.asyncProperty(path, async (altered) => {
      const { status, text } = await answerTo(
        `/files/${altered}${altered.includes('?') ? '&' : '?'}${address.search.slice(1)}`,
      );
      expect(text).not.toContain(victim.secret);
      expect(status === 404 || (status === 200 && text === CONTENT)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['if-none-match', 'x', 200],
  ['if-match', 'x', 200],
  ['if-none-match', '', 200],
  ['if-modified-since', 'never', 200],
  ['if-unmodified-since', 'A', 200],
  ['if-none-match', '*', 304],
  ['if-none-match', '"x", W/"y"', 200],
  ['if-modified-since', 'Wed, 21 Oct 2099 07:28:00 GMT', 304],
  ['if-match', '"x"', 412],
  ['if-unmodified-since', 'Wed, 21 Oct 2015 07:28:00 GMT', 412],
])('%s: %s answers %i', async (name, value, expected) => {
  const { status, text } = await answerTo(address, { headers: { [name]: value } });
  expect(status).toBe(expected);
  if (expected === 412) expect(JSON.parse(text)).toMatchObject({ code: 'file_changed' });
  else expect(text).toBe(expected === 200 ? CONTENT : '');
});

// Nine letters of a cover.
test.each([
  ['bytes=0-2', 'a p', 'bytes 0-2/9'],
  ['bytes=4-', 'cture', 'bytes 4-8/9'],
  ['bytes=-3', 'ure', 'bytes 6-8/9'],
  ['bytes=7-700', 're', 'bytes 7-8/9'],
])('of a file, %s returns %j with the matching Content-Range', async (range, part, contentRange) => {
  await env.FILES.put('images/shown.jpg', 'a picture');
  const answer = await request(`${ORIGIN}/files/images/shown.jpg?alt=media`, { headers: { range } });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe(part);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(answer.headers.get('content-length')).toBe(String(part.length));
});

test.each([
  ['bytes=9-', {}, 416],
  ['bytes=9-12', {}, 416],
  ['bytes=99999999-', {}, 416],
  [`bytes=${'9'.repeat(30)}-`, {}, 416],
  ['bytes=-0', {}, 416],
  ['bytes=1-2', { 'if-range': '"another"' }, 200],
  ['bytes=1-2', { 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 200],
  ['bytes=99-', { 'if-range': '"another"' }, 200],
] as const)('a range of %s with %j answers %i', async (range, condition, expected) => {
  await env.FILES.put('images/shown.jpg', 'a picture');
  const answer = await request(`${ORIGIN}/files/images/shown.jpg?alt=media`, {
    headers: { range, ...condition },
  });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    expected,
    expected === 416 ? 'bytes */9' : null,
  ]);
  const text = await answer.text();
  if (expected === 200) expect(text).toBe('a picture');
  else expect(JSON.parse(text)).toMatchObject({ code: 'range_not_satisfiable' });
});

test.each(['etag', 'last-modified'])('If-Range with the current %s sends the range', async (validator) => {
  await env.FILES.put('images/shown.jpg', 'a picture');
  const url = `${ORIGIN}/files/images/shown.jpg?alt=media`;
  const whole = await request(url, { method: 'HEAD' });
  const ifRange = whole.headers.get(validator)!;
  const answer = await request(url, { headers: { range: 'bytes=1-2', 'if-range': ifRange } });
  expect([answer.status, await answer.text()]).toEqual([206, ' p']);
});

describe('a saved narration', () => {
  const saved = async (of: Owner) => {
    const url = await addressOf(of);
    url.searchParams.set('download', '1');
    const answer = await request(url.href);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, name: nameIn(answer) };
  };
  const nameIn = (answer: Response) => {
    const encoded = /UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    return encoded && decodeURIComponent(encoded);
  };
  const call = (of: Owner, title: string) =>
    sqlInHome(of.buyer.user.id, 'UPDATE stories SET title = ? WHERE id = ?', title, of.storyId);

  test('downloads under its title with tag and cover, and supports ranges', async () => {
    const mine = await newOwner();
    await call(mine, '¿Qué me das?');
    const cover = new Uint8Array(9_000).fill(9);
    await env.FILES.put(coverKey('original', 'default', 'small'), cover);
    const { answer, bytes, name } = await saved(mine);
    expect(name).toBe('¿Qué me das.mp3');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.subarray(LABEL_BYTES).toString()).toBe(`ID3 ${mine.secret}`);
    const label = bytes.subarray(0, LABEL_BYTES);
    expect(label.includes(Buffer.from('¿Qué me das?', 'utf16le'))).toBe(true);
    expect(label.includes(Buffer.from(cover))).toBe(true);
    const url = await addressOf(mine);
    url.searchParams.set('download', '1');
    const part = await request(url.href, {
      headers: { range: `bytes=${LABEL_BYTES - 1}-${LABEL_BYTES + 2}` },
    });
    expect([part.status, await part.text()]).toEqual([206, '\0ID3']);
    // Played inline it is the stored file, with the audio at its start.
    expect(await answerTo(await addressOf(mine))).toEqual({ status: 200, text: `ID3 ${mine.secret}` });
    await env.FILES.delete(coverKey('original', 'default', 'small'));
  });

  test('has a file name that distinguishes it from other versions', async () => {
    const mine = await newOwner();
    await call(mine, 'El faro');
    const { buyer, narrationId } = mine;
    const other = crypto.randomUUID();
    const changes = { id: other, voiceId: 'male', musicTrack: 'piano', soundBytes: 3 };
    await inLibrary(buyer.user.id, (library) =>
      library.saveNarration({ ...library.narration(narrationId)!, ...changes }),
    );
    await env.FILES.put(audioKey(buyer.user.id, other), 'ID3', {
      httpMetadata: { contentType: 'audio/mpeg' },
    });
    expect((await saved(mine)).name).toBe('El faro (voz de mujer, sin música).mp3');
    expect((await saved({ ...mine, narrationId: other })).name).toBe('El faro (voz de hombre, piano).mp3');
  });

  test('has the title in its own language', async () => {
    const mine = await newOwner('El faro duerme.', {
      language: 'en',
      title: 'The Keeper',
      words: [],
      questions: [],
      sentences: [
        {
          index: 0,
          text: 'The lighthouse sleeps.',
        },
      ],
    });
    await sqlInHome(mine.buyer.user.id, `UPDATE narrations SET language = 'en'`);
    const { name, bytes } = await saved(mine);
    expect(name).toBe('The Keeper.mp3');
    expect(bytes.includes('eng')).toBe(true);
  });

  test('without a row is served as stored while it is being saved, and answers 404 otherwise', async () => {
    const mine = await newOwner();
    const { id: userId } = mine.buyer.user;
    await sqlInHome(userId, 'DELETE FROM narrations');
    expect((await saved(mine)).answer.status).toBe(404);
    await sqlInHome(
      userId,
      `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, admitted_at,
         deadline, attempt, request_id) VALUES (?, 'narration', 'written', '', '{}', ?, 'free', 0, 0, 0, 1, '')`,
      mine.narrationId,
      mine.storyId,
    );
    const { answer, bytes } = await saved(mine);
    expect([answer.status, answer.headers.get('content-disposition'), bytes.toString()]).toEqual([
      200,
      'attachment',
      `ID3 ${mine.secret}`,
    ]);
  });

  test('answers 404 once its story is deleted, also during the response', async () => {
    const mine = await newOwner();
    await env.FILES.delete(keyOf(mine));
    const url = await addressOf(mine);
    url.searchParams.set('download', '1');
    expect((await answerTo(url)).status).toBe(404);
  });
});

/** The Worker with an R2 in which something happens right after a file was looked up. */
async function answerWhile(happens: () => Promise<unknown>, url: URL | string, init: RequestInit = {}) {
  let isOver = false;
  const FILES = new Proxy(env.FILES, {
    get(files, name: keyof R2Bucket) {
      const method = (files[name] as (...given: unknown[]) => Promise<unknown>).bind(files);
      if (isOver || !['head', 'get'].includes(name)) return method;
      isOver = true;
      return async (...given: unknown[]) => {
        const answer = await method(...given);
        await happens();
        return answer;
      };
    },
  });
  const settings = { ...env, FILES };
  const answer = await app.fetch(new Request(new URL(url, ORIGIN), init), settings, createExecutionContext());
  return { status: answer.status, text: await answer.text() };
}

test('a file replaced during the response is never sent with the old length', async () => {
  const url = `${ORIGIN}/files/images/shown.jpg?alt=media`;
  await env.FILES.put('images/shown.jpg', 'a picture');
  // The range is fetched with the first call, and the whole file that is sent instead with a second one.
  const range = { headers: { range: 'bytes=2-4', 'if-range': '"another"' } };
  expect(await answerWhile(async () => {}, url, range)).toEqual({ status: 200, text: 'a picture' });
  const replaced = () => env.FILES.put('images/shown.jpg', 'another picture');
  expect((await answerWhile(replaced, url, range)).status).toBe(404);
  const deleted = () => env.FILES.delete('images/shown.jpg');
  expect((await answerWhile(deleted, url, range)).status).toBe(404);
});

test('a narration stored between two look-ups is still served', async () => {
  const mine = await newOwner();
  await env.FILES.delete(keyOf(mine));
  const stored = () => env.FILES.put(keyOf(mine), 'stored');
  expect(await answerWhile(stored, await addressOf(mine))).toEqual({ status: 200, text: 'stored' });
});

test('a private file is not stored by shared caches', async () => {
  const mine = await newOwner();
  const answer = await request((await addressOf(mine)).href);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
  await answer.body?.cancel();
});

test("a narration of an example is named among its user's versions only", async () => {
  const id = crypto.randomUUID();
  await database(env.DB).once.insert(examples).values({
    id,
    position: 1,
    title: 'The Owl',
    age: 'all',
    language: 'english',
    level: 'beginner',
    imagePath: 'images/owl.jpg',
    altSpanish: '',
    altEnglish: '',
    textHash: id,
  });
  const addressOfReading = async (voice: string) => {
    const reader = await newOwner();
    const set = `UPDATE narrations SET story_id = NULL, example_id = ?, voice_id = ?, language = 'en'`;
    await sqlInHome(reader.buyer.user.id, set, id, voice);
    return `${(await addressOf(reader)).href}&download=1`;
  };
  await addressOfReading('male-english');
  const answer = await request(await addressOfReading('female-english'), { method: 'HEAD' });
  expect(answer.headers.get('content-disposition')).toContain('"The Owl.mp3"');
});

// @spec 3.11
test.each<[string, string | URL, RequestInit, number]>([
  ['GET', address, {}, 200],
  ['HEAD', address, { method: 'HEAD' }, 200],
  ['GET of a part', address, { headers: { range: 'bytes=0-2' } }, 206],
  ['a conditional GET', address, { headers: { 'if-none-match': '*' } }, 304],
  ['GET of its metadata', `${address.href.replace('alt=media', 'alt=json')}`, {}, 200],
  ['GET of a public file', '/files/images/shown.jpg?alt=media', {}, 200],
  ['HEAD of a public file', '/files/images/shown.jpg?alt=media', { method: 'HEAD' }, 200],
  [
    'GET of a part of a public file',
    '/files/images/shown.jpg?alt=media',
    { headers: { range: 'bytes=1-' } },
    206,
  ],
  ['GET of a voice', '/api/audio/voices/female/sample', {}, 200],
  ['HEAD of a voice', '/api/audio/voices/female/sample', { method: 'HEAD' }, 200],
])('%s is embeddable by pages of any site', async (_, url, init, status) => {
  await env.FILES.put('images/shown.jpg', 'a picture', { httpMetadata: { contentType: 'image/jpeg' } });
  const answer = await request(new URL(url, ORIGIN).href, {
    ...init,
    headers: { ...init.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('a non-embeddable file is refused to pages of other sites', async () => {
  const answer = await request(address.pathname);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-site');
});

// @spec 8.66
test("a user's signature opens no internal file", async () => {
  await env.FILES.put('speech/abc.pcm', 'spoken');
  await env.FILES.put('music/secret.pcm', 'music');
  for (const key of ['speech/abc.pcm', 'music/secret.pcm']) {
    expect((await answerTo(`/files/${key}?alt=media`)).status).toBe(404);
    expect((await answerTo(`/files/${key}${address.search}`)).status).toBe(404);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s does nothing at a signed address', async (method) => {
  const { status, text } = await answerTo(address, { method, body: 'something else' });
  expect(status).toBe(404);
  expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
  expect((await answerTo(address)).text).toBe(CONTENT);
});

test('a signed address authorises its file only', async () => {
  const answer = await request(`/api/stories/${owner.storyId}${address.search}`, {
    headers: { authorization: `Bearer ${signature}` },
  });
  expect(answer.status).toBe(401);
});

test.each([
  ['of letters', 'a'.repeat(1500)],
  ['of letters with accents', '%C3%B1'.repeat(600)],
  ['of emojis', `audio/examples/${encodeURIComponent('🐋'.repeat(300))}.mp3`],
])('a too long name %s answers 404', async (_, name) => {
  const path = name.startsWith('audio') ? name : `images/${name}`;
  for (const query of ['', '?alt=media']) {
    const answer = await request(`/files/${path}${query}`);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([404, 'not_found']);
  }
});

describe('the picture of a scene', () => {
  const scene = parseSceneCode('snow.day.curious.penguin-blue-scarf-0.kite')!;

  test('is public, kept for ever, and without rights where a browser opens it as a page', async () => {
    for (const variant of ['', '-wide', '-outline'] as const) {
      const answer = await request(svgPath(scene, variant));
      expect(answer.status).toBe(200);
      const { 'content-security-policy': policy, ...headers } = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(policy?.split('; ')).toEqual(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']);
      expect(await answer.text()).toMatch(/^<svg xmlns="[^"]+" viewBox="[-0-9. ]+" .*<\/svg>$/s);
    }
    const head = await request(svgPath(scene), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const missing = await request(svgPath(scene).replace('penguin', 'tank'));
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('as PNG is drawn and stored by its first request, at an address of ours alone', async () => {
    const path = pngPath(scene, signer.seal);
    const other = path.replace(/[0-9a-f]{32}/, 'f'.repeat(32));
    const sized = ['-small', '-wide'].map((size) => path.replace('.png', `${size}.png`));
    for (const not of [other, ...sized]) expect((await request(not)).status).toBe(404);
    for (const size of ['', '-small', '-wide'] as const)
      expect(await env.FILES.head(pngKey(scene, size))).toBeNull();

    const answer = await request(path);
    const bytes = new DataView(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89504e47, 1400, 1400]);

    await env.FILES.put(pngKey(scene, ''), 'stored', { httpMetadata: { contentType: 'image/png' } });
    expect(await answerTo(path)).toEqual({ status: 200, text: 'stored' });
    expect((await request(other)).status).toBe(404);
  });
});
