import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { COVERS } from '../../contract/covers.ts';
import type { StoredFile } from '../../contract/schemas/files.ts';
import { normaliseStoredPath } from '../../contract/stored-path.ts';
import { database } from '../directory/client.ts';
import { ApiError } from '../errors/refusal.ts';
import { attachment } from '../files/disposition.ts';
import { isPublicKey, parseAudioKey } from '../files/keys.ts';
import { isSigned } from '../files/signed-url.ts';
import { storedBytes } from '../files/stored-bytes.ts';
import { homeOf } from '../home/client.ts';
import { CONTENT_CACHE_CONTROL } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { labelledSound } from '../narration/labelled-sound.ts';
import { savedSound } from '../story/saved-sound.ts';
import { fileAnswer, wantsWhole } from './file-answer.ts';

const { createHandlers } = createFactory<App>();

/** A signed address is cached like the private file it opens. */
const cacheControl = (isPublic: boolean) => (isPublic ? CONTENT_CACHE_CONTROL : 'private, max-age=3600');

/** R2's limit; a longer key throws. */
const KEY_MAX_BYTES = 1024;

/**
 * Early clients pass the stored path in various spellings.
 * @throws ApiError for an invalid path
 */
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
 * Serves an R2 file by path: metadata as JSON, or bytes with `?alt=media`, ranges and conditional requests. A running
 * narration is streamed as it grows.
 */
export const read = createHandlers(async (c) => {
  const key = keyOf(c);
  const isPublic = isPublicKey(key);
  const query = new URL(c.req.url).searchParams;
  if (!isPublic && !(await isSigned(c.env.FILE_SECRET, key, query, Date.now()))) {
    // The same response for missing and forbidden files.
    throw new ApiError('not_found');
  }
  // Embeddable by other origins; the signed address is the authorisation.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', cacheControl(isPublic));
  if (query.get('alt') !== 'media') return metadata(c, key);
  if (query.get('download') === '1') return download(c, key);
  const file = await storedBytes(c.env.FILES, key, wantsWhole(c));
  return file ? fileAnswer(c, file) : growingBytes(c, key);
});

/** The cover of a story type, at an address with an image extension. */
export const cover = createHandlers(async (c) => {
  const name = c.req.param('file') ?? '';
  const file = /^[a-z0-9-]+\.jpg$/.test(name)
    ? await storedBytes(c.env.FILES, `${COVERS}${name}`, wantsWhole(c))
    : null;
  if (!file) throw new ApiError('not_found');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', CONTENT_CACHE_CONTROL);
  return fileAnswer(c, file);
});

/** A download. A narration gets a file name and a tag with title and cover. */
async function download(c: Context<App>, key: string): Promise<Response> {
  const sound = await savedSound(database(c.env.DB), c.env.FILES, key);
  const file = await storedBytes(c.env.FILES, key, sound === null && wantsWhole(c));
  if (!file) return growingBytes(c, key);
  if (!sound) return fileAnswer(c, file, { 'Content-Disposition': 'attachment' });
  return fileAnswer(c, await labelledSound(c.env.FILES, file, sound.soundBytes, sound.label), {
    'Content-Disposition': attachment(sound.fileName),
  });
}

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

/** A running narration, without length or ranges. */
async function growingBytes(c: Context<App>, key: string): Promise<Response> {
  const narration = parseAudioKey(key);
  const audio = narration && (await homeOf(c.env, narration.userId).audio(narration.narrationId));
  if (!audio) {
    // It may have been stored between the two look-ups.
    const file = narration && (await storedBytes(c.env.FILES, key, wantsWhole(c)));
    if (!file) throw new ApiError('not_found');
    return fileAnswer(c, file);
  }
  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', 'no-store');
  if (c.req.method !== 'HEAD') return c.body(audio);
  await audio.cancel();
  return c.body(null);
}
