import { expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { languageOf } from '../middleware/accept-language.ts';
import { errorBody } from './error-body.ts';

// @spec 1.4
test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['*', 'es'],
  ['fr-FR, de;q=0.8', 'es'],
  ['es-MX', 'es'],
  ['en-GB, es;q=0.5', 'en'],
  ['fr, EN;q=0.9', 'en'],
  ['es;q=0.5, en-GB', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
])('Accept-Language %j selects %s: Spanish is the default and the fallback', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

test('a refusal is in the language of the client', () => {
  const said = (accepted?: string) => errorBody('rate_limited', languageOf(accepted), 'a-request').message;
  expect(said()).toContain('Espera un momento');
  expect(said('de')).toBe(said());
  expect(said('en')).toContain('try again');
});

test('a story request without a language is in Spanish', () => {
  expect(storyRequest.parse({ topic: 'un faro' }).language).toBe('es');
});
