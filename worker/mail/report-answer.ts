import type { Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

const WORDS: Record<Language, { subject: string; hello: string }> = {
  es: { subject: 'Sobre tu aviso en Cuéntame', hello: 'Gracias por avisarnos sobre un cuento.' },
  en: { subject: 'About your report to Cuéntame', hello: 'Thank you for telling us about a story.' },
};

/** Answer of the owner to a report, in the owner's words. @param text paragraphs with empty lines between them */
export function reportAnswerLetter(language: Language, text: string): Letter {
  const { subject, hello } = WORDS[language];
  const paragraphs = text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
  return composeLetter({ language, subject, paragraphs: [hello, ...paragraphs] });
}
