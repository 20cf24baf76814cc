import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isThere, type NamedTest, namedTests } from './named-tests.ts';

/** What `docs/spec-coverage.md` names must exist: the files, and in the files of tests the tests. */

type Row = { section: string; statement: string; files: string[]; proofs: NamedTest[] };

/** The rows of all tables of a document. @throws Error for a row of another shape */
function rowsOf(document: string): Row[] {
  const lines = document.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map((line) => {
    const cells = line.slice(2, -2).split(' | ');
    const [section = '', statement = '', where = '', proof = ''] = cells;
    if (cells.length !== 4) throw new Error(`not four cells: ${line}`);
    const proofs = namedTests(proof);
    if (proofs.length !== proof.split('<br>').length) throw new Error(`no proof: ${line}`);
    return {
      section,
      statement,
      files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      proofs,
    };
  });
}

/** What of the rows is not there. */
function missing(rows: Row[]): string[] {
  return rows.flatMap(({ files, proofs }) => [
    ...files.filter((file) => !existsSync(file)),
    ...proofs.filter((proof) => !isThere(proof)).map(({ file, name }) => `${file} › ${name}`),
  ]);
}

const rows = rowsOf(readFileSync('docs/spec-coverage.md', 'utf8'));

test('every section of the specification is gone through, in some hundred rows', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(rows.length).toBeGreaterThan(300);
});

test('every statement stands once in its section, is implemented somewhere and proved by something', () => {
  const statements = rows.map(({ section, statement }) => `${section} ${statement}`);
  expect(statements.filter((one, index) => statements.indexOf(one) !== index)).toEqual([]);
  expect(rows.filter(({ files, proofs }) => files.length === 0 || proofs.length === 0)).toEqual([]);
});

test('every file and every test that the coverage names is there', () => {
  expect(missing(rows)).toEqual([]);
});

test('a file or a test that is gone is noticed', () => {
  const row = (where: string, proof: string) => rowsOf(`| 1 | Something. | ${where} | ${proof} |`);
  const here = '`scripts/spec-coverage.test.ts` › a file or a test that is gone is noticed';
  expect(missing(row('`worker/app.ts`', here))).toEqual([]);
  expect(missing(row('`worker/gone.ts`', here))).toEqual(['worker/gone.ts']);
  expect(missing(row('`worker/app.ts`', `${here} or not`))).toHaveLength(1);
  expect(missing(row('`worker/app.ts`', '`e2e/gone.test.ts` › anything'))).toHaveLength(1);
  expect(() => row('`worker/app.ts`', 'trust me')).toThrow('no proof');
});
