import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BENCHMARKS } from './benchmarks.ts';
import { checkFigures, documentsOf, readFigures } from './report.ts';
import { failed, isWithin, lineOf } from './statistics.ts';

test('the figures in the documents are those of the last whole run', () => {
  const documents = documentsOf(readFigures(), readFileSync('bench/README.md', 'utf8'));
  for (const [file, text] of Object.entries(documents))
    expect(readFileSync(file, 'utf8') === text, `${file} is not made of bench/figures.json`).toBe(true);
});

test('a benchmark that throws is a row that is over', () => {
  const row = failed('resume', new Error('events lost'));
  expect(isWithin(row)).toBe(false);
  expect(lineOf(row)).toContain('resume: did not finish');
});

test('a whole run has at most nineteen minutes, and one for the build', () => {
  const whole = Object.values(BENCHMARKS).filter(({ isByName }) => !isByName);
  expect(whole.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(19 * 60);
});

/** The tree without files, which every repository knows. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

test('figures of another tree, or of one with changes, are refused', () => {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  checkFigures({ commit });
  expect(() => checkFigures({ commit: EMPTY_TREE })).toThrow('another tree');
  expect(() => checkFigures({ commit: `${commit} with changes` })).toThrow('another tree');
});
