import { queryOptions } from '@tanstack/react-query';
import { SENTENCE_DEADLINE_MS } from '../../../../contract/limits.ts';
import type {
  Saying,
  SayingRequest,
  Sayings,
  SayingSpeechRequest,
} from '../../../../contract/schemas/sayings.ts';
import type { Narration, Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { overNetwork } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { showStory } from '../story/show-story.ts';
import { spellingIn } from '../story/spelling.ts';

/** Query of how voices say the user's words. */
export function sayingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sayings', userId],
    queryFn: ({ signal }) => api.call<Sayings>('/api/sayings', { signal }),
    staleTime: 5_000,
  });
}

/** @throws Problem */
export const keepSaying = (body: SayingRequest): Promise<Saying> =>
  api.call<Saying>('/api/sayings', { method: 'PUT', body });

/** @throws Problem */
export const deleteSaying = (id: string): Promise<void> =>
  api.call<void>(`/api/sayings/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Sound of a word as it is typed. @throws Problem */
export async function soundOfWord(body: SayingSpeechRequest, signal: AbortSignal): Promise<Blob> {
  const answer = await api.send('/api/sayings/speech', {
    method: 'POST',
    body,
    signal,
    timeoutMs: SENTENCE_DEADLINE_MS + 5000,
    headers: { Accept: 'audio/mpeg, application/json' },
  });
  return overNetwork(answer.blob());
}

/** Milliseconds between two looks at a story whose sound is made again, and how often it is looked at. */
const LOOK_MS = 2_500;
const LOOKS = 48;

/**
 * Shows a story once its sound says words as they are kept now.
 * @param before the same story before the change
 * @returns whether any of its sound was made again; null when that takes longer
 */
export async function renewedStory(
  { id: storyId, narrations: before }: { id: string; narrations: readonly Narration[] },
  signal: AbortSignal,
): Promise<boolean | null> {
  for (let look = 0; look < LOOKS && !signal.aborted; look += 1) {
    const story = await api.call<Story>(`/api/stories/${encodeURIComponent(storyId)}`, { signal });
    const isMade = story.narrations.every(({ isOutdated }) => !isOutdated);
    if (isMade) {
      showStory(story);
      queryClient.invalidateQueries({ queryKey: ['sayings'] });
      return story.narrations.some((now) => {
        const old = before.find(({ id }) => id === now.id);
        return old !== undefined && spellingIn(old) !== spellingIn(now);
      });
    }
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  return null;
}
