import { localStore } from '../../lib/browser-storage.ts';
import { DRAFT_KEY, draftChanges, keepDraft, keptDraft } from './use-draft.ts';

/** Deletes the draft at sign-out: the next user of this browser must not see topic and names. */
export function forgetDraft(): void {
  localStore.removeItem(DRAFT_KEY);
  draftChanges.notify();
}

/** Clears the form in this tab when another one deletes the draft. Returns the unsubscribe function. */
export const forgetWithOtherTabs = (): (() => void) =>
  localStore.subscribe(() => {
    if (localStore.getItem(DRAFT_KEY) === null) draftChanges.notify();
  });

/** Clears topic, words, and which story it continued, after its story was written; children and options stay. */
export function forgetTopic(topic: string): void {
  const { continues: _, language: __, ...draft } = keptDraft();
  if (draft.topic.trim() === topic.trim()) keepDraft({ ...draft, topic: '', targetWords: '' });
}

/** A form that goes on with a deleted story becomes that of a story of its own; what was typed stays. */
export function continueNothing(storyId: string): void {
  const { continues, language: _, ...draft } = keptDraft();
  if (continues === storyId) keepDraft(draft);
}

/** Calls back when typed text of the draft changes: a refusal of the old text no longer applies. */
export function onRetyped(listener: () => void): () => void {
  const typed = () => {
    const { topic, childNames, targetWords } = keptDraft();
    return JSON.stringify([topic, childNames, targetWords]);
  };
  let before = typed();
  return draftChanges.subscribe(() => {
    const now = typed();
    if (now !== before) listener();
    before = now;
  });
}
