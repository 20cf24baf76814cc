import { expect, test } from 'vitest';
import sharedEn from '../../../contract/error-words/en.ts';
import sharedEs from '../../../contract/error-words/es.ts';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { LANGUAGES, type Language } from '../../../contract/options.ts';
import { CLIENT_ERRORS } from '../api/problem.ts';
import en from './locales/en.json';
import errorsEn from './locales/errors.en.json';
import errorsEs from './locales/errors.es.json';
import es from './locales/es.json';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

const words: Record<Language, Map<string, string>> = {
  es: flatten({ ...es, ...errorsEs, error: { ...sharedEs, ...errorsEs.error } }),
  en: flatten({ ...en, ...errorsEn, error: { ...sharedEn, ...errorsEn.error } }),
};
const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

// @spec 1.3
test('both languages have the same keys', () => {
  for (const language of LANGUAGES) {
    expect([...words[language].keys()].sort(), language).toEqual([...words.es.keys()].sort());
  }
});

test.each(LANGUAGES)('no word of %s is empty or has spaces to spare', (language) => {
  const bad = [...words[language]].filter(([, text]) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
});

test('a text has the same gaps to fill in both languages', () => {
  const gaps = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const language of LANGUAGES) {
    for (const [key, text] of words.es) {
      expect(gaps(words[language].get(key)), `${language}: ${key}`).toEqual(gaps(text));
    }
  }
});

/** What the browser says of a refusal after it has tried again by itself, which the server cannot know. */
const AFTER_RETRIES = ['rate_limited', 'story_generation_failed'] as const;

// @spec 8.1, 8.24, 8.64, 8.69
test('every error that can happen has its words, and no other', () => {
  expect(Object.keys(sharedEs).sort()).toEqual([...ERROR_CODES].sort());
  expect(Object.keys(errorsEs.error).sort()).toEqual(
    [...Object.keys(CLIENT_ERRORS), ...AFTER_RETRIES].sort(),
  );
});

test.each(AFTER_RETRIES)('%s is told in other words than the server tells it', (code) => {
  expect(errorsEs.error[code]).not.toBe(sharedEs[code]);
  expect(errorsEn.error[code]).not.toBe(sharedEn[code]);
});

// @spec 1.6
test('no key is there for nothing', () => {
  const prefixes = [...sources.matchAll(/t\(`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '');
  const isUsed = (key: string) =>
    sources.includes(`'${key}'`) || prefixes.some((prefix) => key.startsWith(prefix));
  const unused = [...words.es.keys()].filter((key) => {
    const singular = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return !isUsed(key) && !isUsed(singular);
  });
  expect(unused).toEqual([]);
});
