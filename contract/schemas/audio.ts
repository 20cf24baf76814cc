import { z } from 'zod';
import { AUDIO_TEXT_MAX_LENGTH } from '../limits.ts';
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
});

/** How one sentence of a story is to be spoken. Left out, the language is the story's own, and the voice the first of the language. */
export const sentenceSpeechRequest = z.object({
  language: z.enum(LANGUAGES).optional(),
  voiceId: z.enum(VOICE_IDS).optional(),
  speechRate: z.coerce.number().pipe(z.literal(SPEECH_RATES)).default(DEFAULT_SPEECH_RATE),
});

/**
 * The finished narration, as `POST /api/audio/generate` answers a JSON client. Its `audioUrl` plays, and as a plain link
 * is downloaded under the story's title.
 */
export const audioAnswer = narration.extend({
  /** Narrations this story may still have. */
  versionsRemaining: z.int().nonnegative(),
});
export type AudioAnswer = z.infer<typeof audioAnswer>;

const sampled = z.object({ id: z.string(), sampleUrl: z.url() });

/** What the narration bar can offer right now. */
export const voiceCatalogue = z.object({
  voices: z.array(sampled),
  tracks: z.array(sampled),
  /** True while the voices are the ones built in for development, which is said plainly wherever they play. */
  builtInVoices: z.boolean(),
});
export type VoiceCatalogue = z.infer<typeof voiceCatalogue>;
