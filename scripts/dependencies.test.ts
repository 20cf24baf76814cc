import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { parseSync } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
import rules from '../dependency-cruiser.config.ts';
import { filesNamed } from './source-graph.ts';

/** Who may import whom; the rules are in `dependency-cruiser.config.ts`. */

const FOLDERS = [
  'contract',
  'worker',
  'web/src',
  'web/build',
  'emulators',
  'scripts',
  'tools',
  'testkit',
  'e2e',
  'bench',
];

async function read(folders: string[], root = process.cwd()): Promise<ICruiseResult> {
  const { forbidden, options } = rules;
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  return output as ICruiseResult;
}

/** Whether a source says `import('./other.ts').Name` where a type stands. */
function takesTypeByImport(path: string, text: string): boolean {
  // Nearly no file has these letters, and to read one takes some milliseconds.
  if (!/\bimport\s*\(/.test(text)) return false;
  const { program } = parseSync(path, text);
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify(program, plain).includes('"type":"TSImportType"');
}

/** Each as `rule: from → to`. */
const brokenIn = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();

describe('the sources', () => {
  test('are all read, with their types, and keep every rule', async () => {
    const result = await read(FOLDERS);
    const seen = new Set(result.modules.map(({ source }) => source));
    const sources = filesNamed(/\.tsx?$/).filter((path) => FOLDERS.some((one) => path.startsWith(`${one}/`)));
    expect(sources.length).toBeGreaterThan(900);
    expect(sources.filter((path) => !seen.has(path))).toEqual([]);
    const kinds = result.modules.flatMap(({ dependencies }) =>
      dependencies.flatMap(({ dependencyTypes }) => dependencyTypes),
    );
    expect(kinds.filter((kind) => kind === 'type-only').length).toBeGreaterThan(500);
    expect(brokenIn(result)).toEqual([]);
  }, 120_000);

  test('take no type by `import(…)`, which swc does not show', () => {
    // A declaration file of the whole program cannot import in any other way.
    const sources = filesNamed(/\.tsx?$/).filter((path) => !path.endsWith('.d.ts'));
    const taking = sources.filter((path) => takesTypeByImport(path, readFileSync(path, 'utf8')));
    expect(taking).toEqual([]);
  });
});

describe('what is planted is found', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  async function broken(files: Record<string, string>): Promise<string[]> {
    const root = mkdtempSync(join(tmpdir(), 'dependencies-'));
    folders.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return brokenIn(await read([...new Set(Object.keys(files).map((path) => path.split('/')[0]!))], root));
  }

  test('a cycle of values', async () => {
    const found = await broken({
      'worker/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'worker/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    });
    expect(found).toEqual(['no-cycle: worker/a.ts → worker/b.ts']);
  });

  test.each([
    ['import type', "import type { A } from './a.ts';"],
    ['an inline type', "import { type A } from './a.ts';"],
    ['an exported type', "import type { A as Other } from './a.ts';\nexport type { A } from './a.ts';"],
  ])('a cycle by %s', async (_, line) => {
    const found = await broken({
      'worker/a.ts': "import type { B } from './b.ts';\nexport type A = { b: B };",
      'worker/b.ts': `${line}\nexport type B = { a: unknown };`,
    });
    expect(found).toEqual(['no-cycle: worker/a.ts → worker/b.ts']);
  });

  test.each([
    ['database-returns-rows', 'worker/db/users.ts', 'worker/storyteller/admission.ts'],
    ['plans-are-worked-out-from-plain-values', 'worker/plan/quota.ts', 'worker/db/users.ts'],
    ['files-look-down', 'worker/files/keys.ts', 'worker/narration/mixer.ts'],
    ['adapters-know-no-http', 'worker/providers/openai.ts', 'worker/routes/stories.ts'],
    ['domain-knows-no-http', 'worker/story/prompt.ts', 'worker/routes/stories.ts'],
    ['contract-imports-nothing-of-ours', 'contract/limits.ts', 'worker/env.ts'],
    ['plain-contract-knows-no-schema', 'contract/limits.ts', 'contract/schemas/stories.ts'],
    ['web-imports-contract-alone', 'web/src/main.tsx', 'worker/env.ts'],
    ['web-imports-contract-alone', 'web/src/main.tsx', 'scripts/seed.ts'],
    ['web-is-built-without-the-worker', 'web/build/prerender.ts', 'worker/env.ts'],
    ['product-imports-nothing-around-it', 'worker/env.ts', 'emulators/main.ts'],
    ['product-imports-nothing-around-it', 'worker/env.ts', 'worker/log.test.ts'],
    ['tests-and-measurements-apart', 'bench/main.ts', 'e2e/tour.ts'],
    ['measurements-and-tests-apart', 'e2e/tour.ts', 'bench/main.ts'],
    ['testkit-below-its-users', 'testkit/stack.ts', 'e2e/tour.ts'],
    ['scripts-below-their-users', 'scripts/seed.ts', 'studio/music/track.ts'],
  ])('an arrow up, also of a type: %s, from %s to %s', async (rule, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    for (const kind of ['import', 'import type']) {
      const found = await broken({ [from]: `${kind} { x } from '${path}';`, [to]: 'export const x = 1;' });
      expect(found).toContain(`${rule}: ${from} → ${to}`);
    }
  });

  test('a type by `import(…)`, but not a module that is loaded later', () => {
    expect(takesTypeByImport('a.ts', "type A = import('./b.ts').B;")).toBe(true);
    expect(takesTypeByImport('a.ts', "const load = () => import('./b.ts');")).toBe(false);
  });

  test('a value of the domain in an adapter, but not a type', async () => {
    const files = { 'worker/story/prompt.ts': 'export const prompt = 1;' };
    const from = 'worker/providers/openai.ts';
    expect(await broken({ ...files, [from]: "import { prompt } from '../story/prompt.ts';" })).toEqual([
      `adapters-take-only-types-of-the-domain: ${from} → worker/story/prompt.ts`,
    ]);
    expect(await broken({ ...files, [from]: "import type { prompt } from '../story/prompt.ts';" })).toEqual(
      [],
    );
  });

  test('a schema in the browser, but not its types', async () => {
    const files = { 'contract/schemas/stories.ts': 'export const story = 1;' };
    const from = 'web/src/main.tsx';
    const path = '../../contract/schemas/stories.ts';
    expect(await broken({ ...files, [from]: `import { story } from '${path}';` })).toEqual([
      `web-takes-only-types-of-schemas: ${from} → contract/schemas/stories.ts`,
    ]);
    expect(await broken({ ...files, [from]: `import type { story } from '${path}';` })).toEqual([]);
  });
});
