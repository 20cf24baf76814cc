import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesNamed, packageOf, readSource, readSources } from './source-graph.ts';
import { isProduct, namedIn, unusedExports, unusedFiles } from './unused.ts';

const sources = readSources();
const paths = new Set(sources.map(({ path }) => path));
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
const settings = filesNamed(/^package\.json$|^wrangler\.toml$|\.html$|\.md$/).map(read);
const named = sources.filter(({ path }) => !path.endsWith('.test.ts'));
const entries = namedIn([...settings, ...named], paths);
const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packages that a text names, by what the first group of the pattern holds. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, request = '']) => packageOf(request)).filter((name) => name !== null);

/** Seen by the compiler and by Vite, not by visitors. */
const FOR_BUILDING = /\.d\.ts$/;

describe('nothing lies about that nobody uses', () => {
  test('no file', () => {
    expect(unusedFiles(sources, entries)).toEqual([]);
  });

  test('no export', () => {
    expect(unusedExports(sources, entries)).toEqual([]);
  });

  /** What is loaded by name rather than imported: compilers, runners, and the types they read. */
  const BY_NAME: Record<string, RegExp> = {
    '@biomejs/biome': /\bbiome check\b/,
    '@types/node': /"types": \[[^\]]*"node"/,
    '@types/react': /from 'react'/,
    '@types/react-dom': /from 'react-dom/,
    // What the app's fonts are cut from, by tools/fonts/make.ts.
    '@fontsource-variable/fraunces': /resolve\('@fontsource-variable\/fraunces\//,
    '@fontsource/andika': /resolve\('@fontsource\/andika\//,
    'happy-dom': /^\/\/ @vitest-environment happy-dom$/m,
    node: /"node scripts\//,
    typescript: /\btsc -b\b/,
  };

  const styles = filesNamed(/\.css$/).map(read);
  const compilers = filesNamed(/tsconfig[\w.]*\.json$/).map(read);
  const taken = new Set([
    ...sources.flatMap(({ packages }) => packages),
    ...styles.flatMap(({ text }) => namesIn(text, /(?:@import\s+|url\()['"]([^'"]+)['"]/g)),
    ...compilers.flatMap(({ text }) => namesIn(/"types": \[[^\]]*\]/.exec(text)?.[0] ?? '', /"([^"]+)"/g)),
  ]);

  test('no package', () => {
    const everything = [...sources, ...compilers, ...settings];
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
      const pattern = BY_NAME[name];
      return pattern ? !everything.some(({ text }) => pattern.test(text)) : !taken.has(name);
    });
    expect(unused).toEqual([]);
  });

  test('and every package that the product imports is one it asks for', () => {
    const ofTheProduct = sources.filter(({ path }) => isProduct(path) && !FOR_BUILDING.test(path));
    const missing = ofTheProduct.flatMap(({ path, packages }) =>
      packages.filter((name) => !(name in dependencies)).map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('and every other package is asked for too', () => {
    const known = { ...dependencies, ...devDependencies };
    expect(sources.flatMap(({ packages }) => packages).filter((name) => !(name in known))).toEqual([]);
  });

  test('no script of package.json names a file that is gone', () => {
    for (const [, file = ''] of Object.values<string>(scripts)
      .join('\n')
      .matchAll(/node ([\w/.-]+\.ts)/g)) {
      expect(paths).toContain(file);
    }
  });
});

describe('what is planted is found', () => {
  const source = (path: string, text: string) => readSource(path, text);
  const user = source(
    'worker/a/user.ts',
    "import { used } from './lib.ts';\nimport * as all from './all.ts';\nused(all);",
  );
  const lib = source(
    'worker/a/lib.ts',
    'export const used = 1;\nexport function forgotten() {}\nexport type Left = 1;\n/** tested() */\nexport const tested = 2;\nexport const inner = 3;\nconst other = inner;',
  );
  const testing = source('worker/a/lib.test.ts', "import { tested, inner } from './lib.ts';\ntested(inner);");
  const all = source('worker/a/all.ts', 'export const x = 1;\nexport default 2;');
  const orphan = source('worker/a/orphan.ts', 'export const nobody = 1;');
  const planted = [user, lib, testing, all, orphan];

  test('an export, also of a type, that nobody takes, and one that only its test knows', () => {
    expect(unusedExports(planted, new Set(['worker/a/user.ts']))).toEqual([
      'worker/a/lib.ts: forgotten',
      'worker/a/lib.ts: Left',
      'worker/a/lib.ts: tested',
      'worker/a/orphan.ts: nobody',
    ]);
  });

  test('a file that nobody imports, unless it is run by name', () => {
    expect(unusedFiles(planted, new Set(['worker/a/user.ts']))).toEqual(['worker/a/orphan.ts']);
    const named = namedIn(
      [{ path: 'package.json', text: '"x": "node worker/a/orphan.ts"' }],
      new Set(planted.map(({ path }) => path)),
    );
    expect([...named]).toEqual(['worker/a/orphan.ts']);
  });

  test('names are read through every way of writing them', () => {
    const { imports, exports } = source(
      'b/many.ts',
      "import d, { a as b, type C } from './x.ts';\nexport { e as f } from './y.ts';\nexport * from './z.ts';\nexport default class {}\nconst w = await import('./w.ts');\ntype V = import('./v.ts').V;\nimport './side.ts';",
    );
    expect(imports).toEqual([
      { to: 'b/x.ts', names: ['default', 'a', 'C'] },
      { to: 'b/side.ts', names: [] },
      { to: 'b/y.ts', names: ['e'] },
      { to: 'b/z.ts', names: 'all' },
      { to: 'b/w.ts', names: 'all' },
      { to: 'b/v.ts', names: 'all' },
    ]);
    expect(exports.map(({ name }) => name)).toEqual(['f', 'default']);
  });

  test.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['@scope/name/part.css', '@scope/name'],
    ['node:fs', null],
    ['cloudflare:test', null],
    ['./here.ts', null],
  ])('%s is of the package %s', (request, name) => {
    expect(packageOf(request)).toBe(name);
  });
});
