import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run spec-coverage`: fills the last column of `docs/spec-coverage.md` with the test files that prove each row. A
 * test names its rows in a comment above it: `// @spec 2.14, 7.3`.
 */

const DOCUMENT = 'docs/spec-coverage.md';
const TESTS = '{worker,web,contract,e2e,scripts,emulators,tools,studio}/**/*.test.ts';

/** Test files by row. */
function proofs(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of globSync(TESTS, { exclude: ['**/node_modules'] }).sort()) {
    for (const [, rows = ''] of readFileSync(file, 'utf8').matchAll(/^\s*\/\/ @spec (.+)$/gm))
      for (const row of rows.split(', ')) files.set(row, [...new Set([...(files.get(row) ?? []), file])]);
  }
  return files;
}

/** The updated document, rows without a test, and rows of tests that the document lacks. */
export function specCoverage() {
  const found = proofs();
  const unproved: string[] = [];
  const document = readFileSync(DOCUMENT, 'utf8').replace(/^\| (\d\.\d+) \| .*$/gm, (line, row: string) => {
    const files = found.get(row) ?? [];
    if (!found.delete(row)) unproved.push(row);
    const cells = line.slice(2, -2).split(' | ');
    return `| ${[...cells.slice(0, 3), files.map((file) => `\`${file}\``).join('<br>')].join(' | ')} |`;
  });
  return { document, unproved, unknown: [...found.keys()] };
}

if (import.meta.main) writeFileSync(DOCUMENT, specCoverage().document);
