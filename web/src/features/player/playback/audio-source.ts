import { fileName } from '../../../../../contract/file-name.ts';
import { parsedUrl } from '../../../lib/parsed-url.ts';
import { PlaybackError } from './failure.ts';
import { readFrameHeader } from './mp3-frame.ts';

/** Input forms of a sound: an address, an object with one, or the file as base64. */
export type AudioSource = string | { url: string } | { audioData: string };

export type ResolvedSource = { kind: 'url'; url: string } | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> };

/** Throws `PlaybackError`: `noUrlProvided`, `invalidUrl`, `noData` or `invalidData`. */
export function resolveSource(source: AudioSource | null | undefined, base?: string): ResolvedSource {
  if (source && typeof source === 'object' && 'audioData' in source) {
    return { kind: 'bytes', bytes: decodeAudioData(source.audioData) };
  }
  const given = typeof source === 'object' ? source?.url : source;
  if (typeof given !== 'string' || given.trim() === '') throw new PlaybackError('noUrlProvided');
  return { kind: 'url', url: withAltMedia(parseUrl(given.trim(), base)).href };
}

function parseUrl(given: string, base: string | undefined): URL {
  const url = parsedUrl(given, base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new PlaybackError('invalidUrl');
  return url;
}

/** Requests the bytes: without `alt=media` the file store answers with a description of the file. */
function withAltMedia(url: URL): URL {
  if (url.searchParams.get('alt') !== 'media') url.searchParams.set('alt', 'media');
  return url;
}

/**
 * Download address of the file, answered with `Content-Disposition: attachment`: browsers ignore `<a download>` across
 * origins. Null for an invalid address.
 */
export function downloadUrl(url: string, base?: string): string | null {
  const address = parsedUrl(url, base);
  if (!address) return null;
  const parsed = withAltMedia(address);
  parsed.searchParams.set('download', '1');
  return /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

/** `{title}.mp3`, or `audio.mp3` when no character of the title can be in a file name. */
export const downloadName = (title: string): string => fileName(title, 'mp3', { unnamed: 'audio' });

function decodeAudioData(audioData: string): Uint8Array<ArrayBuffer> {
  const base64 = audioData.replace(/^data:[^,]*,/, '').replace(/\s/g, '');
  if (base64 === '') throw new PlaybackError('noData');
  let text: string;
  try {
    text = atob(base64);
  } catch (cause) {
    throw new PlaybackError('invalidData', undefined, cause);
  }
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  if (readFrameHeader(bytes) === null) throw new PlaybackError('invalidData');
  return bytes;
}
