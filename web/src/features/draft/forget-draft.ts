import { localStore } from '../../lib/browser-storage.ts';
import { parseDraft } from './draft.ts';
import { DRAFT_KEY, draftChanges, keepDraft } from './use-draft.ts';

const keptDraft = () => parseDraft(localStore.getItem(DRAFT_KEY));

/** When a person signs out: what they were asking for, and for whom, is not for the next one at this browser. */
export function forgetDraft(): void {
  localStore.removeItem(DRAFT_KEY);
  draftChanges.notify();
}

/** Forgets it in this tab, too, when it is forgotten in another one. Returns the way to stop. */
export function forgetWithOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === DRAFT_KEY && newValue === null) forgetDraft();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** When a story has been told: tomorrow's is about something else, for the same child and in the same way. */
export function forgetTopic(topic: string): void {
  const draft = keptDraft();
  if (draft.topic.trim() === topic.trim()) keepDraft({ ...draft, topic: '' });
}

/** Calls back when what is typed of the draft changes: a refusal of what was typed is not one of what is being typed. */
export function onRetyped(listener: () => void): () => void {
  const typed = () => {
    const { topic, childNames } = keptDraft();
    return JSON.stringify([topic, childNames]);
  };
  let before = typed();
  return draftChanges.subscribe(() => {
    const now = typed();
    if (now !== before) listener();
    before = now;
  });
}
