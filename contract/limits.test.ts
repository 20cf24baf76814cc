import { expect, test } from 'vitest';
import * as limits from './limits.ts';

/** The promised numbers are repeated here, so that a change is noticed. */
const SECOND_MS = 1000;

// @spec 9.1, 9.3, 9.4
test('the limits equal the promised numbers', () => {
  expect(limits, 'promised in docs/spec-coverage.md, sections 1, 4 and 9').toMatchObject({
    FREE_STORIES: 3,
    PREMIUM_STORIES_PER_MONTH: 30,
    STORIES_LENT_AT_RENEWAL: 2,
    AUDIO_VERSIONS_PER_STORY: 4,
    GENERATION_GAP_MS: 10 * SECOND_MS,
    STOPS_PER_DAY: 3,
    STORY_CLIENT_TIMEOUT_MS: 120 * SECOND_MS,
    AUDIO_CLIENT_TIMEOUT_MS: 180 * SECOND_MS,
    TOPIC_MAX_LENGTH: 500,
    CHILD_NAMES_MAX_LENGTH: 120,
    PASSWORD_MIN_LENGTH: 8,
    AUDIO_TEXT_MAX_LENGTH: 20_000,
  });
});

test('the price equals the promised one', () => {
  const where =
    'promised in docs/spec-coverage.md; shown by worker/billing/present-subscription.ts to old subscribers too';
  expect(limits.PREMIUM_PRICE, where).toEqual({ amount: 500, currency: 'eur', interval: 'month' });
});

// @spec 9.7, 9.8
test("the server settles a generation at least five seconds before the client's timeout, and not much earlier", () => {
  for (const [server, client] of [
    [limits.STORY_DEADLINE_MS, limits.STORY_CLIENT_TIMEOUT_MS],
    [limits.AUDIO_DEADLINE_MS, limits.AUDIO_CLIENT_TIMEOUT_MS],
  ] as const) {
    expect(server).toBeLessThanOrEqual(client - 5 * SECOND_MS);
    expect(server).toBeGreaterThanOrEqual(client - 20 * SECOND_MS);
  }
});

test('a JSON client gets its answer after the story deadline and before its own timeout', () => {
  expect(limits.STORY_ANSWER_MS).toBeLessThanOrEqual(119 * SECOND_MS);
  expect(limits.STORY_ANSWER_MS).toBeGreaterThanOrEqual(limits.STORY_DEADLINE_MS + 5 * SECOND_MS);
});
