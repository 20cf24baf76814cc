import { expect, test } from 'vitest';
import { ENCODER_DELAY, FRAME_BYTES, FRAME_SAMPLES, SAMPLE_RATE } from './format.ts';
import { infoFrame } from './info-frame.ts';
import { Mp3Encoder } from './mp3-encoder.ts';
import { int16ToFloat } from './pcm.ts';
import { sine, voice } from './testing/sound.ts';

function floats(samples: Int16Array): Float32Array {
  const out = new Float32Array(samples.length);
  int16ToFloat(samples, out);
  return out;
}

function encodeAll(encoder: Mp3Encoder, samples: Float32Array, portion: number): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < samples.length; at += portion) {
    bytes.push(...encoder.encode(samples.subarray(at, at + portion)));
  }
  bytes.push(...encoder.finish());
  return bytes;
}

test('this runs in workerd', () => {
  expect(navigator.userAgent).toBe('Cloudflare-Workers');
});

test('every frame has the one size and the one header that the info frame has', () => {
  const bytes = encodeAll(new Mp3Encoder(), floats(voice(0.3, 2)), 24_000);
  expect(bytes.length % FRAME_BYTES).toBe(0);
  const header = [...infoFrame(null).subarray(0, 4)];
  for (let at = 0; at < bytes.length; at += FRAME_BYTES) expect(bytes.slice(at, at + 4)).toEqual(header);
});

test('there are frames for all samples, and padding that fits its 12 bits', () => {
  for (const samples of [1, 575, 576, 577, 24_000, 54_321]) {
    const frames = encodeAll(new Mp3Encoder(), new Float32Array(samples), 24_000).length / FRAME_BYTES;
    const padding = frames * FRAME_SAMPLES - ENCODER_DELAY - samples;
    expect(padding).toBeGreaterThanOrEqual(0);
    expect(padding).toBeLessThan(4096);
  }
});

test.each([100, 576, 10_000])('portions of %i samples encode to the same bytes', (portion) => {
  const sound = floats(voice(0.3, 1.5));
  expect(encodeAll(new Mp3Encoder(), sound, portion)).toEqual(encodeAll(new Mp3Encoder(), sound, 24_000));
});

test('what one encoder answered is not overwritten by the next answer, nor by another encoder', () => {
  const [low, high] = [new Mp3Encoder(), new Mp3Encoder()];
  const first = low.encode(floats(sine(200, 0.5, 1)));
  const before = [...first];
  high.encode(floats(sine(3000, 0.5, 1)));
  low.encode(floats(sine(250, 0.5, 1)));
  expect([...first]).toEqual(before);
  low.free();
  high.free();
});

test('interleaved encoders do not disturb each other', () => {
  const sounds = [voice(0.3, 2, 1), voice(0.3, 2, 2)].map(floats) as [Float32Array, Float32Array];
  const alone = sounds.map((sound) => encodeAll(new Mp3Encoder(), sound, 6000));
  const encoders = [new Mp3Encoder(), new Mp3Encoder()];
  const together: number[][] = [[], []];
  for (let at = 0; at < 2 * SAMPLE_RATE; at += 6000) {
    encoders.forEach((encoder, i) => {
      together[i]?.push(...encoder.encode((sounds[i] as Float32Array).subarray(at, at + 6000)));
    });
  }
  encoders.forEach((encoder, i) => {
    together[i]?.push(...encoder.finish());
  });
  expect(together).toEqual(alone);
});

test('a finished encoder refuses more, and may be freed again', () => {
  const encoder = new Mp3Encoder();
  encoder.finish();
  encoder.free();
  expect(() => encoder.encode(new Float32Array(10))).toThrow('already finished');
  expect(() => encoder.finish()).toThrow('already finished');
});
