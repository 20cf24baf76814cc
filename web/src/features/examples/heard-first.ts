import type { Language } from '../../../../contract/options.ts';
import { type ByLanguage, HEARD_FIRST_ID, type HeardFirst } from './choose-heard-first.ts';

let noted: ByLanguage | undefined;

/** Sets the choice for pages that are rendered at build time, where there is no document. */
export function noteHeardFirst(examples: ByLanguage | undefined): void {
  noted = examples;
}

/** The example that the first screen plays; undefined when none is narrated in that language. */
export function heardFirst(language: Language): HeardFirst | undefined {
  const json = globalThis.document?.getElementById(HEARD_FIRST_ID)?.textContent;
  noted ??= json ? (JSON.parse(json) as ByLanguage) : undefined;
  return noted?.[language];
}
