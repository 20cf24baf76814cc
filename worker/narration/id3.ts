import { DIGITAL_SOURCE_TYPE, MIXED_SOURCE_TYPE, xmpOf } from '../../contract/digital-source.ts';
import type { LANGUAGE_TABLE, Language } from '../../contract/options.ts';

/** Contents of an ID3 tag. */
export interface Id3Tag {
  /** Left out of stored files: the route that serves one adds the title that this listener may read. */
  title?: string;
  artist: string;
  album: string;
  /** ISO 639-2 code. */
  language: (typeof LANGUAGE_TABLE)[Language]['iso639'];
  comment: string;
  /** Whether people read a part of it. */
  isByFamily?: boolean;
  cover?: { type: 'image/jpeg' | 'image/png'; bytes: Uint8Array };
}

/**
 * ID3v2.3 tag with UTF-16 text: the newest version that car radios and Windows Explorer read. Only the tag's own size
 * is synchsafe (7 bits a byte); frame sizes are plain until version 2.4. It marks the sound as made by AI, all of it or
 * in part: in XMP, where the IPTC's term belongs (XMP specification, part 3: in an MP3 a PRIV frame with the owner
 * `XMP`), and as a plain text frame for programs that do not read XMP.
 * @param size bytes of the whole tag, filled up with padding; the size of its frames by default
 * @throws RangeError when the frames do not fit
 */
export function id3(tag: Id3Tag, size?: number): Uint8Array<ArrayBuffer> {
  const language = latin1(tag.language);
  const source = tag.isByFamily ? MIXED_SOURCE_TYPE : DIGITAL_SOURCE_TYPE;
  const frames = Buffer.concat([
    ...(tag.title === undefined ? [] : [textFrame('TIT2', tag.title)]),
    textFrame('TPE1', tag.artist),
    textFrame('TALB', tag.album),
    frame('TLAN', [LATIN1, ...language]),
    // Language, description (empty, ended by two zero bytes), comment.
    frame('COMM', [UTF16, ...language, ...utf16(''), 0, 0], utf16(tag.comment)),
    frame('TXXX', [LATIN1, ...latin1('DigitalSourceType'), 0, ...latin1(source)]),
    frame('PRIV', [...latin1('XMP'), 0], new TextEncoder().encode(xmpOf(source))),
    ...(tag.cover ? [pictureFrame(tag.cover)] : []),
  ]);
  const whole = new Uint8Array(size ?? HEADER_BYTES + frames.length);
  whole.set([...latin1('ID3'), 3, 0, 0, ...synchsafe(whole.length - HEADER_BYTES)]);
  whole.set(frames, HEADER_BYTES);
  return whole;
}

const HEADER_BYTES = 10;

/**
 * Length of the tag at the start of a file; 0 without one.
 * @param start at least the first ten bytes of the file
 */
export function tagLength(start: Uint8Array): number {
  if (start.length < HEADER_BYTES || String.fromCharCode(...start.subarray(0, 3)) !== 'ID3') return 0;
  return start.subarray(6, HEADER_BYTES).reduce((sum, byte) => sum * 128 + byte, 0) + HEADER_BYTES;
}

const LATIN1 = 0;
const UTF16 = 1;

/** "Cover (front)" in the list of picture types. */
const FRONT_COVER = 3;

function frame(id: string, start: number[], rest: ArrayLike<number> = []): Uint8Array {
  const size = start.length + rest.length;
  const bytes = new Uint8Array(HEADER_BYTES + size);
  bytes.set([...latin1(id), size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255]);
  bytes.set(start, HEADER_BYTES);
  bytes.set(rest, HEADER_BYTES + start.length);
  return bytes;
}

const pictureFrame = ({ type, bytes }: NonNullable<Id3Tag['cover']>) =>
  frame('APIC', [LATIN1, ...latin1(type), 0, FRONT_COVER, 0], bytes);

const textFrame = (id: string, words: string) => frame(id, [UTF16], utf16(words));

function synchsafe(size: number): number[] {
  return [(size >>> 21) & 127, (size >>> 14) & 127, (size >>> 7) & 127, size & 127];
}

function latin1(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * UTF-16LE with its byte order mark, which version 2.3 requires on every text. A NUL would end it; an unpaired
 * surrogate is invalid.
 */
function utf16(words: string): number[] {
  const text = words.replaceAll('\0', '').toWellFormed();
  const bytes = [0xff, 0xfe];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes.push(unit & 255, unit >>> 8);
  }
  return bytes;
}
