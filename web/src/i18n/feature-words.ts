import i18next from 'i18next';
import type { Language } from '../../../contract/options.ts';
import { currentLanguage } from './language.ts';

/** The words of a part of the app that is not in the first download, by language. */
export type FeatureWords = Record<Language, () => Promise<{ default: object }>>;

const added = new Set<FeatureWords>();

async function load(words: FeatureWords, language: Language): Promise<void> {
  const { default: tree } = await words[language]();
  i18next.addResourceBundle(language, 'translation', tree, true);
}

/** To be awaited before the part is shown. Adding twice is adding once. */
export async function addWords(words: FeatureWords): Promise<void> {
  if (added.has(words)) return;
  await load(words, currentLanguage());
  added.add(words);
}

/** Brings the words of every part shown so far into another language. */
export async function followLanguage(language: Language): Promise<void> {
  await Promise.all([...added].map((words) => load(words, language)));
}
