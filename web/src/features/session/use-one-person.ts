import { useEffect, useRef } from 'react';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../api/session.ts';
import { rememberShownStory } from '../story/shown-story.ts';
import { storyRunner } from '../story/story-store.ts';
import { notifyProblem } from '../toasts/notify.ts';
import { useUser } from './use-session.ts';

/** Nobody is signed in any more: a session that ended by itself is not let go without a word. */
function leave(): void {
  const said = storyRunner()?.endOfSession() ?? false;
  if (!said && session.hasExpired()) notifyProblem(new Problem({ code: 'token_expired', status: 401 }));
}

/** When the session ends, or another tab signs in as somebody else, nothing of the person before stays on this one. */
export function useOnePerson(): void {
  const id = useUser()?.id;
  const before = useRef(id);
  useEffect(() => {
    const somebodyLeft = before.current !== undefined && before.current !== id;
    before.current = id;
    if (!somebodyLeft) return;
    if (id === undefined) leave();
    else {
      storyRunner()?.forget();
      rememberShownStory(null);
    }
    queryClient.clear();
  }, [id]);
}
