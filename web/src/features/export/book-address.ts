import type { ReadingWay } from '../../../../contract/options.ts';
import type { BookAddress } from '../../../../contract/schemas/books.ts';
import { api } from '../../api/client.ts';

/** Milliseconds: nothing is made until the address is opened. */
const TIMEOUT_MS = 15_000;

/** Which book of a story: to read or with a narration, and in which of its languages. */
export type Book = { storyId: string; narrationId: string | null; way: ReadingWay };

/** The address of a story as a book. @throws Problem */
export async function bookAddress({ storyId, narrationId, way }: Book): Promise<string> {
  const query = new URLSearchParams({ way });
  if (narrationId !== null) query.set('narration', narrationId);
  const path = `/api/stories/${encodeURIComponent(storyId)}/book?${query}`;
  const { url } = await api.call<BookAddress>(path, { timeoutMs: TIMEOUT_MS });
  return url;
}
