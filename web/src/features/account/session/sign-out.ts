import { owedSignOut, session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { eraseKept } from '../../../lib/erase-kept.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { storyRunner } from '../../story/story-store.ts';
import { forgetPerson } from './forget-person.ts';

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
  forgetPerson();
  queryClient.clear();
  await Promise.all([eraseKept(), sent]);
}
