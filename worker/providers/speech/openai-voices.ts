import type { VoiceId } from '../../../contract/options.ts';
import type { ProviderVoice } from '../../narration/speech-provider.ts';

const MANNER =
  'You are reading a bedtime story to a small child. Warm, calm and close, with gentle expression for dialogue; unhurried, never theatrical.';

const speaker = (voice: string, accent: string): ProviderVoice => ({
  voice,
  instructions: `${MANNER} Accent: ${accent}.`,
});

/** Our voices by OpenAI's names, each with its manner of reading. */
export const OPENAI_VOICES: Record<VoiceId, ProviderVoice> = {
  female: speaker('coral', 'Castilian Spanish from Spain'),
  male: speaker('onyx', 'Castilian Spanish from Spain'),
  'female-latam': speaker('nova', 'Latin American Spanish'),
  'male-latam': speaker('echo', 'Latin American Spanish'),
  'female-english': speaker('shimmer', 'British English'),
  'male-english': speaker('fable', 'British English'),
};
