import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { type Language, VOICES } from '../../contract/options.ts';
import { request } from '../../testkit/worker/person.ts';
import { spokenBytes, testProvider } from '../../testkit/worker/speech-provider.ts';
import { voiceSample } from '../narration/voice-sample.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { RecentFailures } from '../providers/recent-failures.ts';
import { realClock } from '../storyteller/clock.ts';

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

test('a sample that a spare spoke is kept as the spare’s, and the first service speaks its own when it is back', async () => {
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
      files: env.FILES,
    });
  const bytesOf = async (...providers: (typeof first)[]) =>
    new Uint8Array(await new Response(await sampleOf(...providers)).arrayBuffer());

  const bySpare = await bytesOf(first, spare);
  expect(asked).toEqual(['first', 'spare']);
  isDown = false;
  // Asked alone, since of the two the sample that is there is heard.
  expect(await bytesOf(first)).not.toEqual(bySpare);
  expect(asked).toEqual(['first', 'spare', 'first']);
  expect(await bytesOf(spare)).toEqual(bySpare);
  expect(asked).toHaveLength(3);
});

test('a sample whose sound breaks off is spoken once more', async () => {
  let questions = 0;
  const provider = testProvider(`broken ${crypto.randomUUID()}`, async function* () {
    questions += 1;
    yield { pcm: spokenBytes(24_000, questions) };
    if (questions === 1) throw new ProviderError('audio_generation_failed', 'cut');
    yield { pcm: spokenBytes(24_000, questions) };
  });
  const [deps, files] = [{ failures: new RecentFailures(), clock: realClock }, env.FILES];
  const mp3 = await new Response(
    await voiceSample(VOICES[0]!, { ...deps, providers: [provider], files }),
  ).arrayBuffer();
  expect(questions).toBe(2);
  expect(mp3.byteLength).toBeGreaterThan(8_000);
});
