import { detectLanguage } from '../../../contract/detect-language.ts';
import type { Language } from '../../../contract/options.ts';

export type Accent = 'es-ES' | 'es-419' | 'en-GB' | 'en-US';

/** eSpeak NG's name of each accent. */
export const engineLanguage: Record<Accent, string> = {
  'es-ES': 'es',
  'es-419': 'es-419',
  'en-GB': 'en-gb-x-rp',
  'en-US': 'en-us',
};

/** Accent of the same voice in the other language. */
const otherLanguage: Record<Accent, Accent> = {
  'es-ES': 'en-GB',
  'es-419': 'en-US',
  'en-GB': 'es-ES',
  'en-US': 'es-419',
};

const accentsOfNobody: Record<Language, Accent> = { es: 'es-419', en: 'en-US' };

/**
 * The accent: from the instructions, else the voice's own; a text clearly in the other language is pronounced in that
 * language.
 */
export function chooseAccent(text: string, instructions: string, own: Accent | null): Accent {
  const language = detectLanguage(text);
  const accent = accentIn(instructions) ?? own ?? accentsOfNobody[language ?? 'en'];
  return language === null || accent.startsWith(language) ? accent : otherLanguage[accent];
}

function accentIn(instructions: string): Accent | null {
  if (/latin[ -]?america|latinoameric|mexic|argentin|colombia/i.test(instructions)) return 'es-419';
  if (/castil|spain|españa|peninsular/i.test(instructions)) return 'es-ES';
  if (/british|england|received pronunciation/i.test(instructions)) return 'en-GB';
  if (/american|united states/i.test(instructions)) return 'en-US';
  return null;
}
