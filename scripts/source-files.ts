import { existsSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';

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

/** Project files whose names match, in the source folders and the root. */
export function filesNamed(pattern: RegExp, root = '.'): string[] {
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => normalize(join(entry.parentPath, entry.name)))
      .map((path) => path.slice(root === '.' ? 0 : normalize(root).length + 1)),
  );
  return [...below, ...readdirSync(root)].filter((path) => pattern.test(path) && !LEFT_OUT.test(path)).sort();
}
