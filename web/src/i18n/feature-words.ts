import i18next from 'i18next';
import { type ComponentType, lazy } from 'react';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/options.ts';
import type account from '../features/account/words.es.json';
import type bilingual from '../features/bilingual/words.es.json';
import type consent from '../features/consent/words.es.json';
import type contact from '../features/contact/words.es.json';
import type examples from '../features/examples/words.es.json';
import type exported from '../features/export/words.es.json';
import type legal from '../features/info/legal.es.json';
import type info from '../features/info/words.es.json';
import type layout from '../features/layout/words.es.json';
import type library from '../features/library/words.es.json';
import type player from '../features/player/words.es.json';
import type profile from '../features/profile/words.es.json';
import type report from '../features/report/words.es.json';
import type serverStatus from '../features/server-status/words.es.json';
import type story from '../features/story/words.es.json';
import type subscription from '../features/subscription/words.es.json';
import { currentLanguage } from './language.ts';
import type errors from './locales/errors.es.json';

type SharedErrors = Record<ErrorCode, string>;

/** The words that are not in the first download, by the feature whose folder they are in. */
export type FeatureWords = {
  bilingual: typeof bilingual;
  consent: typeof consent;
  contact: typeof contact;
  errors: typeof errors & { error: SharedErrors };
  examples: typeof examples;
  info: typeof info;
  layout: typeof layout;
  legal: typeof legal;
  library: typeof library;
  player: typeof player;
  profile: typeof profile;
  report: typeof report;
  'server-status': typeof serverStatus;
  account: typeof account;
  story: typeof story;
  subscription: typeof subscription;
  export: typeof exported;
};
export type Feature = keyof FeatureWords;

const FILES = import.meta.glob<{ default: object }>([
  '../features/*/words.*.json',
  '../features/info/legal.*.json',
]);
const ERRORS = import.meta.glob<{ default: typeof errors }>('./locales/errors.*.json');
const SHARED_ERRORS = import.meta.glob<{ default: SharedErrors }>('../../../contract/error-words/*.ts');

/** @throws TypeError when the file does not arrive; Error when there is none */
async function read<Words>(
  files: Record<string, () => Promise<{ default: Words }>>,
  path: string,
): Promise<Words> {
  const file = files[path];
  if (!file) throw new Error(`There is no ${path}.`);
  return (await file()).default;
}

/**
 * The sentences that browser and server share, and the browser's own: what only it can find, and what it says after it
 * has tried again by itself.
 */
async function readErrors(language: Language): Promise<object> {
  const [shared, own] = await Promise.all([
    read(SHARED_ERRORS, `../../../contract/error-words/${language}.ts`),
    read(ERRORS, `./locales/errors.${language}.json`),
  ]);
  return { ...own, error: { ...shared, ...own.error } };
}

function readWords(feature: Feature, language: Language): Promise<object> {
  if (feature === 'errors') return readErrors(language);
  const file = feature === 'legal' ? 'info/legal' : `${feature}/words`;
  return read(FILES, `../features/${file}.${language}.json`);
}

const loaded = new Set<Feature>();

async function load(feature: Feature, language: Language): Promise<void> {
  i18next.addResourceBundle(language, 'translation', await readWords(feature, language), true);
  loaded.add(feature);
}

/**
 * Resolves when the words of these features are there, in the language of the page. Loading twice is loading once.
 * @throws TypeError when a file does not arrive
 */
export async function loadWords(...features: Feature[]): Promise<void> {
  await Promise.all(
    features.filter((each) => !loaded.has(each)).map((each) => load(each, currentLanguage())),
  );
}

/**
 * `lazy` for a part of the app that is shown only when its words are there as well: those of the features that it and what it
 * imports belong to. `scripts/lazy-words.test.ts` compares them with the texts that the part shows.
 */
export function lazyPart<Props>(
  part: () => Promise<{ default: ComponentType<Props> }>,
  ...features: Feature[]
) {
  type Module = { default: ComponentType<Props> };
  let loaded: Module | null = null;
  const load = async (): Promise<Module> => {
    [loaded] = await Promise.all([part(), loadWords(...features)]);
    return loaded;
  };
  // What is there already is handed over at once, which React takes: of a promise, even a kept one, it would show the
  // fallback first, and that for 300 ms at least.
  // biome-ignore lint/suspicious/noThenProperty: React is to take it for a promise, one that is kept at once.
  const atOnce = (module: Module) => ({ then: (use: (module: Module) => void) => use(module) });
  const hand = () => (loaded ? (atOnce(loaded) as unknown as Promise<Module>) : load());
  /** Loads it before it is shown, and resolves then. Should it not arrive it resolves too: showing it asks again. */
  const arrived = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(lazy(hand), { arrived, preload: () => void arrived() });
}

/** Brings the words of every part shown so far into another language. */
export async function followLanguage(language: Language): Promise<void> {
  await Promise.all([...loaded].map((feature) => load(feature, language)));
}
