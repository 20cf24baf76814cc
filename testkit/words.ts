import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedErrorsEnglish from '../contract/error-words/en.ts';
import sharedErrors from '../contract/error-words/es.ts';
import { withFigures } from '../contract/figures.ts';
import type { Language } from '../contract/options.ts';
import type { Namespaces } from '../words/app.ts';

/** `A & B` of `A | B`. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Words = AllOf<Namespaces[keyof Namespaces]>;

const FOLDER = join(import.meta.dirname, '../words');

/** All namespaces in one, with the figures of the product filled in as the app does; other gaps stay open. */
function read(language: Language, shared: typeof sharedErrors): Words {
  const files = globSync(`${FOLDER}/${language}/app/**/*.json`);
  const words: Words = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  return JSON.parse(
    JSON.stringify({ ...words, error: { ...shared, ...words.error } }),
    (_key, value: unknown) => (typeof value === 'string' ? withFigures(value) : value),
  );
}

/** Words of the app in a language: elements are found by their visible text. */
export const WORDS = { es: read('es', sharedErrors), en: read('en', sharedErrorsEnglish) };

/** A sentence of the app with its blanks left open: `{{date}}` is whatever stands there. */
export function openSentence(words: string): RegExp {
  const literal = words.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replace(/\{\{\w+\}\}/g, '.+'));
}
