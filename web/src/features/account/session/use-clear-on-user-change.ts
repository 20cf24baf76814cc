import { useEffect, useRef } from 'react';
import { Problem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { session } from '../../../api/session.ts';
import { useUser } from '../../../api/use-user.ts';
import { forgetWithOtherTabs } from '../../draft/forget-draft.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { storyRunner } from '../../story/story-store.ts';
import { notifyProblem } from '../../toasts/notify.ts';
import { forgetPerson } from './forget-person.ts';

/** Clears the story after the session has ended, and reports an expired session. */
function leave(): void {
  const said = storyRunner()?.endOfSession() ?? false;
  if (!said && session.expiry()) notifyProblem(new Problem({ code: 'token_expired', status: 401 }));
}

/** Clears the page when the session ends or another tab signs in to another account. */
export function useClearOnUserChange(): void {
  const id = useUser()?.id;
  // This part arrives late: a question that was asked with the page may have ended the session by then.
  const before = useRef<string | undefined>(id ?? session.expiry());
  const last = useRef(id);
  useEffect(forgetWithOtherTabs, []);
  useEffect(() => {
    const hasLeft = before.current !== undefined && before.current !== id;
    before.current = id;
    // Also when the session ended before this effect ran: the form's content is not for the next user of this browser.
    const isAnother = id !== undefined && last.current !== undefined && last.current !== id;
    if (isAnother || (id === undefined && session.expiry() === 'session_ended')) forgetPerson();
    last.current = id ?? last.current;
    if (!hasLeft) return;
    // A session that expired begins again, with its story.
    if (session.expiry() === undefined) rememberShownStory(null);
    if (id === undefined) leave();
    else storyRunner()?.forget();
    queryClient.clear();
  }, [id]);
}
