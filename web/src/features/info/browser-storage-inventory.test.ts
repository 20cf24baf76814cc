import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT_IN_BROWSER } from './browser-storage-inventory.ts';

/** Texts by path, read from the disk: as modules, hundreds of files are transformed for this one test. */
const read = (pattern: string) =>
  Object.fromEntries(
    globSync(pattern)
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
const sources = read('web/src/**/*.{ts,tsx}');
const publicScripts = read('web/public/*.js');
const workerSources = read('worker/**/*.ts');

/** Writes to the browser's storage of any kind. */
const STORES = /\b(localStore|sessionStore|storage|localStorage|sessionStorage)\.setItem\(\s*([^,]+),/g;

function constantsOf(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(/const (\w+)\s*=\s*'([^']+)'/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Keys in the app's own source; an expression that is not a literal is listed as written. */
function keysWritten(): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    if (path.endsWith('/browser-storage.ts')) return [];
    const constants = constantsOf(source);
    return [...source.matchAll(STORES)].map(([, , given = '']) => {
      const key = given.trim();
      return constants.get(key) ?? /^'([^']+)'$/.exec(key)?.[1] ?? `${key} in ${path}`;
    });
  });
}

const listed = (...where: string[]) =>
  KEPT_IN_BROWSER.filter((entry) => where.includes(entry.where))
    .map(({ name }) => name)
    .sort();

// @spec 2.8
test('the privacy page lists every key the code writes, and no other', () => {
  expect([...new Set(keysWritten())].sort()).toEqual(listed('local', 'session'));
});

// @spec 3.29
test('the privacy page lists the caches, those of the examples as optional', () => {
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'(\w+_cache|shell_)'/g)].map(([, name = '']) => name),
  );
  const caches = KEPT_IN_BROWSER.filter(({ where }) => where === 'cache');
  expect(listed('cache')).toEqual([...new Set(named)].sort());
  expect(caches.filter(({ optional, name }) => optional !== name.startsWith('story_'))).toEqual([]);
});

test('the privacy page lists the databases, which a sign-out removes', () => {
  const named = (made: RegExp) =>
    Object.values(sources).flatMap((source) => [...source.matchAll(made)].map(([, name = '']) => name));
  expect(listed('database')).toEqual(named(/new BrowserDatabase\('([\w-]+)'/g));
  expect(listed('database')).toEqual(named(/deleteDatabase\('([\w-]+)'/g));
});

test('the privacy page lists the cookies of the API; the page sets none', () => {
  const cookies = Object.values(workerSources).flatMap((source) => {
    const constants = constantsOf(source);
    return [...source.matchAll(/setCookie\(\s*\w+,\s*(\w+)/g)].map(
      ([, name = '']) => constants.get(name) ?? name,
    );
  });
  expect([...new Set(cookies)].sort()).toEqual(listed('cookie'));
  const code = [...Object.values(sources), ...Object.values(publicScripts)].join('\n');
  expect(code).not.toMatch(/document\.cookie|cookieStore/);
});

test('scripts outside the bundle write only what the privacy page lists', () => {
  const scripts = Object.values(publicScripts);
  expect(scripts.length).toBeGreaterThan(1);
  const written = scripts.flatMap((script) => [...script.matchAll(STORES)].map(([, , key = '']) => key));
  expect(written.filter((key) => !listed('local').some((name) => key === `'${name}'`))).toEqual([]);
  expect(scripts.join('\n').match(/setItem/g) ?? []).toHaveLength(written.length);
});
