import type { Story } from '../../../../../contract/schemas/stories.ts';
import { api } from '../../../api/client.ts';
import { Problem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { eraseKept } from '../../../lib/erase-kept.ts';
import { keepsStory, wantedStories } from '../../../lib/kept-list.ts';
import { isUpToDate, keepStory, keptOwners, NotKept, removeKept, tidy } from './kept-stories.ts';

/** Whether a page that was left may still have left files of an earlier copy: this one's may be playing. */
let isFirst = true;

async function bringUpToDate(userId: string | null): Promise<void> {
  if (userId === null) return eraseKept();
  if ([...(await keptOwners())].some((owner) => owner !== userId)) return eraseKept();
  if (isFirst) await Promise.all(wantedStories().map(({ id }) => tidy(id).catch(() => undefined)));
  isFirst = false;
  for (const { id } of wantedStories()) {
    try {
      await renew(await api.call<Story>(`/api/stories/${encodeURIComponent(id)}`), userId);
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown;
      // Any other refusal is of the session, whose end clears the user and with it everything, or passes.
      if (thrown.facts.status !== 404) return;
      await removeKept(id);
    }
  }
}

/**
 * Keeps a story again whose words, or how they are said, have changed since. In the background, not by a press: the
 * parent's change was the request, and at bedtime there may be no line.
 */
async function renew(story: Story, userId: string): Promise<void> {
  try {
    if (await isUpToDate(story, userId)) return;
    await keepStory(story, userId);
    await queryClient.invalidateQueries({ queryKey: ['tonight'] });
  } catch (thrown) {
    // The copy from before is left, and the next contact tries again.
    if (!(thrown instanceof NotKept)) throw thrown;
  }
}

let last: Promise<void> = Promise.resolve();
/** One at a time. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.catch(() => undefined).then(work);
  return last;
}

/**
 * Brings what is kept up to date: without its user, as after a sign-out, or with another one all of it is erased, a story
 * that the server no longer has is removed, and one that has changed is kept again. A server that cannot be reached
 * changes nothing.
 * @param userId of the signed-in user; null for none
 */
export function contactAboutKept(userId: string | null): Promise<void> {
  if (userId === null) endWatch?.();
  else watchKept(userId);
  return inTurn(() => bringUpToDate(userId));
}

/** Ends the watch over the stories that are kept of a user. */
let endWatch: (() => void) | undefined;

/** Keeps a story again whenever the page learns that it has changed, since the next thing may be a cut line. */
export function watchKept(userId: string): void {
  endWatch?.();
  endWatch = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    const [subject, one, id] = queryKey;
    if (subject === 'stories' && one === 'one' && keepsStory(String(id)))
      inTurn(() => renew(state.data as Story, userId));
  });
}
