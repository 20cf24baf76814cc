import { expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };
const parts = ['consent', 'contact', 'examples', 'info', 'layout'];

const files = import.meta.glob<{ default: Tree }>('../*/*.{es,en}.json', { eager: true });
const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts'], {
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

/** The Spanish file and the English one beside it. */
const pairs = Object.keys(files)
  .map((path) => /^(\.\.?\/(?:([\w-]+)\/)?.*)\.es\.json$/.exec(path))
  .filter((match) => match !== null)
  .filter(([, , folder]) => parts.includes(folder ?? 'info'))
  .map(([path, stem]) => {
    const words = (language: string) => new Map(flatten(files[`${stem}.${language}.json`]!.default));
    return { path, es: words('es'), en: words('en') };
  });

const gaps = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('the words of every part are found', () => {
  expect(pairs.length).toBe(parts.length + 1);
});

test.each(pairs)('$path has its counterpart in English, with the same gaps to fill', ({ es, en }) => {
  expect([...en.keys()]).toEqual([...es.keys()]);
  for (const [key, text] of es) expect(gaps(en.get(key)), key).toEqual(gaps(text));
});

test.each(pairs)('no word of $path is empty or has spaces to spare', ({ es, en }) => {
  const bad = [...es, ...en].filter(([, text]) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
});

test.each(pairs)('no key of $path is there for nothing', ({ es }) => {
  const patterns = [...sources.matchAll(/t\(`([\w.${}\s]+)`/g)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const isUsed = (key: string) =>
    sources.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
  const unused = [...es.keys()].filter((key) => !isUsed(key) && !isUsed(key.replace(/_(one|other)$/, '')));
  expect(unused).toEqual([]);
});
