import type { Sentence, StoryRequest } from '../../../../contract/schemas/stories.ts';

/** How many words a story of each length usually has. Only for the progress line: the writer may take more or fewer. */
const EXPECTED_WORDS: Record<StoryRequest['storyLength'], number> = { short: 300, medium: 600, long: 1000 };
/** The line never claims to be at the end before the story is. */
const ALMOST_DONE = 0.97;

/** The part written so far, 0 to 1. */
export function storyProgress(sentences: readonly Sentence[], length: StoryRequest['storyLength']): number {
  const words = sentences.reduce((count, { text }) => count + text.trim().split(/\s+/).length, 0);
  return Math.min(words / EXPECTED_WORDS[length], ALMOST_DONE);
}
