import type { BookAddress } from '../../../../contract/schemas/books.ts';
import { api } from '../../api/client.ts';

/** Milliseconds: nothing is made until the address is opened. */
const TIMEOUT_MS = 15_000;

/** The address of a story as a book, to read or with this narration of it. @throws Problem */
export async function bookAddress(storyId: string, narrationId: string | null): Promise<string> {
  const query = narrationId === null ? '' : `?narration=${encodeURIComponent(narrationId)}`;
  const path = `/api/stories/${encodeURIComponent(storyId)}/book${query}`;
  const { url } = await api.call<BookAddress>(path, { timeoutMs: TIMEOUT_MS });
  return url;
}
