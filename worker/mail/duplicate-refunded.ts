import { LANGUAGES, type Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

const WORDS: Record<Language, { subject: string; text: (amount: string) => string; label: string }> = {
  es: {
    subject: 'Te hemos devuelto un pago doble',
    text: (amount) =>
      `Has pagado Cuéntame Premium dos veces. Hemos cancelado la segunda suscripción y te hemos devuelto todo lo que pagaste por ella: ${amount}. Verás el dinero en tu cuenta dentro de unos días, según tu banco. Tu primera suscripción sigue como estaba; puedes verla en tu perfil.`,
    label: 'Ver mi suscripción',
  },
  en: {
    subject: 'We have returned a double payment',
    text: (amount) =>
      `You have paid for Cuéntame Premium twice. We cancelled the second subscription and returned all that you paid for it: ${amount}. You will see the money in your account within a few days, depending on your bank. Your first subscription goes on as it was; you can see it in your profile.`,
    label: 'See my subscription',
  },
};

/**
 * Mail about a second subscription that was cancelled and refunded. In both languages: Stripe's event has none.
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
    subject: LANGUAGES.map((language) => WORDS[language].subject).join(' · '),
    paragraphs: LANGUAGES.map((language) => WORDS[language].text(money(language))),
    action: { label: LANGUAGES.map((language) => WORDS[language].label).join(' · '), url: profileUrl },
  });
}
