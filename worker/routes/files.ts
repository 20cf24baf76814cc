import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import type { StoredFile } from '../../contract/schemas/files.ts';
import { normaliseStoredPath } from '../../contract/stored-path.ts';
import { database } from '../db/client.ts';
import { exampleTitle } from '../db/examples.ts';
import { attachment } from '../files/disposition.ts';
import { exampleOfAudio, isPublicKey, parseAudioKey } from '../files/keys.ts';
import { isSigned } from '../files/signed-url.ts';
import { CONTENT_CACHE_CONTROL } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { ApiError } from '../refusal.ts';
import { storytellerOf } from '../storyteller/client.ts';

const { createHandlers } = createFactory<App>();

/** Signed addresses are as private as what they point to. */
const cacheControl = (isPublic: boolean) => (isPublic ? CONTENT_CACHE_CONTROL : 'private, max-age=3600');

/** R2 has no longer ones, and fails when it is asked for one. */
const KEY_MAX_BYTES = 1024;

/** Older clients ask by whatever path they were once told. @throws ApiError for what can be no path */
function keyOf(c: Context<App>): string {
  const path = new URL(c.req.url).pathname.replace(/^\/files\//, '');
  try {
    const key = normaliseStoredPath(decodeURIComponent(path));
    if (key !== null && Buffer.byteLength(key) <= KEY_MAX_BYTES) return key;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  throw new ApiError('not_found');
}

/**
 * A file of R2 by its path: what is known about it as JSON, or its bytes with `?alt=media`, by ranges and conditionally.
 * A narration that is still being made is answered as far as it goes, and then on as it grows.
 */
export const read = createHandlers(async (c) => {
  const key = keyOf(c);
  const isPublic = isPublicKey(key);
  const query = new URL(c.req.url).searchParams;
  if (!isPublic && !(await isSigned(c.env.FILE_SECRET, key, query, Date.now()))) {
    // The same answer for what does not exist: nobody learns which files there are.
    throw new ApiError('not_found');
  }
  // Media elements of other origins may play it; the address itself is the permission.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', cacheControl(isPublic));
  if (query.get('alt') !== 'media') return metadata(c, key);
  const download = query.get('download') === '1';
  return (await storedBytes(c, key, download)) ?? growingBytes(c, key);
});

async function metadata(c: Context<App>, key: string): Promise<Response> {
  const object = await c.env.FILES.head(key);
  if (!object) throw new ApiError('not_found');
  const answer: StoredFile = {
    name: object.key,
    size: String(object.size),
    contentType: object.httpMetadata?.contentType ?? 'application/octet-stream',
    etag: object.httpEtag,
    updated: object.uploaded.toISOString(),
  };
  return c.json(answer);
}

/** A narration of ours is saved under its story's title, as a person's is, whose file says so itself. */
async function exampleDisposition(c: Context<App>, key: string): Promise<string> {
  const id = exampleOfAudio(key);
  const title = id && (await exampleTitle(database(c.env.DB), id));
  return title ? attachment(`${title}.mp3`) : 'attachment';
}

export async function storedBytes(c: Context<App>, key: string, download: boolean): Promise<Response | null> {
  const isHead = c.req.method === 'HEAD';
  const object = isHead
    ? await c.env.FILES.head(key)
    : await c.env.FILES.get(key, { range: c.req.raw.headers, onlyIf: conditionsOf(c.req.raw.headers) });
  if (!object) return null;
  const { contentType, contentDisposition } = object.httpMetadata ?? {};
  c.header('Content-Type', contentType ?? 'application/octet-stream');
  c.header('ETag', object.httpEtag);
  c.header('Accept-Ranges', 'bytes');
  if (download) c.header('Content-Disposition', contentDisposition ?? (await exampleDisposition(c, key)));
  if (isHead) {
    c.header('Content-Length', String(object.size));
    return c.body(null);
  }
  // Without a body when a condition of the request was not met.
  const body = 'body' in object ? (object as R2ObjectBody).body : null;
  if (!body) return unmet(c);
  const part = rangeOf(object);
  c.header('Content-Length', String(part.length));
  if (c.req.header('range') === undefined || part.length === object.size) return c.body(body);
  c.header('Content-Range', `bytes ${part.offset}-${part.offset + part.length - 1}/${object.size}`);
  return c.body(body, 206);
}

const ENTITY_TAGS = /^(\*|(W\/)?"[^"]*"(\s*,\s*(W\/)?"[^"]*")*)$/;
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** The conditions of a request that say something: R2 throws at a tag that is none, and takes any text for a date. */
function conditionsOf(headers: Headers): Headers {
  const conditions = new Headers();
  for (const [name, isValid] of [
    ['if-match', (text: string) => ENTITY_TAGS.test(text)],
    ['if-none-match', (text: string) => ENTITY_TAGS.test(text)],
    ['if-modified-since', isDate],
    ['if-unmodified-since', isDate],
  ] as const) {
    const value = headers.get(name);
    if (value !== null && isValid(value)) conditions.set(name, value);
  }
  return conditions;
}

/** Of a condition that was not met: what the caller has is still good, or is not what they wanted any more. */
function unmet(c: Context<App>): Response {
  const conditions = conditionsOf(c.req.raw.headers);
  const wantsNews = conditions.has('if-none-match') || conditions.has('if-modified-since');
  const wantsSame = conditions.has('if-match') || conditions.has('if-unmodified-since');
  if (wantsNews && !wantsSame) return c.body(null, 304);
  throw new ApiError('file_changed');
}

/** The part of an object that R2 answered, in bytes. */
function rangeOf({ range, size }: R2Object): { offset: number; length: number } {
  if (!range) return { offset: 0, length: size };
  // The runtime lists all three of offset, length and suffix, whichever were asked for.
  if ('suffix' in range && range.suffix !== undefined) {
    const length = Math.min(range.suffix, size);
    return { offset: size - length, length };
  }
  const { offset = 0, length = size - offset } = range as { offset?: number; length?: number };
  return { offset, length };
}

/** Without length or ranges, since neither is known. */
async function growingBytes(c: Context<App>, key: string): Promise<Response> {
  const narration = parseAudioKey(key);
  const audio = narration && (await storytellerOf(c.env, narration.userId).audio(narration.narrationId));
  if (!audio) throw new ApiError('not_found');
  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', 'no-store');
  if (c.req.method !== 'HEAD') return c.body(audio);
  await audio.cancel();
  return c.body(null);
}
