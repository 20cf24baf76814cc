import { LANGUAGES, type Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

const WORDS: Record<Language, { subject: string; text: (days: number) => string; label: string }> = {
  es: {
    subject: 'Tu cuenta de Cuéntame se va a borrar',
    text: (days) =>
      `Hace casi dos años que nadie usa tu cuenta de Cuéntame. Para no guardar datos que ya no hacen falta, dentro de ${days} días la borraremos con sus cuentos y su audio. Si quieres conservarla, basta con que entres una vez. Si no, no tienes que hacer nada.`,
    label: 'Entrar',
  },
  en: {
    subject: 'Your Cuéntame account is going to be deleted',
    text: (days) =>
      `Nobody has used your Cuéntame account for almost two years. So as not to keep data that is no longer needed, we will delete it in ${days} days, with its stories and their audio. To keep it, all you have to do is log in once. Otherwise you need not do anything.`,
    label: 'Log in',
  },
};

/** Notice before an inactive account is deleted. In both languages: the user's is unknown. */
export function inactiveAccountLetter(days: 30 | 7, loginUrl: string): Letter {
  return composeLetter({
    language: 'es',
    subject: LANGUAGES.map((language) => WORDS[language].subject).join(' · '),
    paragraphs: LANGUAGES.map((language) => WORDS[language].text(days)),
    action: { label: LANGUAGES.map((language) => WORDS[language].label).join(' · '), url: loginUrl },
  });
}
