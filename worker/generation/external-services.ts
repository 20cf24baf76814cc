import type { Env } from '../env.ts';
import type { SpeechProvider } from '../narration/speech-provider.ts';
import { openaiStories } from '../providers/openai.ts';
import { type RecentFailures, recentFailures } from '../providers/recent-failures.ts';
import { speechProviders } from '../providers/speech/index.ts';
import type { StoryProvider } from '../story/story-provider.ts';
import { type Clock, realClock } from './clock.ts';

/** Services of a home other than its bindings. Tests pass failing ones. */
export type ExternalServices = {
  stories(env: Env): StoryProvider;
  /** In the order in which they are asked; at least one. */
  speech(env: Env): SpeechProvider[];
  speechFailures: RecentFailures;
  clock: Clock;
};

export const REAL_SERVICES: ExternalServices = {
  stories: openaiStories,
  speech: speechProviders,
  speechFailures: recentFailures,
  clock: realClock,
};
