import OpenAI from 'openai';
import { beforeAll, expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';
import { hissShare, medianPitch, rmsDecibels } from './measure.ts';
import { sampleRate } from './pcm.ts';

const spanish =
  'Había una vez un dragón muy pequeño que no sabía volar. Vivía en una cueva, cerca del mar, y cada noche miraba las estrellas.';
const english =
  'Once upon a time there was a very small dragon who could not fly. He lived in a cave near the sea, and every night he looked at the stars.';
const sixVoices = ['coral', 'onyx', 'nova', 'echo', 'shimmer', 'fable'] as const;

const { client, request, log } = connectInProcess();

async function speak(
  input: string,
  more: Partial<OpenAI.Audio.SpeechCreateParams> = {},
): Promise<Int16Array> {
  const answer = await client.audio.speech.create({
    model: 'gpt-4o-mini-tts',
    voice: 'coral',
    response_format: 'pcm',
    input,
    ...more,
  });
  return new Int16Array(await answer.arrayBuffer());
}

/** Sentences that differ for each number, so that they are not in the engine's cache. */
const numbered = (n: number) => spanish.replaceAll('.', ` ${n}.`);

/** Asserted instead of the samples, whose difference takes minutes to print. */
const isSame = (one: Int16Array, other: Int16Array) =>
  one.length === other.length && one.every((sample, at) => sample === other[at]);

beforeAll(async () => {
  await speak('Hola.'); // the engine loads once
});

test('speech is 24 kHz PCM of a plausible length and level, and never clips', async () => {
  for (const voice of sixVoices) {
    const pcm = await speak(spanish, { voice });
    const seconds = pcm.length / sampleRate;
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(13);
    expect(rmsDecibels(pcm)).toBeGreaterThan(-23);
    expect(rmsDecibels(pcm)).toBeLessThan(-18);
    expect(pcm.every((sample) => Math.abs(sample) < 32000)).toBe(true);
  }
});

test('speech has about 80 ms of silence at both ends', async () => {
  const pcm = await speak(spanish);
  const first = pcm.findIndex((sample) => Math.abs(sample) > 200) / sampleRate;
  const last = (pcm.length - 1 - pcm.findLastIndex((sample) => Math.abs(sample) > 200)) / sampleRate;
  for (const edge of [first, last]) {
    expect(edge).toBeGreaterThan(0.07);
    expect(edge).toBeLessThan(0.14);
  }
});

test('each voice has a distinct pitch, the women’s above the men’s', async () => {
  const pitches: Record<string, number> = {};
  for (const voice of sixVoices) {
    pitches[voice] = medianPitch(await speak(spanish, { voice }));
  }
  const women = [pitches.coral!, pitches.nova!, pitches.shimmer!];
  const men = [pitches.onyx!, pitches.echo!, pitches.fable!];
  expect(Math.min(...women)).toBeGreaterThan(Math.max(...men) * 1.15);
  const sorted = Object.values(pitches).sort((a, b) => a - b);
  for (const [index, pitch] of sorted.slice(1).entries()) {
    expect(pitch / sorted[index]!).toBeGreaterThan(1.07);
  }
});

test('the English female voice is at least 1.3 times as high as the male one', async () => {
  const woman = await speak(english, { voice: 'shimmer' });
  const man = await speak(english, { voice: 'fable' });
  expect(medianPitch(woman) / medianPitch(man)).toBeGreaterThan(1.3);
});

test('English is read in any spelling of its letters', async () => {
  const lengthOf = async (input: string) => (await speak(input, { voice: 'fable' })).length / sampleRate;
  const plain = await lengthOf("Tomas can't find the cafe, he said.");
  expect(await lengthOf('Tomás can’t find the “café”, he said.')).toBeCloseTo(plain, 1);
  expect(await lengthOf('“東京.”')).toBeGreaterThan(0.3);
});

test('an unknown voice, an unsupported format and a text over the limit are refused with 400', async () => {
  for (const wrong of [{ voice: 'hal' }, { response_format: 'mp3' as const }]) {
    await expect(speak('Hola.', wrong)).rejects.toBeInstanceOf(OpenAI.BadRequestError);
  }
  await expect(speak('a'.repeat(4097))).rejects.toBeInstanceOf(OpenAI.BadRequestError);
});

test('a WAV answer is a header and the same speech', async () => {
  const wav = await client.audio.speech.create({
    model: 'gpt-4o-mini-tts',
    voice: 'onyx',
    response_format: 'wav',
    input: 'Hola, luna.',
  });
  expect(wav.headers.get('content-type')).toBe('audio/wav');
  const bytes = await wav.arrayBuffer();
  const view = new DataView(bytes);
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('RIFF');
  expect(view.getUint32(24, true)).toBe(24_000);
  const bare = await speak('Hola, luna.', { voice: 'onyx' });
  expect(isSame(new Int16Array(bytes, 44), bare)).toBe(true);
});

test('the accent follows the instructions, and the language follows the text', async () => {
  const accentOf = async (input: string, voice: string, instructions?: string) => {
    await speak(input, { voice, instructions });
    return (await log()).at(-1)?.speech?.accent;
  };
  expect(await accentOf(spanish, 'coral')).toBe('es-ES');
  expect(await accentOf(spanish, 'nova', 'Warm. Latin American Spanish accent.')).toBe('es-419');
  expect(await accentOf(spanish, 'nova', 'Castilian Spanish from Spain.')).toBe('es-ES');
  expect(await accentOf(english, 'fable', 'British English, a bedtime voice.')).toBe('en-GB');
  expect(await accentOf(english, 'shimmer', 'American English.')).toBe('en-US');
  expect(await accentOf(english, 'coral', 'Castilian Spanish from Spain')).toBe('en-GB');
  expect(await accentOf(spanish, 'shimmer', 'American English')).toBe('es-419');
});

test('the accents differ: a Castilian z is softer than a Latin American one', async () => {
  const text = 'Zapatos, cien zapatos, zumo, cereza, corazón, azul.';
  const castilian = await speak(text, { instructions: 'Castilian Spanish from Spain' });
  const american = await speak(text, { instructions: 'Latin American Spanish' });
  expect(hissShare(american)).toBeGreaterThan(hissShare(castilian) * 1.5);
});

test('the provider’s other voices speak too', async () => {
  for (const voice of ['alloy', 'ash', 'ballad', 'sage', 'verse']) {
    expect((await speak('Hola, luna.', { voice })).length).toBeGreaterThan(sampleRate / 2);
  }
});

test('many requests at once are served while the event loop stays free', async () => {
  let turns = 0;
  let isSpeaking = true;
  const count = () => {
    turns += 1;
    if (isSpeaking) setImmediate(count);
  };
  setImmediate(count);
  const texts = Array.from({ length: 12 }, (_, index) => numbered(index));
  const spoken = await Promise.all(texts.map((text) => speak(text)));
  isSpeaking = false;
  expect(spoken.every((pcm) => pcm.length > 5 * sampleRate)).toBe(true);
  // Synthesis on this thread would leave it about one turn for each text.
  expect(turns).toBeGreaterThan(10 * texts.length);
});

test('a repeated sentence is answered from the cache, unchanged', async () => {
  const text = numbered(200);
  const [spoken, again] = [await speak(text), await speak(text)];
  expect(isSame(again, spoken)).toBe(true);
  expect(isSame(await speak(text, { voice: 'onyx' }), spoken)).toBe(false);
});

test('the first sound of a long text arrives before the last sentence is synthesised', async () => {
  const answer = await client.audio.speech.create({
    model: 'gpt-4o-mini-tts',
    voice: 'echo',
    response_format: 'pcm',
    input: Array.from({ length: 20 }, (_, index) => numbered(100 + index)).join(' '),
  });
  const reader = answer.body!.getReader();
  const first = await reader.read();
  expect(first.value?.length).toBeGreaterThan(0);
  await reader.cancel();
  const entry = (await log()).at(-1);
  expect(entry?.aborted).toBe(true);
  expect(entry?.speech?.audioSeconds).toBeLessThan(5);
});

test('the knobs delay speech', async () => {
  const slow = connectInProcess({ knobs: { speechFirstByteMs: 50, speechRealTimeFactor: 0.1 } });
  const answer = await slow.client.audio.speech.create({
    model: 'gpt-4o-mini-tts',
    voice: 'echo',
    response_format: 'pcm',
    input: 'Hola, luna.',
  });
  const seconds = (await answer.arrayBuffer()).byteLength / 2 / sampleRate;
  const [entry] = await slow.log();
  expect(entry!.firstByteAt! - entry!.receivedAt).toBeGreaterThanOrEqual(48);
  // From the request: on a busy machine the first byte is late, and the rest then on time.
  expect(entry!.finishedAt! - entry!.receivedAt).toBeGreaterThan((seconds - 0.3) * 100);
});

test('speech fails in the ways that the knob names', async () => {
  const failNext = (kind: string) =>
    request('/__emulator/knobs', {
      method: 'POST',
      body: JSON.stringify({ failSpeech: { kind, times: 1 } }),
    });
  await failNext('429');
  await expect(speak('Hola.')).rejects.toBeInstanceOf(OpenAI.RateLimitError);
  await failNext('500');
  await expect(speak('Hola.')).rejects.toBeInstanceOf(OpenAI.InternalServerError);
  await failNext('cut');
  expect(
    await speak(spanish).then(
      () => 'complete',
      () => 'broken',
    ),
  ).toBe('broken');
  expect((await speak(spanish)).length).toBeGreaterThan(sampleRate);
});

test('a text without a word is a moment of silence', async () => {
  const pcm = await speak('…');
  expect(pcm.every((sample) => sample === 0)).toBe(true);
  expect(pcm.length / sampleRate).toBeLessThan(0.3);
});
