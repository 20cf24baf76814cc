import { DAY_MS } from '../../contract/time.ts';
import type { WaitingWithdrawals } from '../directory/withdrawals.ts';
import { composeLetter, type Letter } from './letter.ts';

type Facts = { customers: number; day: string | null; others: number };

const WORDS = {
  es: ({ customers, day, others }: Facts) =>
    `${day === null ? '' : `Sin confirmar desde hace más de un día, de correos con los que alguien fue a pagar aquí: ${customers} (el más antiguo, del ${day}). Quien desistió sin entrar en su cuenta no ha pulsado el enlace de su correo. Si el contrato es suyo y el correo no le llega, confírmalo tú: cuenta la fecha en que lo declaró, y el dinero vuelve antes de catorce días. `}De otros correos: ${others}. Con ellos no hay contrato; quien pagó con otro puede escribirte.`,
  en: ({ customers, day, others }: Facts) =>
    `${day === null ? '' : `Unconfirmed for more than a day, about addresses that went to pay here: ${customers} (the oldest of ${day}). Who withdrew without logging in has not pressed the link in the mail. If the contract is theirs and the mail does not reach them, confirm it yourself: the date of the statement counts, and the money goes back within fourteen days. `}About other addresses: ${others}. They have no contract; who paid with another one may write to you.`,
};

/** Days until the money of the oldest statement must be back. */
const REFUND_DAYS = 14;

/** In both languages: the administrator's is unknown. Without the addresses, which the guide's command shows. */
export function waitingWithdrawalsNotice({
  customers,
  oldestOfCustomers,
  others,
}: WaitingWithdrawals): Letter {
  const words = (language: 'es' | 'en') => {
    const day =
      oldestOfCustomers === null
        ? null
        : new Date(oldestOfCustomers).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
    return WORDS[language]({ customers, day, others });
  };
  const until =
    oldestOfCustomers === null
      ? ''
      : ` · ${new Date(oldestOfCustomers + REFUND_DAYS * DAY_MS).toISOString().slice(0, 10)}`;
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: 'Desistimientos sin confirmar · Unconfirmed withdrawals',
    paragraphs: [words('es'), words('en')],
    footnote: `docs/billing.md, Withdrawal${until}`,
  });
}
