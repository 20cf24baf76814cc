import type { Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Answer of the owner to a report, in the owner's words. @param text paragraphs with empty lines between them */
export function reportAnswerLetter(language: Language, text: string): Letter {
  const paragraphs = text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);
  return composeLetter({
    language,
    subject: t(language, 'mail.reportAnswer.subject'),
    paragraphs: [t(language, 'mail.reportAnswer.hello'), ...paragraphs],
  });
}
