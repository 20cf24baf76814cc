import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { WithdrawalRow } from '../directory/withdrawals.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

type Told = Pick<
  WithdrawalRow,
  'statedAt' | 'cause' | 'email' | 'name' | 'outcome' | 'refundedAmount' | 'currency' | 'endsAt'
>;

const LOCALE: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** Date and second, such as `23 November 2026 at 13:05:09 UTC`. */
const momentIn = (language: Language, at: number) =>
  `${new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(at)} UTC`;

const dayIn = (language: Language, at: number) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** What the statement has led to, as its row now is. */
function outcomeOf({ outcome, refundedAmount, currency, endsAt }: Told, language: Language): string {
  switch (outcome) {
    case 'refunded': {
      const format = new Intl.NumberFormat(LOCALE[language], {
        style: 'currency',
        currency: currency ?? 'eur',
      });
      return t(language, 'mail.contractWithdrawal.outcome.refunded', {
        money: format.format((refundedAmount ?? 0) / 100),
      });
    }
    case 'cancelled':
      return t(language, 'mail.contractWithdrawal.outcome.cancelled', {
        day: endsAt === null ? '' : dayIn(language, endsAt),
      });
    default:
      return t(language, `mail.contractWithdrawal.outcome.${outcome}`);
  }
}

/**
 * Acknowledgement of a withdrawal, as its row now is: with the link to confirm it, or with what it has led to. In every
 * language: the nightly job knows none.
 * @param confirmUrl address of the link; null for a confirmed statement
 */
export function contractWithdrawalLetter(row: Told, pageUrl: string, confirmUrl: string | null): Letter {
  const holder = [row.name, row.email].filter(Boolean).join(', ');
  const isPart = row.outcome === 'refunded' && (row.refundedAmount ?? 0) % PREMIUM_PRICE.amount !== 0;
  const paragraphs = LANGUAGES.flatMap((language) => [
    t(language, `mail.contractWithdrawal.${row.cause}`, { holder, moment: momentIn(language, row.statedAt) }),
    outcomeOf(row, language),
    ...(isPart ? [t(language, 'mail.contractWithdrawal.part')] : []),
  ]);
  return composeLetter({
    language: 'es',
    subject: inEveryLanguage('mail.contractWithdrawal.subject'),
    paragraphs,
    action: {
      label: inEveryLanguage(`mail.contractWithdrawal.${confirmUrl === null ? 'look' : 'confirm'}`),
      url: confirmUrl ?? pageUrl,
    },
  });
}
