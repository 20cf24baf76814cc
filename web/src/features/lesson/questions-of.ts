import type { StoryQuestion } from '../../../../contract/schemas/stories.ts';
import { type Asked, whoSaidIt } from './who-said-it.ts';

/** Questions for the adult to ask after a story: those of one in two languages, and who said one of its utterances. */
export function questionsOf(story: Asked): StoryQuestion[] {
  const speaker = whoSaidIt(story);
  return [...(story.translation?.questions ?? []), ...(speaker ? [speaker] : [])];
}
