import type { Env } from '../env.ts';
import type { SpeechProvider } from '../narration/speech-provider.ts';
import { openaiStories } from '../providers/openai.ts';
import { speechProvider } from '../providers/speech.ts';
import type { StoryProvider } from '../story/story-provider.ts';
import { type Clock, realClock } from './clock.ts';

/** What a storyteller reaches beside its bindings. A test passes others to make them fail. */
export type ExternalServices = {
  stories(env: Env): StoryProvider;
  speech(env: Env): SpeechProvider;
  clock: Clock;
};

export const REAL_SERVICES: ExternalServices = {
  stories: openaiStories,
  speech: speechProvider,
  clock: realClock,
};
