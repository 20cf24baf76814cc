import { LENGTH_TABLE, type StoryLength } from '../../../../contract/options.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';

/** The line never claims to be at the end before the story is. */
const ALMOST_DONE = 0.97;

/** The part written so far, 0 to 1. */
export function storyProgress(sentences: readonly Sentence[], length: StoryLength): number {
  const words = sentences.reduce((count, { text }) => count + text.trim().split(/\s+/).length, 0);
  return Math.min(words / LENGTH_TABLE[length].usualWords, ALMOST_DONE);
}
