import { LANGUAGES, type Language } from '../../contract/options.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/**
 * Mail about a second subscription that was cancelled and refunded. In every language: Stripe's event has none.
 * @param refunded in hundredths of the currency
 */
export function duplicateRefundedLetter(
  refunded: { amount: number; currency: string },
  profileUrl: string,
): Letter {
  const money = (language: Language) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: refunded.currency }).format(
      refunded.amount / 100,
    );
  return composeLetter({
    language: 'es',
    subject: inEveryLanguage('mail.duplicateRefunded.subject'),
    paragraphs: LANGUAGES.map((language) =>
      t(language, 'mail.duplicateRefunded.text', { amount: money(language) }),
    ),
    action: { label: inEveryLanguage('mail.duplicateRefunded.button'), url: profileUrl },
  });
}
