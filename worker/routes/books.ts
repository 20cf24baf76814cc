import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { type BookAddress, bookRequest, seriesBookRequest } from '../../contract/schemas/books.ts';
import { bookEntries, EPUB_TYPE } from '../book/book.ts';
import { bookName, bookSides, readBook, readSeriesBook } from '../book/read-book.ts';
import { zipped } from '../book/zip.ts';
import { fileSecrets } from '../config/secrets.ts';
import { ApiError } from '../errors/refusal.ts';
import { attachment } from '../files/disposition.ts';
import { type BookIds, bookKey, parseBookKey } from '../files/keys.ts';
import { isSigned } from '../files/signed-url.ts';
import { homeOf } from '../home/client.ts';
import type { App } from '../middleware/context.ts';
import { queryOf } from '../middleware/validate.ts';
import { signerOf } from './generation-request.ts';

const { createHandlers } = createFactory<App>();

/** Signed address of a book of one of the caller's stories. */
export const address = createHandlers(queryOf(bookRequest), async (c) => {
  const { narration: narrationId = null, way = null } = c.req.valid('query');
  const { userId } = c.get('identity');
  const ids: BookIds = { userId, storyId: c.req.param('id') ?? '', narrationId, way };
  await c.get('home').checkBook(ids);
  const answer: BookAddress = { url: await signerOf(c).bookUrl(bookKey(ids), Date.now()) };
  return c.json(answer);
});

/** Signed address of the book of one of the caller's series. */
export const ofSeries = createHandlers(queryOf(seriesBookRequest), async (c) => {
  const { way = null } = c.req.valid('query');
  const { userId } = c.get('identity');
  const storyId = c.req.param('id') ?? '';
  await c.get('home').checkSeriesBook(storyId);
  const ids: BookIds = { userId, storyId, narrationId: null, way, isSeries: true };
  const answer: BookAddress = { url: await signerOf(c).bookUrl(bookKey(ids), Date.now()) };
  return c.json(answer);
});

async function seriesBook(c: Context<App>, { userId, storyId: seriesId, way }: BookIds): Promise<Response> {
  const [first, ...others] = await homeOf(c.env, userId).opened().seriesBook(seriesId);
  if (!first) throw new ApiError('not_found');
  const name = { story: first, narration: null, versions: [] };
  c.header('Content-Type', EPUB_TYPE);
  c.header('Content-Disposition', attachment(bookName(name, bookSides({ ...name, way })!)));
  if (c.req.method === 'HEAD') return c.body(null);
  const book = await readSeriesBook(c.env.FILES, [first, ...others], { seriesId, way });
  return c.body(zipped(bookEntries(book), book.modifiedAt));
}

/**
 * Streams the book while packing it. The signed address is the authorisation; an invalid one answers as a missing book.
 */
export const download = createHandlers(async (c) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const key = pathname.slice(1);
  const ids = parseBookKey(key);
  if (!ids || !(await isSigned(fileSecrets(c.env), key, searchParams, Date.now())))
    throw new ApiError('not_found');
  if (ids.isSeries) return seriesBook(c, ids);
  const rows = { ...(await homeOf(c.env, ids.userId).opened().book(ids)), way: ids.way };
  const sides = bookSides(rows);
  if (!sides) throw new ApiError('not_found');
  c.header('Content-Type', EPUB_TYPE);
  c.header('Content-Disposition', attachment(bookName(rows, sides)));
  if (c.req.method === 'HEAD') return c.body(null);
  const book = await readBook(c.env.FILES, rows, sides);
  if (!book) throw new ApiError('not_found');
  return c.body(zipped(bookEntries(book), book.modifiedAt));
});
