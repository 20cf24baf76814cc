import type { Language } from '../../contract/options.ts';
import { composeLetter, type Letter } from './letter.ts';

export function passwordResetLetter(language: Language, url: string): Letter {
  const words = {
    es: {
      subject: 'Una contraseña nueva para Cuéntame',
      paragraphs: [
        'Alguien, seguramente tú, ha pedido una contraseña nueva para esta cuenta.',
        'Al cambiarla se cerrará la sesión en todos los dispositivos.',
      ],
      label: 'Elegir contraseña nueva',
      footnote:
        'El enlace funciona una vez, durante una hora. Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    },
    en: {
      subject: 'A new password for Cuéntame',
      paragraphs: [
        'Somebody, most likely you, has asked for a new password for this account.',
        'Changing it will log you out on every device.',
      ],
      label: 'Choose a new password',
      footnote:
        'The link works once, for one hour. If it was not you, there is nothing to do: your password stays as it is.',
    },
  }[language];
  return composeLetter({ language, ...words, action: { label: words.label, url } });
}
