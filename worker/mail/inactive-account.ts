import { LANGUAGES } from '../../contract/options.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Notice before an inactive account is deleted. In every language: the user's is unknown. */
export function inactiveAccountLetter(days: 30 | 7, loginUrl: string): Letter {
  return composeLetter({
    language: 'es',
    subject: inEveryLanguage('mail.inactiveAccount.subject'),
    paragraphs: LANGUAGES.map((language) => t(language, 'mail.inactiveAccount.text', { days })),
    action: { label: inEveryLanguage('mail.inactiveAccount.button'), url: loginUrl },
  });
}
