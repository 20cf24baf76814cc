import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import sharedErrors from '../contract/error-words/es.ts';
import { filesNamed } from './source-files.ts';

/**
 * Texts outside the first download are loaded by the part of the app that shows them: `lazyPart(part, …features)`, or
 * `loadWords(…)` in the file itself. A missing one shows a key instead of a text.
 */

const FILES = new Map(
  filesNamed(/^web\/src\/.*\.tsx?$/)
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
const LAZY_PART = /lazyPart\(\s*\(\) => import\('([^']+)'\)((?:,\s*'[\w-]+')*),?\s*\)/g;
const DYNAMIC = /import\('([^']+\.tsx?)'\)/g;

type Tree = { [key: string]: string | Tree };
const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

const readKeys = (path: string) => keysOf(JSON.parse(readFileSync(path, 'utf8')));
const FEATURES = 'web/src/features';
const KEYS: Record<string, string[]> = {
  errors: [...readKeys('web/src/i18n/locales/errors.es.json'), ...keysOf({ error: sharedErrors })],
  legal: readKeys(`${FEATURES}/info/legal.es.json`),
};
for (const feature of readdirSync(FEATURES)) {
  if (readdirSync(join(FEATURES, feature)).includes('words.es.json')) {
    KEYS[feature] = readKeys(join(FEATURES, feature, 'words.es.json'));
  }
}

const from = (path: string, request: string) => normalize(join(dirname(path), request));

/** Static imports of a file, without types. */
function importsOf(path: string): string[] {
  const { staticImports, staticExports } = parseSync(path, FILES.get(path)!).module;
  const requests = [
    ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [{ moduleRequest }] : [])),
    ),
  ].map(({ moduleRequest }) => from(path, moduleRequest.value));
  return requests.filter((each) => FILES.has(each));
}

function closureOf(path: string, without: Set<string> = new Set()): Set<string> {
  const seen = new Set<string>();
  const visit = (each: string) => {
    if (seen.has(each) || without.has(each)) return;
    seen.add(each);
    importsOf(each).forEach(visit);
  };
  visit(path);
  return seen;
}

const loadedBy = (text: string) =>
  [...text.matchAll(/loadWords\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!),
  );

/** Features whose texts a file uses without loading them itself. */
function featuresIn(text: string): string[] {
  const named = new Set(
    [...text.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'|\bt\(\s*'(\w+)'/gi)].map(([, key, short]) => key ?? short!),
  );
  const prefixes = [...text.matchAll(/`([a-z]\w*\.(?:[\w-]+\.)*)\$\{/gi)].map(([, prefix]) => prefix!);
  const isNamed = (key: string) =>
    named.has(key) ||
    named.has(key.replace(/_(zero|one|two|few|many|other)$/, '')) ||
    prefixes.some((prefix) => key.startsWith(prefix));
  const own = loadedBy(text);
  return Object.keys(KEYS).filter((feature) => !own.includes(feature) && KEYS[feature]!.some(isNamed));
}

const featuresOf = (files: Iterable<string>) =>
  [...new Set([...files].flatMap((path) => featuresIn(FILES.get(path)!)))].sort();

const FIRST = closureOf('web/src/main.tsx');

const parts = [...FILES].flatMap(([path, text]) =>
  [...text.matchAll(LAZY_PART)].map(([, request = '', list = '']) => ({
    path,
    part: from(path, request),
    features: [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!).sort(),
  })),
);

test('the test finds texts and lazy parts', () => {
  expect(Object.keys(KEYS).length).toBeGreaterThan(10);
  expect(parts.length).toBeGreaterThan(25);
  const calls = [...FILES.values()].join('\n').match(/= lazyPart\(/g) ?? [];
  expect(parts.length).toBe(calls.length);
  expect(featuresIn(`t('footer.nothing'); t(\`error.\${code}\`)`)).toEqual(['errors']);
});

test.each(parts)('$part loads the texts it shows, and no others', ({ part, features }) => {
  expect(features).toEqual(featuresOf(closureOf(part, FIRST)));
});

test('the first download uses no texts of later parts', () => {
  expect([...FIRST].filter((path) => featuresIn(FILES.get(path)!).length > 0)).toEqual([]);
});

test('other lazy files load the texts they use', () => {
  const lazy = new Set(parts.map(({ part }) => part));
  const others = [...FILES].flatMap(([path, text]) =>
    [...text.matchAll(DYNAMIC)].map(([, request = '']) => from(path, request)),
  );
  for (const file of new Set(others.filter((each) => FILES.has(each) && !lazy.has(each)))) {
    const files = closureOf(file, FIRST);
    const loaded = [...files].flatMap((path) => loadedBy(FILES.get(path)!));
    expect(
      featuresOf(files).filter((feature) => !loaded.includes(feature)),
      file,
    ).toEqual([]);
  }
});
