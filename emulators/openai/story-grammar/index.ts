import type { Tongue } from './book.ts';
import type { StoryBrief } from './brief.ts';
import { english } from './english/index.ts';
import { spanish } from './spanish/index.ts';
import { tell } from './tell.ts';

export type { StoryBrief } from './brief.ts';

export const TONGUES: Record<StoryBrief['language'], Tongue> = { es: spanish, en: english };

/** Writes a story. The same brief and the same sequence of random numbers give the same story. */
export function tellStory(brief: StoryBrief, random: () => number): { title: string; paragraphs: string[] } {
  const { title, paragraphs } = tell(brief, TONGUES[brief.language], random);
  return { title, paragraphs };
}
