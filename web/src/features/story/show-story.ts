import type { Story } from '../../../../contract/schemas/stories.ts';
import { storyQuery } from '../../api/library-queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { storyStore } from './story-store.ts';

/** Updates a changed story in the cache and on the page. */
export function showStory(story: Story): void {
  queryClient.setQueryData(storyQuery(story.id).queryKey, story);
  const state = storyStore.read();
  if (state.name === 'done' && state.story.id === story.id) storyStore.set({ ...state, story });
}
