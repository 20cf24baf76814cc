import { existsSync, readFileSync } from 'node:fs';

/** Tests that a document names as its proofs: `` `file.test.ts` › the name of the test ``, in lines or cells of their own. */

export type NamedTest = { file: string; name: string };

/** Every test that a Markdown text names, in its order; several in a cell are parted by `<br>`. */
export function namedTests(markdown: string): NamedTest[] {
  return [...markdown.matchAll(/`([^`\s]+\.test\.ts)` › (.+?)(?=<br>| \||$)/gm)].map(
    ([, file = '', name = '']) => ({ file, name }),
  );
}

/** Whether the file has a test, or a group of tests, of exactly this name; of a table of cases the name with its gaps. */
export function isThere({ file, name }: NamedTest, read = readTestFile): boolean {
  const source = read(file);
  if (source === null) return false;
  return ["'", '"', '`'].some((quote) => {
    return source.includes(`${quote}${name.replaceAll(quote, `\\${quote}`)}${quote},`);
  });
}

function readTestFile(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
