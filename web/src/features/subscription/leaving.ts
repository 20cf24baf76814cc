import { useEffect, useState } from 'react';
import { asProblem } from '../../api/problem.ts';
import { notifyProblem } from '../toasts/notify.ts';
import { fetchPortalUrl } from './subscription-queries.ts';

/** Goes to a page outside the app. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}

/**
 * Whether something outside is being opened. It stays so until the page is gone, or until the person comes back by the
 * browser's arrow to a page that was only put aside.
 */
export function useLeaving(): [boolean, (leaving: boolean) => void] {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return [leaving, setLeaving];
}

/** Opens the page with the invoices and the card, and whether that is under way. */
export function usePortal(): { opening: boolean; open: () => Promise<void> } {
  const [opening, setOpening] = useLeaving();
  async function open() {
    setOpening(true);
    try {
      leaveFor(await fetchPortalUrl());
    } catch (thrown) {
      setOpening(false);
      notifyProblem(asProblem(thrown));
    }
  }
  return { opening, open };
}
