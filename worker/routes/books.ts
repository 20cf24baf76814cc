import { createFactory } from 'hono/factory';
import { type BookAddress, bookRequest } from '../../contract/schemas/books.ts';
import { bookEntries, EPUB_TYPE } from '../book/book.ts';
import { bookRows, readBook } from '../book/read-book.ts';
import { zipped } from '../book/zip.ts';
import { database } from '../db/client.ts';
import { attachment } from '../files/disposition.ts';
import { bookKey, parseBookKey } from '../files/keys.ts';
import { isSigned } from '../files/signed-url.ts';
import type { App } from '../middleware/context.ts';
import { queryOf } from '../middleware/validate.ts';
import { ApiError } from '../refusal.ts';
import { signerOf } from './generation-request.ts';

const { createHandlers } = createFactory<App>();

/** Where a book of one of the caller's stories is. */
export const address = createHandlers(queryOf(bookRequest), async (c) => {
  const { narration: narrationId = null } = c.req.valid('query');
  const { userId } = c.get('identity');
  const storyId = c.req.param('id') ?? '';
  if (!(await bookRows(database(c.env.DB), { userId, storyId, narrationId })))
    throw new ApiError('not_found');
  const answer: BookAddress = {
    url: await signerOf(c).bookUrl(bookKey(userId, storyId, narrationId), Date.now()),
  };
  return c.json(answer);
});

/** The book itself, packed as it is sent. The address is the permission; without it nobody learns which books there are. */
export const download = createHandlers(async (c) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const key = pathname.slice(1);
  const ids = parseBookKey(key);
  if (!ids || !(await isSigned(c.env.FILE_SECRET, key, searchParams, Date.now())))
    throw new ApiError('not_found');
  const rows = await bookRows(database(c.env.DB), ids);
  if (!rows) throw new ApiError('not_found');
  c.header('Content-Type', EPUB_TYPE);
  c.header('Content-Disposition', attachment(`${rows.story.title}.epub`));
  if (c.req.method === 'HEAD') return c.body(null);
  const book = await readBook(c.env.FILES, rows);
  if (!book) throw new ApiError('not_found');
  return c.body(zipped(bookEntries(book), book.modifiedAt));
});
