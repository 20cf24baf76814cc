import {
  AUDIO_VERSIONS_PER_STORY,
  FREE_STORIES,
  NEW_SENTENCES_PER_DAY,
  PREMIUM_STORIES_PER_MONTH,
  SAYINGS_MAX,
  TRANSLATION_TRIES,
} from './limits.ts';
import { LEVELS, MUSIC_TRACKS, SPEECH_RATES, VOICES } from './options.ts';

/** Figures used in texts: `{{voices}}` is replaced by the figure of that name. */
export const FIGURES = {
  voices: VOICES.length,
  speeds: SPEECH_RATES.length,
  tracks: MUSIC_TRACKS.length,
  levels: LEVELS.length,
  /** Narrations of one story. */
  versions: AUDIO_VERSIONS_PER_STORY,
  /** Stories of a free account, in total. */
  free: FREE_STORIES,
  /** Stories per month of Premium. */
  premium: PREMIUM_STORIES_PER_MONTH,
  /** New sentences spoken one by one per day. */
  sentences: NEW_SENTENCES_PER_DAY,
  /** Tries of a story's later translation. */
  translationTries: TRANSLATION_TRIES,
  sayings: SAYINGS_MAX,
};
