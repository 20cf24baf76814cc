import { LANGUAGES, type Language, OPTION_ALIASES } from '../../../../contract/options.ts';
import type { Example } from '../../../../contract/schemas/examples.ts';

/** Id of the element in every page's head that holds the choice as JSON (`build/heard-first.ts`). */
export const HEARD_FIRST_ID = 'heard-first';

export type HeardFirst = Pick<Example, 'id' | 'title' | 'imagePath' | 'audioPath'>;
export type ByLanguage = Partial<Record<Language, HeardFirst>>;

/** The first narrated example of each language, with what the first screen shows of it. */
export const chooseHeardFirst = (examples: readonly Example[]): ByLanguage =>
  Object.fromEntries(
    LANGUAGES.flatMap((own) => {
      const found = examples.find(
        ({ audioPath, language }) => audioPath !== null && OPTION_ALIASES.language[language] === own,
      );
      if (!found) return [];
      const { id, title, imagePath, audioPath } = found;
      return [[own, { id, title, imagePath, audioPath }]];
    }),
  );
