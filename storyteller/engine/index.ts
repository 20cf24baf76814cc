import { LANGUAGES } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import type { Left } from './nights.ts';
import type { Pictures } from './picture.ts';
import { mulberry32 } from './random.ts';
import { Repertoire } from './repertoire.ts';
import { castLine, markedSide, paragraphsOf, type StoryBrief, type ToldStory, tellBy } from './tell.ts';
import { TEMPLATES } from './templates.ts';
import { readTopic } from './topic.ts';

export { meaningOf } from './meaning.ts';
export { mulberry32 } from './random.ts';
export { type Left, leftByWords } from './nights.ts';
export type { Pictures } from './picture.ts';
export type { Repertoire } from './repertoire.ts';
export { castLine, isLongEnough, markedSide, type StoryBrief, type ToldStory } from './tell.ts';

/** Record of used templates; one for each emulator. */
export const openRepertoire = (): Repertoire => new Repertoire(TEMPLATES);

/** Whether the story that is told for a brief is about its topic. */
export const isUnderstood = ({ topic, language }: StoryBrief): boolean =>
  readTopic(topic, language).isUnderstood;

/**
 * Tells a story in each language, which reads the lexicon and compiles its patterns: 0.3 s of processor time and, on a
 * busy machine, seconds in which the process answers nobody, longer than the first story's other checks wait.
 */
export function warmUp(): void {
  for (const language of LANGUAGES) {
    const brief = storyRequest.parse({ topic: language === 'es' ? 'un faro' : 'a lighthouse', language });
    isUnderstood(brief);
    tellPairs(brief, mulberry32(1));
  }
}

/** A story in both languages, sentence by sentence. The same brief and random numbers give the same story. */
export function tellPairs(brief: StoryBrief, random: () => number): ToldStory {
  return tellBy(TEMPLATES, brief, random);
}

/** A story with marks of speech. */
export type Marked = {
  paragraphs: string[];
  /** List of the cast; empty when the narrator speaks alone. */
  cast: string;
};

/** A story in the requested language; `marked` is the same with its speakers, and what a prompt wants besides. */
export function tellStory(
  brief: StoryBrief,
  random: () => number,
): {
  title: string;
  paragraphs: string[];
  marked: Marked;
  pictures: Pictures | null;
  left: Left | null;
  both: ToldStory;
} {
  const { language: side } = brief;
  const story = tellPairs(brief, random);
  const marked = story.pairs.map((pair) => ({ ...pair, [side]: markedSide(pair, side) }));
  return {
    title: story.title[side],
    paragraphs: paragraphsOf(story, side),
    marked: {
      paragraphs: paragraphsOf({ pairs: marked }, side),
      cast: castLine(story, side, null),
    },
    pictures: story.pictures,
    left: story.left,
    both: story,
  };
}
