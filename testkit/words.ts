import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from '../contract/figures.ts';
import type { Language } from '../contract/options.ts';
import type { Namespaces } from '../words/app.ts';
import { WORKER_WORDS } from '../words/worker.ts';

/** `A & B` of `A | B`. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Words = AllOf<Namespaces[keyof Namespaces]>;

const FOLDER = join(import.meta.dirname, '../words');

/** Fills in the figures of the product, as i18next does. Other gaps stay. */
const withFigures = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name) =>
    Object.hasOwn(FIGURES, name) ? String(FIGURES[name as keyof typeof FIGURES]) : gap,
  );

/** All namespaces in one, with the figures of the product filled in as the app does; other gaps stay open. */
function read(language: Language): Words {
  const files = globSync(`${FOLDER}/${language}/app/**/*.json`);
  const words: Words = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  return JSON.parse(
    JSON.stringify({ ...words, error: { ...WORKER_WORDS[language].errors, ...words.error } }),
    (_key, value: unknown) => (typeof value === 'string' ? withFigures(value) : value),
  );
}

/** Words of the app in a language: elements are found by their visible text. */
export const WORDS = { es: read('es'), en: read('en') };

/** A sentence of the app with its blanks left open: `{{date}}` is whatever stands there. */
export function openSentence(words: string): RegExp {
  const literal = words.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replace(/\{\{\w+\}\}/g, '.+'));
}
