import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [
  'worker',
  'picture',
  'words',
  'web',
  'contract',
  'storyteller',
  'emulators',
  'scripts',
  'rules',
  'tools',
  'studio',
  'testkit',
  'e2e',
  'bench',
  'docs',
];
const LEFT_OUT = /(^|\/)(node_modules|dist(-\w+)?|\.types|\.wrangler)(\/|$)/;

/** Files below a folder. What is left out is not opened: browser tests make and delete built apps meanwhile. */
function filesIn(folder: string, root: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(path)) return [];
    if (entry.isDirectory()) return filesIn(path, root);
    return entry.isFile() ? [path] : [];
  });
}

/** Project files whose names match, in the source folders and the root. */
export function filesNamed(pattern: RegExp, root = '.'): string[] {
  const below = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    filesIn(folder, root),
  );
  return [...below, ...readdirSync(root)].filter((path) => pattern.test(path) && !LEFT_OUT.test(path)).sort();
}
