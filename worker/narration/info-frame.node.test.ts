import { expect, test } from 'vitest';
import { crc16 } from './crc16.ts';
import { FRAME_BYTES } from './format.ts';
import { infoFrame } from './info-frame.ts';

test('the checksum is CRC-16/ARC, in one go and continued', () => {
  const digits = new TextEncoder().encode('123456789');
  expect(crc16(digits)).toBe(0xbb3d);
  expect(crc16(digits.subarray(4), crc16(digits.subarray(0, 4)))).toBe(0xbb3d);
});

test('the info frame of a finished file states frames, bytes and the samples to skip at both ends', () => {
  // 100 frames hold 57 600 samples: 576 of the encoder's delay, 56 000 of sound, 1024 of padding.
  const view = new DataView(infoFrame({ samples: 56_000, bytes: 100 * FRAME_BYTES, crc: 0x1234 }).buffer);
  expect(view.byteLength).toBe(FRAME_BYTES);
  expect(view.getUint32(13)).toBe(0x496e666f);
  expect(view.getUint32(21)).toBe(100);
  expect(view.getUint32(25)).toBe(101 * FRAME_BYTES);
  expect(view.getUint32(153) & 0xffffff).toBe((576 << 12) | 1024);
  expect(view.getUint16(165)).toBe(0x1234);
});

test('the info frame of a stream states the delay and no length', () => {
  const view = new DataView(infoFrame(null).buffer);
  expect(view.getUint32(21)).toBe(0);
  expect(view.getUint32(153) & 0xffffff).toBe(576 << 12);
});

test('the info frame of a 40 kbit/s file states its frames and its rate', () => {
  const view = new DataView(infoFrame({ samples: 56_000, bytes: 100 * 120, crc: 0x1234 }, 40).buffer);
  expect(view.byteLength).toBe(192);
  expect(view.getUint32(21)).toBe(100);
  expect(view.getUint32(25)).toBe(192 + 100 * 120);
  expect(view.getUint32(153)).toBe((40 << 24) | (576 << 12) | 1024);
});
