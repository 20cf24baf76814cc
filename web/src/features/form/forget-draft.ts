import { keepDraft, keptDraft } from './use-draft.ts';

/** When a person signs out: what they were asking for, and for whom, is not for the next one at this browser. */
export const forgetDraft = (): void => keepDraft(null);

/** When a story has been told: tomorrow's is about something else, for the same child and in the same way. */
export function forgetTopic(topic: string): void {
  const draft = keptDraft();
  if (draft.topic.trim() === topic.trim()) keepDraft({ ...draft, topic: '' });
}
