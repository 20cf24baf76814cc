import type { Language } from '../contract/options.ts';

const SENTENCES: Record<Language, (n: number) => string> = {
  es: (n) =>
    `En la casa número ${n} del pueblo había una lámpara encendida y un gato que dormía en la ventana.`,
  en: (n) =>
    `In house number ${n} of the village there was a lamp alight and a cat that slept at the window.`,
};

/** Paragraphs that give a written story of a test the least words of a medium story. */
export const filler = (language: Language): string[] =>
  Array.from({ length: 8 }, (_, n) => SENTENCES[language](n + 11));
