import type { StorageFailure } from './storage-failure.ts';

/** Files of kept stories, shared by the page and the service worker. */

/** Folder of their addresses. The server has nothing there: only the service worker answers. */
export const KEPT_FOLDER = '/kept/';

/** Cache with the whole files, by address. */
export const KEPT_CACHE = 'kept_story_cache';

/** Names of the caches with the app's own files, one for each version. */
export const SHELL_PREFIX = 'shell_';

/** Message of a service worker that could not store its files, to the pages of the app. */
export type ShellFailed = { shellFailure: StorageFailure | 'unreachable' };

/** Part of a file in bytes, `to` excluded; `none` for a range beyond it; null for the whole file. */
type Part = { from: number; to: number } | 'none' | null;

/**
 * Part that a `Range` header asks of a file of `size` bytes (RFC 9110, section 14). A header with another unit, with
 * several ranges or with an end before its start is ignored.
 */
function partOf(range: string | null, size: number): Part {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'none';
  return { from: Number(first), to: last === '' ? size : Math.min(size, Number(last) + 1) };
}

/** Answer to a request for a kept file: all of it, or the part asked for (206). @param file its whole answer (200) */
export async function keptAnswer(file: Response, { method, headers }: Request): Promise<Response> {
  const bytes = await file.blob();
  const part = partOf(headers.get('range'), bytes.size);
  const described = { 'Content-Type': file.headers.get('content-type') ?? '', 'Accept-Ranges': 'bytes' };
  if (part === 'none')
    return new Response(null, {
      status: 416,
      headers: { ...described, 'Content-Range': `bytes */${bytes.size}` },
    });
  const sent = part ? bytes.slice(part.from, part.to) : bytes;
  const range = part && { 'Content-Range': `bytes ${part.from}-${part.to - 1}/${bytes.size}` };
  return new Response(method === 'HEAD' ? null : sent, {
    status: part ? 206 : 200,
    headers: { ...described, ...range, 'Content-Length': String(sent.size) },
  });
}
