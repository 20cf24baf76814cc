import type { Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Mail after a Google sign-in removed the password of an account whose holder had never verified the address. */
export function googleLinkedLetter(language: Language, url: string): Letter {
  return composeLetter({
    language,
    subject: t(language, 'mail.googleLinked.subject'),
    paragraphs: [
      t(language, 'mail.googleLinked.linked'),
      t(language, 'mail.googleLinked.removed'),
      t(language, 'mail.googleLinked.again'),
    ],
    action: { label: t(language, 'mail.googleLinked.button'), url },
    footnote: t(language, 'mail.googleLinked.footnote'),
  });
}
