import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../../../words/en/app/legal.json';
import es from '../../../../words/es/app/legal.json';
import { KEPT, PROCESSORS } from './personal-data.ts';

type Tree = { [key: string]: string | Tree };

const sources = globSync('web/src/**/*.{ts,tsx}')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

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

/** Constants in days, the row of the table that says them, and the words. */
test.each([
  ['worker/home/leaving.ts', 'INACTIVE_MS', 730, 'account', '24 meses', '24 months'],
  ['worker/home/leaving.ts', 'ABANDONED_MS', 14, 'account', '14 días', '14 days'],
  ['worker/directory/tombstones.ts', 'TOMBSTONES_FOR_MS', 35, 'tombstones', '35 días', '35 days'],
  ['worker/directory/account.ts', 'REMEMBERED_MS', 365, 'mailbox', 'doce meses', 'twelve months'],
  ['worker/home-storage/sessions.ts', 'LIFETIME_MS', 60, 'sessions', '60 días', '60 days'],
  ['worker/directory/expired.ts', 'VISITORS_FOR_MS', 730, 'messages', '24 meses', '24 months'],
  ['worker/directory/tallies.ts', 'TOTALS_FOR_MS', 730, 'measurements', 'dos años', 'two years'],
  ['worker/directory/expired.ts', 'VISITORS_FOR_MS', 730, 'decisions', '24 meses', '24 months'],
])('the privacy page says the period of %s %s', (file, name, days, row, inSpanish, inEnglish) => {
  const inCode = new RegExp(`const ${name} = (\\d+) \\* DAY_MS`).exec(readFileSync(file, 'utf8'))?.[1];
  expect(Number(inCode), `personal-data.ts says ${inSpanish} and ${inEnglish}`).toBe(days);
  const { kept } = KEPT.find(({ id }) => id === row)!;
  expect(kept.es).toContain(inSpanish);
  expect(kept.en).toContain(inEnglish);
});

test('tombstones outlive every backup', () => {
  const daysOf = (row: string) => Number.parseInt(KEPT.find(({ id }) => id === row)!.kept.en, 10);
  expect(daysOf('tombstones')).toBeGreaterThan(daysOf('backups'));
});

test.each(['es', 'en'] as const)('every row about personal data has its texts: %s', (language) => {
  const texts = [
    ...KEPT.flatMap(({ name, what, kept }) => [name, what, kept]),
    ...PROCESSORS.flatMap(({ does, receives }) => [does, receives]),
  ].map((words) => words[language]);
  expect(texts.filter((text) => text.length < 4)).toEqual([]);
});
