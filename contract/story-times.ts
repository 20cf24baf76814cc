import { FIRST_TOKEN_TIMEOUT_MS, STORY_CLIENT_TIMEOUT_MS, STORY_DEADLINE_MS } from './limits.ts';
import { LENGTH_TABLE, type StoryLength } from './options.ts';

/** The slowest model whose stories end in time. */
const TOKENS_A_SECOND = 30;
/** Of a story in two languages: of both sides and the object around them, for each word of the one that is read. */
const TOKENS_A_WORD = 5;
/** What follows the last sentence: words and questions. */
const LESSON_TOKENS = 500;
/** A story may be this much longer than it was ordered. */
const LONGEST = 1.15;

type Order = { storyLength: StoryLength; secondLanguage?: string | undefined };

/**
 * How long the writing of a story may take for somebody who reads along, in milliseconds. A client that waits for all of it in one
 * answer has `STORY_DEADLINE_MS` for any.
 */
export function storyDeadlineMs({ storyLength, secondLanguage }: Order): number {
  if (!secondLanguage) return STORY_DEADLINE_MS;
  const tokens = LENGTH_TABLE[storyLength].words * LONGEST * TOKENS_A_WORD + LESSON_TOKENS;
  return Math.max(STORY_DEADLINE_MS, FIRST_TOKEN_TIMEOUT_MS + Math.ceil((tokens / TOKENS_A_SECOND) * 1000));
}

/** When such a client gives up on it: as long after the deadline as with any other story. */
export const storyClientTimeoutMs = (order: Order): number =>
  storyDeadlineMs(order) + STORY_CLIENT_TIMEOUT_MS - STORY_DEADLINE_MS;
