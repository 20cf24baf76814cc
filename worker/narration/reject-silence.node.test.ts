import { expect, test } from 'vitest';
import { rejectSilence } from './reject-silence.ts';
import type { SpokenChunk } from './speech-provider.ts';

const bytesOf = (samples: Int16Array) => new Uint8Array(samples.buffer);
const tone = (samples: number) =>
  bytesOf(Int16Array.from({ length: samples }, (_, i) => Math.round(9000 * Math.sin(i / 9))));
const silence = (samples: number) => new Uint8Array(2 * samples);
const letters = (text: string) => new TextEncoder().encode(text);
const file = (mark: string) => new Uint8Array([...letters(mark), ...tone(200)]);

async function* sent(...chunks: Uint8Array[]): AsyncGenerator<SpokenChunk> {
  for (const pcm of chunks) yield { pcm };
}

async function hear(chunks: AsyncIterable<SpokenChunk>, sampleRate = 24_000, text = 'Un búho.') {
  const heard: SpokenChunk[] = [];
  for await (const chunk of rejectSilence(chunks, { sampleRate, text })) heard.push(chunk);
  return heard;
}
const whole = (chunks: SpokenChunk[]) => chunks.flatMap(({ pcm }) => [...pcm]);

test.each<[string, Uint8Array[]]>([
  ['nothing', []],
  ['an empty body', [new Uint8Array(0)]],
  ['a page', [letters(`<!doctype html><title>Bad gateway</title>${' '.repeat(200)}`)]],
  ['a page, letter by letter', [...letters('<html>502</html>')].map((byte) => Uint8Array.of(byte))],
  ['a short message', [letters('{"error":"busy"}')]],
  ['a WAV file', [file('RIFF')]],
  ['an MP3 file', [file('ID3')]],
  ['an Ogg file', [file('OggS')]],
  ['silence', [silence(24_000)]],
  ['a voice that falls silent', [tone(24_000), silence(5 * 24_000)]],
  [
    'a voice that falls silent bit by bit',
    [tone(24_000), ...Array.from({ length: 50 }, () => silence(2400))],
  ],
  ['half a sample', [tone(100), Uint8Array.of(1)]],
  ['silence that does not end', Array.from({ length: 20 }, () => silence(24_000))],
  ['sound that does not end', Array.from({ length: 20 }, () => tone(24_000))],
])('%s is rejected as a failure of the provider', async (_, chunks) => {
  await expect(hear(sent(...chunks))).rejects.toMatchObject({
    name: 'ProviderError',
    code: 'audio_generation_failed',
    message: expect.stringContaining('not sound'),
  });
});

test('sound passes byte for byte, in any chunks', async () => {
  const sound = new Uint8Array([...silence(300), ...tone(500)]);
  expect(whole(await hear(sent(sound)))).toEqual([...sound]);
  const cut = Array.from({ length: Math.ceil(sound.length / 7) }, (_, i) => sound.slice(7 * i, 7 * i + 7));
  expect(whole(await hear(sent(...cut)))).toEqual([...sound]);
});

test('a pause within a sentence is not rejected', async () => {
  const sound = [tone(2400), silence(3 * 24_000), tone(2400)];
  expect(whole(await hear(sent(...sound))).length).toBe(2 * (4800 + 3 * 24_000));
});

test('nothing is passed on before the first audible sample', async () => {
  const moments: string[] = [];
  async function* slow(): AsyncGenerator<SpokenChunk> {
    for (const [what, pcm] of [['silence', silence(4800)] as const, ['a voice', tone(480)] as const]) {
      moments.push(`sent ${what}`);
      yield { pcm };
    }
  }
  for await (const { pcm } of rejectSilence(slow(), { sampleRate: 24_000, text: 'Un búho.' })) {
    moments.push(`passed on ${pcm.length}`);
  }
  expect(moments).toEqual(['sent silence', 'sent a voice', 'passed on 9600', 'passed on 960']);
});

test('sound of another rate keeps its duration', async () => {
  const heard = whole(await hear(sent(tone(44_100)), 44_100));
  expect(heard.length).toBe(2 * 24_000);
});

test('the times of words are passed on with the sound', async () => {
  const words = [{ text: 'Un', start: 0, end: 0.1 }];
  async function* timed(): AsyncGenerator<SpokenChunk> {
    yield { pcm: tone(240), words };
  }
  expect(await hear(timed())).toMatchObject([{ words }]);
});
