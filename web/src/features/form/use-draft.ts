import { useEffect, useState } from 'react';
import { lasting } from '../../lib/browser-storage.ts';
import { Listeners } from '../../lib/store.ts';
import { type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts';

const STORAGE_KEY = 'story-draft';
/** Of what is kept, made outside the form. */
const changes = new Listeners();

const kept = (): Draft => parseDraft(lasting.getItem(STORAGE_KEY));

/** When a person signs out: what they were asking for, and for whom, is not for the next one at this browser. */
export function forgetDraft(): void {
  lasting.removeItem(STORAGE_KEY);
  changes.notify();
}

const withoutTopic = (draft: Draft, topic: string): Draft =>
  draft.topic.trim() === topic.trim() ? { ...draft, topic: '' } : draft;

/** When a story has been told: tomorrow's is about something else, for the same child and in the same way. */
export function forgetTopic(topic: string): void {
  lasting.setItem(STORAGE_KEY, JSON.stringify(withoutTopic(kept(), topic)));
  changes.notify();
}

/** The form's content, kept over reloads and a visit to the sign-in page. */
export function useDraft() {
  const [draft, setDraft] = useState(kept);

  useEffect(() => changes.subscribe(() => setDraft(kept())), []);

  // In another tab: signed out, or its story was told.
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== STORAGE_KEY) return;
      if (newValue === null) setDraft(EMPTY_DRAFT);
      else if (parseDraft(newValue).topic === '') {
        const { topic } = parseDraft(oldValue);
        setDraft((own) => withoutTopic(own, topic));
      }
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
    change: (changed: Partial<Draft>) => replace({ ...draft, ...changed }),
    reset: () => replace(EMPTY_DRAFT),
  };
}
