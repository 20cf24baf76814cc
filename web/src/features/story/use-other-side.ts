import { useMutation } from '@tanstack/react-query';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { notifyThrown } from '../toasts/notify.ts';
import { showStory } from './show-story.ts';

/** Time limit in milliseconds, longer than the server's (`TRANSLATION_DEADLINE_MS`). */
const TIMEOUT_MS = 120_000;

/** Has the other language of a story written, and shows the story with it. */
export function useOtherSide({ id }: Pick<Story, 'id'>) {
  const writing = useMutation(
    {
      mutationFn: () =>
        api.call<Story>(`/api/stories/${encodeURIComponent(id)}/translation`, {
          method: 'POST',
          timeoutMs: TIMEOUT_MS,
        }),
      onSuccess: showStory,
      onError: notifyThrown,
    },
    queryClient,
  );
  return {
    write: () => writing.mutate(),
    isWriting: writing.isPending,
    /** Whether no further try is left. */
    isOver: writing.isError && asProblem(writing.error).code === 'translation_limit_reached',
  };
}
