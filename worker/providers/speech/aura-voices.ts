import type { VoiceId } from '../../../contract/options.ts';
import type { Accent, FigureVoice, ProviderVoice } from '../../narration/speech-provider.ts';

/** Models on Workers AI. */
export const ENGLISH = '@cf/deepgram/aura-2-en';
export const SPANISH = '@cf/deepgram/aura-2-es';

type Speaker<Model extends typeof ENGLISH | typeof SPANISH> = NonNullable<
  AiModels[Model]['inputs']['speaker']
>;

const spanish = (voice: Speaker<typeof SPANISH>) => ({ voice, model: SPANISH, instructions: '' });
const english = (voice: Speaker<typeof ENGLISH>) => ({ voice, model: ENGLISH, instructions: '' });

/** Our voices as speakers of Aura-2: of Spain, Mexico and Britain. */
export const AURA_VOICES: Record<VoiceId, ProviderVoice> = {
  female: spanish('carina'),
  male: spanish('nestor'),
  'female-latam': spanish('estrella'),
  'male-latam': spanish('javier'),
  'female-english': english('pandora'),
  'male-english': english('draco'),
};

/** Further speakers of Spain and of Latin America. British English has the two above only. */
export const AURA_FIGURES: Record<Accent, readonly FigureVoice[]> = {
  spain: [
    { ...spanish('diana'), gender: 'f', ages: ['adult', 'small'] },
    { ...spanish('alvaro'), gender: 'm', ages: ['adult', 'old'] },
  ],
  america: [
    { ...spanish('selena'), gender: 'f', ages: ['adult'] },
    { ...spanish('celeste'), gender: 'f', ages: ['small', 'adult'] },
    { ...spanish('aquila'), gender: 'm', ages: ['small', 'adult'] },
    { ...spanish('sirio'), gender: 'm', ages: ['old', 'adult'] },
  ],
  britain: [],
};
