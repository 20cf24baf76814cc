import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSounds } from './joined-sound.ts';

const FRAME_S = 0.024;
/** MPEG-2 Layer III, 24 kHz, mono, of 64 and of 40 kbit/s; bytes of a frame. */
const RATES = {
  64: { header: [0xff, 0xf3, 0x84, 0xc4], bytes: 192 },
  40: { header: [0xff, 0xf3, 0x54, 0xc4], bytes: 120 },
};
const ID3 = [...'ID3'].map((letter) => letter.charCodeAt(0));

type Content = { kbps: 64 | 40; frames: number; tag: number; hasInfo: boolean };
const content = fc.record({
  kbps: fc.constantFrom(64 as const, 40 as const),
  frames: fc.integer({ min: 1, max: 30 }),
  tag: fc.integer({ min: 0, max: 300 }),
  hasInfo: fc.boolean(),
});

function framesOf({ kbps, frames }: Content, fill: number): number[] {
  const { header, bytes } = RATES[kbps];
  return Array.from({ length: frames }, () => [...header, ...Array(bytes - 4).fill(fill)]).flat();
}

function fileOf(sound: Content, fill: number): Blob {
  const { tag, hasInfo } = sound;
  const id3 = tag > 0 ? [...ID3, 3, 0, 0, 0, 0, tag >> 7, tag & 127, ...Array(tag).fill(0xff)] : [];
  const info = Array(192).fill(0);
  info.splice(0, 4, ...RATES[64].header);
  info.splice(13, 4, ...[...'Info'].map((letter) => letter.charCodeAt(0)));
  return new Blob([Uint8Array.from([...id3, ...(hasInfo ? info : []), ...framesOf(sound, fill)])]);
}

test('a joined file has the frames of every sound in order, with four seconds of silent frames between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 3 }), async (sounds) => {
      const { file, duration, shifts } = await joinSounds(sounds.map((sound, at) => fileOf(sound, at + 1)));
      const silence = (sound: Content) => framesOf({ ...sound, frames: 167 }, 0);
      const expected = sounds.flatMap((sound, at) => [
        ...(at > 0 ? silence(sound) : []),
        ...framesOf(sound, at + 1),
      ]);
      expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(expected))).toBe(true);
      const starts = sounds.map((_, at) =>
        sounds.slice(0, at).reduce((sum, { frames }) => sum + frames + 167, 0),
      );
      for (const [at, start] of starts.entries())
        expect(shifts[at]).toBeCloseTo(start * FRAME_S + 1105 / 24_000, 6);
      expect(duration).toBeCloseTo((starts.at(-1)! + sounds.at(-1)!.frames) * FRAME_S, 6);
    }),
    { numRuns: 50 },
  );
});

test('a file without frames is not joined', async () => {
  await expect(joinSounds([new Blob(['no sound at all'])])).rejects.toThrow('no sound that can be joined');
});
