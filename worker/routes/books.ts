import { createFactory } from 'hono/factory';
import { type BookAddress, bookRequest } from '../../contract/schemas/books.ts';
import { bookEntries, EPUB_TYPE } from '../book/book.ts';
import { bookName, bookSides, readBook } from '../book/read-book.ts';
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

/**
 * Streams the book while packing it. The signed address is the authorisation; an invalid one answers as a missing book.
 */
export const download = createHandlers(async (c) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const key = pathname.slice(1);
  const ids = parseBookKey(key);
  if (!ids || !(await isSigned(fileSecrets(c.env), key, searchParams, Date.now())))
    throw new ApiError('not_found');
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
