import type { Context } from 'hono';
import { ApiError } from '../errors/refusal.ts';
import { askedRange, selectRange } from '../files/byte-range.ts';
import type { FetchedPart, StoredBytes } from '../files/stored-bytes.ts';
import type { App } from '../middleware/context.ts';

/** What the response most likely sends; null when that may be nothing. */
export function likelyPart(c: Context<App>): FetchedPart {
  const isConditional = ['if-none-match', 'if-modified-since'].some((name) => c.req.header(name));
  if (c.req.method !== 'GET' || isConditional) return null;
  const range = c.req.header('range');
  // Media elements begin with `bytes=0-`.
  if (range === 'bytes=0-') return 'whole';
  const asked = askedRange(range);
  return asked && !Object.values(asked).every(Number.isSafeInteger) ? null : (asked ?? 'whole');
}

/**
 * Response with the bytes of a file, with ranges and conditional requests (RFC 9110, sections 13 and 14).
 * @param headers for 200 and 206
 * @throws ApiError
 */
export async function fileAnswer(
  c: Context<App>,
  file: StoredBytes,
  headers: Record<string, string> = {},
): Promise<Response> {
  const selected = selectRange(c.req.method, c.req.raw.headers, file);
  if (selected.outcome !== 'send') {
    await file.close();
    if (selected.outcome === 'precondition failed') throw new ApiError('file_changed');
    if (selected.outcome === 'not modified') {
      describe(c, file);
      return c.body(null, 304);
    }
    c.header('Content-Range', `bytes */${file.size}`);
    throw new ApiError('range_not_satisfiable');
  }
  const { range } = selected;
  const isHead = c.req.method === 'HEAD';
  const body = isHead ? null : await file.open(range);
  if (isHead) await file.close();
  else if (!body) throw new ApiError('not_found');
  describe(c, file);
  c.header('Content-Type', file.contentType);
  c.header('Content-Length', String(range?.length ?? file.size));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (range) {
    c.status(206);
    c.header('Content-Range', `bytes ${range.offset}-${range.offset + range.length - 1}/${file.size}`);
  }
  return body ? c.body(body) : c.body(null);
}

function describe(c: Context<App>, { etag, modifiedAt }: StoredBytes): void {
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
  if (modifiedAt) c.header('Last-Modified', modifiedAt.toUTCString());
}
