import {
  AUDIO_VERSIONS_PER_STORY,
  FREE_STORIES,
  NEW_SENTENCES_PER_DAY,
  PREMIUM_STORIES_PER_MONTH,
  TRANSLATION_TRIES,
} from './limits.ts';
import { LEVELS, MUSIC_TRACKS, SPEECH_RATES, VOICES } from './options.ts';

/** The figures that sentences name. `{{voices}}` in a sentence is filled in with the figure of that name. */
export const FIGURES = {
  voices: VOICES.length,
  speeds: SPEECH_RATES.length,
  tracks: MUSIC_TRACKS.length,
  levels: LEVELS.length,
  /** Narrations of one story. */
  versions: AUDIO_VERSIONS_PER_STORY,
  /** Stories of a free account, ever. */
  free: FREE_STORIES,
  /** Stories in a month of Premium. */
  premium: PREMIUM_STORIES_PER_MONTH,
  /** New sentences that are spoken one by one in a day. */
  sentences: NEW_SENTENCES_PER_DAY,
  /** Times the other side of a story may be made afterwards. */
  translationTries: TRANSLATION_TRIES,
};

/** The sentence with its figures, as i18next fills them in in the browser. Other gaps stay open. */
export function withFigures(sentence: string): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name) =>
    Object.hasOwn(FIGURES, name) ? String(FIGURES[name as keyof typeof FIGURES]) : gap,
  );
}
