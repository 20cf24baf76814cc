import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import type { Id3Tag } from './id3.ts';

const MADE_BY_AI: Record<Language, string> = {
  es: 'Voz y texto creados con inteligencia artificial por Cuéntame.',
  en: 'Voice and text made with artificial intelligence by Cuéntame.',
};

/** Tag of everything that is read aloud. It contains nothing of the story, which is added for users who may read it. */
export const narrationTag = (language: Language) =>
  ({
    artist: 'Cuéntame',
    album: 'Cuéntame',
    language: LANGUAGE_TABLE[language].iso639,
    comment: MADE_BY_AI[language],
  }) satisfies Id3Tag;
