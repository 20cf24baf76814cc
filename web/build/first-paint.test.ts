// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { nameLanguages } from './languages.ts';

const read = (file: string) => readFileSync(`web/${file}`, 'utf8');
const run = new Function(read('public/first-paint.js'));
const page = nameLanguages(read('index.html'));
const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  // Attributes of the built page, and of its prerendered form.
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name);
  for (const [, name = '', value = ''] of page.match(/<html[^>]*>/)?.[0].matchAll(/([\w-]+)="([^"]*)"/g) ??
    []) {
    html.setAttribute(name, value);
  }
  vi.stubGlobal('location', { pathname: '/', search: '' });
  html.dataset.page = '/';
});

test.each(LANGUAGES)('a reload keeps the chosen language: %s', (language) => {
  localStorage.setItem('language', language);
  run();
  expect(html.lang).toBe(language);
});

test.each(LANGUAGES)('the address may set the language: %s', (language) => {
  vi.stubGlobal('location', { pathname: '/', search: `?lang=${language}` });
  run();
  expect(html.lang).toBe(language);
});

test('the Spanish prerendered page is hidden from readers of other languages', () => {
  const waits = LANGUAGES.concat(['xx'] as never[]).map((language) => {
    delete html.dataset.wait;
    localStorage.setItem('language', language);
    run();
    return [language, html.dataset.wait === ''];
  });
  expect(Object.fromEntries(waits)).toEqual({ es: false, en: true, xx: false });
});

test('a page without a list of languages starts in Spanish', () => {
  delete html.dataset.translations;
  localStorage.setItem('language', 'en');
  run();
  expect([html.lang, html.dataset.theme]).toEqual(['es', expect.stringMatching(/^(day|night)$/)]);
});

test('a template in another language is not built', () => {
  expect(() => nameLanguages('<html lang="de">')).toThrow('does not begin with <html lang="es"');
});
