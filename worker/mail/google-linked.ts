import type { Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Mail after a Google sign-in removed the password of an account whose holder had never verified the address. */
export function googleLinkedLetter(language: Language, url: string): Letter {
  const words = {
    es: {
      subject: 'Has entrado en Cuéntame con Google',
      paragraphs: [
        'Tu cuenta de Cuéntame está unida ahora a tu cuenta de Google.',
        'Por seguridad hemos quitado la contraseña que tenía y hemos cerrado sus demás sesiones: no podíamos saber si las había puesto otra persona. Tus cuentos siguen ahí.',
        'Si quieres volver a entrar también con contraseña, elige una nueva.',
      ],
      label: 'Elegir contraseña nueva',
      footnote: 'Si no has sido tú, elige una contraseña nueva y escríbenos.',
    },
    en: {
      subject: 'You have logged in to Cuéntame with Google',
      paragraphs: [
        'Your Cuéntame account is now linked to your Google account.',
        'To be safe we removed the password that it had and ended its other sessions: we could not know whether somebody else had set them. Your stories are still there.',
        'If you want to log in with a password as well, choose a new one.',
      ],
      label: 'Choose a new password',
      footnote: 'If it was not you, choose a new password and write to us.',
    },
  }[language];
  return composeLetter({ language, ...words, action: { label: words.label, url } });
}
