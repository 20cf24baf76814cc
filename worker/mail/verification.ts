import type { Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

export function verificationLetter(language: Language, url: string): Letter {
  return composeLetter({
    language,
    subject: t(language, 'mail.verification.subject'),
    paragraphs: [
      t(language, 'mail.verification.thanks'),
      t(language, 'mail.verification.meanwhile'),
      t(language, 'mail.verification.firstStory'),
    ],
    action: { label: t(language, 'mail.verification.button'), url },
    footnote: t(language, 'mail.verification.footnote'),
  });
}
