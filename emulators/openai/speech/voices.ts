import type { Accent } from './accent.ts';
import type { FliteVoice } from './flite.ts';

/**
 * Imitation of a provider's voice: in English by one of Flite's; in Spanish by eSpeak NG, where a variant gives the
 * timbre, pitch and range (0–99) the melody.
 */
export type VoiceProfile = {
  flite: FliteVoice;
  variant: string;
  pitch: number;
  range: number;
  wordsPerMinute: number;
  /** Default accent; `null` follows the language of the text. */
  accent: Accent | null;
};

export const voices: Readonly<Record<string, VoiceProfile>> = {
  // The six of the product: three women, three men, each a step apart in pitch.
  coral: { flite: 'slt', variant: 'f2', pitch: 46, range: 55, wordsPerMinute: 158, accent: 'es-ES' },
  onyx: { flite: 'rms', variant: 'm1', pitch: 38, range: 48, wordsPerMinute: 150, accent: 'es-ES' },
  nova: { flite: 'slt', variant: 'f3', pitch: 62, range: 60, wordsPerMinute: 164, accent: 'es-419' },
  echo: { flite: 'rms', variant: 'm3', pitch: 68, range: 55, wordsPerMinute: 160, accent: 'es-419' },
  shimmer: { flite: 'slt', variant: 'f4', pitch: 42, range: 52, wordsPerMinute: 154, accent: 'en-US' },
  fable: { flite: 'rms', variant: 'm7', pitch: 50, range: 60, wordsPerMinute: 156, accent: 'en-GB' },
  alloy: { flite: 'slt', variant: 'f5', pitch: 30, range: 45, wordsPerMinute: 158, accent: null },
  ash: { flite: 'rms', variant: 'm4', pitch: 52, range: 45, wordsPerMinute: 158, accent: null },
  ballad: { flite: 'rms', variant: 'm6', pitch: 60, range: 65, wordsPerMinute: 148, accent: null },
  cedar: { flite: 'rms', variant: 'm5', pitch: 42, range: 50, wordsPerMinute: 152, accent: null },
  marin: { flite: 'slt', variant: 'f1', pitch: 58, range: 55, wordsPerMinute: 162, accent: null },
  sage: { flite: 'slt', variant: 'f1', pitch: 44, range: 45, wordsPerMinute: 154, accent: null },
  verse: { flite: 'rms', variant: 'm2', pitch: 56, range: 60, wordsPerMinute: 164, accent: null },
};
