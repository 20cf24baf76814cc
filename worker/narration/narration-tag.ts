import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import { t } from '../words/t.ts';
import type { Id3Tag } from './id3.ts';

/** A sound, by who reads it. `isByFamily`: they read a part. */
type Reading = { isByFamily: boolean };

/** Says in words who made a story's text, and the voice of its sounds. */
export function madeBy(language: Language, sounds: readonly Reading[]): string {
  if (sounds.length === 0) return t(language, 'narration.textByAi');
  const isByFamily = sounds.some((sound) => sound.isByFamily);
  return t(language, isByFamily ? 'narration.readByFamily' : 'narration.madeByAi');
}

/** Tag of everything that is read aloud. It contains nothing of the story, which is added for users who may read it. */
export const narrationTag = (language: Language, isByFamily = false) =>
  ({
    artist: 'Cuéntame',
    album: 'Cuéntame',
    language: LANGUAGE_TABLE[language].iso639,
    comment: madeBy(language, [{ isByFamily }]),
    isByFamily,
  }) satisfies Id3Tag;
