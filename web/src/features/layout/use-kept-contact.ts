import { useEffect } from 'react';
import { session } from '../../api/client.ts';
import { useUser } from '../../api/use-user.ts';
import { cacheNames } from '../../lib/browser-caches.ts';
import { KEPT_CACHE } from '../../lib/kept-files.ts';
import { wantedStories } from '../../lib/kept-list.ts';
import { shellRegistration } from '../../lib/shell-registration.ts';

/**
 * Whether anything is left of kept stories. A browser that needs room removes their files alone, or files and service
 * worker, and leaves the list.
 */
async function keepsAnything(): Promise<boolean> {
  if (wantedStories().length > 0) return true;
  const [names, worker] = await Promise.all([cacheNames(), shellRegistration()]);
  return names.includes(KEPT_CACHE) || worker !== undefined;
}

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
      if (userId !== null && !navigator.onLine) return;
      if (!(await keepsAnything())) return;
      const { contactAboutKept } = await import('../tonight/kept/kept-contact.ts');
      await contactAboutKept(userId);
    }
    contact();
    window.addEventListener('online', contact);
    return () => window.removeEventListener('online', contact);
  }, [id]);
}
