import type { Spending } from '../db/daily-spending.ts';
import { composeLetter, type Letter } from './letter.ts';

const WORDS = {
  es: {
    stories: (cap: string) =>
      `Hoy se han empezado ya ${cap} cuentos entre todos, que es el tope que has puesto (DAILY_STORIES).`,
    characters: (cap: string) =>
      `Hoy se han leído ya ${cap} caracteres en voz alta entre todos, que es el tope que has puesto (DAILY_SPOKEN_CHARACTERS).`,
    rest: 'Hasta la medianoche UTC no se hará ninguno más: quien lo pida verá un aviso, y no se le descuenta nada. Este correo llega una vez al día.',
  },
  en: {
    stories: (cap: string) =>
      `${cap} stories have been begun today by everybody together, which is the cap you have set (DAILY_STORIES).`,
    characters: (cap: string) =>
      `${cap} characters have been read aloud today for everybody together, which is the cap you have set (DAILY_SPOKEN_CHARACTERS).`,
    rest: 'No more will be made until midnight UTC: whoever asks is told so, and loses nothing. This mail comes once a day.',
  },
};

/** For the administrator, whose language nobody asked: in both. */
export function dailyCapNotice(what: Spending, cap: number): Letter {
  const words = (language: 'es' | 'en') =>
    `${WORDS[language][what](cap.toLocaleString(language))} ${WORDS[language].rest}`;
  return composeLetter({
    language: 'es',
    subject: 'Tope diario alcanzado · Daily cap reached',
    paragraphs: [words('es'), words('en')],
  });
}
