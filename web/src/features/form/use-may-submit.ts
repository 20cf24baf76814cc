import { useStore } from '../../lib/store.ts';
import { useSecondsUntil } from '../../ui/Countdown.tsx';
import { outOfQuota } from '../server-status/quota.ts';
import { maySubmit, type StoryState } from '../story/story-state.ts';

/** Whether *Create story* may be pressed, kept true to the clock while a pause runs out. */
export function useMaySubmit(state: StoryState): boolean {
  const retryAt = state.name === 'failed' ? state.retryAt : null;
  useSecondsUntil(retryAt ?? 0);
  const isClosed = useStore(outOfQuota, () => false);
  return !isClosed && maySubmit(state, Date.now());
}
