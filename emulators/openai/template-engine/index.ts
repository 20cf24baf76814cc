import { Repertoire } from './repertoire.ts';
import { paragraphsOf, type StoryBrief, type ToldStory, tellBy } from './tell.ts';
import { TEMPLATES } from './templates.ts';

export type { StoryBrief } from './tell.ts';

/** What has been told of this storyteller's templates: each emulator has one. */
export const openRepertoire = (): Repertoire => new Repertoire(TEMPLATES);

/** A story in both languages, sentence by sentence. The same brief and random numbers give the same story. */
export function tellPairs(brief: StoryBrief, random: () => number): ToldStory {
  return tellBy(TEMPLATES, brief, random);
}

/** A story in the language asked for. */
export function tellStory(brief: StoryBrief, random: () => number): { title: string; paragraphs: string[] } {
  const story = tellPairs(brief, random);
  return { title: story.title[brief.language], paragraphs: paragraphsOf(story, brief.language) };
}
