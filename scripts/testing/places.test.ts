import { relative } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createVitest } from 'vitest/node';
import { TOGETHER } from '../../testkit/worker/together.ts';
import { readSources } from '../source-graph.ts';
import { projectOf, testsOf } from './places.ts';

const sources = readSources();
const of = (place: string) => testsOf(place, sources);

describe('what belongs to a place', () => {
  test('a test is itself', () => {
    expect(of('worker/log.test.ts')).toEqual(['worker/log.test.ts']);
    expect(of('./worker/log.test.ts')).toEqual(['worker/log.test.ts']);
  });

  test('of a folder, every test in it, however deep', () => {
    const tests = of('scripts/');
    expect(tests).toContain('scripts/testing/places.test.ts');
    expect(tests.every((test) => test.startsWith('scripts/'))).toBe(true);
    expect(of('.').length).toBeGreaterThan(tests.length);
  });

  test('of any other file, the test of its name and the tests that import it', () => {
    expect(of('scripts/visible-text.ts')).toEqual(['scripts/visible-text.test.ts']);
    expect(of('worker/story/fitness.ts')).toContain('worker/story/fitness.node.test.ts');
    expect(of('scripts/source-graph.ts')).toContain('scripts/testing/places.test.ts');
  });

  test('where no test imports it, the tests that import what does', () => {
    const uses = [
      { path: 'scripts/step.ts', imports: [{ to: 'package.json' }] },
      { path: 'scripts/far.ts', imports: [{ to: 'scripts/step.ts' }] },
      { path: 'scripts/far.test.ts', imports: [{ to: 'scripts/far.ts' }] },
      { path: 'scripts/farther.test.ts', imports: [{ to: 'scripts/far.test.ts' }] },
    ];
    expect(testsOf('package.json', uses)).toEqual(['scripts/far.test.ts']);
  });

  test('a place that is not there, and one without a test, are said to be so', () => {
    expect(() => of('worker/nowhere')).toThrow('There is no worker/nowhere');
    expect(() => testsOf('package.json', [])).toThrow('No test belongs to package.json');
  });
});

// By itself a file of the Worker's has a runtime; in `npm test` some take turns in one.
test.each([
  ['', []],
  ['1', TOGETHER],
])(
  'every test file belongs to one project of the configuration, which is the one that is named here (TEST_TOGETHER=%s)',
  async (setting, together) => {
    vi.stubEnv('TEST_TOGETHER', setting);
    const vitest = await createVitest('test', { watch: false });
    try {
      const specifications = await vitest.globTestSpecifications();
      const known = specifications.map(({ moduleId, project }) => [
        relative('.', moduleId),
        project.name,
      ]) as [string, string][];
      const named = known.map(([path]) => (together.includes(path) ? 'together' : projectOf(path)));
      expect(known.map(([, name]) => name)).toEqual(named);
      const files = readSources().flatMap(({ path }) =>
        /^(?!studio).*\.test\.ts$/.test(path) ? [path] : [],
      );
      expect(known.map(([path]) => path).sort()).toEqual(files.sort());
    } finally {
      await vitest.close();
    }
  },
);
