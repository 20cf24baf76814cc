/** First bytes of an answer that is a file, a message or a page in place of raw samples. */

/** Bytes that tell a file or a text from samples. */
export const MARK_BYTES = 64;

/** One letter for each byte: `TextDecoder` reads another table under this name. */
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Marks at the beginning of compressed or wrapped sound, of archives and documents. No voice begins that loud. */
const MARKS: readonly [string, string][] = [
  ['WAV', 'RIFF'],
  ['WAV', 'RIFX'],
  ['WAV', 'RF64'],
  ['MP3', 'ID3'],
  ['MP3', 'TAG'],
  ['MP3', 'APETAGEX'],
  ['Ogg', 'OggS'],
  ['Opus', 'OpusHead'],
  ['FLAC', 'fLaC'],
  ['AIFF', 'FORM'],
  ['AU', '.snd'],
  ['AU', 'dns.'],
  ['AMR', '#!AMR'],
  ['CAF', 'caff'],
  ['WavPack', 'wvPK'],
  ['Monkey’s Audio', 'MAC '],
  ['MIDI', 'MThd'],
  ['WMA', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ['WebM', '\x1a\x45\xdf\xa3'],
  ['FLV', 'FLV\x01'],
  ['AC-3', '\x0b\x77'],
  ['gzip', '\x1f\x8b\x08'],
  ['zstd', '\x28\xb5\x2f\xfd'],
  ['xz', '\xfd7zXZ\0'],
  ['zip', 'PK\x03\x04'],
  ['PDF', '%PDF-'],
];

/** The box that begins an MP4 file, behind its length. */
const MP4_BOX = /^[\s\S]{4}(ftyp|styp|moov|mdat|moof)/;

/**
 * Kind of a file or text that begins with these bytes; null for what may be samples.
 * @param head the first `MARK_BYTES`, or all there are
 */
export function markIn(head: Uint8Array): string | null {
  const begins = latin(head);
  const file = MARKS.find(([, mark]) => begins.startsWith(mark))?.[0];
  if (file) return `${file} file`;
  if (MP4_BOX.test(begins)) return 'MP4 file';
  return isText(head) ? 'text' : null;
}

/** Control characters, which no text has. */
const NO_TEXT = /(?![\t\n\v\f\r])\p{Cc}/u;
/** Text of 16 bits differs from quiet samples in its beginning, and in letters that are all near the first ones. */
const PLAIN = /^\ufeff?[<{[][\t\n\r\x20-\x7e\xa0-\u024f]+$/;

const decoded = (encoding: string, bytes: Uint8Array): string => {
  try {
    // A letter may be cut at the end.
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
  } catch {
    return '';
  }
};

/** Whether bytes are text. Two printable letters make a sample far from zero, and always of the same sign. */
export function isText(head: Uint8Array): boolean {
  const text = decoded('utf-8', head);
  if (text !== '' && !NO_TEXT.test(text)) return true;
  return ['utf-16le', 'utf-16be'].some((encoding) => PLAIN.test(decoded(encoding, head)));
}

/** Bit rates in kbit/s by version (MPEG-1; MPEG-2 and 2.5) and layer, at index 1 to 14. */
const BIT_RATES: Readonly<Record<'1' | '2', Readonly<Record<number, readonly number[]>>>> = {
  1: {
    1: [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  2: {
    1: [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
};
const MPEG_1_HZ = [44_100, 48_000, 32_000];

/**
 * Length in bytes of the frame whose header begins these bytes: MPEG audio of any version and layer (ISO 11172-3), or
 * AAC in ADTS (ISO 13818-7). Null for anything else, and for a header that does not tell the length.
 */
function frameLength(bytes: Uint8Array): number | null {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = bytes;
  if (first !== 0xff || second < 0xe0) return null;
  const layer = 4 - ((second >> 1) & 3);
  if (layer === 4) {
    const isAdts = second >= 0xf0 && ((third >> 2) & 15) < 13;
    return isAdts ? ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5) : null;
  }
  /** 0: MPEG-2.5, 1: reserved, 2: MPEG-2, 3: MPEG-1. */
  const version = (second >> 3) & 3;
  const [rate, frequency, emphasis] = [third >> 4, (third >> 2) & 3, fourth & 3];
  if (version === 1 || rate === 0 || rate === 15 || frequency === 3 || emphasis === 2) return null;
  const hz = MPEG_1_HZ[frequency]! / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const bits = 1000 * BIT_RATES[version === 3 ? 1 : 2][layer]![rate - 1]!;
  const padding = (third >> 1) & 1;
  if (layer === 1) return 4 * (Math.floor((12 * bits) / hz) + padding);
  const samples = layer === 3 && version !== 3 ? 72 : 144;
  return Math.floor((samples * bits) / hz) + padding;
}

/** Longest frame that is followed to the next, in bytes: that of MPEG-1 Layer II at 384 kbit/s and 32 kHz. */
const LONGEST_FRAME = 1728;
/** Bytes of a header. */
const HEADER = 6;

/**
 * Whether an answer begins with frames of MPEG audio or AAC. The two bytes of their mark may also be a quiet sample, so
 * the second frame has to follow where the first one ends, with the same version, layer and frequency.
 * @param bytes all that was received
 * @returns null while more bytes are needed
 */
export function hasFrames(bytes: Uint8Array, isWhole: boolean): boolean | null {
  const length = frameLength(bytes);
  if (length === null || length < HEADER || length > LONGEST_FRAME) return false;
  if (bytes.length < length + HEADER) return isWhole ? true : null;
  const isSame = bytes[length + 1] === bytes[1] && ((bytes[length + 2]! ^ bytes[2]!) & 0x0c) === 0;
  return isSame && frameLength(bytes.subarray(length)) !== null;
}
