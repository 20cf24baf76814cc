import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '../../../contract/schemas/auth.ts';
import type { Cause } from './problem-cause.ts';
import { useUser } from './use-user.ts';

/** Whether the account gained stories, Premium or a confirmed email. */
const hasGained = (before: User, now: User): boolean =>
  now.storiesRemaining > before.storiesRemaining ||
  (now.isPremium && !before.isPremium) ||
  (now.emailVerified && !before.emailVerified);

/** Calls back when the cause of a refusal is gone: a sign-in, an upgraded account, or a restored connection. */
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
