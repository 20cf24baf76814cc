import { composeLetter, type Letter } from './letter.ts';

/** What a daily cap of the settings limits. */
export type CappedSpending = 'stories' | 'characters';

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

const HALF = {
  es: {
    stories: (cap: string) =>
      `Hoy se ha empezado ya la mitad de los ${cap} cuentos que has puesto como tope (DAILY_STORIES).`,
    characters: (cap: string) =>
      `Hoy se ha leído ya en voz alta la mitad de los ${cap} caracteres que has puesto como tope (DAILY_SPOKEN_CHARACTERS).`,
    rest: 'Las cuentas gratuitas usan como mucho la mitad del tope; el resto queda para Premium. Si no esperabas tanto uso, mira quién lo hace. Este correo llega una vez al día.',
  },
  en: {
    stories: (cap: string) =>
      `Half of the ${cap} stories that you have set as the cap have been begun today (DAILY_STORIES).`,
    characters: (cap: string) =>
      `Half of the ${cap} characters that you have set as the cap have been read aloud today (DAILY_SPOKEN_CHARACTERS).`,
    rest: 'Free accounts use at most half of the cap; the rest is kept for Premium. If you did not expect so much use, look where it comes from. This mail comes once a day.',
  },
};

/** In both languages: the administrator's language is unknown. */
export function dailyCapNotice(what: CappedSpending, part: 'half' | 'all', cap: number): Letter {
  const said = part === 'all' ? WORDS : HALF;
  const words = (language: 'es' | 'en') =>
    `${said[language][what](cap.toLocaleString(language))} ${said[language].rest}`;
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject:
      part === 'all'
        ? 'Tope diario alcanzado · Daily cap reached'
        : 'Mitad del tope diario · Half of the daily cap',
    paragraphs: [words('es'), words('en')],
  });
}
