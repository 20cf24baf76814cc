import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/options.ts';
import type { LaterNamespace, Namespaces } from '../../../words/app.ts';

type File<Words> = { default: Words };

/** Of the home page. The others are in `later-words.ts`. */
const FILES = import.meta.glob<File<object>>(
  ['./*/app/home/*.json', './*/app/common.json', '!./es/app/common.json'],
  { base: '../../../words' },
);
const ERRORS = import.meta.glob<Record<ErrorCode, string>>('./*/errors.json', {
  base: '../../../words',
  import: 'default',
});

/**
 * Loads one file of texts. Error texts are those of the Worker, overridden by those of the browser.
 * @throws TypeError when a file does not arrive
 */
async function read(language: string, namespace: keyof Namespaces): Promise<object> {
  const path = `./${language}/app/`;
  const load =
    FILES[`${path}${namespace}.json`] ??
    FILES[`${path}home/${namespace}.json`] ??
    (await import('./later-words.ts')).LATER_FILES[`${path}${namespace}.json`];
  const [words, errors] = await Promise.all([
    load?.(),
    namespace === 'errors' ? ERRORS[`./${language}/errors.json`]?.() : undefined,
  ]);
  // `words/words.test.ts` checks that every namespace exists in every language.
  const own = words!.default as Namespaces['errors'];
  return errors ? { ...own, error: { ...errors, ...own.error } } : own;
}

type Arrival = Promise<void> & { error?: unknown };
const requests = new Map<string, Arrival>();

const keyOf = (language: string, namespace: string) => `${language}/${namespace}`;
const hasWords = (language: string, namespace: string) => i18next.hasResourceBundle(language, namespace);

/** Loads a namespace once. A failed request is kept, so that its error can be rendered. */
function request(language: string, namespace: keyof Namespaces): Arrival {
  const key = keyOf(language, namespace);
  let arrival = requests.get(key);
  if (!arrival) {
    const made: Arrival = read(language, namespace).then((words) => {
      i18next.addResourceBundle(language, namespace, words);
    });
    made.catch((error) => {
      made.error = error;
    });
    requests.set(key, made);
    arrival = made;
  }
  return arrival;
}

/** Loads missing texts. A failure is not kept: the next call, or the part with the texts, requests them again. */
async function load(language: string, namespaces: Iterable<keyof Namespaces>): Promise<void> {
  const missing = [...namespaces].filter((namespace) => !hasWords(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const key = keyOf(language, namespace);
      if (requests.get(key)?.error) requests.delete(key);
      try {
        await request(language, namespace);
      } catch (error) {
        requests.delete(key);
        throw error;
      }
    }),
  );
}

/** Resolves when these texts are loaded in the current language. @throws TypeError when a file does not arrive */
export const loadWords = (...namespaces: LaterNamespace[]): Promise<void> =>
  load(i18next.language, namespaces);

/** Loads texts in parallel with their part, instead of one after the other. */
export async function withWords<Module>(
  part: Promise<Module>,
  ...namespaces: LaterNamespace[]
): Promise<Module> {
  const [module] = await Promise.all([part, loadWords(...namespaces)]);
  return module;
}

/** Loads every namespace in use in another language. @throws TypeError when a file does not arrive */
export const loadLanguage = (language: Language): Promise<void> =>
  load(language, Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}) as (keyof Namespaces)[]);

/**
 * `useTranslation` of a lazy namespace: suspends until its texts are loaded, and throws when they do not arrive. Common
 * texts need no namespace in front of their keys.
 */
export function useWords<Namespace extends LaterNamespace>(namespace: Namespace) {
  if (!hasWords(i18next.language, namespace)) {
    const arrival = request(i18next.language, namespace);
    throw arrival.error ?? arrival;
  }
  return useTranslation(namespace);
}
