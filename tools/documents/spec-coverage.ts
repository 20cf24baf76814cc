import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { wrap } from './wrap.ts';

/**
 * `npm run tool -- spec-coverage`: writes the test files of each row of `docs/spec-coverage.md` into its last line. A
 * test names the rows it proves in a comment above it: `// @spec 2.14, 7.3`.
 */

const DOCUMENT = 'docs/spec-coverage.md';
const TESTS = [
  '{worker,web,contract,rules,emulators,storyteller,tools,studio,words}/**/*.test.ts',
  // Browser tests that two files share are in a module of their own.
  'e2e/*.ts',
];
/** A row: number and text, where it is implemented, its tests. */
const ROW = /^(- \*\*(\d\.\d+)\*\* .*\n(?: {2}(?!- ).*\n)* {2}- .*\n(?: {4}.*\n)*) {2}- .*\n(?: {4}.*\n)*/gm;

/** Test files by the row that they prove. */
function proofs(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of globSync(TESTS, { exclude: ['**/node_modules'] }).sort()) {
    for (const [, rows = ''] of readFileSync(file, 'utf8').matchAll(/^\s*\/\/ @spec (.+)$/gm))
      for (const row of rows.split(', ')) files.set(row, [...new Set([...(files.get(row) ?? []), file])]);
  }
  return files;
}

/** The document with the tests as they are now, rows without a test, and rows that only tests name. */
export function specCoverage() {
  const found = proofs();
  const unproved: string[] = [];
  const document = readFileSync(DOCUMENT, 'utf8').replace(ROW, (_, statement: string, row: string) => {
    const files = found.get(row) ?? [];
    if (!found.delete(row)) unproved.push(row);
    const tests = wrap(`- ${files.map((file) => `\`${file}\``).join(', ')}`, '    ');
    return `${statement}  ${tests}\n`;
  });
  return { document, unproved, unknown: [...found.keys()] };
}

if (import.meta.main) writeFileSync(DOCUMENT, specCoverage().document);
