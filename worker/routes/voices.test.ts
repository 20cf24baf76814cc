import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { type Language, VOICES } from '../../contract/options.ts';
import { request } from '../../testkit/worker/person.ts';
import { spokenBytes, testProvider } from '../../testkit/worker/speech-provider.ts';
import { app } from '../app.ts';
import { realClock } from '../generation/clock.ts';
import { voiceSample } from '../narration/voice-sample.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { RecentFailures } from '../providers/recent-failures.ts';

/** ISO 639-2 code, and the sample's beginning. */
const SAMPLES: Record<Language, { code: string; text: string }> = {
  es: { code: 'spa', text: 'Había una vez' },
  en: { code: 'eng', text: 'Once there was' },
};

/** Body of a text frame of an ID3 tag, without its encoding byte. */
function frameOf(mp3: Uint8Array, name: string): Uint8Array {
  const at = new TextDecoder('latin1').decode(mp3.subarray(0, 500)).indexOf(name);
  const size = new DataView(mp3.buffer, mp3.byteOffset).getUint32(at + 4);
  return mp3.subarray(at + 11, at + 10 + size);
}

test.each(VOICES)('the voice $id has a sample in its language: $language', async (voice) => {
  const answer = await request(`/api/audio/voices/${voice.id}/sample`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  const mp3 = new Uint8Array(await answer.arrayBuffer());
  const { code, text } = SAMPLES[voice.language];
  expect(new TextDecoder('latin1').decode(frameOf(mp3, 'TLAN'))).toBe(code);
  expect(new TextDecoder('utf-16').decode(frameOf(mp3, 'TIT2'))).toContain(text);
  // Two seconds at 64 kbit/s: more than a tag.
  expect(mp3.length).toBeGreaterThan(10_000);
});

test('an unknown voice answers 404', async () => {
  expect((await request('/api/audio/voices/constructor/sample')).status).toBe(404);
});

/** Requests a sample under a global daily cap of characters. */
const underCap = (cap: number) =>
  app.fetch(
    new Request('http://api.test/api/audio/voices/female/sample'),
    { ...env, DAILY_SPOKEN_CHARACTERS: String(cap) },
    createExecutionContext(),
  );

const spent = () =>
  env.DB.prepare(
    `SELECT "all" AS characters, free AS free_characters FROM daily_spending WHERE what = 'characters'`,
  ).first<{ characters: number; free_characters: number }>();

async function forgetSound(): Promise<void> {
  const { objects } = await env.FILES.list();
  await env.FILES.delete(objects.map(({ key }) => key));
}

test("a bought sample counts in the day's characters, a cached one does not", async () => {
  await forgetSound();
  await env.DB.exec('DELETE FROM daily_spending');
  expect((await underCap(1000)).status).toBe(200);
  const { length } = 'Había una vez una luna que no podía dormir.';
  expect(await spent()).toEqual({ characters: length, free_characters: length });
  expect((await underCap(1000)).status).toBe(200);
  expect(await spent()).toMatchObject({ characters: length });
});

test('a sample is not bought over the cap, and a cached one still plays', async () => {
  await env.DB.exec('DELETE FROM daily_spending');
  await env.DB.prepare(
    `INSERT INTO daily_spending (day, what, "all", free, unconfirmed) VALUES (?, 'characters', 500, 500, 0)`,
  )
    .bind(new Date().toISOString().slice(0, 10))
    .run();
  expect((await underCap(1000)).status).toBe(200);
  await forgetSound();
  const refused = await underCap(1000);
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'daily_limit_reached' }]);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test('a sample by a spare service is cached under the spare, and the first service makes its own later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: string[] = [];
  let isDown = true;
  const speaking = (id: string, fails: () => boolean) =>
    testProvider(`${id} ${crypto.randomUUID()}`, async function* () {
      asked.push(id);
      if (fails()) throw new ProviderError('audio_generation_failed', 'down', undefined, 503);
      yield { pcm: spokenBytes(48_000, id === 'first' ? 3 : 30) };
    });
  const first = speaking('first', () => isDown);
  const spare = speaking('spare', () => false);
  const sampleOf = (...providers: (typeof first)[]) =>
    voiceSample(VOICES[0]!, {
      providers,
      failures: new RecentFailures(),
      clock: realClock,
      allow: async () => {},
      files: env.FILES,
    });
  const bytesOf = async (...providers: (typeof first)[]) =>
    new Uint8Array(await new Response(await sampleOf(...providers)).arrayBuffer());

  const bySpare = await bytesOf(first, spare);
  expect(asked).toEqual(['first', 'spare']);
  isDown = false;
  // Separate: of the two, the cached sample is used.
  expect(await bytesOf(first)).not.toEqual(bySpare);
  expect(asked).toEqual(['first', 'spare', 'first']);
  expect(await bytesOf(spare)).toEqual(bySpare);
  expect(asked).toHaveLength(3);
});

test('a sample whose audio breaks off is requested once more', async () => {
  let questions = 0;
  const provider = testProvider(`broken ${crypto.randomUUID()}`, async function* () {
    questions += 1;
    yield { pcm: spokenBytes(24_000, questions) };
    if (questions === 1) throw new ProviderError('audio_generation_failed', 'cut');
    yield { pcm: spokenBytes(24_000, questions) };
  });
  const deps = { failures: new RecentFailures(), clock: realClock, allow: async () => {} };
  const mp3 = await new Response(
    await voiceSample(VOICES[0]!, { ...deps, providers: [provider], files: env.FILES }),
  ).arrayBuffer();
  expect(questions).toBe(2);
  expect(mp3.byteLength).toBeGreaterThan(8_000);
});
