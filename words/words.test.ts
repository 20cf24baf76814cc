import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIGURES } from '../contract/figures.ts';
import { LANGUAGES, type Language } from '../contract/options.ts';

type Tree = { [name: string]: string | string[] | Tree };
type Text = { key: string; text: string };

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('**/*.json', { cwd: join(import.meta.dirname, 'es') }).sort();

/** Texts by key; those of a list have its key. */
const flatten = (tree: Tree, prefix: string): Text[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().map((text) => ({ key: prefix + name, text }))
      : flatten(value, `${prefix}${name}.`),
  );

const isOfApp = (file: string) => file.startsWith('app/');

/** Texts of a file; keys as the code has them: those of the app without their file. */
function textsIn(language: Language, file: string): Text[] {
  const tree = JSON.parse(readFileSync(join(import.meta.dirname, language, file), 'utf8'));
  return flatten(tree, isOfApp(file) ? '' : `${file.replace('.json', '')}.`);
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const singular = (key: string) => key.replace(PLURAL, '');
const figuresOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Keys with the names of their figures. The forms of a plural, which differ between languages, are one. */
function shapeOf(texts: Text[]): string[] {
  const shapes = texts
    .filter(({ key }) => !PLURAL.test(key))
    .map(({ key, text }) => [key, ...figuresOf(text).sort()].join(' '));
  const plurals = Map.groupBy(
    texts.filter(({ key }) => PLURAL.test(key)),
    ({ key }) => singular(key),
  );
  for (const [key, forms] of plurals)
    shapes.push([key, ...new Set(forms.flatMap(({ text }) => figuresOf(text)).sort())].join(' '));
  return shapes.sort();
}

/** Forms that the plural of small numbers has in a language. */
function formsIn(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))].sort();
}

test('every file exists in every language', () => {
  expect(FILES.length).toBeGreaterThan(25);
  for (const language of LANGUAGES)
    expect(globSync('**/*.json', { cwd: join(import.meta.dirname, language) }).sort()).toEqual(FILES);
});

// @spec 1.3, 4.41
test.each(FILES)('%s has the same keys and figures in every language, and no empty text', (file) => {
  for (const language of LANGUAGES) {
    const texts = textsIn(language, file);
    expect(shapeOf(texts), language).toEqual(shapeOf(textsIn('es', file)));
    for (const { key, text } of texts) expect(text.trim() === text && text !== '', key).toBe(true);
  }
});

test.each(LANGUAGES)('every plural has the forms of the language: %s', (language) => {
  const plurals = FILES.flatMap((file) => textsIn(language, file)).filter(({ key }) => PLURAL.test(key));
  expect(plurals.length).toBeGreaterThan(0);
  for (const [key, forms] of Map.groupBy(plurals, ({ key }) => singular(key)))
    // i18next has a form of its own for none.
    expect(new Set(['zero', ...forms.map(({ key: form }) => PLURAL.exec(form)?.[1])]), key).toEqual(
      new Set(['zero', ...formsIn(language)]),
    );
});

const sourcesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
const prefixesIn = (sources: string, pattern: RegExp) =>
  [...sources.matchAll(pattern)].map(([, prefix = '']) => prefix);

const WEB = sourcesIn('web/src/**/*.{ts,tsx}');
const WORKER = sourcesIn('worker/**/*.{ts,tsx}');
const USES = {
  app: { sources: WEB, prefixes: prefixesIn(WEB, /t\w*\(\s*`([\w.]+\.)\$\{/g) },
  worker: { sources: WORKER, prefixes: prefixesIn(WORKER, /`([\w.]+\.)\$\{/g) },
};

// @spec 1.6
test.each(FILES)('every text of %s is used', (file) => {
  const { sources, prefixes } = USES[isOfApp(file) ? 'app' : 'worker'];
  const unused = textsIn('es', file).filter(
    ({ key }) =>
      ![key, singular(key)].some(
        (name) => sources.includes(`'${name}'`) || prefixes.some((prefix) => name.startsWith(prefix)),
      ),
  );
  expect(unused).toEqual([]);
});

/** The compiler knows the keys of a JSON file, not its texts: this file of types has what they take. */
test('figures.ts is up to date: `npx vitest run words -u` writes it', async () => {
  const taken = new Map<string, Set<string>>();
  for (const { key, text } of FILES.filter((file) => !isOfApp(file)).flatMap((file) => textsIn('es', file))) {
    const names = figuresOf(text).filter((name) => !Object.hasOwn(FIGURES, name));
    if (PLURAL.test(key)) names.push('count');
    if (names.length === 0) continue;
    const before = taken.get(singular(key)) ?? [];
    taken.set(singular(key), new Set([...before, ...names]));
  }
  const rows = [...taken].map(
    ([key, names]) =>
      `  '${key}': ${[...names]
        .sort()
        .map((name) => `'${name}'`)
        .join(' | ')};\n`,
  );
  const written = `/** What is filled into each text of the Worker. Written by \`words.test.ts\` from the texts. */\nexport type Figures = {\n${rows.join('')}};\n`;
  await expect(written).toMatchFileSnapshot('figures.ts');
});
