import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { drawn, type Fault, named } from './draw.ts';
import { isStroke } from './faults.ts';
import { interval, type Result, report } from './report.ts';
import { Scratch } from './scratch.ts';
import { importsOf, testsOf } from './tests-of.ts';

const fault = (file: string, line: number, original = `${line}`): Fault => ({
  file,
  line,
  start: line,
  end: line + 1,
  original,
  replacement: 'false',
  mutator: 'ConditionalExpression',
});
const many = (file: string, count: number) => Array.from({ length: count }, (_, at) => fault(file, at));

describe('the draw', () => {
  const all = named(
    [
      ...many('web/src/a.ts', 900),
      ...many('worker/billing/sync.ts', 90),
      ...many('worker/home/closing.ts', 10),
    ],
    7,
  );

  test('a seed gives the same faults each time, another seed gives others', () => {
    const ids = (faults: { id: string }[]) => faults.map(({ id }) => id);
    expect(ids(drawn(all, 50))).toEqual(ids(drawn(all.toReversed(), 50)));
    const others = named(all, 8);
    expect(ids(drawn(others, 50))).not.toEqual(ids(drawn(all, 50)));
  });

  test('a fault keeps its name when lines above it are added', () => {
    const [before] = named([fault('worker/app.ts', 3, 'a < b')], 7);
    const [after] = named([fault('worker/app.ts', 30, 'a < b')], 7);
    expect(after?.id).toBe(before?.id);
  });

  test('equal faults in one file have different names', () => {
    const twice = named([fault('worker/app.ts', 3, 'a < b'), fault('worker/app.ts', 9, 'a < b')], 7);
    expect(new Set(twice.map(({ id }) => id)).size).toBe(2);
  });

  test('a small area has its least share, and no fault is drawn twice', () => {
    const chosen = drawn(all, 100);
    const count = (wanted: string) => chosen.filter(({ area }) => area === wanted).length;
    expect([count('web'), count('money'), count('erasure')]).toEqual([86, 9, 5]);
    expect(new Set(chosen).size).toBe(100);
  });

  test('no more is drawn than there is', () => {
    expect(drawn(all, 5000)).toHaveLength(1000);
  });
});

test.each([
  ['picture/places/land.ts', 'StringLiteral', "'#1F2F52'", true],
  ['picture/animals/water.ts', 'StringLiteral', "'M0-4V-46M-16-4C-18-20-14-34-6-44'", true],
  ['picture/places/town.ts', 'ArrayDeclaration', '[-130, 190, 200]', true],
  ['picture/creatures.ts', 'ArithmeticOperator', 'y + half * 0.5', true],
  ['picture/creatures.ts', 'StringLiteral', "'blue'", false],
  ['picture/people/body.ts', 'LogicalOperator', 'p.holds && held', false],
  ['picture/people/body.ts', 'BooleanLiteral', 'true', false],
  ['picture/layout.ts', 'ArithmeticOperator', 'left + width', false],
  ['web/src/ui/slider.tsx', 'ArithmeticOperator', 'left + width', false],
])('of %s, %s %s: is a stroke of a drawing %s', (file, mutator, original, expected) => {
  expect(isStroke({ file, mutator, original })).toBe(expected);
});

describe('the tests of a file', () => {
  const sources = {
    'worker/auth/tokens.ts': '',
    'worker/auth/tokens.node.test.ts': `import { read } from './tokens.ts';`,
    'worker/auth/scrypt.node.test.ts': `import { hash } from './scrypt.ts';`,
    'worker/auth/queue.test.ts': `import { it } from 'vitest';`,
    'worker/routes/auth.ts': `import {\n  read,\n} from '../auth/tokens.ts';`,
    'worker/routes/auth.test.ts': '',
    'worker/routes/auth-mail.test.ts': '',
    'worker/routes/authors.test.ts': '',
    'worker/middleware/cors.ts': '',
    'worker/tests/hardening.test.ts': '',
    'worker/app.ts': `import './middleware/cors.ts';\nimport { auth } from './routes/auth.ts';`,
    'worker/everything.node.test.ts': `import { app } from './app.ts';`,
    'e2e/account.test.ts': `import { read } from '../worker/auth/tokens.ts';`,
  };
  const imports = new Map(Object.entries(sources).map(([path, text]) => [path, importsOf(path, text)]));

  test('direct ones come first, then those of its users, then the rest of its folder in workerd', () => {
    expect(testsOf('worker/auth/tokens.ts', imports)).toEqual([
      ['worker/auth/tokens.node.test.ts'],
      [
        'worker/routes/auth.test.ts',
        'worker/routes/auth-mail.test.ts',
        'worker/auth/queue.test.ts',
        'worker/tests/hardening.test.ts',
      ],
    ]);
  });

  test('of those that reach it through imports, the ones of its name come first', () => {
    const reaching = new Map<string, string[]>();
    for (const name of ['account', 'plan', 'withdrawals']) {
      reaching.set(`worker/routes/${name}.ts`, ['worker/billing/withdrawal.ts']);
      reaching.set(`worker/routes/${name}.test.ts`, []);
    }
    const [workerd] = testsOf('worker/billing/withdrawal.ts', reaching);
    expect(workerd?.[0]).toBe('worker/routes/withdrawals.test.ts');
  });

  test('what only the route table imports has the tests of the whole API', () => {
    expect(testsOf('worker/middleware/cors.ts', imports)).toEqual([['worker/tests/hardening.test.ts']]);
  });

  test('an import of types alone is none', () => {
    expect(importsOf('a/b.ts', `import type { T } from './t.ts';\nexport { f } from '../f.ts';`)).toEqual([
      'f.ts',
    ]);
    expect(importsOf('a/b.ts', `const later = () => import('./later.ts');`)).toEqual(['a/later.ts']);
  });
});

test('the compiler refuses a fault by an error in its file or in one that uses it, not by an older error', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mutate-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, lib: ['ES2022'] };
  const name = `export const name = 'Ana';\nexport const age: number = 7;`;
  const sources = {
    'name.ts': name,
    'uses.ts': `import { name } from './name.ts';\nexport const upper = name.toUpperCase();`,
    'wrong.ts': 'export const wrong: string = 1;',
    'tsconfig.json': JSON.stringify({ compilerOptions: options, files: ['uses.ts', 'wrong.ts'] }),
  };
  for (const [file, content] of Object.entries(sources)) writeFileSync(join(root, file), content);
  const scratch = await Scratch.of(root, Object.keys(sources));
  onTestFinished(() => rmSync(scratch.folder, { recursive: true }));
  const isRefused = (from: string, to: string) => scratch.refuses('name.ts', name.replace(from, to));
  expect([isRefused('7', 'true'), isRefused(`'Ana'`, '1'), isRefused('Ana', '')]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('the report', () => {
  test('the interval is that of Wilson', () => {
    const [from, to] = interval(80, 118);
    expect(from).toBeCloseTo(0.589, 3);
    expect(to).toBeCloseTo(0.756, 3);
    expect(interval(10, 10)[1]).toBeCloseTo(1, 6);
  });

  test('types and hangs count as noticed, survivors are listed with what was changed', () => {
    const [one, two, three, four] = named(many('worker/billing/sync.ts', 4), 7);
    const text = report([
      { ...one!, result: 'noticed', by: 'a test' },
      { ...two!, result: 'hung', by: 'a test' },
      { ...three!, result: 'refused by the types' },
      { ...four!, original: 'a < b', result: 'survived', tests: 3 },
    ] satisfies Result[]);
    expect(text).toContain('| money | 4 | 3 | 1 | 1 | 1 | 75 % (30 % to 95 %) |');
    expect(text).toContain('worker/billing/sync.ts:3  (money');
    expect(text).toContain('  - a < b\n  + false');
  });
});
