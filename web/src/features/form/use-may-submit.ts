import { useUser } from '../../api/use-user.ts';
import { steadyNow } from '../../lib/clock.ts';
import { useStore } from '../../lib/store.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { outOfQuota } from '../server-status/quota.ts';
import { maySubmit, type StoryState } from '../story/story-state.ts';

/** Whether *Create story* is enabled: a story is left and no pause is running. */
export function useMaySubmit(state: StoryState): boolean {
  const retryAt = state.name === 'failed' ? state.retryAt : null;
  useSecondsUntil(retryAt ?? 0);
  const isClosed = useStore(outOfQuota, () => false);
  const hasNoneLeft = useUser()?.storiesRemaining === 0;
  return !isClosed && !hasNoneLeft && maySubmit(state, steadyNow());
}
