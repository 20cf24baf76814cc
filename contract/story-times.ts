import { FIRST_TOKEN_TIMEOUT_MS, STORY_CLIENT_TIMEOUT_MS, STORY_DEADLINE_MS } from './limits.ts';
import { LENGTH_TABLE, type StoryLength } from './options.ts';

/** Slowest supported model. */
const TOKENS_A_SECOND = 30;
/** Tokens per word of a story in two languages: both texts and their JSON. */
const TOKENS_A_WORD = 5;
/** Words and questions after the last sentence. */
const LESSON_TOKENS = 500;
/** Allowed excess over the ordered length. */
const LONGEST = 1.15;

type Order = { storyLength: StoryLength; secondLanguage?: string | undefined };

/** Deadline of a streamed story in milliseconds. A JSON client always has `STORY_DEADLINE_MS`. */
export function storyDeadlineMs({ storyLength, secondLanguage }: Order): number {
  if (!secondLanguage) return STORY_DEADLINE_MS;
  const tokens = LENGTH_TABLE[storyLength].words * LONGEST * TOKENS_A_WORD + LESSON_TOKENS;
  return Math.max(STORY_DEADLINE_MS, FIRST_TOKEN_TIMEOUT_MS + Math.ceil((tokens / TOKENS_A_SECOND) * 1000));
}

/** Timeout of a streaming client: as long after the deadline as for any story. */
export const storyClientTimeoutMs = (order: Order): number =>
  storyDeadlineMs(order) + STORY_CLIENT_TIMEOUT_MS - STORY_DEADLINE_MS;
