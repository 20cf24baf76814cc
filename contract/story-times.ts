import { FIRST_TOKEN_TIMEOUT_MS, STORY_CLIENT_TIMEOUT_MS, STORY_DEADLINE_MS } from './limits.ts';
import { LENGTH_TABLE, type StoryLength } from './options.ts';

/** Slowest supported model. */
const TOKENS_A_SECOND = 30;
/** Tokens per word: of Spanish with the marks of speech; of two languages, both texts and their JSON. */
const TOKENS_A_WORD = { one: 1.7, two: 5 };
/** Words and questions after the last sentence. */
const LESSON_TOKENS = 500;
/** Allowed excess over the ordered length. */
export const LONGEST = 1.15;

type Order = { storyLength: StoryLength; secondLanguage?: string | undefined };

/** Deadline of a streamed story in milliseconds. A JSON client always has `STORY_DEADLINE_MS`. */
export function storyDeadlineMs({ storyLength, secondLanguage }: Order): number {
  const words = LENGTH_TABLE[storyLength].words * LONGEST;
  const tokens = secondLanguage ? words * TOKENS_A_WORD.two + LESSON_TOKENS : words * TOKENS_A_WORD.one;
  return Math.max(STORY_DEADLINE_MS, FIRST_TOKEN_TIMEOUT_MS + Math.ceil((tokens / TOKENS_A_SECOND) * 1000));
}

/** Timeout of a streaming client: as long after the deadline as for any story. */
export const storyClientTimeoutMs = (order: Order): number =>
  storyDeadlineMs(order) + STORY_CLIENT_TIMEOUT_MS - STORY_DEADLINE_MS;
