import { existsSync, readFileSync } from 'node:fs';

/** Tests that a document names as its proofs: `` `file.test.ts` › the name of the test ``, in lines or cells of their own. */

export type NamedTest = { file: string; name: string };

/** Every test that a Markdown text names, in its order; several in a cell are parted by `<br>`. */
export function namedTests(markdown: string): NamedTest[] {
  return [...markdown.matchAll(/`([^`\s]+\.test\.ts)` › (.+?)(?=<br>| \||$)/gm)].map(
    ([, file = '', name = '']) => ({ file, name }),
  );
}

/**
 * Whether the file has a test, or a group of tests, of exactly this name; of a table of cases the name with its gaps. One that
 * is left out proves nothing, and neither does its name in a comment.
 */
export function isThere({ file, name }: NamedTest, read = readTestFile): boolean {
  const source = read(file);
  if (source === null || /\bdescribe\.(skip|todo)/.test(source)) return false;
  return ["'", '"', '`'].some((quote) => {
    const [before, after] = source.split(`${quote}${name.replaceAll(quote, `\\${quote}`)}${quote},`, 2);
    return after !== undefined && isRun(before!);
  });
}

/** @param before what stands in front of the name of a test */
function isRun(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1).trim();
  if (/^(\/\/|\/?\*)/.test(line)) return false;
  const [, how] = [...before.matchAll(/(?<![\w.])(?:test|describe)((?:\.\w+)*)\s*[(<]/g)].at(-1) ?? [];
  return how !== undefined && !/skip|todo|fails|runIf/i.test(how);
}

function readTestFile(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
