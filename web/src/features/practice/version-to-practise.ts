import type { Language } from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';

/**
 * The version whose practice edition is played or made: one that has it, else the newest in that language, else the
 * newest. One that reads the earlier text gets none.
 */
export function versionToPractise(all: readonly Narration[], learns: Language): Narration | null {
  const newestFirst = all.filter(({ ofEarlierText }) => !ofEarlierText).reverse();
  return (
    newestFirst.find(({ practiceEdition }) => practiceEdition?.learns === learns) ??
    newestFirst.find(({ language }) => language === learns) ??
    newestFirst[0] ??
    null
  );
}
