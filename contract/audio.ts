import { z } from 'zod';
import { AUDIO_TEXT_MAX_LENGTH } from './limits.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_MUSIC,
  DEFAULT_SPEECH_RATE,
  defaultVoice,
  MUSIC_CHOICES,
  SPEECH_RATES,
  VOICES,
} from './options.ts';
import type { Narration } from './stories.ts';

export const audioRequest = z.object({
  text: z.string().trim().min(1).max(AUDIO_TEXT_MAX_LENGTH),
  voiceId: z.enum(VOICES).default(defaultVoice(DEFAULT_LANGUAGE)),
  speechRate: z.coerce.number().pipe(z.literal(SPEECH_RATES)).default(DEFAULT_SPEECH_RATE),
  musicTrack: z.enum(MUSIC_CHOICES).default(DEFAULT_MUSIC),
});
export type AudioRequest = z.infer<typeof audioRequest>;

/** The finished narration, as `POST /api/audio/generate` answers a JSON client. */
export type AudioAnswer = Narration & {
  /** Narrations this story may still have. */
  versionsRemaining: number;
};

/** What the narration bar can offer right now. */
export type VoiceCatalogue = {
  voices: { id: string; sampleUrl: string }[];
  tracks: { id: string; sampleUrl: string }[];
  /** True while the voices are the ones built in for development, which is said plainly wherever they play. */
  builtInVoices: boolean;
};
