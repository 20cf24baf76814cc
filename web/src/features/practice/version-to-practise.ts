import type { Language } from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';

/** The version whose practice edition is played or made: one that has it, else the newest in that language, else the newest. */
export function versionToPractise(versions: readonly Narration[], learns: Language): Narration | null {
  return (
    versions.findLast(({ practiceEdition }) => practiceEdition?.learns === learns) ??
    versions.findLast(({ language }) => language === learns) ??
    versions.at(-1) ??
    null
  );
}
