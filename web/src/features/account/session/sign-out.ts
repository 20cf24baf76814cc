import { api, session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { forgetDraft } from '../../draft/forget-draft.ts';
import { forgetHeard } from '../../story/last-heard.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { storyRunner } from '../../story/story-store.ts';

/** Clears the session at once; the request to the server is not awaited. */
export async function signOut(): Promise<void> {
  const told = api.call('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
  // The request has read its token before the store is cleared: `send` reads it before its first await.
  session.end();
  storyRunner()?.forget();
  rememberShownStory(null);
  forgetDraft();
  forgetHeard();
  queryClient.clear();
  await told;
}
