import { useEffect } from 'react';
import { session } from '../../api/client.ts';
import { useUser } from '../../api/use-user.ts';
import { KEPT_CACHE } from '../../lib/kept-files.ts';

/**
 * Contact with the server about kept stories: at the start, when the connection is back, and when the user changes.
 * Loads its code only on devices that keep some.
 */
export function useKeptContact(): void {
  const id = useUser()?.id;
  useEffect(() => {
    async function contact() {
      const userId = session.read()?.user.id ?? null;
      // While a prerendered page is hydrated, no user is known yet: the next run of the effect has them.
      if (userId !== null && id === undefined) return;
      // Insecure pages have no caches, private ones may refuse them.
      const isKept = await globalThis.caches?.has(KEPT_CACHE).catch(() => false);
      if (!isKept || (userId !== null && !navigator.onLine)) return;
      const { contactAboutKept } = await import('../tonight/kept/kept-contact.ts');
      await contactAboutKept(userId);
    }
    contact();
    window.addEventListener('online', contact);
    return () => window.removeEventListener('online', contact);
  }, [id]);
}
