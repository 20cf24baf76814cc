import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { COVERS } from '../../contract/covers.ts';
import type { StoredFile } from '../../contract/schemas/files.ts';
import { normaliseStoredPath } from '../../contract/stored-path.ts';
import { database } from '../db/client.ts';
import { ApiError } from '../errors/refusal.ts';
import { attachment } from '../files/disposition.ts';
import { isPublicKey, parseAudioKey } from '../files/keys.ts';
import { isSigned } from '../files/signed-url.ts';
import { storedBytes } from '../files/stored-bytes.ts';
import { CONTENT_CACHE_CONTROL } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { labelledSound } from '../narration/labelled-sound.ts';
import { savedSound } from '../story/saved-sound.ts';
import { storytellerOf } from '../storyteller/client.ts';
import { fileAnswer, wantsWhole } from './file-answer.ts';

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
  if (query.get('download') === '1') return download(c, key);
  const file = await storedBytes(c.env.FILES, key, wantsWhole(c));
  return file ? fileAnswer(c, file) : growingBytes(c, key);
});

/** The cover of a kind of story, at an address that ends like a picture's. */
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

/** The file to be saved. A narration has a name of its own then, and its title and cover in it. */
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

/** What is still being made, without length or ranges, since neither is known. */
async function growingBytes(c: Context<App>, key: string): Promise<Response> {
  const narration = parseAudioKey(key);
  const audio = narration && (await storytellerOf(c.env, narration.userId).audio(narration.narrationId));
  if (!audio) {
    // It may have been stored, and so have ceased to grow, between the two questions.
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
