import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Language, VOICES } from '../../contract/options.ts';
import { request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';

/** ISO 639-2, and how the sample begins. */
const SAMPLES: Record<Language, { code: string; text: string }> = {
  es: { code: 'spa', text: 'Había una vez' },
  en: { code: 'eng', text: 'Once there was' },
};

/** The body of a text frame of an ID3 tag, without the byte that names its encoding. */
function frameOf(mp3: Uint8Array, name: string): Uint8Array {
  const at = new TextDecoder('latin1').decode(mp3.subarray(0, 500)).indexOf(name);
  const size = new DataView(mp3.buffer, mp3.byteOffset).getUint32(at + 4);
  return mp3.subarray(at + 11, at + 10 + size);
}

test.each(VOICES)(
  'the voice $id can be heard before it is chosen, in its language: $language',
  async (voice) => {
    const answer = await request(`/api/audio/voices/${voice.id}/sample`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const mp3 = new Uint8Array(await answer.arrayBuffer());
    const { code, text } = SAMPLES[voice.language];
    expect(new TextDecoder('latin1').decode(frameOf(mp3, 'TLAN'))).toBe(code);
    expect(new TextDecoder('utf-16').decode(frameOf(mp3, 'TIT2'))).toContain(text);
    // Two seconds at 64 kilobits: not a tag without sound.
    expect(mp3.length).toBeGreaterThan(10_000);
  },
);

test('a voice that there is not has no sample', async () => {
  expect((await request('/api/audio/voices/constructor/sample')).status).toBe(404);
});

/** Asks where everybody together may have so many characters read aloud in a day. */
const underCap = (cap: number) =>
  app.fetch(
    new Request('http://api.test/api/audio/voices/female/sample'),
    { ...env, DAILY_SPOKEN_CHARACTERS: String(cap) },
    createExecutionContext(),
  );

const spent = () =>
  env.DB.prepare('SELECT characters, free_characters FROM daily_spending').first<{
    characters: number;
    free_characters: number;
  }>();

async function forgetSound(): Promise<void> {
  const { objects } = await env.FILES.list();
  await env.FILES.delete(objects.map(({ key }) => key));
}

test('a sample that has to be bought counts in the day’s characters, one that is kept does not', async () => {
  await forgetSound();
  await env.DB.exec('DELETE FROM daily_spending');
  expect((await underCap(1000)).status).toBe(200);
  const { length } = 'Había una vez una luna que no podía dormir.';
  expect(await spent()).toEqual({ characters: length, free_characters: length });
  expect((await underCap(1000)).status).toBe(200);
  expect(await spent()).toMatchObject({ characters: length });
});

test('a sample is not bought when the day is used up, and a kept one is still played', async () => {
  await env.DB.exec('DELETE FROM daily_spending');
  await env.DB.prepare('INSERT INTO daily_spending (day, characters, free_characters) VALUES (?, 500, 500)')
    .bind(new Date().toISOString().slice(0, 10))
    .run();
  expect((await underCap(1000)).status).toBe(200);
  await forgetSound();
  const refused = await underCap(1000);
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'daily_limit_reached' }]);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});
