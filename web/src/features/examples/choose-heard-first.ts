import { LANGUAGES } from '../../../../contract/options.ts';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { languageOf } from './filters.ts';
import type { ByLanguage } from './heard-first.ts';

/** The first narrated example of each language, with what the first screen shows of it. */
export const chooseHeardFirst = (examples: readonly Example[]): ByLanguage =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const found = examples.find((one) => one.audioPath !== null && languageOf(one) === language);
      if (!found) return [];
      const { id, title, imagePath, audioPath } = found;
      return [[language, { id, title, imagePath, audioPath }]];
    }),
  );
