import { expect, test } from 'vitest';
import { languageNamed, spanishVarietyOf } from './accept-language.ts';

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'america'],
  ['es-419,es;q=0.9', 'america'],
  ['es-Latn-AR', 'america'],
  ['es-ES,es;q=0.9', 'spain'],
  ['en-US,es-MX;q=0.5', 'america'],
  ['es-ES;q=0.4,es-CO;q=0.9', 'america'],
  ['es-CO;q=0', null],
  ['es,en;q=0.5', null],
  ['en-GB', null],
  ['', null],
  [undefined, null],
] as const)('%s is the variety of Spanish for Accept-Language: %s', (header, variety) => {
  expect(spanishVarietyOf(header)).toBe(variety);
});

test.each([
  [{ language: 'es' }, 'es'],
  [{ language: ' English' }, 'en'],
  [{ language: 'fr' }, null],
  [{ language: 'constructor' }, null],
  [{ language: 7 }, null],
  [null, null],
  ['es', null],
])('%j names the language %s', (body, language) => {
  expect(languageNamed(body)).toBe(language);
});
