import { expect, test } from 'vitest';
import sharedEn from '../../../contract/error-words/en.ts';
import sharedEs from '../../../contract/error-words/es.ts';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { LANGUAGES } from '../../../contract/options.ts';
import { CLIENT_ERRORS } from '../api/problem.ts';
import errorsEn from './locales/en/home/errors.json';
import errorsEs from './locales/es/home/errors.json';

type Tree = { [key: string]: string | string[] | Tree };

const FILES = import.meta.glob<Tree>('./locales/**/*.json', { import: 'default', eager: true });
const SPANISH = Object.entries(FILES).filter(([file]) => file.includes('/es/'));
const SOURCES = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const PREFIXES = [...SOURCES.matchAll(/t\w*\(\s*`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '');

/** Texts by key; those of a list have its key. */
const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().map((text) => [prefix + key, text])
      : flatten(value, `${prefix}${key}.`),
  );

/** Keys with the names of their placeholders. */
const shapeOf = (tree: Tree) =>
  flatten(tree)
    .map(([key, text]) => [key, ...[...text.matchAll(/\{\{\w+\}\}/g)].map(([gap]) => gap).sort()].join(' '))
    .sort();

function isUsed(key: string): boolean {
  const singular = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return [key, singular].some(
    (name) => SOURCES.includes(`'${name}'`) || PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
}

test('every namespace exists in every language', () => {
  expect(SPANISH.length).toBeGreaterThan(15);
  expect(Object.keys(FILES)).toHaveLength(SPANISH.length * LANGUAGES.length);
});

// @spec 1.3, 4.41
test.each(SPANISH)(
  '%s has the same keys and placeholders in every language, and no empty text',
  (file, words) => {
    for (const language of LANGUAGES) {
      const translated = FILES[file.replace('/es/', `/${language}/`)] ?? {};
      expect(shapeOf(translated), language).toEqual(shapeOf(words));
      for (const [key, text] of flatten(translated))
        expect(text.trim() === text && text !== '', key).toBe(true);
    }
  },
);

// @spec 1.6
test.each(SPANISH)('every key of %s is used', (_file, words) => {
  expect(flatten(words).filter(([key]) => !isUsed(key))).toEqual([]);
});

test('error texts have the same placeholders in every language', () => {
  expect(shapeOf(sharedEn)).toEqual(shapeOf(sharedEs));
});

/** Codes with the browser's own text after its retries, which the server cannot know. */
const AFTER_RETRIES = ['rate_limited', 'story_generation_failed'] as const;

// @spec 8.1, 8.24, 8.64, 8.69
test('every error has a text, and every text has an error', () => {
  expect(Object.keys(sharedEs).sort()).toEqual([...ERROR_CODES].sort());
  expect(Object.keys(errorsEs.error).sort()).toEqual(
    [...Object.keys(CLIENT_ERRORS), ...AFTER_RETRIES].sort(),
  );
});

test.each(AFTER_RETRIES)('the browser has its own text for %s', (code) => {
  expect(errorsEs.error[code]).not.toBe(sharedEs[code]);
  expect(errorsEn.error[code]).not.toBe(sharedEn[code]);
});
