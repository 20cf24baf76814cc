import { expect, test } from 'vitest';
import { type Language, VOICES } from '../../contract/options.ts';
import { request } from '../../testkit/worker/person.ts';

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
