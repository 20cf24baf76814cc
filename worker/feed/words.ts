import type { Language } from '../../contract/options.ts';

type FeedWords = { title: string; description: string; episode: string; untitled: (date: string) => string };

/** What a feed says besides the titles of its stories. Titles are in the feed's language, episodes in their story's. */
export const FEED_WORDS: Record<Language, FeedWords> = {
  es: {
    title: 'Mis cuentos de Cuéntame',
    description: 'Los cuentos que has creado, leídos en voz alta. Esta dirección es solo para ti.',
    episode: 'Cuento y voz creados con inteligencia artificial por Cuéntame.',
    untitled: (date) => `Cuento del ${date}`,
  },
  en: {
    title: 'My Cuéntame stories',
    description: 'The stories you have made, read aloud. This address is only for you.',
    episode: 'Story and voice made with artificial intelligence by Cuéntame.',
    untitled: (date) => `Story of ${date}`,
  },
};
