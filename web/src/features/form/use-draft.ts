import { useEffect, useState } from 'react';
import { lasting } from '../../lib/browser-storage.ts';
import { Listeners } from '../../lib/store.ts';
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts';

const STORAGE_KEY = 'story-draft';
const changes = new Listeners();

export const keptDraft = (): Draft => parseDraft(lasting.getItem(STORAGE_KEY));

/** Keeps a draft, and shows it in the form; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  if (draft) lasting.setItem(STORAGE_KEY, JSON.stringify(draft));
  else lasting.removeItem(STORAGE_KEY);
  changes.notify();
}

/** The form's content, kept over reloads and a visit to the sign-in page. */
export function useDraft() {
  const [draft, setDraft] = useState(keptDraft);

  useEffect(() => {
    const show = () => setDraft(keptDraft());
    // Signed out in another tab.
    const onStorage = ({ key, newValue }: StorageEvent) => key === STORAGE_KEY && newValue === null && show();
    window.addEventListener('storage', onStorage);
    const unsubscribe = changes.subscribe(show);
    return () => {
      window.removeEventListener('storage', onStorage);
      unsubscribe();
    };
  }, []);

  return {
    draft,
    change: (changed: Partial<Draft>) => keepDraft({ ...draft, ...changed }),
    reset: () => keepDraft(EMPTY_DRAFT),
  };
}
