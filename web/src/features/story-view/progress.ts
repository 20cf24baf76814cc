import { LENGTH_TABLE, type StoryLength } from '../../../../contract/options.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';

/** Upper end of the progress bar until the story is finished. */
const ALMOST_DONE = 0.97;

/** Written share of the story, 0 to 1. */
export function storyProgress(sentences: readonly Sentence[], length: StoryLength): number {
  const words = sentences.reduce((count, { text }) => count + text.trim().split(/\s+/).length, 0);
  return Math.min(words / LENGTH_TABLE[length].usualWords, ALMOST_DONE);
}
