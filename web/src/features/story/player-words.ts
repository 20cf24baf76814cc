import { addWords, type FeatureWords } from '../../i18n/feature-words.ts';

const playerWords: FeatureWords = {
  es: () => import('../player/words.es.json'),
  en: () => import('../player/words.en.json'),
};

/** Resolves when a finished story can be shown with its narration bar: the words it needs are there. */
export function loadPlayerWords(): Promise<void> {
  return addWords(playerWords);
}
