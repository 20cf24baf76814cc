import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
import type { Id3Tag } from './id3.ts';

/** Tag of everything that is read aloud. It contains nothing of the story, which is added for users who may read it. */
export const narrationTag = (language: Language, isByFamily = false) =>
  ({
    artist: 'Cuéntame',
    album: 'Cuéntame',
    language: LANGUAGE_TABLE[language].iso639,
    comment: t(language, isByFamily ? 'narration.readByFamily' : 'narration.madeByAi'),
  }) satisfies Id3Tag;
