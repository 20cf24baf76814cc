import { expect, test } from 'vitest';
import { downloadName, downloadUrl, resolveSource } from './audio-source.ts';
import type { PlaybackError } from './failure.ts';
import { readFrameHeader } from './mp3-frame.ts';

/** MPEG-2 Layer III, 64 kbit/s, 24 kHz, mono. */
const FRAME = [0xff, 0xf3, 0x84, 0xc4];
const base64 = (bytes: number[]) => btoa(String.fromCharCode(...bytes));

function codeOf(task: () => unknown): string | null {
  try {
    task();
  } catch (thrown) {
    return (thrown as PlaybackError).failure.code;
  }
  return null;
}

// @spec 3.13, 5.14
test('an address and an object with an address are the same, and both request the bytes', () => {
  const url = 'https://api.example/files/audio/a.mp3?alt=media';
  expect(resolveSource('https://api.example/files/audio/a.mp3')).toEqual({ kind: 'url', url });
  expect(resolveSource({ url: 'https://api.example/files/audio/a.mp3' })).toEqual({ kind: 'url', url });
  expect(resolveSource(url)).toEqual({ kind: 'url', url });
});

// @spec 5.14
test('the address keeps its other parameters', () => {
  const resolved = resolveSource('https://api.example/a.mp3?sig=x%2By&alt=json');
  expect(resolved).toEqual({ kind: 'url', url: 'https://api.example/a.mp3?sig=x%2By&alt=media' });
});

test('the download link has its parameter once, whatever the address has already', () => {
  const link = 'https://api.example/a.mp3?alt=media&download=1';
  expect(downloadUrl('https://api.example/a.mp3')).toBe(link);
  expect(downloadUrl(link)).toBe(link);
});

// @spec 5.13, 8.53
test('a missing address and an unplayable one have their own errors', () => {
  expect(codeOf(() => resolveSource(null))).toBe('noUrlProvided');
  expect(codeOf(() => resolveSource('  '))).toBe('noUrlProvided');
  expect(codeOf(() => resolveSource({ url: '' }))).toBe('noUrlProvided');
  expect(codeOf(() => resolveSource('audio/a.mp3'))).toBe('invalidUrl');
  expect(codeOf(() => resolveSource('javascript:alert(1)'))).toBe('invalidUrl');
});

// @spec 3.12
test('base64 becomes bytes, with or without a data: prefix', () => {
  const bytes = Uint8Array.from([...FRAME, 1, 2]);
  expect(resolveSource({ audioData: base64([...FRAME, 1, 2]) })).toEqual({ kind: 'bytes', bytes });
  expect(resolveSource({ audioData: `data:audio/mpeg;base64,${base64([...FRAME, 1, 2])}` })).toEqual({
    kind: 'bytes',
    bytes,
  });
});

// @spec 3.12, 8.47, 8.48
test('an empty file and one that is no MP3 have different errors', () => {
  expect(codeOf(() => resolveSource({ audioData: '' }))).toBe('noData');
  expect(codeOf(() => resolveSource({ audioData: '***' }))).toBe('invalidData');
  expect(codeOf(() => resolveSource({ audioData: btoa('{"error":"no"}') }))).toBe('invalidData');
});

test('a frame header has the bytes per second, also after an ID3 tag', () => {
  expect(readFrameHeader(Uint8Array.from(FRAME))).toEqual({ bytesPerSecond: 8000, sampleRate: 24_000 });
  const tag = [0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 5, 0xff, 0xf3, 0x14, 0xc4, 0];
  expect(readFrameHeader(Uint8Array.from([...tag, ...FRAME]))).toEqual({
    bytesPerSecond: 8000,
    sampleRate: 24_000,
  });
  expect(readFrameHeader(Uint8Array.from([0xff, 0xfb, 0x90, 0x00]))).toEqual({
    bytesPerSecond: 16_000,
    sampleRate: 44_100,
  });
  expect(readFrameHeader(new TextEncoder().encode('no sound here'))).toBeNull();
});

test('an incomplete tag contains no frame', () => {
  expect(
    readFrameHeader(Uint8Array.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 2, 0, 0xff, 0xf3, 0x84, 0xc4])),
  ).toBeNull();
});

// @spec 2.49
test('the download requests an attachment named after the story', () => {
  expect(downloadUrl('https://api.example/a.mp3')).toBe('https://api.example/a.mp3?alt=media&download=1');
  expect(downloadUrl('/a.mp3', 'https://app.example/x')).toBe(
    'https://app.example/a.mp3?alt=media&download=1',
  );
  expect(downloadUrl('javascript:alert(1)')).toBeNull();
  expect(downloadUrl('a.mp3')).toBeNull();
  expect(downloadName('El dragón que no podía volar')).toBe('El dragón que no podía volar.mp3');
  expect(downloadName('¿Quién vive aquí? <b>Nadie</b>: "A/B"')).toBe('¿Quién vive aquí b Nadie b A B.mp3');
  expect(downloadName('What Will You Give Me?')).toBe('What Will You Give Me.mp3');
  expect(downloadName(' ?? ')).toBe('audio.mp3');
});
