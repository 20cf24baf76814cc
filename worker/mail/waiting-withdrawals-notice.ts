import { DAY_MS } from '../../contract/time.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Unconfirmed statements of visitors. Times are milliseconds since the epoch. */
export type WaitingWithdrawals = { count: number; oldest: number };

const WORDS = {
  es: (count: number, day: string) =>
    `Sin confirmar desde hace más de un día: ${count} (la más antigua, del ${day}). Quien desistió sin entrar en su cuenta no ha pulsado el enlace de su correo. Si el contrato es suyo y el correo no le llega, confírmalo tú: cuenta la fecha en que lo declaró, y el dinero vuelve antes de catorce días.`,
  en: (count: number, day: string) =>
    `Unconfirmed for more than a day: ${count} (the oldest of ${day}). Who withdrew without logging in has not pressed the link in the mail. If the contract is theirs and the mail does not reach them, confirm it yourself: the date of the statement counts, and the money goes back within fourteen days.`,
};

/** Days until the money of the oldest statement must be back. */
const REFUND_DAYS = 14;

/** In both languages: the administrator's is unknown. Without the addresses, which the guide's command shows. */
export function waitingWithdrawalsNotice({ count, oldest }: WaitingWithdrawals): Letter {
  const words = (language: 'es' | 'en') =>
    WORDS[language](
      count,
      new Date(oldest).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
    );
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: 'Desistimientos sin confirmar · Unconfirmed withdrawals',
    paragraphs: [words('es'), words('en')],
    footnote: `docs/billing.md, Withdrawal · ${new Date(oldest + REFUND_DAYS * DAY_MS).toISOString().slice(0, 10)}`,
  });
}
