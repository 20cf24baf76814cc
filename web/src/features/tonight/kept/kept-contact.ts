import { api } from '../../../api/client.ts';
import { Problem } from '../../../api/problem.ts';
import { eraseKept } from '../../../lib/erase-kept.ts';
import { wantedStories } from '../../../lib/kept-list.ts';
import { keptOwners, removeKept } from './kept-stories.ts';

async function bringUpToDate(userId: string | null): Promise<void> {
  if (userId === null) return eraseKept();
  if ([...(await keptOwners())].some((owner) => owner !== userId)) return eraseKept();
  for (const { id } of wantedStories()) {
    try {
      await api.call(`/api/stories/${encodeURIComponent(id)}`);
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      // Any other refusal is of the session, whose end clears the user and with it everything, or passes.
      if (thrown.facts.status !== 404) return;
      await removeKept(id);
    }
  }
}

let last: Promise<void> = Promise.resolve();

/**
 * Brings what is kept up to date: without its user, as after a sign-out, or with another one all of it is erased, and a
 * story that the server no longer has is removed. A server that cannot be reached changes nothing. One at a time.
 * @param userId of the signed-in user; null for none
 */
export function contactAboutKept(userId: string | null): Promise<void> {
  last = last.catch(() => undefined).then(() => bringUpToDate(userId));
  return last;
}
