import { dirname, join, normalize } from 'node:path';
import type { Source } from './source-graph.ts';

/** What nobody uses: files, exports, packages. */

/** Run by a test runner or a tool that finds it by its name. */
const FOUND_BY_NAME = /\.test\.tsx?$|(^|\/)[\w-]+\.config\.ts$|\.d\.ts$/;
const isTest = (path: string) => /\.test\.tsx?$|^web\/src\/(.*\/)?testing\/|^testkit\/|^e2e\//.test(path);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
const withoutImports = (text: string) => text.replace(/(?:\bfrom|\bimport)\s*\(?\s*['"][^'"]+['"]/g, '');

/**
 * Sources that something names by their path, to run or to read them: a page's script, a setting, a path in the code, which
 * may leave a part of it open; in prose and comments only what follows `node`.
 */
export function namedIn(texts: { path: string; text: string }[], sources: ReadonlySet<string>): Set<string> {
  const named = new Set<string>();
  for (const { path, text } of texts) {
    const commands = [...text.matchAll(/\bnode ([\w./-]+\.ts)\b/g)].map(([, command = '']) => command);
    const isProse = path.endsWith('.md');
    const code = isProse ? '' : withoutImports(/\.tsx?$/.test(path) ? withoutComments(text) : text);
    const paths = [...code.matchAll(/(?:[\w@./-]|\$\{\w+\})+\.tsx?\b/g)].map(([written]) => written);
    for (const written of [...commands, ...paths]) {
      for (const folder of [dirname(path), '.', 'web']) {
        const open = normalize(join(folder, written))
          .replaceAll('.', '\\.')
          .replace(/\$\{\w+\}/g, '[^/]+');
        const pattern = new RegExp(`^${open}$`);
        for (const source of sources) {
          if (pattern.test(source) && (source !== path || commands.includes(written))) named.add(source);
        }
      }
    }
  }
  return named;
}

/** What is asked for: who imports the names of each file. */
function importersOf(sources: Source[]): Map<string, { by: string; names: string[] | 'all' }[]> {
  const importers = new Map<string, { by: string; names: string[] | 'all' }[]>();
  for (const { path, imports } of sources) {
    for (const { to, names } of imports) {
      if (to === path) continue;
      importers.set(to, [...(importers.get(to) ?? []), { by: path, names }]);
    }
  }
  return importers;
}

/**
 * Files that nobody imports, and of the product those that tests alone import.
 * @param entries files that something outside the sources runs
 */
export function unusedFiles(sources: Source[], entries: ReadonlySet<string>): string[] {
  const importers = importersOf(sources);
  return sources
    .map(({ path }) => path)
    .filter((path) => !entries.has(path) && !FOUND_BY_NAME.test(path))
    .filter((path) => (importers.get(path) ?? []).every(({ by }) => isProduct(path) && isTest(by)));
}

/** What visitors are sent and what runs for them. */
export const isProduct = (path: string) => /^(worker|web\/src|contract)\//.test(path) && !isTest(path);

/**
 * Exports that no other file takes; of the product also those that tests alone take and that do nothing in their own
 * file. A type may be exported with the function that it describes.
 * @param entries files that something outside the sources runs
 * @returns `path: name`
 */
export function unusedExports(sources: Source[], entries: ReadonlySet<string>): string[] {
  const importers = importersOf(sources);
  return sources.flatMap(({ path, text, exports }) => {
    if (entries.has(path) || FOUND_BY_NAME.test(path)) return [];
    const code = withoutComments(text);
    const isUsedHere = (name: string) => occurrences(code, name) > 1;
    return exports
      .filter(({ name, isType }) => {
        const takers = (importers.get(path) ?? []).filter(
          ({ names }) => names === 'all' || names.includes(name),
        );
        if (takers.length === 0) return !(isType && isUsedHere(name));
        return isProduct(path) && takers.every(({ by }) => isTest(by)) && !isUsedHere(name);
      })
      .map(({ name }) => `${path}: ${name}`);
  });
}

function occurrences(text: string, name: string): number {
  return [...text.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))].length;
}
