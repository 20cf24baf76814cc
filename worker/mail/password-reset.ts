import type { Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

export function passwordResetLetter(language: Language, url: string): Letter {
  return composeLetter({
    language,
    subject: t(language, 'mail.passwordReset.subject'),
    paragraphs: [t(language, 'mail.passwordReset.asked'), t(language, 'mail.passwordReset.everywhere')],
    action: { label: t(language, 'mail.passwordReset.button'), url },
    footnote: t(language, 'mail.passwordReset.footnote'),
  });
}
