import { useState } from 'react';
import { lasting } from '../../browser-storage.ts';
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts';

const STORAGE_KEY = 'story-draft';

/** The form's content, kept over reloads and a visit to the sign-in page. */
export function useDraft() {
  const [draft, setDraft] = useState(() => parseDraft(lasting.getItem(STORAGE_KEY)));

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
