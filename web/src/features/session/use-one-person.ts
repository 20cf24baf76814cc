import { useEffect, useRef } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { storySession } from '../story/story.ts';
import { useUser } from './use-session.ts';

/** When the session ends, or another tab signs in as somebody else, nothing of the person before stays on this one. */
export function useOnePerson(): void {
  const id = useUser()?.id;
  const before = useRef(id);
  useEffect(() => {
    const somebodyLeft = before.current !== undefined && before.current !== id;
    before.current = id;
    if (!somebodyLeft) return;
    if (id === undefined) storySession.endOfSession();
    else storySession.forget();
    queryClient.clear();
  }, [id]);
}
