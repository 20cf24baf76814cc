import i18next from 'i18next';
import { lazy } from 'react';
import type { Language } from '../../../contract/options.ts';
import { currentLanguage } from './language.ts';

/** The words of a part of the app that is not in the first download, by language. */
export type FeatureWords = Record<Language, () => Promise<{ default: object }>>;

const added = new Set<FeatureWords>();

async function load(words: FeatureWords, language: Language): Promise<void> {
  const { default: tree } = await words[language]();
  i18next.addResourceBundle(language, 'translation', tree, true);
}

/** Settles when all words that were asked for until now are there, or will not come. */
let settled: Promise<unknown> = Promise.resolve();

/** To be awaited before the part is shown. Adding twice is adding once. */
export async function addWords(words: FeatureWords): Promise<void> {
  if (added.has(words)) return;
  const loading = load(words, currentLanguage());
  settled = Promise.allSettled([settled, loading]);
  await loading;
  added.add(words);
}

/**
 * `lazy` for a part with words of its own. In WebKit a module that is imported while another import of it still awaits
 * something counts as ready (webkit.org/b/242740): of two parts that share their words and come at the same time, the
 * second would be shown without them.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load();
    await settled;
    return part;
  });

/** Brings the words of every part shown so far into another language. */
export async function followLanguage(language: Language): Promise<void> {
  await Promise.all([...added].map((words) => load(words, language)));
}
