import { expect, test } from 'vitest';
import { MUTATIONS } from './mutations/all.ts';
import { type Mutation, patternOf, planted, problemsOf } from './mutations/mutation.ts';
import { outcomeOf } from './mutations/run.ts';

const mutation: Mutation = {
  id: 'one',
  area: 'sums',
  fault: 'sums are differences',
  file: 'sum.ts',
  find: 'a + b',
  replace: 'a - b',
  tests: ['sum.test.ts'],
};
const files: Record<string, string> = {
  'sum.ts': 'const sum = a + b;',
  'twice.ts': 'a + b, a + b',
  'sum.test.ts': "test('one and one are two', () => {});",
  'worker/sum.test.ts': '',
};
const problems = (...changes: Partial<Mutation>[]) =>
  problemsOf(
    changes.map((change) => ({ ...mutation, ...change })),
    (file) => files[file] ?? null,
  );

test('every mutation of the list can be planted: its text stands exactly once where it says', () => {
  expect(problemsOf(MUTATIONS)).toEqual([]);
});

test('a mutation that can be planted has no problem', () => {
  expect(problems({ only: ['one and one are two'] })).toEqual([]);
});

test.each<[string, Partial<Mutation>, string]>([
  ['whose text has moved', { find: 'b + a' }, 'one: its text stands 0 times in sum.ts, not once: b + a'],
  [
    'whose text is there twice',
    { file: 'twice.ts' },
    'one: its text stands 2 times in twice.ts, not once: a + b',
  ],
  ['whose file is gone', { file: 'gone.ts' }, 'one: gone.ts does not exist'],
  ['that changes nothing', { replace: 'a + b' }, 'one: changes nothing'],
  ['whose test file is gone', { tests: ['gone.test.ts'] }, 'one: gone.test.ts does not exist'],
  ['without a test', { tests: [] }, 'one: names no test file'],
  [
    'of two projects',
    { tests: ['sum.test.ts', 'worker/sum.test.ts'] },
    'one: names test files of two projects',
  ],
  ['whose test has another name', { only: ['no'] }, 'one: no test of its files is called: no'],
])('a mutation %s is told', (_, change, problem) => {
  expect(problems(change)).toEqual([problem]);
});

test('two mutations with one id are told', () => {
  expect(problems({}, {})).toEqual(['one: has the id of another']);
});

test('a fault is planted as it is written, dollar signs too', () => {
  expect(planted({ ...mutation, replace: '$& $1' }, files['sum.ts']!)).toBe('const sum = $& $1;');
  expect(() => planted(mutation, files['twice.ts']!)).toThrow('exactly once');
});

test('titles become a pattern that finds them, with anything in the gaps of a table', () => {
  const pattern = new RegExp(patternOf(['one (1) is %s', '%j is no %.20j path']));
  expect(pattern.test('one (1) is seven')).toBe(true);
  expect(pattern.test('"" is no "x" path')).toBe(true);
  expect(pattern.test('two is seven')).toBe(false);
  expect(pattern.test('one (1) is')).toBe(false);
});

const report = (...tests: [string, string][]) => ({
  numPassedTests: tests.filter(([status]) => status === 'passed').length,
  testResults: [
    { name: 'f', message: '', assertionResults: tests.map(([status, fullName]) => ({ status, fullName })) },
  ],
});

test('a mutation is killed by a test that fails, survives when all pass, and proves nothing when none ran', () => {
  expect(outcomeOf(1, report(['passed', 'a'], ['failed', 'b']))).toEqual({ outcome: 'killed', by: 'b' });
  expect(outcomeOf(0, report(['passed', 'a']))).toEqual({ outcome: 'survived', by: '' });
  expect(outcomeOf(1, report(['passed', 'a']))).toMatchObject({ outcome: 'killed' });
  expect(outcomeOf(0, report(['skipped', 'a']))).toMatchObject({ outcome: 'broken' });
  expect(outcomeOf(1, null)).toMatchObject({ outcome: 'broken' });
  const unloaded = {
    numPassedTests: 0,
    testResults: [{ name: 'f', message: 'no such file', assertionResults: [] }],
  };
  expect(outcomeOf(1, unloaded)).toEqual({ outcome: 'broken', by: 'no such file' });
});
