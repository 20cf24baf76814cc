import { useEffect, useState } from 'react';
import { lasting } from '../../lib/browser-storage.ts';
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts';

const STORAGE_KEY = 'story-draft';

/** For when a person signs out: what they were asking for, and for whom, is not for the next one at this browser. */
export function forgetDraft(): void {
  lasting.removeItem(STORAGE_KEY);
}

/** The form's content, kept over reloads and a visit to the sign-in page. */
export function useDraft() {
  const [draft, setDraft] = useState(() => parseDraft(lasting.getItem(STORAGE_KEY)));

  // Signed out in another tab.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEY && newValue === null) setDraft(EMPTY_DRAFT);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  function replace(next: Draft) {
    lasting.setItem(STORAGE_KEY, JSON.stringify(next));
    setDraft(next);
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => replace({ ...draft, ...changes }),
    reset: () => replace(EMPTY_DRAFT),
  };
}
