import { z } from 'zod';
import { AUDIO_TEXT_MAX_LENGTH } from '../limits.ts';
import { DEFAULT_SLEEP_MINUTES, SLEEP_MINUTES } from '../narration.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_MUSIC,
  DEFAULT_SPEECH_RATE,
  DEFAULT_VOICES,
  LANGUAGES,
  MUSIC_CHOICES,
  SPEECH_RATES,
  VOICE_IDS,
} from '../options.ts';
import { narration } from './stories.ts';

export const audioRequest = z.object({
  text: z.string().trim().min(1).max(AUDIO_TEXT_MAX_LENGTH),
  voiceId: z.enum(VOICE_IDS).default(DEFAULT_VOICES[DEFAULT_LANGUAGE]),
  speechRate: z.coerce.number().pipe(z.literal(SPEECH_RATES)).default(DEFAULT_SPEECH_RATE),
  musicTrack: z.enum(MUSIC_CHOICES).default(DEFAULT_MUSIC),
  /** Whether the story's figures speak in voices of their own. Without effect on a story without a cast. */
  cast: z.boolean().default(false),
  /** Whether sentences that the family has recorded are played from their recordings, and the others in this voice. */
  ours: z.boolean().default(false),
  /** Minutes of music of a sleep edition that is made at the same time: then the events and the answer are about it. */
  sleepMinutes: z.literal(SLEEP_MINUTES).optional(),
  /** The same of a practice edition: the language that it teaches. `sleepMinutes` goes before it. */
  learns: z.enum(LANGUAGES).optional(),
});

export type AudioRequest = z.infer<typeof audioRequest>;

/** Minutes of music at the end of a sleep edition. */
export const sleepQuery = z.object({
  minutes: z.coerce.number().pipe(z.literal(SLEEP_MINUTES)).default(DEFAULT_SLEEP_MINUTES),
});

/** The language that a practice edition teaches. */
export const practiceQuery = z.object({ learns: z.enum(LANGUAGES) });

/** Options of a spoken sentence. Defaults: the story's language and the first voice of the language. */
export const sentenceSpeechRequest = z.object({
  language: z.enum(LANGUAGES).optional(),
  voiceId: z.enum(VOICE_IDS).optional(),
  speechRate: z.coerce.number().pipe(z.literal(SPEECH_RATES)).default(DEFAULT_SPEECH_RATE),
  /** 1: with the voices of the story's figures. */
  cast: z.enum(['0', '1']).default('0'),
});

/**
 * The finished narration, as `POST /api/audio/generate` answers a JSON client. `audioUrl` plays in an audio element and
 * downloads as a plain link.
 */
export const audioAnswer = narration.extend({
  /** Narrations left for this story. */
  versionsRemaining: z.int().nonnegative(),
});
export type AudioAnswer = z.infer<typeof audioAnswer>;

/** `sampleUrl` is a path on the origin of the answer. */
const sampled = z.object({ id: z.string(), sampleUrl: z.string() });

/** Available voices and tracks. */
export const voiceCatalogue = z.object({
  voices: z.array(sampled),
  tracks: z.array(sampled),
  /** True for the built-in development voices, which the app labels as such. */
  builtInVoices: z.boolean(),
  /** True for the built-in storyteller, whose stories are a demo. */
  builtInStories: z.boolean(),
});
export type VoiceCatalogue = z.infer<typeof voiceCatalogue>;
