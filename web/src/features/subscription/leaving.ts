import { useEffect, useState } from 'react';
import { notifyThrown } from '../toasts/notify.ts';
import { fetchPortalUrl } from './subscription-queries.ts';

/** Navigates to a page outside the app. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}

/**
 * Whether navigation away from the app is in progress. Reset when the user comes back to a page restored from the
 * back/forward cache.
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

/** Opens the billing portal with invoices and card, with its pending state. */
export function usePortal(): { opening: boolean; open: () => Promise<void> } {
  const [opening, setOpening] = useLeaving();
  async function open() {
    setOpening(true);
    try {
      leaveFor(await fetchPortalUrl());
    } catch (thrown) {
      setOpening(false);
      notifyThrown(thrown);
    }
  }
  return { opening, open };
}
