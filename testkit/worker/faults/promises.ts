/** Promised limits, repeated here: a change of a product constant fails the campaign. */

export const FREE_STORIES = 3;
export const PREMIUM_STORIES_PER_MONTH = 30;
export const AUDIO_VERSIONS_PER_STORY = 4;
export const GENERATION_GAP_MS = 10_000;
export const REPLAY_WINDOW_MS = 90_000;
