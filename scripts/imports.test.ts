import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom, read from the imports themselves. */

type Import = { from: string; to: string; isType: boolean };

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && !path.includes('/dist/'));
}

const isTest = (path: string) => /\.test\.tsx?$|^web\/src\/(.*\/)?testing\//.test(path);

function importsOf(folder: string): Import[] {
  return filesBelow(folder)
    .filter((path) => !isTest(path))
    .flatMap((from) =>
      [
        ...readFileSync(from, 'utf8').matchAll(/^\s*(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'/gm),
      ].map(([, type, target = '']) => ({
        from,
        to: target.startsWith('.') ? normalize(join(dirname(from), target)) : target,
        isType: type !== undefined,
      })),
    );
}

const worker = importsOf('worker');
const listed = (imports: Import[]) => imports.map(({ from, to }) => `${from} → ${to}`);
const below = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));

test('the imports are found at all', () => {
  expect(worker.length).toBeGreaterThan(100);
});

describe('nothing points back up', () => {
  test('contract imports nothing of ours', () => {
    const ours = importsOf('contract').filter(({ to }) => to.includes('/') && !below(to, 'contract'));
    expect(listed(ours)).toEqual([]);
  });

  test('the plain data of the contract takes nothing of its schemas', () => {
    const upward = importsOf('contract').filter(
      ({ from, to }) => !below(from, 'contract/schemas') && (to === 'zod' || below(to, 'contract/schemas')),
    );
    expect(listed(upward)).toEqual([]);
  });

  test('web imports nothing but contract, and of that only types and plain data', () => {
    const outside = importsOf('web/src').filter(({ to }) =>
      below(to, 'worker', 'emulators', 'bench', 'scripts', 'testkit', 'e2e'),
    );
    expect(listed(outside)).toEqual([]);
    const validators = importsOf('web/src').filter(
      ({ to, isType }) => !isType && (to === 'zod' || below(to, 'contract/schemas')),
    );
    expect(listed(validators)).toEqual([]);
  });

  test('worker and web import neither emulators nor benchmarks', () => {
    const wrong = [...worker, ...importsOf('web')].filter(({ to }) =>
      below(to, 'emulators', 'bench', 'testkit', 'e2e'),
    );
    expect(listed(wrong)).toEqual([]);
  });

  test('only routes and middleware know HTTP: the domain never imports them or Hono', () => {
    const wrong = worker.filter(
      ({ from, to }) =>
        !below(from, 'worker/routes', 'worker/middleware') &&
        !/^worker\/(app|index)\.ts$/.test(from) &&
        (below(to, 'worker/routes', 'worker/middleware') || /^hono(\/|$)/.test(to)),
    );
    expect(listed(wrong)).toEqual([]);
  });

  test('the database returns rows and knows nothing of what is made of them, types included', () => {
    const wrong = worker.filter(
      ({ from, to }) =>
        below(from, 'worker/db') &&
        below(to, 'worker') &&
        !below(to, 'worker/db', 'worker/plan', 'worker/files'),
    );
    // Times and logs of its own statements.
    const surroundings = ['worker/request-scope.ts', 'worker/log.ts'];
    expect(listed(wrong.filter(({ to }) => !surroundings.includes(to)))).toEqual([]);
  });

  test('plans are worked out from plain values: they import the contract alone', () => {
    const wrong = worker.filter(
      ({ from, to }) => below(from, 'worker/plan') && !below(to, 'worker/plan', 'contract'),
    );
    expect(listed(wrong)).toEqual([]);
  });

  test('what lies lowest imports nothing from above', () => {
    const wrong = worker.filter(
      ({ from, to, isType }) =>
        below(from, 'worker/files', 'worker/providers') &&
        !isType &&
        below(
          to,
          ...['routes', 'middleware', 'auth', 'billing', 'account', 'storyteller', 'story', 'mail'].map(
            (folder) => `worker/${folder}`,
          ),
        ),
    );
    expect(listed(wrong)).toEqual([]);
  });
});

describe('one place for each outside thing', () => {
  test.each([
    ['openai', 'worker/providers/openai.ts'],
    ['stripe', 'worker/providers/stripe.ts'],
    ['jose', 'worker/providers/jwt.ts'],
  ])('%s is imported by %s alone', (name, place) => {
    const importers = new Set(
      worker.filter(({ to, isType }) => to === name && !isType).map(({ from }) => from),
    );
    expect([...importers].filter((from) => from !== place)).toEqual([]);
  });

  test('one file names the Durable Object', () => {
    const naming = filesBelow('worker').filter(
      (path) => !isTest(path) && /\.STORYTELLER\b/.test(readFileSync(path, 'utf8')),
    );
    expect(naming).toEqual(['worker/storyteller/client.ts']);
  });

  test('one file writes to the log', () => {
    const writing = filesBelow('worker').filter(
      (path) => !isTest(path) && /\bconsole\b/.test(readFileSync(path, 'utf8')),
    );
    expect(writing).toEqual(['worker/log.ts']);
  });

  test('the entry exports the handler and classes only', () => {
    const exported = [...readFileSync('worker/index.ts', 'utf8').matchAll(/^export (.*)$/gm)].map(
      ([, what]) => what,
    );
    expect(exported).toEqual([
      "{ Storyteller } from './storyteller/storyteller.ts';",
      'default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;',
    ]);
  });
});
