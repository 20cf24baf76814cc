import { PREMIUM_PRICE } from '../../contract/limits.ts';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { WithdrawalRow } from '../directory/withdrawals.ts';
import { composeLetter, type Letter } from './letter.ts';

type Told = Pick<
  WithdrawalRow,
  'statedAt' | 'cause' | 'email' | 'name' | 'outcome' | 'refundedAmount' | 'currency' | 'endsAt'
>;

type Words = {
  subject: string;
  /** The statement, with its date and second. */
  statement: (holder: string, moment: string) => string;
  /** The deletion that is one. */
  deletion: (holder: string, moment: string) => string;
  outcome: Record<WithdrawalRow['outcome'], (facts: { money: string; day: string }) => string>;
  /** Why less than whole payments came back. */
  part: string;
  confirm: string;
  look: string;
};

const WORDS: Record<Language, Words> = {
  es: {
    subject: 'Hemos recibido tu desistimiento',
    statement: (holder, moment) =>
      `Hemos recibido esta declaración el ${moment}:\n«${holder}: por la presente comunico que desisto de mi contrato de Cuéntame Premium.»`,
    deletion: (holder, moment) =>
      `El ${moment} has borrado tu cuenta (${holder}) dentro de los catorce días desde tu último pago. Vale como desistimiento de tu contrato de Cuéntame Premium.`,
    outcome: {
      unconfirmed: () =>
        'Para que Premium termine y te devolvamos el dinero, pulsa el botón de arriba y confírmalo en la página, antes de 30 días. La fecha que cuenta es la de arriba, no la de la confirmación. Si no has sido tú, no hagas nada: sin confirmar no termina nada.',
      pending: () =>
        'El servicio de pagos aún no ha podido devolver tu dinero. Seguimos intentándolo y, si conservas tu cuenta, te escribimos en cuanto esté hecho; la fecha que cuenta es la de arriba.',
      refunded: ({ money }) =>
        `Premium ha terminado y te hemos devuelto ${money}, por el mismo medio con el que pagaste. Lo verás en tu cuenta dentro de unos días, según tu banco. No se te cobrará nada más.`,
      ended: () =>
        'Premium ha terminado y no se te cobrará nada más. Ahora no hay ningún pago que devolver: si uno está en camino, te lo devolvemos cuando llegue; si tu banco está decidiendo sobre uno, cuando decida.',
      cancelled: ({ day }) =>
        `Han pasado más de catorce días desde tu último pago: conservas lo que has pagado hasta el ${day}, entonces Premium termina, y no se te cobrará nada más.`,
      nothing: () =>
        'No hemos encontrado ningún contrato de Cuéntame Premium en esa fecha con esta dirección. Si pagaste con otra, contesta a través de la página de contacto y lo arreglamos.',
    },
    part: 'Es menos que lo que pagaste porque ya te habíamos devuelto una parte, o porque al comprar pediste que empezara enseguida y se descuenta el tiempo que ha estado activo (términos, «Suscripción»).',
    confirm: 'Confirmar mi desistimiento',
    look: 'Ver la página',
  },
  en: {
    subject: 'We have received your withdrawal',
    statement: (holder, moment) =>
      `We received this statement on ${moment}:\n“${holder}: I hereby give notice that I withdraw from my contract of Cuéntame Premium.”`,
    deletion: (holder, moment) =>
      `On ${moment} you deleted your account (${holder}) within fourteen days of your last payment. That counts as a withdrawal from your contract of Cuéntame Premium.`,
    outcome: {
      unconfirmed: () =>
        'For Premium to end and your money to be returned, press the button above and confirm it on the page, within 30 days. The date that counts is the one above, not that of the confirmation. If it was not you, do nothing: without a confirmation nothing ends.',
      pending: () =>
        'The payment service could not return your money yet. We keep trying by ourselves and, if you keep your account, will write to you as soon as it is done; the date that counts is the one above.',
      refunded: ({ money }) =>
        `Premium has ended and we have returned ${money}, by the means you paid with. You will see it in your account within a few days, depending on your bank. Nothing more will be charged.`,
      ended: () =>
        'Premium has ended, and nothing more will be charged. There is no payment to return now: one that is on its way is returned when it arrives, and one that your bank is deciding about when it has decided.',
      cancelled: ({ day }) =>
        `More than fourteen days have passed since your last payment: you keep what you paid for until ${day}, then Premium ends, and nothing more will be charged.`,
      nothing: () =>
        'We found no contract of Cuéntame Premium with this address at that time. If you paid with another one, write to us from the contact page and we will sort it out.',
    },
    part: 'It is less than you paid because we had returned a part already, or because you asked at the checkout that it begin at once, and the time it was active is deducted (terms, “Subscription”).',
    confirm: 'Confirm my withdrawal',
    look: 'See the page',
  },
};

const LOCALE: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** Date and second, such as `23 November 2026 at 13:05:09 UTC`. */
const momentIn = (language: Language, at: number) =>
  `${new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(at)} UTC`;

const dayIn = (language: Language, at: number) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/**
 * Acknowledgement of a withdrawal, as its row now is: with the link to confirm it, or with what it has led to. In both
 * languages: the nightly job knows none.
 * @param confirmUrl address of the link; null for a confirmed statement
 */
export function contractWithdrawalLetter(row: Told, pageUrl: string, confirmUrl: string | null): Letter {
  const holder = [row.name, row.email].filter(Boolean).join(', ');
  const paragraphs = LANGUAGES.flatMap((language) => {
    const { outcome, ...said } = WORDS[language];
    const money = new Intl.NumberFormat(LOCALE[language], {
      style: 'currency',
      currency: row.currency ?? 'eur',
    }).format((row.refundedAmount ?? 0) / 100);
    const day = row.endsAt === null ? '' : dayIn(language, row.endsAt);
    const isPart = row.outcome === 'refunded' && (row.refundedAmount ?? 0) % PREMIUM_PRICE.amount !== 0;
    return [
      said[row.cause](holder, momentIn(language, row.statedAt)),
      outcome[row.outcome]({ money, day }),
      ...(isPart ? [said.part] : []),
    ];
  });
  const label = LANGUAGES.map((language) => WORDS[language][confirmUrl === null ? 'look' : 'confirm']);
  return composeLetter({
    language: 'es',
    subject: LANGUAGES.map((language) => WORDS[language].subject).join(' · '),
    paragraphs,
    action: { label: label.join(' · '), url: confirmUrl ?? pageUrl },
  });
}
