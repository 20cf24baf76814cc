import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isThere, namedTests } from './named-tests.ts';

const model = readFileSync('docs/threat-model.md', 'utf8');
const rows = model
  .split('\n')
  .filter((line) => /^\| [STRIDE] \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

test('every threat has what is done about it and a test that covers it', () => {
  expect(rows.length).toBeGreaterThan(60);
  for (const cells of rows) {
    expect(cells).toHaveLength(4);
    const [, threat = '', done = '', proof = ''] = cells;
    for (const words of [threat, done]) expect(words).toMatch(/\.( \[.*\]\(.*\)\.)?$/);
    expect(namedTests(proof), threat).toHaveLength(proof.split('<br>').length);
  }
});

test('every test that is named is there', () => {
  expect(namedTests(model).filter((named) => !isThere(named))).toEqual([]);
});

test('every attack that once worked is numbered, closed by a test that is there, and names the commit that closed it', () => {
  const attacks = model.split('\n').filter((line) => /^\| \d+ \|/.test(line));
  expect(attacks.length).toBeGreaterThan(18);
  for (const [position, line] of attacks.entries()) {
    const cells = line.slice(2, -2).split(' | ');
    expect(cells).toHaveLength(5);
    const [number, , , proof = '', commits = ''] = cells;
    expect(Number(number)).toBe(position + 1);
    expect(namedTests(`${proof} |`)).toHaveLength(proof.split('<br>').length);
    expect(commits).toMatch(/^[\da-f]{7,} [A-Z][^,]+(, [\da-f]{7,} [A-Z][^,]+)*$/);
  }
});

test('every border is gone through letter by letter of STRIDE, where it is one between programs', () => {
  const borders = model.split(/^## /m).filter((part) => /^[1-8]\. /.test(part));
  expect(borders).toHaveLength(8);
  // What lies at the edge is read by everybody and written by nobody: there is no one to pretend to be, or to become.
  const needed: Record<string, string> = { '3': 'TID' };
  for (const border of borders) {
    const letters = new Set([...border.matchAll(/^\| ([STRIDE]) \|/gm)].map(([, letter]) => letter));
    expect([...letters], border.slice(0, 40)).toEqual(
      expect.arrayContaining([...(needed[border[0]!] ?? 'STRIDE')]),
    );
  }
});

test('a test that is gone, renamed or in a file that is gone is noticed', () => {
  const files: Record<string, string> = {
    'a.test.ts': "test('it holds', () => {});\n// test('it held', once)",
  };
  const read = (file: string) => files[file] ?? null;
  const there = (text: string) => namedTests(text).map((named) => isThere(named, read));
  expect(there('| S | x | y | `a.test.ts` › it holds |')).toEqual([true]);
  expect(there('`a.test.ts` › it holds')).toEqual([true]);
  expect(there('| `a.test.ts` › it holds<br>`a.test.ts` › it held<br>`b.test.ts` › it holds |')).toEqual([
    true,
    false,
    false,
  ]);
  expect(there('`a.test.ts` › it hold')).toEqual([false]);
  expect(namedTests('see `a.test.ts`, which says › nothing')).toEqual([]);
});

test('a test that is left out, and one in a group that is, count as gone', () => {
  const isRun = (source: string) => isThere({ file: 'a.test.ts', name: 'it holds' }, () => source);
  expect(isRun("test.each([\n  1,\n  2,\n])('it holds', () => {});")).toBe(true);
  expect(isRun("test.skip('before', () => {});\ntest(\n  'it holds',\n  () => {},\n);")).toBe(true);
  for (const left of ['skip', 'todo', 'skipIf(true)', 'skip.each([1])', 'fails'])
    expect(isRun(`test.${left}('it holds', () => {});`), left).toBe(false);
  expect(isRun("describe.skip('for now', () => {\n  test('it holds', () => {});\n});")).toBe(false);
});
