import { useQuery } from '@tanstack/react-query';
import { FREE_STORIES, PREMIUM_STORIES_PER_MONTH } from '../../../../contract/limits.ts';
import type { StoriesRemaining, User } from '../../../../contract/schemas/auth.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** Whether Premium's quota applies: also after a cancellation, until the paid period ends. */
export const hasPremiumQuota = ({ isPremium, accessUntil }: User): boolean =>
  isPremium || accessUntil !== null;

/** Remaining stories from the used ones, when the server cannot be reached. */
export function storiesLeftBy(user: User): number {
  const left = hasPremiumQuota(user)
    ? PREMIUM_STORIES_PER_MONTH - user.monthlyStoriesGenerated
    : FREE_STORIES - user.storiesGenerated;
  return Math.max(0, left);
}

/** Remaining stories, refetched when the plan or the count changes. */
export function useStoriesLeft(user: User): number {
  const { id, subscriptionState, storiesGenerated, monthlyStoriesGenerated, storiesRemaining } = user;
  const { data, isError } = useQuery(
    {
      queryKey: ['stories-left', id, subscriptionState, storiesGenerated, monthlyStoriesGenerated],
      queryFn: ({ signal }) => api.call<StoriesRemaining>('/api/stories/remaining', { signal }),
      staleTime: 0,
    },
    queryClient,
  );
  if (isError) return storiesLeftBy(user);
  return data?.storiesRemaining ?? storiesRemaining;
}
