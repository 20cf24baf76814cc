import { crc16 } from './crc16.ts';
import { BIT_RATE, type BitRate, ENCODER_DELAY, FRAME_BYTES, FRAME_SAMPLES, frameBytes } from './format.ts';

/** Totals that are known once the last frame is encoded. */
export interface EncodedLength {
  /** Samples given to the encoder. */
  samples: number;
  /** Bytes of MP3 frames, without this one. */
  bytes: number;
  /** CRC-16 of those bytes. */
  crc: number;
}

/** MPEG-2 Layer III, no checksum, 64 kbit/s, 24 kHz, mono: the first four bytes of the frame. */
const FRAME_HEADER = Uint8Array.of(0xff, 0xf3, 0x84, 0xc4);

/** Offset of "Info": after the frame header and the 9 (zero) bytes of side information of MPEG-2 mono. */
const TAG = 13;
const FRAME_COUNT = TAG + 8;
const BYTE_COUNT = TAG + 12;
const SEEK_TABLE = TAG + 16;
const LAME = TAG + 120;
/**
 * Flags: frame count, byte count, seek table and quality are present, so that readers find LAME's part at its usual
 * offset.
 */
const ALL_FIELDS = 15;

/**
 * First frame of the file ("Info" tag with LAME's extension): silent to old players; others read from it how many
 * samples to skip at both ends. Without it a player starts late by the delays of encoder and decoder, 46 ms.
 * A stream begins with `infoFrame(null)`: delay known, frame count 0 (unknown). The finished file has the same number
 * of bytes.
 * @param bitRate of the frames that follow
 */
export function infoFrame(length: EncodedLength | null, bitRate: BitRate = BIT_RATE): Uint8Array {
  const frame = new Uint8Array(FRAME_BYTES);
  const view = new DataView(frame.buffer);
  const bytes = FRAME_BYTES + (length?.bytes ?? 0);
  const frames = (length?.bytes ?? 0) / frameBytes(bitRate);
  const padding = length ? frames * FRAME_SAMPLES - ENCODER_DELAY - length.samples : 0;
  frame.set(FRAME_HEADER);
  frame.set(ascii('Info'), TAG);
  view.setUint32(TAG + 4, ALL_FIELDS);
  view.setUint32(FRAME_COUNT, frames);
  // Never 0: ffmpeg takes a tag without both counts for sound and plays it.
  view.setUint32(BYTE_COUNT, bytes);
  for (let i = 0; i < 100; i++) frame[SEEK_TABLE + i] = Math.floor((i * 256) / 100);
  frame.set(ascii('LAME3.100'), LAME);
  frame[LAME + 9] = 1; // tag revision 0, constant bit rate
  // The rate, then two 12-bit numbers: samples to skip at the start and at the end.
  view.setUint32(LAME + 20, (bitRate << 24) | (ENCODER_DELAY << 12) | padding);
  view.setUint32(LAME + 28, bytes);
  view.setUint16(LAME + 32, length?.crc ?? 0);
  view.setUint16(LAME + 34, crc16(frame.subarray(0, LAME + 34)));
  return frame;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
