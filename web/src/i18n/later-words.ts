/**
 * Texts of all pages but the home page, in the file that every page has and none waits for: in `words.ts` the address
 * of each would weigh in the first download.
 */
export const LATER_FILES = import.meta.glob<{ default: object }>(['./*/app/*.json', '!./*/app/common.json'], {
  base: '../../../words',
});
