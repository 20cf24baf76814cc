import { api, session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { forgetDraft } from '../../draft/forget-draft.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { storyRunner } from '../../story/story-store.ts';

/** Forgets the session here at once; the server is asked too, but signing out does not wait for it. */
export async function signOut(): Promise<void> {
  const told = api.call('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
  // The request has taken its token by the time the store is emptied: `send` reads it before its first await.
  session.end();
  storyRunner()?.forget();
  rememberShownStory(null);
  forgetDraft();
  queryClient.clear();
  await told;
}
