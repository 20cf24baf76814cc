import { type Language, LANGUAGES, otherLanguage } from '../../../../contract/options.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { Listeners, useStore } from '../../lib/store.ts';

const STORAGE_KEY = 'learnt-language';
const changes = new Listeners();

/** The language that is learnt: the one chosen last, for all stories; before a choice the one that the page is not in. */
export const learntLanguage = {
  read: (): Language => {
    const stored = localStore.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored) ?? otherLanguage(currentLanguage());
  },
  subscribe: changes.subscribe,
  set(language: Language) {
    localStore.setItem(STORAGE_KEY, language);
    changes.notify();
  },
};

export const useLearntLanguage = (): Language => useStore(learntLanguage, learntLanguage.read);
