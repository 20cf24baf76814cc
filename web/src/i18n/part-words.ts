/**
 * Texts of parts that a press opens, and of the page of recordings. Apart from `words.ts`, where the address of each
 * file weighs in the first download.
 */
export const PART_FILES = import.meta.glob<{ default: object }>(
  './*/app/{edit,export,practice,record,report,sayings,series}.json',
  { base: '../../../words' },
);
