import { owedSignOut, session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { eraseKept } from '../../../lib/erase-kept.ts';
import { forgetDraft } from '../../draft/forget-draft.ts';
import { forgetHeard } from '../../story/last-heard.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { storyRunner } from '../../story/story-store.ts';

/**
 * Clears the session and what is private on this device at once. The request to the server is not awaited; until it
 * arrives the sign-out is owed. Resolves after its first attempt.
 */
export async function signOut(): Promise<void> {
  const token = session.read()?.token;
  session.signOut();
  const sent = owedSignOut.send(token);
  storyRunner()?.forget();
  rememberShownStory(null);
  forgetDraft();
  forgetHeard();
  queryClient.clear();
  await Promise.all([eraseKept(), sent]);
}
