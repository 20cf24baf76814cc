import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/options.ts';

/**
 * The languages that most files are run in. What is the same in every language but for its words, of which there are tests of
 * their own, is tested in one; the journey of a new parent, mails and their links in all. `npm run languages` runs everything in
 * all of them.
 */
export const MAIN: readonly Language[] =
  process.env.TEST_LANGUAGES === 'all' ? LANGUAGES : [DEFAULT_LANGUAGE];
