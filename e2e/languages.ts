import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/options.ts';

/**
 * What is the same in every language but for its words, of which there are tests of their own, is gone through in one; the
 * journey of a new parent, letters and links, and every screen as a whole in all. `npm run languages` goes through everything
 * in all of them.
 */
export const MAIN: readonly Language[] =
  process.env.TEST_LANGUAGES === 'all' ? LANGUAGES : [DEFAULT_LANGUAGE];
