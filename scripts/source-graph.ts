import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** Who uses what of whom, read from the sources with a real parser. Paths are from the root, with `/`. */

/** A file, and what it takes of others: the names, or everything. */
export type Source = {
  path: string;
  text: string;
  imports: { to: string; names: string[] | 'all' }[];
};

const FOLDERS = [
  'worker',
  'web',
  'contract',
  'emulators',
  'scripts',
  'tools',
  'studio',
  'testkit',
  'e2e',
  'bench',
  'docs',
];
const LEFT_OUT = /(^|\/)(node_modules|dist(-\w+)?|\.types|\.wrangler)(\/|$)/;

/** The files below the folders of the project and beside them whose names match. */
export function filesNamed(pattern: RegExp, root = '.'): string[] {
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => normalize(join(entry.parentPath, entry.name)))
      .map((path) => path.slice(root === '.' ? 0 : normalize(root).length + 1)),
  );
  return [...below, ...readdirSync(root)].filter((path) => pattern.test(path) && !LEFT_OUT.test(path)).sort();
}

/** @throws Error when the source does not parse */
function readSource(path: string, text: string): Source {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const source: Source = { path, text, imports: [] };
  const take = (request: string, names: string[] | 'all') => {
    if (!request.startsWith('.')) return;
    source.imports.push({ to: normalize(join(dirname(path), request.replace(/\?.*$/, ''))), names });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) =>
      importName.kind === 'Default' ? 'default' : importName.kind === 'Name' ? importName.name! : '*',
    );
    take(moduleRequest.value, names.includes('*') ? 'all' : names);
  }
  for (const { moduleRequest, importName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) take(moduleRequest.value, importName.kind === 'Name' ? [importName.name!] : 'all');
  }
  // `import()` as an expression and as a type; what is taken of the module is not read.
  for (const [, request = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) take(request, 'all');
  return source;
}

export function readSources(): Source[] {
  return filesNamed(/\.tsx?$/).map((path) => readSource(path, readFileSync(path, 'utf8')));
}
