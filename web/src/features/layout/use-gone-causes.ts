import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '../../../../contract/schemas/auth.ts';
import type { Cause } from '../../api/problem-cause.ts';
import { useUser } from '../../api/use-user.ts';

/** Whether an account may do more than before. */
const hasGained = (before: User, now: User): boolean =>
  now.storiesRemaining > before.storiesRemaining ||
  (now.isPremium && !before.isPremium) ||
  (now.emailVerified && !before.emailVerified);

/** Calls back when the cause of refusals is gone: somebody has signed in, the account may do more, or the line is back. */
export function useGoneCauses(onGone: (cause: Cause) => void): void {
  const gone = useEffectEvent(onGone);
  const user = useUser();
  const before = useRef(user);
  useEffect(() => {
    const was = before.current;
    before.current = user;
    if (user && was?.id !== user.id) gone('session');
    else if (user && was && hasGained(was, user)) gone('account');
  }, [user]);
  useEffect(() => {
    const onOnline = () => gone('line');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
