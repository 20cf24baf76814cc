import type { MusicTrack, SpeechRate, VoiceId } from '../../contract/options.ts';

/** Options of an example's narration. */
export type Reading = { id: string; voiceId: VoiceId; speechRate: SpeechRate; musicTrack: MusicTrack };

/** Rate of each voice that gives about a hundred words a minute, for bedtime and language learners. */
const RATES = {
  female: 0.8,
  'female-english': 0.7,
  'male-english': 0.8,
} as const satisfies Partial<Record<VoiceId, SpeechRate>>;

const spanish = (id: string, musicTrack: MusicTrack): Reading => ({
  id,
  musicTrack,
  voiceId: 'female',
  speechRate: RATES.female,
});

const english = (
  id: string,
  voiceId: Exclude<keyof typeof RATES, 'female'>,
  musicTrack: MusicTrack,
): Reading => ({
  id,
  voiceId,
  musicTrack,
  speechRate: RATES[voiceId],
});

/**
 * Narrated examples: at least one of each language, age and level, over every track. The speakers are in `speakers.ts`;
 * their only Spanish voice is a woman's of Spain.
 */
export const READINGS: readonly Reading[] = [
  spanish('la-gallina-que-contaba-hasta-tres', 'forest'),
  spanish('el-dragon-que-no-podia-volar', 'magic-box'),
  spanish('la-bufanda-del-viento', 'journey'),
  spanish('el-turno-de-noche', 'bedtime'),
  spanish('lluvia-en-un-frasco', 'relaxing'),
  spanish('el-dragon-que-aprendio-a-compartir', 'magical'),
  spanish('el-guante-izquierdo', 'piano'),
  spanish('la-croqueta-de-la-verguenza', 'adventure'),
  spanish('guantes-limpios', 'forest'),
  spanish('cuatro-segundos', 'journey'),
  spanish('trescientos-doce-compases', 'relaxing'),
  english('the-queue', 'female-english', 'bedtime'),
  english('do-not-wake-the-cat', 'male-english', 'relaxing'),
  english('the-puddle-on-carrick-street', 'female-english', 'magical'),
  english('the-bear-who-missed-the-snow', 'female-english', 'piano'),
  english('a-tooth-in-space', 'female-english', 'magic-box'),
  english('half-past-goat', 'male-english', 'adventure'),
  english('the-night-bus-to-anywhere', 'male-english', 'journey'),
  english('the-dog-who-met-the-bus', 'male-english', 'forest'),
  english('salt-enough', 'female-english', 'piano'),
  english('the-marrow-spy', 'male-english', 'adventure'),
];
