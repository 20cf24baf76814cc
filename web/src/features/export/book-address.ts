import type { ReadingWay } from '../../../../contract/options.ts';
import type { BookAddress } from '../../../../contract/schemas/books.ts';
import { api } from '../../api/client.ts';

/** Time limit in milliseconds: the book is made only when its address is opened. */
const TIMEOUT_MS = 15_000;

/** Book of a story: text only or with a narration, in a reading mode. */
export type Book = { storyId: string; narrationId: string | null; way: ReadingWay };

/** Address of a story's book. @throws Problem */
export async function bookAddress({ storyId, narrationId, way }: Book): Promise<string> {
  const query = new URLSearchParams({ way });
  if (narrationId !== null) query.set('narration', narrationId);
  const path = `/api/stories/${encodeURIComponent(storyId)}/book?${query}`;
  const { url } = await api.call<BookAddress>(path, { timeoutMs: TIMEOUT_MS });
  return url;
}
