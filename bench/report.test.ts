import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('figures of another tree, or of one with changes, are refused', () => {
  const measured = readFigures().commit;
  expect(() => checkFigures({ commit: `${measured} with changes` })).toThrow('another tree');
  expect(() => checkFigures({ commit: 'HEAD' })).toThrow('another tree');
});
