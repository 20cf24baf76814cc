import type { Language } from '../../../../contract/options.ts';
import type { Example } from '../../../../contract/schemas/examples.ts';

/** Id of the page's element that holds, as JSON, the example of each language that the first screen plays. */
export const HEARD_FIRST_ID = 'heard-first';

export type HeardFirst = Pick<Example, 'id' | 'title' | 'imagePath' | 'audioPath'>;
export type ByLanguage = Partial<Record<Language, HeardFirst>>;

let noted: ByLanguage | undefined;

/** Sets them for the page that is rendered at build time; the same are its data. */
export function noteHeardFirst(examples: ByLanguage | undefined): void {
  noted = examples;
}

/** The example that the first screen plays; undefined where the page was served without. */
export function heardFirst(language: Language): HeardFirst | undefined {
  const json = globalThis.document?.getElementById(HEARD_FIRST_ID)?.textContent;
  noted ??= json ? (JSON.parse(json) as ByLanguage) : undefined;
  return noted?.[language];
}
