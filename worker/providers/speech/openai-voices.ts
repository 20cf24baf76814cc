import type { VoiceId } from '../../../contract/options.ts';
import type { CastMember } from '../../../contract/schemas/stories.ts';
import type { Accent, FigureVoice, ProviderVoice } from '../../narration/speech-provider.ts';

const MANNER =
  'You are reading a bedtime story to a small child. Warm, calm and close, with gentle expression for dialogue; unhurried, never theatrical.';

const ACCENT_WORDS: Record<Accent, string> = {
  spain: 'Castilian Spanish from Spain',
  america: 'Latin American Spanish',
  britain: 'British English',
};

const speaker = (voice: string, accent: Accent, manner = MANNER): ProviderVoice => ({
  voice,
  instructions: `${manner} Accent: ${ACCENT_WORDS[accent]}.`,
});

/** Our voices by OpenAI's names, each with its manner of reading. */
export const OPENAI_VOICES: Record<VoiceId, ProviderVoice> = {
  female: speaker('coral', 'spain'),
  male: speaker('onyx', 'spain'),
  'female-latam': speaker('nova', 'america'),
  'male-latam': speaker('echo', 'america'),
  'female-english': speaker('shimmer', 'britain'),
  'male-english': speaker('fable', 'britain'),
};

const WHO: Record<CastMember['age'], string> = {
  adult: 'a grown-up, lively and natural',
  old: 'a very old figure, kind and unhurried',
  small: 'a small figure, light and quick, played by a grown-up and never in a child’s voice',
};

type Age = CastMember['age'];

/** Every voice of the model reads in any accent. */
const FIGURES: [voice: string, gender: FigureVoice['gender'], age: Age][] = [
  ['marin', 'f', 'adult'],
  ['shimmer', 'f', 'adult'],
  ['alloy', 'f', 'old'],
  ['sage', 'f', 'small'],
  ['ash', 'm', 'adult'],
  ['ballad', 'm', 'adult'],
  ['cedar', 'm', 'old'],
  ['verse', 'm', 'small'],
];

const figuresWith = (accent: Accent) =>
  FIGURES.map(([voice, gender, age]): FigureVoice => {
    const manner = `You are speaking as a figure of a bedtime story for a small child: ${WHO[age]}. Warm and gentle, never theatrical or frightening.`;
    return { ...speaker(voice, accent, manner), gender, ages: [age] };
  });

export const OPENAI_FIGURES: Record<Accent, readonly FigureVoice[]> = {
  spain: figuresWith('spain'),
  america: figuresWith('america'),
  britain: figuresWith('britain'),
};
