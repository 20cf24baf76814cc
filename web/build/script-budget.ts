import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Maximum gzipped bytes before the home page is usable: React, the router and i18next alone are about 98 KB, and a
 * phone on a slow connection reads some 200 KB a second.
 */
const BUDGET = 118_600;

const IN_PAGE = /(?:src|href)="(\/[^"]+\.js)"/g;
/** Static imports as the minifier writes them; dynamic ones are in parentheses. */
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Scripts of a page with all their static imports, in bytes of gzip. */
export function firstScripts(page: string, read: (file: string) => string): Record<string, number> {
  const sizes: Record<string, number> = {};
  function visit(file: string) {
    if (file in sizes) return;
    const code = read(file);
    sizes[file] = gzipSync(code).length;
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) visit(join(file, '..', imported ?? ''));
  }
  for (const [, file = ''] of page.matchAll(IN_PAGE)) visit(file);
  return sizes;
}

/** @throws Error with the files when they are over the budget, or when there are none */
export function checkBudget(sizes: Record<string, number>, budget = BUDGET): number {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (total > 0 && total <= budget) return total;
  const files = Object.entries(sizes).map(([file, size]) => `  ${size} ${file}`);
  throw new Error(`JavaScript before the first screen: ${total} bytes of ${budget}.\n${files.join('\n')}`);
}

/** Fails the build when the first download of the home page is over the budget. Measured on the built files. */
export function scriptBudget(): Plugin {
  let folder = '';
  return {
    name: 'script-budget',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      const total = checkBudget(firstScripts(read('index.html'), read));
      this.info(`${total} bytes of ${BUDGET} before the first screen, gzip`);
    },
  };
}
