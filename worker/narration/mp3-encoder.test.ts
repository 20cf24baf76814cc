import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sine, voice } from '../../testkit/worker/sound.ts';
import { ENCODER_DELAY, FRAME_BYTES, FRAME_SAMPLES, SAMPLE_RATE } from './format.ts';
import { infoFrame } from './info-frame.ts';
import { Mp3Encoder } from './mp3-encoder.ts';
import { int16ToFloat } from './pcm.ts';

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

test('the tests of the encoder run in workerd', () => {
  expect(navigator.userAgent).toBe('Cloudflare-Workers');
});

test('frames of 40 kbit/s have their own size and header', () => {
  const bytes = encodeAll(new Mp3Encoder(40), floats(voice(0.3, 2)), 24_000);
  expect(bytes.length % 120).toBe(0);
  for (let at = 0; at < bytes.length; at += 120) {
    expect(bytes.slice(at, at + 4)).toEqual([0xff, 0xf3, 0x54, 0xc4]);
  }
});

test('every frame has the size and the header of the info frame', () => {
  const bytes = encodeAll(new Mp3Encoder(), floats(voice(0.3, 2)), 24_000);
  expect(bytes.length % FRAME_BYTES).toBe(0);
  const header = [...infoFrame(null).subarray(0, 4)];
  for (let at = 0; at < bytes.length; at += FRAME_BYTES) expect(bytes.slice(at, at + 4)).toEqual(header);
});

test('the encoder makes frames for all samples, and padding that fits its 12 bits', () => {
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

test('the bytes from one encoder are not overwritten by its next ones, nor by another encoder', () => {
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

test('a finished encoder refuses more samples, and may be freed again', () => {
  const encoder = new Mp3Encoder();
  encoder.finish();
  encoder.free();
  expect(() => encoder.encode(new Float32Array(10))).toThrow('already finished');
  expect(() => encoder.finish()).toThrow('already finished');
});

/**
 * Parses frames by ISO 13818-3, independently of the encoder: header, side information and the bits it announces.
 * Throws where a decoder would lose synchronisation.
 */
function readFrames(bytes: Uint8Array): number {
  const RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const SIDE_BYTES = 9;
  let frames = 0;
  /** Bytes of the bit reservoir: left over from earlier frames, where the next one may begin. */
  let reservoir = 0;
  for (let at = 0; at < bytes.length; frames++) {
    const [sync = 0, version = 0, rate = 0] = bytes.subarray(at, at + 3);
    if (sync !== 0xff || version >>> 4 !== 0xf) throw new Error(`no frame at ${at}`);
    // MPEG-2, Layer III, 24 kHz.
    expect([(version >>> 3) & 3, (version >>> 1) & 3, (rate >>> 2) & 3]).toEqual([2, 1, 1]);
    const size = Math.floor((72_000 * RATES[rate >>> 4]!) / 24_000) + ((rate >>> 1) & 1);
    const side = at + 4 + (version & 1 ? 0 : 2);
    const begin = bytes[side]!;
    // One granule of one channel: 8 bits of main_data_begin, one private bit, then part2_3_length in 12 bits.
    const length = ((bytes[side + 1]! & 0x7f) << 5) | (bytes[side + 2]! >>> 3);
    const room = size - (side - at) - SIDE_BYTES;
    expect(begin).toBeLessThanOrEqual(reservoir);
    expect(length).toBeLessThanOrEqual(8 * (begin + room));
    reservoir = Math.min(255, begin + room - Math.ceil(length / 8));
    at += size;
    if (at > bytes.length) throw new Error('the last frame is cut');
  }
  return frames;
}

test('a decoder can follow the frames of sound of any length and kind to the last', () => {
  // What the limiter lets through.
  const sample = fc.oneof(fc.constantFrom(0, 1, -1, 1e-40), fc.float({ min: -1, max: 1, noNaN: true }));
  const loudness = fc.constantFrom(0, 0.001, 0.3, 1);
  fc.assert(
    fc.property(
      fc.nat(6000),
      loudness,
      fc.integer(),
      fc.array(sample, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3000 }),
      (count, gain, seed, odd, portion) => {
        let state = seed | 1;
        const noise = Float32Array.from({ length: count }, () => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
          return (gain * state) / 2 ** 31;
        });
        noise.set(odd.slice(0, count));
        const bytes = Uint8Array.from(encodeAll(new Mp3Encoder(), noise, portion));
        expect(readFrames(bytes) * FRAME_SAMPLES).toBeGreaterThanOrEqual(count + ENCODER_DELAY);
      },
    ),
    { numRuns: 100 },
  );
});

test('that parser notices frames that were cut or damaged', () => {
  const bytes = Uint8Array.from(encodeAll(new Mp3Encoder(), floats(voice(0.3, 1)), 24_000));
  expect(() => readFrames(bytes.subarray(0, -1))).toThrow();
  expect(() => readFrames(bytes.subarray(1))).toThrow();
  expect(() => readFrames(Uint8Array.of(...bytes.subarray(0, 400), ...bytes.subarray(500)))).toThrow();
});
