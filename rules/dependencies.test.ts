import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, describe, expect, test } from 'vitest';
import rules, { PORTS } from '../dependency-cruiser.config.ts';
import { filesNamed } from './source-files.ts';

/** Import rules; see `dependency-cruiser.config.ts`. */

const FOLDERS = [
  'contract',
  'picture',
  'words',
  'worker',
  'web/src',
  'web/build',
  'storyteller',
  'emulators',
  'scripts',
  'rules',
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

/** Folder of the Worker, feature or other folder of the app that a product file is in; undefined for other files. */
const roomOf = (path: string) =>
  path.endsWith('.test.ts') ? undefined : /^(?:worker|web\/src(?:\/features)?)\/[^/]+(?=\/)/.exec(path)?.[0];

/**
 * Imports between such folders that lie on a circle, as `folder → folder`, types and lazy ones included. An adapter's
 * import of the interface that it implements does not count; dependency-cruiser's own circles of folders have no
 * exceptions.
 */
function circlesOfFolders({ modules }: ICruiseResult): string[] {
  let edges = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(
        ({ dependencyTypes, resolved }) => !dependencyTypes.includes('type-only') || !PORTS.test(resolved),
      )
      .map(({ resolved }) => [roomOf(source), roomOf(resolved)] as const)
      .filter(([from, to]) => from && to && from !== to),
  );
  for (;;) {
    const left = edges.filter(
      ([from, to]) => edges.some(([next]) => next === to) && edges.some(([, before]) => before === from),
    );
    if (left.length === edges.length) return [...new Set(edges.map((edge) => edge.join(' → ')))].sort();
    edges = left;
  }
}

/** Violations as `rule: from → to`. */
const brokenIn = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();

describe('the sources', () => {
  test('are all read, types included, and keep every rule', async () => {
    const result = await read(FOLDERS);
    const seen = new Set(result.modules.map(({ source }) => source));
    const sources = filesNamed(/\.tsx?$/).filter((path) => FOLDERS.some((one) => path.startsWith(`${one}/`)));
    expect(sources.filter((path) => !seen.has(path))).toEqual([]);
    expect(brokenIn(result)).toEqual([]);
    expect(circlesOfFolders(result)).toEqual([]);
  }, 120_000);
});

describe('the rules detect', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  async function cruised(files: Record<string, string>): Promise<ICruiseResult> {
    const root = mkdtempSync(join(tmpdir(), 'dependencies-'));
    folders.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return read([...new Set(Object.keys(files).map((path) => path.split('/')[0]!))], root);
  }
  const broken = async (files: Record<string, string>) => brokenIn(await cruised(files));

  test.each([
    ['worker/providers', 'worker/story', 'story-files', true],
    ['worker/providers', 'worker/story', 'story-provider', false],
    ['web/src/features/form', 'web/src/features/story', 'd', true],
    ['web/src/features/form', 'web/src/lib', 'd', true],
  ])('a circle of %s and %s without a circle of files, by %s', async (one, other, name, byType) => {
    const files = {
      [`${other}/a.ts`]: `import { b } from '${relative(other, `${one}/b.ts`)}';\nexport const a = b;`,
      [`${one}/b.ts`]: 'export const b = 1;',
      [`${other}/${name}.ts`]: 'export const d = 1;',
    };
    const d = `'${relative(one, `${other}/${name}.ts`)}'`;
    const circles = async (line: string) =>
      circlesOfFolders(await cruised({ ...files, [`${one}/c.ts`]: line }));
    const circle = [`${one} → ${other}`, `${other} → ${one}`];
    expect(await circles(`import { d } from ${d};`)).toEqual(circle);
    expect(await circles(`export const load = () => import(${d});`)).toEqual(circle);
    expect(await circles(`import type { d } from ${d};`)).toEqual(byType ? circle : []);
  });

  test.each([['import type', "import type { A } from './a.ts';"]])('a cycle by %s', async (_, line) => {
    const found = await broken({
      'worker/story/a.ts': "import type { B } from './b.ts';\nexport type A = { b: B };",
      'worker/story/b.ts': `${line}\nexport type B = { a: unknown };`,
    });
    expect(found).toEqual(['no-cycle: worker/story/a.ts → worker/story/b.ts']);
  });

  test.each([
    ['adapters-know-no-http', 'worker/providers/openai.ts', 'worker/routes/stories.ts'],
    ['adapters-know-their-interfaces-alone', 'worker/providers/openai.ts', 'worker/story/prompt.ts'],
    ['web-imports-contract-alone', 'web/src/main.tsx', 'worker/env.ts'],
  ])('an upward import, of a type too: %s, from %s to %s', async (rule, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    for (const kind of ['import', 'import type']) {
      const found = await broken({ [from]: `${kind} { x } from '${path}';`, [to]: 'export const x = 1;' });
      expect(found).toContain(`${rule}: ${from} → ${to}`);
    }
  });

  test('a value of the domain in an adapter, but not the type of its interface', async () => {
    const files = { 'worker/story/story-provider.ts': 'export const x = 1;' };
    const from = 'worker/providers/openai.ts';
    const line = "{ x } from '../story/story-provider.ts';";
    expect(await broken({ ...files, [from]: `import ${line}` })).toEqual([
      `adapters-take-only-types-of-the-domain: ${from} → worker/story/story-provider.ts`,
    ]);
    expect(await broken({ ...files, [from]: `import type ${line}` })).toEqual([]);
  });

  test('a value that the environment imports, but not a type', async () => {
    const files = { 'worker/providers/ai-servers.ts': 'export const servers = 1;' };
    const from = 'worker/env.ts';
    const path = './providers/ai-servers.ts';
    expect(await broken({ ...files, [from]: `import { servers } from '${path}';` })).toEqual([
      `environment-is-types: ${from} → worker/providers/ai-servers.ts`,
    ]);
    expect(await broken({ ...files, [from]: `import type { servers } from '${path}';` })).toEqual([]);
  });

  test.each([
    ['settings-know-no-room', 'worker/config/origins.ts', 'worker/providers/stripe.ts'],
    ['errors-logs-and-escaping-at-the-bottom', 'worker/logging/log.ts', 'worker/config/origins.ts'],
    ['root-is-entry-routes-environment', 'worker/routes/stories.ts', 'worker/helper.ts'],
  ])('an import that %s forbids, from %s to %s', async (rule, from, to) => {
    const files = { [from]: `import { x } from '../../${to}';`, [to]: 'export const x = 1;' };
    expect(await broken(files)).toContain(`${rule}: ${from} → ${to}`);
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
