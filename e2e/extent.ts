import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/options.ts';

/**
 * How much of the browser tests runs. `npm test` runs the main journeys. `npm run test:long` and `npm run tool --
 * languages` also run the files named `*.long.test.ts`, the tests inside `if (IS_LONG)`, every role and screen, and all
 * languages.
 */
export const IS_LONG = process.env.TEST_LONG !== undefined;

/** Languages of most files: screens differ only in their words, which have tests without a browser. */
export const MAIN: readonly Language[] = IS_LONG ? LANGUAGES : [DEFAULT_LANGUAGE];
