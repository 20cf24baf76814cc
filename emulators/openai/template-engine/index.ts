import { Repertoire } from './repertoire.ts';
import { paragraphsOf, type StoryBrief, type ToldStory, tellBy } from './tell.ts';
import { TEMPLATES } from './templates.ts';
import { readTopic } from './topic.ts';

export type { StoryBrief } from './tell.ts';

/** Record of used templates; one for each emulator. */
export const openRepertoire = (): Repertoire => new Repertoire(TEMPLATES);

/** Whether the story that is told for a brief is about its topic. */
export const isUnderstood = ({ topic, language }: StoryBrief): boolean =>
  readTopic(topic, language).isUnderstood;

/** A story in both languages, sentence by sentence. The same brief and random numbers give the same story. */
export function tellPairs(brief: StoryBrief, random: () => number): ToldStory {
  return tellBy(TEMPLATES, brief, random);
}

/** A story in the requested language. */
export function tellStory(brief: StoryBrief, random: () => number): { title: string; paragraphs: string[] } {
  const story = tellPairs(brief, random);
  return { title: story.title[brief.language], paragraphs: paragraphsOf(story, brief.language) };
}
