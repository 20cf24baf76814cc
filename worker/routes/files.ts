import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { COVERS } from '../../contract/covers.ts';
import type { StoredFile } from '../../contract/schemas/files.ts';
import { normaliseStoredPath } from '../../contract/stored-path.ts';
import { fileSecrets } from '../config/secrets.ts';
import { database } from '../directory/client.ts';
import { ApiError } from '../errors/refusal.ts';
import { attachment } from '../files/disposition.ts';
import { exampleOfAudio, isPublicKey, ownerOf, parseAudioKey } from '../files/keys.ts';
import { isSigned } from '../files/signed-url.ts';
import { permitted, type StoredBytes, storedBytes } from '../files/stored-bytes.ts';
import { homeOf, type OpenedHome } from '../home/client.ts';
import { CONTENT_CACHE_CONTROL } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { hasLabel, labelledSound, openLabel, storedPartFor } from '../story/labelled-sound.ts';
import { namedSound, type SavedSound, savedExample } from '../story/saved-sound.ts';
import { fileAnswer, likelyPart } from './file-answer.ts';

type MaybePromise<Value> = Value | Promise<Value>;

type KnownFile = Awaited<ReturnType<OpenedHome['file']>>;

/** What a home would say of a public file. */
const PUBLIC: KnownFile = { isAlive: true, growing: null };

/**
 * Whether a file is read from R2: a growing sound does not wait for it to be missed there.
 * @throws ApiError `not_found` for a deleted file
 */
function isStored({ isAlive, growing }: KnownFile): boolean {
  if (!isAlive) throw new ApiError('not_found');
  return growing === null;
}

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
  if (!isPublic && !(await isSigned(fileSecrets(c.env), key, query, Date.now()))) {
    // The same response for missing and forbidden files.
    throw new ApiError('not_found');
  }
  // Embeddable by other origins; the signed address is the authorisation.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', cacheControl(isPublic));
  const owner = ownerOf(key);
  const home = owner ? homeOf(c.env, owner.userId).opened().file(key) : PUBLIC;
  if (query.get('alt') !== 'media') return metadata(c, key, home);
  if (query.get('download') === '1') return download(c, key, home);
  const stored = storedBytes(c.env.FILES, key, likelyPart(c));
  const [file, { growing }] = await permitted(stored, home, isStored);
  return growing ? growingBytes(c, growing) : fileAnswer(c, file ?? (await storedSince(c, key)));
});

/** The cover of a story type, at an address with an image extension. */
export const cover = createHandlers(async (c) => {
  const name = c.req.param('file') ?? '';
  const file = /^[a-z0-9-]+\.jpg$/.test(name)
    ? await storedBytes(c.env.FILES, `${COVERS}${name}`, likelyPart(c))
    : null;
  if (!file) throw new ApiError('not_found');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', CONTENT_CACHE_CONTROL);
  return fileAnswer(c, file);
});

/** A download. A narration gets a file name and a tag with title and cover. */
async function download(c: Context<App>, key: string, home: MaybePromise<KnownFile>): Promise<Response> {
  const stored = storedBytes(c.env.FILES, key, storedPartFor(likelyPart(c)));
  const known = Promise.all([home, openedSound(c, key)]);
  const [file, [{ growing }, sound]] = await permitted(stored, known, ([home]) => isStored(home));
  if (growing) return growingBytes(c, growing);
  if (!file) return fileAnswer(c, await storedSince(c, key));
  if (!sound) return fileAnswer(c, file, { 'Content-Disposition': 'attachment' });
  return fileAnswer(c, await labelledSound(c.env.FILES, file, sound.soundBytes, sound.label, sound.opened), {
    'Content-Disposition': attachment(sound.fileName),
  });
}

/** As `savedSound`, with its label if that is most likely sent. */
async function openedSound(c: Context<App>, key: string) {
  const sound = await savedSound(c, key);
  return sound && { ...sound, opened: hasLabel(likelyPart(c)) ? openLabel(c.env.FILES, sound.label) : null };
}

/** @returns null for a file of another kind or without a row */
async function savedSound(c: Context<App>, key: string): Promise<SavedSound | null> {
  const db = database(c.env.DB);
  const exampleId = exampleOfAudio(key);
  if (exampleId !== null) return savedExample(db, c.env.FILES, key, exampleId);
  const name = parseAudioKey(key);
  if (!name) return null;
  const named = await homeOf(c.env, name.userId).opened().sound(name.narrationId);
  return named && namedSound(db, named, name.edition);
}

async function metadata(c: Context<App>, key: string, home: MaybePromise<KnownFile>): Promise<Response> {
  const [object, { isAlive, growing }] = await Promise.all([c.env.FILES.head(key), home]);
  await growing?.cancel();
  if (!object || !isAlive) throw new ApiError('not_found');
  const answer: StoredFile = {
    name: object.key,
    size: String(object.size),
    contentType: object.httpMetadata?.contentType ?? 'application/octet-stream',
    etag: object.httpEtag,
    updated: object.uploaded.toISOString(),
  };
  return c.json(answer);
}

/** A user's sound that was stored after R2 was asked, and before the home was. @throws ApiError `not_found` */
async function storedSince(c: Context<App>, key: string): Promise<StoredBytes> {
  const file = parseAudioKey(key) && (await storedBytes(c.env.FILES, key, likelyPart(c)));
  if (!file) throw new ApiError('not_found');
  return file;
}

/** A sound file that is being made, without length or ranges. */
async function growingBytes(c: Context<App>, stream: ReadableStream<Uint8Array>): Promise<Response> {
  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', 'no-store');
  if (c.req.method !== 'HEAD') return c.body(stream);
  await stream.cancel();
  return c.body(null);
}
