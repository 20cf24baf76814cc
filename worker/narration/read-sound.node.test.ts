import { expect, test } from 'vitest';
import { spokenBytes } from '../../testkit/worker/speech-provider.ts';
import { readSound } from './read-sound.ts';
import type { SpokenChunk } from './speech-provider.ts';

const TEXT = 'El faro duerme junto al mar.';
const RATE = 24_000;
const voice = new Int16Array(spokenBytes(4 * RATE, 7).buffer);
const bytesOf = (samples: ArrayLike<number>) => new Uint8Array(Int16Array.from(samples).buffer);
const made = (seconds: number, sample: (i: number) => number) =>
  bytesOf(Array.from({ length: seconds * RATE }, (_, i) => Math.round(sample(i))));
const silence = (seconds: number) => new Uint8Array(2 * seconds * RATE);
const letters = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

/** Pseudo-random bytes, uniform: what compressed sound looks like. */
function noise(bytes: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
const samplesOf = (bytes: Uint8Array) => new Int16Array(bytes.slice().buffer);

async function* sent(type: string | undefined, ...chunks: Uint8Array[]): AsyncGenerator<SpokenChunk> {
  for (const pcm of chunks) yield { pcm, ...(type !== undefined && { type }) };
}
async function read(chunks: AsyncIterable<SpokenChunk>, sampleRate = RATE, text = TEXT) {
  const passed: SpokenChunk[] = [];
  for await (const chunk of readSound(chunks, { sampleRate, text })) passed.push(chunk);
  return passed;
}
const whole = (chunks: SpokenChunk[]) => Buffer.concat(chunks.map(({ pcm }) => pcm));
const pieces = (bytes: Uint8Array, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, i) =>
    bytes.slice(length * i, length * (i + 1)),
  );

const SPEECH = bytesOf(voice);
const file = (...mark: (string | number)[]) =>
  joined(
    Uint8Array.from(mark.flatMap((one) => (typeof one === 'string' ? [...letters(one)] : [one]))),
    SPEECH,
  );
/** Two frames of MPEG-2 Layer III at 24 kHz and 48 kbit/s, or of AAC in ADTS. */
const mp3 = (second: number) => {
  const frame = joined(Uint8Array.of(0xff, second, 0x64, 0xc4), noise(140));
  return joined(frame, frame, noise(20_000));
};
const aac = (second: number) => {
  const frame = joined(Uint8Array.of(0xff, second, 0x58, 0x40, 0x1a, 0x9f, 0xfc), noise(205));
  return joined(frame, frame, noise(20_000));
};
const base64 = letters(Buffer.from(SPEECH).toString('base64'));
const float32 = new Uint8Array(Float32Array.from(voice, (sample) => sample / 32_768).buffer);
const int32 = new Uint8Array(Int32Array.from(voice, (sample) => sample * 65_536 + 777 * sample).buffer);
const int24 = joined(
  ...[...voice].map((sample) => Uint8Array.of((sample * 77) & 255, sample & 255, sample >> 8)),
);
const muLaw = Uint8Array.from(voice, (sample) => {
  const magnitude = Math.min(Math.abs(sample), 32_635) + 132;
  const exponent = 31 - Math.clz32(magnitude) - 7;
  return ~(((sample < 0 ? 1 : 0) << 7) | (exponent << 4) | ((magnitude >> (exponent + 3)) & 15));
});

test.each<[string, Uint8Array[]]>([
  ['nothing', []],
  ['an empty body', [new Uint8Array(0)]],
  ['a page', [letters(`<!doctype html><title>Bad gateway</title>${' '.repeat(200)}`)]],
  ['a page with accents', [letters(`<!doctype html><title>Página no encontrada</title>${' '.repeat(200)}`)]],
  ['a page of 16 bits', [new Uint8Array(Buffer.from(`<html>${'error '.repeat(200)}`, 'utf16le'))]],
  ['a page, letter by letter', [...letters('<html>502</html>')].map((byte) => Uint8Array.of(byte))],
  ['a short message', [letters('{"error":"busy"}')]],
  ['samples in base64', [base64]],
  ['a WAV file', [file('RIFF')]],
  ['a big-endian WAV file', [file('RIFX')]],
  ['a long WAV file', [file('RF64')]],
  ['an MP3 file with a tag', [file('ID3')]],
  ['MPEG-2 Layer III', [mp3(0xf3)]],
  ['MPEG-2 Layer III with a checksum', [mp3(0xf2)]],
  ['MPEG-2.5 Layer III', [joined(Uint8Array.of(0xff, 0xe3, 0x20, 0xc4), noise(30_000))]],
  ['MP3, byte by byte', [...mp3(0xf3).subarray(0, 3000)].map((byte) => Uint8Array.of(byte))],
  ['MP3 from the middle of a frame', [mp3(0xf3).subarray(50)]],
  ['AAC', [aac(0xf1)]],
  ['AAC of MPEG-2', [aac(0xf9)]],
  ['an Ogg file', [file('OggS')]],
  ['a FLAC file', [file('fLaC')]],
  ['an M4A file', [file(0, 0, 0, 28, 'ftypM4A ')]],
  ['a WebM file', [file(0x1a, 0x45, 0xdf, 0xa3)]],
  ['an AIFF file', [file('FORM')]],
  ['an AU file', [file('.snd')]],
  ['an AMR file', [file('#!AMR\n')]],
  ['a CAF file', [file('caff')]],
  ['a WMA file', [file(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11)]],
  ['a gzip file', [file(0x1f, 0x8b, 8)]],
  ['packed or encrypted bytes', [noise(60_000)]],
  ['samples that begin at an odd byte', [SPEECH.slice(1, -1)]],
  ['big-endian samples', [swapped(SPEECH)]],
  ['samples of 32 bits', [int32]],
  ['samples of 24 bits', [int24]],
  ['samples of floating point', [float32]],
  ['samples of 8 bits', [Uint8Array.from(voice, (sample) => (sample >> 8) + 128)]],
  ['samples of 8 bits with a sign', [Uint8Array.from(voice, (sample) => sample >> 8)]],
  ['samples by the µ-law', [muLaw]],
  ['two channels', [bytesOf([...voice].flatMap((sample) => [sample, sample]))]],
  ['two channels, one of them silent', [bytesOf([...voice].flatMap((sample) => [sample, 0]))]],
  ['two channels, one of them quieter', [bytesOf([...voice].flatMap((sample) => [sample, sample / 2]))]],
  ['quiet noise', [bytesOf(samplesOf(noise(96_000)).map((sample) => sample / 40))]],
  ['a tone', [made(2, (i) => 9000 * Math.sin(i / 4))]],
  ['beeps', [made(2, (i) => (i % 6000 < 3000 ? 9000 * Math.sin(i / 4) : 0))]],
  ['a chord', [made(2, (i) => 4000 * (Math.sin(i / 9) + Math.sin(i / 7) + Math.sin(i / 6)))]],
  ['a square wave', [made(2, (i) => (i % 48 < 24 ? 9000 : -9000))]],
  ['a square wave at full scale', [made(2, (i) => (i % 48 < 24 ? 32_767 : -32_767))]],
  ['a constant', [made(2, () => 1799)]],
  [
    'a voice that is cut at its limits',
    [bytesOf(voice.map((sample) => Math.max(-32_768, Math.min(32_767, 40 * sample))))],
  ],
  ['a voice that turns into noise', [SPEECH, noise(48_000)]],
  ['silence', [silence(1)]],
  ['a voice that falls silent', [SPEECH, silence(5)]],
  ['a voice that falls silent bit by bit', [SPEECH, ...Array.from({ length: 50 }, () => silence(0.1))]],
  ['half a sample', [SPEECH, Uint8Array.of(1)]],
  ['silence that does not end', Array.from({ length: 20 }, () => silence(1))],
  ['sound that does not end', Array.from({ length: 20 }, () => SPEECH)],
  ['a tenth of a second', [SPEECH.slice(0, 4800)]],
  ['a tenth of a second and silence', [SPEECH.slice(0, 4800), silence(3)]],
  [
    'a tenth of a second in little bits',
    [SPEECH.slice(0, 2400), silence(1), SPEECH.slice(0, 2400), silence(1)],
  ],
])('%s is refused as a failure of the provider', async (_, chunks) => {
  await expect(read(sent(undefined, ...chunks))).rejects.toMatchObject({
    name: 'ProviderError',
    code: 'audio_generation_failed',
    message: expect.stringContaining('not sound'),
  });
});

test.each<[string, Uint8Array]>([
  ['noise at full scale', noise(96_000)],
  ['big-endian samples', swapped(SPEECH)],
  ['MP3', mp3(0xf3)],
  ['a tenth of a second', SPEECH.slice(0, 4800)],
])('nothing of %s is passed on', async (_, bytes) => {
  const passed: SpokenChunk[] = [];
  const reading = async () => {
    for await (const chunk of readSound(sent(undefined, ...pieces(bytes, 960)), {
      sampleRate: RATE,
      text: TEXT,
    }))
      passed.push(chunk);
  };
  await expect(reading()).rejects.toThrow('not sound');
  expect(passed).toEqual([]);
});

test.each([
  '',
  'application/octet-stream',
  'audio/pcm',
  'audio/mpeg',
  'audio/wav',
  'audio/L16;rate=24000',
  'x',
])('a voice passes byte for byte, in any chunks, as %o', async (type) => {
  const sound = joined(silence(0.3), SPEECH);
  for (const length of [7, 777, 4800, sound.length])
    expect(whole(await read(sent(type, ...pieces(sound, length)))).equals(sound)).toBe(true);
});

test.each([
  ['MPEG-2 Layer III', mp3(0xf3)],
  ['MPEG-2 Layer III with a checksum', mp3(0xf2)],
  ['AAC', aac(0xf1)],
  ['AAC of MPEG-2', aac(0xf9)],
])('%s is known by its frames, whatever is in them', async (_, bytes) => {
  await expect(read(sent('audio/pcm', bytes))).rejects.toThrow('frames of MP3 or AAC');
});

/** The voice at another rate. */
const at = (rate: number) =>
  bytesOf(
    Array.from({ length: (voice.length * rate) / RATE }, (_, i) => {
      const place = (i * RATE) / rate;
      const [before = 0, after = 0] = voice.subarray(Math.floor(place), Math.floor(place) + 2);
      return Math.round(before + (place % 1) * (after - before));
    }),
  );
const stereo = bytesOf([...voice].flatMap((sample) => [sample, sample]));

test.each<[string, Uint8Array]>([
  ['audio/pcm;rate=16000', at(16_000)],
  ['audio/pcm; rate="16000"', at(16_000)],
  ['audio/pcm; sample_rate=16 kHz', at(16_000)],
  ['audio/L16; rate=48000; channels=1', at(48_000)],
  ['audio/L16;codec=pcm;rate=44100', at(44_100)],
  ['audio/L16;rate=16000', swapped(at(16_000))],
  ['audio/pcm;endianness=big-endian', swapped(SPEECH)],
  ['audio/x-raw, format=(string)S16LE, rate=(int)8000, channels=(int)1', at(8000)],
  ['audio/pcm;channels=2', stereo],
  ['audio/L16;rate=24000;channels=2', swapped(stereo)],
])('an answer of type %s keeps its two seconds', async (type, bytes) => {
  for (const length of [777, bytes.length]) {
    const passed = samplesOf(whole(await read(sent(type, ...pieces(bytes, length)))));
    expect(passed.length).toBe(2 * RATE);
    const level = (samples: Int16Array) =>
      Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
    expect(level(passed) / level(voice)).toBeCloseTo(1, 1);
  }
});

test('two channels that are said to be two are mixed', async () => {
  const passed = await read(sent('audio/pcm;channels=2', ...pieces(stereo, 1001)));
  expect(whole(passed).equals(SPEECH)).toBe(true);
});

test('a declared rate comes before the configured one', async () => {
  expect(whole(await read(sent('audio/pcm;rate=24000', SPEECH), 16_000)).equals(SPEECH)).toBe(true);
  expect(whole(await read(sent('audio/pcm', at(44_100)), 44_100)).length).toBe(SPEECH.length);
});

test.each([
  'audio/pcm;rate=7',
  'audio/pcm;rate=fast',
  'audio/pcm;rate=96000',
  'audio/pcm;channels=6',
  'audio/L24;rate=24000',
  'audio/L8;rate=24000',
  'audio/basic',
  'audio/PCMU;rate=8000',
  'audio/pcm;bits=8',
  'audio/pcm;encoding=float',
  'audio/x-raw, format=F32LE',
  'audio/L16;rate=24000;channels=3',
])('a voice of type %s is refused', async (type) => {
  await expect(read(sent(type, SPEECH))).rejects.toThrow('not sound');
});

test('half of a pair of channels is refused', async () => {
  await expect(read(sent('audio/pcm;channels=2', stereo, Uint8Array.of(1, 2)))).rejects.toThrow(
    'half a sample',
  );
});

test('a quiet first sample that looks like a mark of MP3 is none', async () => {
  const sound = joined(Uint8Array.of(0xff, 0xfb, 0xff, 0xf3), SPEECH);
  expect(whole(await read(sent(undefined, sound))).equals(sound)).toBe(true);
});

test.each([
  ['¡Ay!', 0.17],
  ['Sí.', 0.2],
  ['Noooooooooooooooooo.', 0.4],
  ['3', 0.3],
  ['1.234.567', 6],
  ['El Dr. vio la TV a las 12:30.', 9],
  ['XVIII', 6],
])('%s may take %d seconds', async (text, seconds) => {
  const sound = spokenBytes(2 * Math.round(seconds * RATE), 7);
  expect(whole(await read(sent(undefined, sound), RATE, text)).length).toBe(sound.length);
});

test('a pause within a sentence is not refused', async () => {
  const sound = [SPEECH, silence(3), SPEECH];
  expect(whole(await read(sent(undefined, ...sound))).length).toBe(2 * SPEECH.length + 6 * RATE);
});

test('the sound is passed on once more than a tenth of a second is audible', async () => {
  const moments: string[] = [];
  async function* slow(): AsyncGenerator<SpokenChunk> {
    for (const pcm of [silence(0.1), ...pieces(SPEECH, 2400)]) {
      moments.push('sent');
      yield { pcm };
    }
  }
  for await (const { pcm } of readSound(slow(), { sampleRate: RATE, text: TEXT }))
    moments.push(`${pcm.length}`);
  expect(moments.slice(0, 6)).toEqual(['sent', 'sent', 'sent', 'sent', '4800', '2400']);
});

test('the times of words are passed on with the sound', async () => {
  const words = [{ text: 'El', start: 0, end: 0.1 }];
  async function* timed(): AsyncGenerator<SpokenChunk> {
    yield { pcm: SPEECH, words };
  }
  expect(await read(timed())).toMatchObject([{ words }]);
});
