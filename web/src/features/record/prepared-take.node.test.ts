import { expect, test } from 'vitest';
import { loudnessOf } from '../../../../contract/loudness.ts';
import { TAKE_RATE } from '../../../../contract/takes.ts';
import { voice } from '../../../../testkit/worker/sound.ts';
import { prepareTake, TAKE_LOUDNESS, TAKE_PEAK, truePeak } from './prepared-take.ts';

const floats = (samples: Int16Array) => Float32Array.from(samples, (sample) => sample / 32_768);
const silence = (seconds: number) => new Float32Array(Math.round(seconds * TAKE_RATE));
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
const added = (one: Float32Array, other: (at: number) => number) =>
  one.map((sample, at) => sample + other(at));
const sine = (hertz: number, amplitude: number) => (at: number) =>
  amplitude * Math.sin((2 * Math.PI * hertz * at) / TAKE_RATE);
const samplesOf = (pcm: Uint8Array<ArrayBuffer>) => floats(new Int16Array(pcm.buffer));

/** A recording with a second of the room before and after the voice. */
const recorded = (amplitude: number) => joined(silence(1), floats(voice(amplitude, 4)), silence(1));

/** The softest and the loudest; `npm run test:long` has some between them. */
const AMPLITUDES = process.env.TEST_LONG === undefined ? [0.05, 0.9] : [0.05, 0.1, 0.4, 0.9];

test.each(AMPLITUDES)(
  'a voice of amplitude %s gets the level of narrations, with its peaks held',
  (amplitude) => {
    const { pcm, faults } = prepareTake(recorded(amplitude));
    const samples = samplesOf(pcm);
    const loudness = loudnessOf(samples, { sampleRate: TAKE_RATE, fullScale: 1 });
    expect(Math.abs(loudness - TAKE_LOUDNESS)).toBeLessThan(1);
    expect(20 * Math.log10(truePeak(samples))).toBeLessThan(TAKE_PEAK + 0.05);
    expect(faults).toEqual([]);
  },
);

test('the room before and after the voice is cut, and the ends are silent', () => {
  const { pcm } = prepareTake(recorded(0.3));
  const samples = samplesOf(pcm);
  const seconds = samples.length / TAKE_RATE;
  expect(seconds).toBeGreaterThan(3.5);
  expect(seconds).toBeLessThan(4.5);
  expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
});

test.each([
  ['silence', silence(3), 'silent'],
  ['a click', joined(silence(1), new Float32Array([0.9, -0.9]), silence(1)), 'silent'],
  ['more than a minute', floats(voice(0.3, 70)), 'long'],
] as const)('%s is not sent', (_, samples, fault) => {
  expect(prepareTake(samples)).toEqual({ pcm: new Uint8Array(), faults: [fault] });
});

test('hum, noise and clipping are said, and the take is kept', () => {
  const clean = recorded(0.2);
  expect(prepareTake(added(clean, sine(50, 0.02))).faults).toEqual(['hum']);
  let state = 1;
  const hiss = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return 0.04 * ((state / 0x7fff_ffff) * 2 - 1);
  };
  expect(prepareTake(added(clean, hiss)).faults).toEqual(['noise']);
  const cut = recorded(0.9).map((sample) => Math.max(-1, Math.min(1, 4 * sample)));
  expect(prepareTake(cut).faults).toContain('clipped');
  expect(prepareTake(cut).pcm.length).toBeGreaterThan(0);
});
