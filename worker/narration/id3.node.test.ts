import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_CHARACTER } from '../../testkit/worker/any-character.ts';
import { runs } from '../../testkit/worker/runs.ts';
import { id3, tagLength } from './id3.ts';
import { narrationTag } from './narration-tag.ts';

/** Parses a tag by the ID3v2.3 description, independently of the writer. */
function read(tag: Uint8Array): { length: number; frames: Map<string, Uint8Array> } {
  const view = new DataView(tag.buffer);
  expect(String.fromCharCode(...tag.subarray(0, 3))).toBe('ID3');
  expect([...tag.subarray(3, 6)]).toEqual([3, 0, 0]);
  const size = [...tag.subarray(6, 10)];
  expect(size.every((byte) => byte < 128)).toBe(true);
  const length = size.reduce((sum, byte) => sum * 128 + byte, 0);
  const frames = new Map<string, Uint8Array>();
  for (let at = 10; at < 10 + length && tag[at] !== 0; at += 10 + view.getUint32(at + 4)) {
    const body = tag.subarray(at + 10, at + 10 + view.getUint32(at + 4));
    frames.set(String.fromCharCode(...tag.subarray(at, at + 4)), body);
  }
  return { length, frames };
}

function text(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-16le').decode(bytes);
}

test('the tag carries title, artist, album, language and comment in any script', () => {
  const { frames } = read(
    id3({
      title: 'La niña y el búho 🦉',
      artist: 'Cuéntame',
      album: 'Cuéntame',
      language: 'spa',
      comment: 'Voz creada con IA',
    }),
  );
  expect(text(frames.get('TIT2')?.subarray(1))).toBe('La niña y el búho 🦉');
  expect(text(frames.get('TPE1')?.subarray(1))).toBe('Cuéntame');
  expect(text(frames.get('TALB')?.subarray(1))).toBe('Cuéntame');
  expect(String.fromCharCode(...(frames.get('TLAN') ?? []))).toBe('\0spa');
  const comment = frames.get('COMM');
  expect([...(comment?.subarray(0, 8) ?? [])]).toEqual([1, 115, 112, 97, 0xff, 0xfe, 0, 0]);
  expect(text(comment?.subarray(8))).toBe('Voz creada con IA');
});

test.each([
  [false, 'trainedAlgorithmicMedia'],
  [true, 'compositeWithTrainedAlgorithmicMedia'],
])(
  'the tag says of AI’s part, with a reading family (%s), in a text frame and in XMP: %s',
  (isByFamily, code) => {
    const tag = { title: 'Faro', artist: '', album: '', language: 'spa', comment: '', isByFamily } as const;
    const { frames } = read(id3(tag));
    const term = `http://cv.iptc.org/newscodes/digitalsourcetype/${code}`;
    expect(String.fromCharCode(...frames.get('TXXX')!)).toBe(`\0DigitalSourceType\0${term}`);
    const [owner, packet] = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
      .decode(frames.get('PRIV'))
      .split('\0');
    expect(owner).toBe('XMP');
    expect(packet).toMatch(
      /^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>.*<\?xpacket end="r"\?>$/,
    );
    // Every element that is opened is closed, in its order.
    const open: string[] = [];
    for (const [, slash, name, closed] of packet!.matchAll(/<(\/?)([a-z]+:[A-Za-z]+)[^>]*?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (!closed) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(packet).toContain(`Iptc4xmpExt:DigitalSourceType="${term}"`);
  },
);

test.each([0, 1, 20, 60, 127, 5000])('the tag’s sizes are right with a title of %i characters', (count) => {
  const tag = id3({ title: 'x'.repeat(count), artist: 'a', album: 'a', language: 'eng', comment: '' });
  const { length, frames } = read(tag);
  expect(10 + length).toBe(tag.length);
  expect(text(frames.get('TIT2')?.subarray(1)).length).toBe(count);
});

test('the tag is valid and complete with any words', () => {
  const words = fc.oneof(
    fc.string({ unit: ANY_CHARACTER, maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom(
      '\ud800',
      'a\udfff',
      '\ufeff',
      '\ufffe',
      'TIT2',
      'ID3\x03\0\0',
      '\r\n',
      'ñ'.repeat(20_000),
    ),
  );
  const language = fc.constantFrom<'spa' | 'eng'>('spa', 'eng');
  fc.assert(
    fc.property(fc.record({ title: words, artist: words, album: words, language, comment: words }), (tag) => {
      const bytes = id3(tag);
      const { length, frames } = read(bytes);
      expect(10 + length).toBe(bytes.length);
      expect([...frames.keys()]).toEqual(['TIT2', 'TPE1', 'TALB', 'TLAN', 'COMM', 'TXXX', 'PRIV']);
      // Half a character cannot be said; and nul ends a text, so that a title with one would end early.
      const said = (text: string) => text.replaceAll('\0', '').toWellFormed();
      for (const [id, expected] of [
        ['TIT2', tag.title],
        ['TPE1', tag.artist],
        ['TALB', tag.album],
      ] as const) {
        expect(frames.get(id)?.[0]).toBe(1);
        expect(text(frames.get(id)?.subarray(1))).toBe(said(expected));
      }
      expect(text(frames.get('COMM')?.subarray(8))).toBe(said(tag.comment));
    }),
    { numRuns: runs(500) },
  );
});

test.each(['image/jpeg', 'image/png'] as const)('a cover has the type front cover and is an %s', (type) => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at & 255);
  const { frames } = read(id3({ ...narrationTag('es'), cover: { type, bytes } }));
  const picture = Buffer.from(frames.get('APIC')!);
  const start = `\0${type}\0\u0003\0`;
  expect(picture.toString('latin1', 0, start.length)).toBe(start);
  expect(new Uint8Array(picture.subarray(start.length))).toEqual(bytes);
});

test('a tag of a given size is padded, and refused when its frames do not fit', () => {
  const tag = { ...narrationTag('en'), title: 'The Owl' };
  const padded = id3(tag, 4096);
  expect(padded).toHaveLength(4096);
  expect(tagLength(padded)).toBe(4096);
  expect([...read(padded).frames]).toEqual([...read(id3(tag)).frames]);
  const cover = { type: 'image/png' as const, bytes: new Uint8Array(5000) };
  expect(() => id3({ ...tag, cover }, 4096)).toThrow(RangeError);
});

test('the length of a tag is read from its first ten bytes, and is 0 without a tag', () => {
  const tag = id3(narrationTag('es'));
  expect(tagLength(tag.subarray(0, 10))).toBe(tag.length);
  expect(tagLength(new Uint8Array([0xff, 0xf3, 0x84, 0xc4, 0, 0, 0, 0, 0, 0]))).toBe(0);
  expect(tagLength(tag.subarray(0, 9))).toBe(0);
});

test('the tag of a narration contains nothing of its story', () => {
  const { frames } = read(id3(narrationTag('es')));
  expect([...frames.keys()]).toEqual(['TPE1', 'TALB', 'TLAN', 'COMM', 'TXXX', 'PRIV']);
});
