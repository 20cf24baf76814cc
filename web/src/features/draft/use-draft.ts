import { useMemo } from 'react';
import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts';

export const DRAFT_KEY = 'story-draft';
/** Change notifications of the stored draft in this tab. */
export const draftChanges = new Listeners();
const read = () => localStore.getItem(DRAFT_KEY);

/** The stored draft. */
export const keptDraft = (): Draft => parseDraft(read());

/** Stores a draft and shows it in the form. */
export function keepDraft(draft: Draft): void {
  localStore.setItem(DRAFT_KEY, JSON.stringify(draft));
  draftChanges.notify();
}

/** Content of the form, which survives reloads and a visit to the sign-in page. */
export function useDraft() {
  const stored = useStore({ read, ...draftChanges });
  const draft = useMemo(() => parseDraft(stored), [stored]);
  return {
    draft,
    change: (changes: Partial<Draft>) => keepDraft({ ...draft, ...changes }),
    reset: () => keepDraft(EMPTY_DRAFT),
  };
}
