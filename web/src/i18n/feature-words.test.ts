import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/options.ts';

type Tree = { [key: string]: string | Tree };
type Files = Record<string, { default: Tree }>;

const all = import.meta.glob(['../features/*/words.*.json', '../features/*/legal.*.json'], {
  eager: true,
}) as Files;
const spanish = Object.entries(all).filter(([file]) => file.endsWith('.es.json'));
const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const prefixes = [...sources.matchAll(/t\(\s*`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '');

function isUsed(key: string): boolean {
  const singular = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return [key, singular].some(
    (name) => sources.includes(`'${name}'`) || prefixes.some((prefix) => name.startsWith(prefix)),
  );
}

test('words of features are found at all', () => {
  expect(spanish.length).toBeGreaterThan(3);
});

// @spec 1.3, 4.41
test.each(spanish)(
  '%s says the same in every language, with the same gaps, and nothing empty',
  (file, words) => {
    const shape = (entries: [string, string][]) =>
      entries.map(([key, text]) => `${key} ${gaps(text)}`).sort();
    for (const language of LANGUAGES) {
      const same = flatten(all[file.replace('.es.', `.${language}.`)]?.default ?? {});
      expect(shape(same), language).toEqual(shape(flatten(words.default)));
      for (const [key, text] of same) expect(text.trim() === text && text !== '', key).toBe(true);
    }
  },
);

// @spec 1.6
test.each(spanish)('no key of %s is there for nothing', (_file, words) => {
  expect(flatten(words.default).filter(([key]) => !isUsed(key))).toEqual([]);
});
