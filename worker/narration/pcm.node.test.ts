import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noise, toBytes } from '../../testkit/worker/sound.ts';
import { int16ToFloat, PcmAssembler } from './pcm.ts';

test('samples do not depend on how their bytes are cut', () => {
  const samples = noise(0.9, 0.02);
  const bytes = toBytes(samples);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 200 }), (lengths) => {
      const assembler = new PcmAssembler();
      const out: number[] = [];
      let at = 0;
      for (const length of [...lengths, bytes.length]) {
        out.push(...assembler.push(bytes.subarray(at, at + length)));
        at = Math.min(bytes.length, at + length);
      }
      expect(out).toEqual([...samples]);
    }),
  );
});

test('half a sample at the end is dropped', () => {
  expect([...new PcmAssembler().push(Uint8Array.of(1, 0, 2))]).toEqual([1]);
});

test('assembled samples do not change when the provider reuses its buffer', () => {
  const bytes = Uint8Array.of(1, 0, 2, 0);
  const samples = new PcmAssembler().push(bytes);
  bytes.fill(9);
  expect([...samples]).toEqual([1, 2]);
});

test('every int16 becomes its fraction of full scale', () => {
  const all = Int16Array.from({ length: 65_536 }, (_, i) => i - 32_768);
  const floats = new Float32Array(all.length);
  int16ToFloat(all, floats);
  expect(floats).toEqual(Float32Array.from(all, (value) => value / 32_768));
});
