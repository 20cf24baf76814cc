import { LANGUAGES, type Language } from '../../contract/options.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { WaitingWithdrawals } from '../directory/withdrawals.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Days until the money of the oldest statement must be back. */
const REFUND_DAYS = 14;

/** In every language: the administrator's is unknown. Without the addresses, which the guide's command shows. */
export function waitingWithdrawalsNotice({
  customers,
  oldestOfCustomers,
  others,
}: WaitingWithdrawals): Letter {
  const ofCustomers = (language: Language, oldest: number) =>
    t(language, 'notices.waitingWithdrawals.customers', {
      customers,
      day: new Date(oldest).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
    });
  const until =
    oldestOfCustomers === null
      ? ''
      : ` · ${new Date(oldestOfCustomers + REFUND_DAYS * DAY_MS).toISOString().slice(0, 10)}`;
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: inEveryLanguage('notices.waitingWithdrawals.subject'),
    paragraphs: LANGUAGES.map((language) =>
      [
        ...(oldestOfCustomers === null ? [] : [ofCustomers(language, oldestOfCustomers)]),
        t(language, 'notices.waitingWithdrawals.others', { others }),
      ].join(' '),
    ),
    footnote: `docs/billing.md, Withdrawal${until}`,
  });
}
