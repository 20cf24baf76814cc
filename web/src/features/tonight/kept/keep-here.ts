import type { Story } from '../../../../../contract/schemas/stories.ts';
import { api } from '../../../api/client.ts';
import { watchKept } from './kept-contact.ts';
import { keepStory } from './kept-stories.ts';
import { registerShell } from './register-shell.ts';

/**
 * Keeps stories on this device as a user asks, one after the other.
 * @throws NotKept, Problem
 */
export async function keepHere(storyIds: readonly string[], userId: string): Promise<void> {
  // A request that the browser may refuse; what is kept may then be removed when space is short.
  navigator.storage?.persist?.().catch(() => undefined);
  const shell = registerShell();
  for (const id of storyIds) {
    const [story] = await Promise.all([api.call<Story>(`/api/stories/${encodeURIComponent(id)}`), shell]);
    await keepStory(story, userId);
  }
  watchKept(userId);
}
