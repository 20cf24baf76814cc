import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** Who uses what of whom, read from the sources with a real parser. Paths are from the root, with `/`. */

/** A file's own exports, and what it takes from others: the names, or everything. */
export type Source = {
  path: string;
  text: string;
  exports: { name: string; isType: boolean }[];
  imports: { to: string; names: string[] | 'all' }[];
  /** The packages it imports, such as `@scope/name` of `@scope/name/part`. */
  packages: string[];
};

const FOLDERS = [
  'worker',
  'web',
  'contract',
  'emulators',
  'scripts',
  'tools',
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

/** Null for what is no package: a file, or a module of the runtime. */
export function packageOf(request: string): string | null {
  if (/^(\.|\/|\w+:|#)/.test(request)) return null;
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/** @throws Error when the source does not parse */
export function readSource(path: string, text: string): Source {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const source: Source = { path, text, exports: [], imports: [], packages: [] };
  const take = (request: string, names: string[] | 'all') => {
    const name = packageOf(request);
    if (name !== null) source.packages.push(name);
    if (!request.startsWith('.')) return;
    source.imports.push({ to: normalize(join(dirname(path), request.replace(/\?.*$/, ''))), names });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) =>
      importName.kind === 'Default' ? 'default' : importName.kind === 'Name' ? importName.name! : '*',
    );
    take(moduleRequest.value, names.includes('*') ? 'all' : names);
  }
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (moduleRequest) take(moduleRequest.value, importName.kind === 'Name' ? [importName.name!] : 'all');
    if (exportName.kind === 'Default') source.exports.push({ name: 'default', isType });
    if (exportName.kind === 'Name') source.exports.push({ name: exportName.name!, isType });
  }
  // `import()` as an expression and as a type; what is taken of the module is not read.
  for (const [, request = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) take(request, 'all');
  return source;
}

export function readSources(): Source[] {
  return filesNamed(/\.tsx?$/).map((path) => readSource(path, readFileSync(path, 'utf8')));
}
