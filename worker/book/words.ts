import type { Language } from '../../contract/options.ts';

type BookWords = {
  contents: string;
  about: string;
  byAi: string;
  voiceByAi: string;
  from: string;
  /** Accessibility summary, by which reading programs help users to choose a book. */
  accessibility: string;
  readAlong: string;
};

/** Text of a book around its story, in the story's language. */
export const BOOK_WORDS: Record<Language, BookWords> = {
  es: {
    contents: 'Contenido',
    about: 'Sobre este libro',
    byAi: 'Cuento escrito por una inteligencia artificial.',
    voiceByAi: 'Voz creada con IA.',
    from: 'Hecho con Cuéntame.',
    accessibility: 'El texto puede agrandarse, leerse con lector de pantalla y en braille.',
    readAlong: 'El libro se lee en voz alta y marca la frase que suena.',
  },
  en: {
    contents: 'Contents',
    about: 'About this book',
    byAi: 'Story written by artificial intelligence.',
    voiceByAi: 'Voice made with AI.',
    from: 'Made with Cuéntame.',
    accessibility: 'The text can be enlarged and read by a screen reader or in braille.',
    readAlong: 'The book is read aloud and marks the sentence that is heard.',
  },
};
