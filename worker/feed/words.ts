import type { AgeGroup, Language, StoryType } from '../../contract/options.ts';

type FeedWords = {
  title: string;
  description: string;
  /** How an episode was made; part of every description. */
  madeBy: string;
  untitled: (date: string) => string;
  kinds: Record<StoryType, string>;
  ages: (ages: Exclude<AgeGroup, 'default'>) => string;
  withNames: (names: string) => string;
  /** Name of the narrator's voice in a transcript. */
  narrator: string;
};

/**
 * Text of a feed around the titles of its stories. The channel is in the feed's language, an episode in its story's.
 */
export const FEED_WORDS: Record<Language, FeedWords> = {
  es: {
    title: 'Mis cuentos de Cuéntame',
    description: 'Los cuentos que has creado, leídos en voz alta. Esta dirección es solo para ti.',
    madeBy: 'Cuento y voz creados con inteligencia artificial por Cuéntame.',
    untitled: (date) => `Cuento del ${date}`,
    kinds: {
      original: 'Cuento',
      classic: 'Cuento de hadas',
      humor: 'Cuento de risa',
      'sci-fi': 'Cuento de ciencia ficción',
      horror: 'Cuento de miedito',
      adventure: 'Cuento de aventuras',
      fantasy: 'Cuento de fantasía',
    },
    ages: (ages) => `para ${ages.replace('-', ' a ')} años`,
    withNames: (names) => `, con ${names}`,
    narrator: 'Narración',
  },
  en: {
    title: 'My Cuéntame stories',
    description: 'The stories you have made, read aloud. This address is only for you.',
    madeBy: 'Story and voice made with artificial intelligence by Cuéntame.',
    untitled: (date) => `Story of ${date}`,
    kinds: {
      original: 'Story',
      classic: 'Fairy tale',
      humor: 'Funny story',
      'sci-fi': 'Science fiction story',
      horror: 'Spooky story',
      adventure: 'Adventure story',
      fantasy: 'Fantasy story',
    },
    ages: (ages) => `for ages ${ages.replace('-', ' to ')}`,
    withNames: (names) => `, with ${names}`,
    narrator: 'Narrator',
  },
};
