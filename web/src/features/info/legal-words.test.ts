import { expect, test } from 'vitest';
import en from '../../i18n/locales/en/legal.json';
import es from '../../i18n/locales/es/legal.json';

type Tree = { [key: string]: string | Tree };

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

const spanish = new Map(flatten(es));
const english = new Map(flatten(en));
/** Structure that translations share: placeholders, and numbers of paragraphs and items. */
const shape = (text = '') => ({
  gaps: [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort(),
  items: text.split('\n').map((line) => line.startsWith('• ')),
});

// @spec 2.7, 2.8
test('the legal pages have the same sections, paragraphs and numbers in both languages', () => {
  expect([...english.keys()]).toEqual([...spanish.keys()]);
  for (const [key, text] of spanish) expect(shape(english.get(key)), key).toEqual(shape(text));
});

test('no legal text is empty or has outer spaces', () => {
  expect([...spanish, ...english].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
});

test('every legal text is used', () => {
  const patterns = [...sources.matchAll(/t\(`([\w.${}\s]+)`/g)].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const unused = [...spanish.keys()].filter(
    (key) => !sources.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
