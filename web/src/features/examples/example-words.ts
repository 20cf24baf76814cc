import { addWords, type FeatureWords } from '../../i18n/feature-words.ts';

const exampleWords: FeatureWords = {
  es: () => import('./words.es.json'),
  en: () => import('./words.en.json'),
};

/** Resolves when the examples can be shown: the words they need are there. */
export function loadExampleWords(): Promise<void> {
  return addWords(exampleWords);
}
