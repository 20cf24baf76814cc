import type { MusicTrack, SpeechRate, VoiceId } from '../../contract/options.ts';

/** How an example is read aloud. */
export type Reading = { id: string; voiceId: VoiceId; speechRate: SpeechRate; musicTrack: MusicTrack };

/**
 * The examples that can be heard. Both languages, all ages, voices and tracks; each voice speaks as they do where its
 * story happens. Beginner and intermediate stories only: an advanced one alone would take a sixth of the 15 MB that all
 * may have together. The built-in voices read slowly: 1.2 is the pace of an audiobook, 1 is for the youngest.
 */
export const READINGS: readonly Reading[] = [
  { id: 'la-gallina-que-contaba-hasta-tres', voiceId: 'female', speechRate: 1, musicTrack: 'forest' },
  {
    id: 'el-ascensor-que-queria-ver-el-mar',
    voiceId: 'male-latam',
    speechRate: 1.2,
    musicTrack: 'magic-box',
  },
  { id: 'lluvia-en-un-frasco', voiceId: 'female-latam', speechRate: 1.2, musicTrack: 'relaxing' },
  { id: 'el-guante-izquierdo', voiceId: 'male', speechRate: 1.2, musicTrack: 'piano' },
  { id: 'tres-golpes-en-la-pared', voiceId: 'female-latam', speechRate: 1.2, musicTrack: 'bedtime' },
  { id: 'cuatro-segundos', voiceId: 'male', speechRate: 1.2, musicTrack: 'journey' },
  { id: 'the-queue', voiceId: 'female-english', speechRate: 1, musicTrack: 'bedtime' },
  { id: 'do-not-wake-the-cat', voiceId: 'male-english', speechRate: 1.2, musicTrack: 'relaxing' },
  { id: 'a-tooth-in-space', voiceId: 'female-english', speechRate: 1.2, musicTrack: 'magical' },
  { id: 'half-past-goat', voiceId: 'male-english', speechRate: 1.2, musicTrack: 'adventure' },
  { id: 'the-dog-who-met-the-bus', voiceId: 'male-english', speechRate: 1.2, musicTrack: 'forest' },
  { id: 'salt-enough', voiceId: 'female-english', speechRate: 1.2, musicTrack: 'piano' },
];
