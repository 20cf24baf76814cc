/** Rates of an MP3 of constant bit rate, from its first frame. */
export type FrameHeader = { bytesPerSecond: number; sampleRate: number };

/** kbit/s of Layer III by the header's four bits; MPEG-1, then MPEG-2 and 2.5. 0: free or forbidden. */
const BIT_RATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
};
/** Hz by version bits (0: MPEG-2.5, 2: MPEG-2, 3: MPEG-1) and rate bits. */
const SAMPLE_RATES: Record<number, readonly number[]> = {
  0: [11_025, 12_000, 8_000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};

/** First Layer III frame header in `bytes`, after any ID3 tag; null without one. */
export function readFrameHeader(bytes: Uint8Array): FrameHeader | null {
  for (let at = id3Size(bytes); at + 3 < bytes.length; at++) {
    const header = parseHeader(bytes, at);
    if (header) return header;
  }
  return null;
}

function parseHeader(bytes: Uint8Array, at: number): FrameHeader | null {
  const [sync, kind, rates] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return null;
  const version = (kind >> 3) & 3;
  const layer = (kind >> 1) & 3;
  const sampleRate = SAMPLE_RATES[version]?.[(rates >> 2) & 3];
  const bitRate = BIT_RATES[version === 3 ? 'mpeg1' : 'mpeg2'][rates >> 4];
  if (layer !== 1 || !sampleRate || !bitRate) return null;
  return { bytesPerSecond: (bitRate * 1000) / 8, sampleRate };
}

/** Bytes of the ID3v2 tag at the start, its header included; 0 without one. */
export function id3Size(bytes: Uint8Array): number {
  const isTag = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33 && bytes.length >= 10;
  if (!isTag) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 0x7f), 0);
  return size + 10;
}
