import type { Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

export function verificationLetter(language: Language, url: string): Letter {
  const words = {
    es: {
      subject: 'Confirma tu correo en Cuéntame',
      paragraphs: [
        '¡Hola! Gracias por crear tu cuenta en Cuéntame. Solo falta confirmar que este correo es tuyo.',
        'Puedes crear cuentos mientras tanto. Confirmarlo sirve para que nadie más pueda usar tu correo y para que recuperes la cuenta si olvidas la contraseña.',
        'Tu primer cuento te espera: basta con decirnos de qué va.',
      ],
      label: 'Confirmar mi correo',
      footnote:
        'El enlace funciona una vez, durante tres días. Si no has creado ninguna cuenta, no hagas nada.',
    },
    en: {
      subject: 'Confirm your email for Cuéntame',
      paragraphs: [
        'Hello! Thank you for signing up to Cuéntame. All that is left is to confirm that this email is yours.',
        'You can create stories in the meantime. Confirming makes sure that nobody else can use your address, and that you can get back in if you forget your password.',
        'Your first story is waiting: just tell us what it is about.',
      ],
      label: 'Confirm my email',
      footnote: 'The link works once, for three days. If you did not sign up, there is nothing to do.',
    },
  }[language];
  return composeLetter({ language, ...words, action: { label: words.label, url } });
}
