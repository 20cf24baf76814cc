import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, SPEECH_RATES } from '../../contract/options.ts';
import type { AccountExport } from '../../contract/schemas/account.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { setCaps } from '../../testkit/worker/capped.ts';
import { advanceClock, roomInDay } from '../../testkit/worker/clock.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { changeUser, type Person } from '../../testkit/worker/person.ts';
import { errorMessage } from '../errors/error-words.ts';
import { storySpeech } from '../files/keys.ts';
import { Home } from '../home/home.ts';

const DAY_MS = 24 * 3_600_000;
const NEW_SENTENCES = 60;

/** Records the texts sent to the speech provider, in order; `after` may replace a response. */
function listenToProvider(after: (text: string) => Promise<Response | null> = async () => null) {
  const said: string[] = [];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/audio/speech')) return outside(input, init);
    const { input: text } = JSON.parse(String(init?.body)) as { input: string };
    said.push(text);
    return (await after(text)) ?? outside(input, init);
  });
  return said;
}
afterEach(() => vi.restoreAllMocks());

const hear = (person: Person, storyId: string, n: number | string, query = '') =>
  person.fetch(`/api/stories/${storyId}/sentences/${n}/speech${query}`, {
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });

const sentences = (count: number) => Array.from({ length: count }, (_, n) => `Luna ${n} duerme.`).join(' ');

async function counted({ buyer }: Owner): Promise<number> {
  return (await sqlInHome(buyer.user.id, 'SELECT 1 FROM bought_sentences')).length;
}

const confirm = ({ buyer }: Owner) => changeUser(buyer, 'email_verified_at = 1');

test('one sentence is a separate MP3, bought once and reused at every speed and by the narration', async () => {
  const { buyer, storyId } = await newOwner('El faro duerme. El mar ríe.');
  const said = listenToProvider();
  const first = await hear(buyer, storyId, 1, '?speechRate=1');
  expect(first.status).toBe(200);
  expect([first.headers.get('content-type'), first.headers.get('content-language')]).toEqual([
    'audio/mpeg',
    'es',
  ]);
  expect(first.headers.get('cache-control')).toBe('no-store');
  const natural = (await first.arrayBuffer()).byteLength;
  const lengths: number[] = [];
  for (const rate of SPEECH_RATES) {
    const answer = await hear(buyer, storyId, 1, `?speechRate=${rate}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 3))).toBe('ID3');
    lengths.push(bytes.length);
  }
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(lengths).toContain(natural);
  expect(said).toEqual(['El mar ríe.']);
  const json = { text: 'El faro duerme. El mar ríe.', voiceId: 'female', musicTrack: 'none' };
  expect((await buyer.fetch('/api/audio/generate', { method: 'POST', json })).status).toBe(200);
  expect(said).toEqual(['El mar ríe.', 'El faro duerme.']);
});

test('both languages of a story are spoken by their own voices; a sentence without a translation in one', async () => {
  const { buyer, storyId } = await newOwner('El faro duerme. El mar ríe. La luna canta.', {
    language: 'en',
    title: 'The Keeper',
    words: [],
    questions: [],
    sentences: [
      {
        index: 0,
        text: 'The lighthouse sleeps.',
      },
      {
        index: 2,
        text: 'The moon sings.',
      },
    ],
  });
  const said = listenToProvider();
  const english = await hear(buyer, storyId, 2, '?language=en');
  expect([english.status, english.headers.get('content-language')]).toEqual([200, 'en']);
  expect((await hear(buyer, storyId, 2)).status).toBe(200);
  expect((await hear(buyer, storyId, 0, '?language=en&voiceId=male-english')).status).toBe(200);
  expect(said).toEqual(['The moon sings.', 'La luna canta.', 'The lighthouse sleeps.']);
  expect((await hear(buyer, storyId, 1)).status).toBe(200);
  expect((await hear(buyer, storyId, 1, '?language=en')).status).toBe(404);
  expect((await hear(buyer, storyId, 0, '?language=en&voiceId=female')).status).toBe(400);
});

test('sentences of a narration play one by one without counting', async () => {
  const owner = await newOwner('El faro duerme. El mar ríe.');
  const { buyer, storyId, text } = owner;
  const json = { text, voiceId: 'female', speechRate: 0.5, musicTrack: 'none' };
  await buyer.fetch('/api/audio/generate', { method: 'POST', json });
  const said = listenToProvider();
  for (const n of [0, 1]) expect((await hear(buyer, storyId, n)).status).toBe(200);
  expect([said, await counted(owner)]).toEqual([[], 0]);
});

test('ten simultaneous requests of a sentence buy and count it once', async () => {
  const owner = await newOwner('El faro duerme.');
  const said = listenToProvider();
  const answers = await Promise.all(Array.from({ length: 10 }, () => hear(owner.buyer, owner.storyId, 0)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([said.length, await counted(owner)]).toEqual([1, 1]);
});

test('a request joins the narration that is buying the same sentence', async () => {
  const owner = await newOwner('El faro duerme.');
  const { buyer, storyId, text } = owner;
  const held = Promise.withResolvers<void>();
  const said = listenToProvider(async () => {
    await held.promise;
    return null;
  });
  const json = { text, voiceId: 'female', musicTrack: 'none' };
  const narrated = buyer.fetch('/api/audio/generate', { method: 'POST', json });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const alone = hear(buyer, storyId, 0);
  // Long enough for a request to the provider.
  await scheduler.wait(300);
  held.resolve();
  expect([(await alone).status, (await narrated).status]).toEqual([200, 200]);
  expect([said, await counted(owner)]).toEqual([['El faro duerme.'], 0]);
});

test.each([
  ['a sentence past the end', '9', '', 404, 'not_found', undefined],
  ['an invalid number', 'x', '', 404, 'not_found', undefined],
  ['a number below the first', '-1', '', 404, 'not_found', undefined],
  ['a language that the story lacks', '0', '?language=en', 400, 'invalid_request', { language: 'unknown' }],
  ['an unsupported language', '0', '?language=fr', 400, 'invalid_request', { language: 'invalid_value' }],
  [
    'a voice of another language',
    '0',
    '?voiceId=male-english',
    400,
    'invalid_request',
    { voiceId: 'unknown' },
  ],
  [
    'a voice that there is none of',
    '0',
    '?voiceId=robot',
    400,
    'invalid_request',
    { voiceId: 'invalid_value' },
  ],
  [
    'a speed that there is none of',
    '0',
    '?speechRate=3',
    400,
    'invalid_request',
    { speechRate: 'invalid_value' },
  ],
] as const)('%s is refused, and nothing is bought', async (_, n, query, status, code, fields) => {
  const { buyer, storyId } = await newOwner();
  const said = listenToProvider();
  const answer = await hear(buyer, storyId, n, query);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code, ...(fields && { fields }) });
  expect(said).toEqual([]);
});

/** Records `count` bought sentences. */
function bought({ buyer }: Owner, count: number, day: string): Promise<void> {
  const stub = env.HOMES.get(env.HOMES.idFromName(buyer.user.id));
  return runInDurableObject(stub, (_, { storage }) => {
    for (let n = 0; n < count; n++)
      storage.sql.exec(`INSERT INTO bought_sentences VALUES ('s', 'es', ?, 'male', 0, ?)`, n, day);
  });
}

const today = () => new Date(Date.now()).toISOString().slice(0, 10);

test('an account can buy sixty sentences a day, and cached ones still play', async () => {
  roomInDay();
  const owner = await newOwner(sentences(5));
  const { buyer, storyId } = owner;
  await confirm(owner);
  await bought(owner, NEW_SENTENCES - 2, today());
  const said = listenToProvider();
  const answers = await Promise.all([0, 1, 2, 3, 4].map((n) => hear(buyer, storyId, n)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429]);
  expect(said).toHaveLength(2);
  const [left, heard] = [statuses.indexOf(429), statuses.indexOf(200)];
  for (const language of LANGUAGES) {
    const answer = await buyer.fetch(`/api/stories/${storyId}/sentences/${left}/speech`, {
      headers: { 'accept-language': language },
    });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(DAY_MS / 1000);
    expect(await answer.json()).toMatchObject({
      code: 'sentence_limit_reached',
      isRateLimit: true,
      retryAfter: seconds,
      message: errorMessage('sentence_limit_reached', language),
    });
  }
  // Cached sentences still play.
  expect((await hear(buyer, storyId, heard, '?speechRate=0.5')).status).toBe(200);
  advanceClock(DAY_MS);
  const tomorrow = await buyer.fetch(`/api/stories/${storyId}/sentences/${left}/speech`);
  expect([tomorrow.status, await counted(owner)]).toEqual([200, NEW_SENTENCES + 1]);
});

test('an unconfirmed account has the same daily allowance', async () => {
  roomInDay();
  const owner = await newOwner(sentences(2));
  const { buyer, storyId } = owner;
  await bought(owner, NEW_SENTENCES, '2026-01-01');
  expect((await hear(buyer, storyId, 0)).status).toBe(200);
  await bought(owner, NEW_SENTENCES - 1, today());
  expect((await hear(buyer, storyId, 1)).status).toBe(429);
});

test('a sentence counts in the daily characters of unconfirmed accounts', async () => {
  const owner = await newOwner(sentences(2));
  const { buyer, storyId } = owner;
  await setCaps(buyer.user.id, { DAILY_SPOKEN_CHARACTERS: '50' });
  expect((await hear(buyer, storyId, 0)).status).toBe(200);
  const refused = await hear(buyer, storyId, 1);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'unconfirmed_limit_reached' }]);
  expect(await counted(owner)).toBe(1);
});

test('a failed sentence does not count in the allowance', async () => {
  const owner = await newOwner('El faro duerme.');
  const refuses = async () => new Response('{"error":{"message":"no"}}', { status: 401 });
  listenToProvider(refuses);
  const answer = await hear(owner.buyer, owner.storyId, 0);
  expect([answer.status, await counted(owner)]).toEqual([500, 0]);
  expect(await answer.json()).toMatchObject({ code: 'audio_generation_failed' });
});

test('a sentence bought again after a crash counts once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const owner = await newOwner('El faro duerme.');
  const { buyer, storyId } = owner;
  const held = Promise.withResolvers<void>();
  let hold = true;
  const said = listenToProvider(async () => {
    if (hold) await held.promise;
    return null;
  });
  const lost = hear(buyer, storyId, 0).catch(() => null);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  hold = false;
  await abortAllDurableObjects();
  expect((await lost)?.status ?? 500).toBe(500);
  expect((await hear(buyer, storyId, 0)).status).toBe(200);
  expect([said.length, await counted(owner)]).toEqual([2, 1]);
  held.resolve();
});

test('deleting a story deletes its spoken sentences, also those in progress', async () => {
  const { buyer, storyId } = await newOwner('El faro duerme. El mar ríe.');
  await hear(buyer, storyId, 0);
  const kept = async () =>
    (await env.FILES.list({ prefix: storySpeech(buyer.user.id, storyId) })).objects.length;
  expect(await kept()).toBe(1);
  const held = Promise.withResolvers<void>();
  const said = listenToProvider(async () => {
    await held.promise;
    return null;
  });
  const late = hear(buyer, storyId, 1);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect((await buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' })).status).toBe(204);
  held.resolve();
  expect((await late).status).toBe(404);
  await expect.poll(kept).toBe(0);
});

test('a deletion of a story interrupted by a crash prevents speech, and the alarm deletes what was spoken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const owner = await newOwner('El faro duerme. El mar ríe.');
  const { buyer, storyId } = owner;
  const { id: userId } = buyer.user;
  expect((await hear(buyer, storyId, 0)).status).toBe(200);
  const kept = async () => (await env.FILES.list({ prefix: storySpeech(userId, storyId) })).objects.length;
  const stub = () => env.HOMES.get(env.HOMES.idFromName(userId));
  const [session] = await sqlInHome(userId, 'SELECT id FROM sessions');
  await runInDurableObject(stub(), async (_, state) => {
    const asked = Promise.withResolvers<void>();
    // R2 does not answer before the crash.
    const FILES = new Proxy(env.FILES, {
      get: (files, name: keyof R2Bucket) => {
        if (name !== 'delete') return (files[name] as (...given: unknown[]) => unknown).bind(files);
        return () => {
          asked.resolve();
          return new Promise(() => {});
        };
      },
    });
    const home = new Home(state, { ...env, FILES });
    const removed = home.ask({ userId, sessionId: String(session!.id) }, 'removeStory', [storyId]);
    await Promise.race([asked.promise, removed]);
  });
  await abortAllDurableObjects();
  const said = listenToProvider();
  for (const n of [0, 1]) expect((await hear(buyer, storyId, n)).status).toBe(404);
  expect([said, await counted(owner), await kept()]).toEqual([[], 1, 1]);
  advanceClock(3_600_000);
  expect(await runDurableObjectAlarm(stub())).toBe(true);
  expect(await kept()).toBe(0);
});

test('the export lists the counted sentences', async () => {
  roomInDay();
  const { buyer, storyId } = await newOwner('El faro duerme.');
  await hear(buyer, storyId, 0);
  const answer = await buyer.fetch('/api/account/export');
  const { boughtSentences } = await answer.json<AccountExport>();
  expect(boughtSentences).toEqual([
    { storyId, language: 'es', index: 0, voiceId: 'female', cast: false, day: today() },
  ]);
});
