import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Bytes of gzip that may come before the home page can be used: React, the router and i18next alone are about 98 KB, and
 * a phone on a slow line reads some 200 KB a second.
 */
const BUDGET = 115_200;

const IN_PAGE = /(?:src|href)="(\/[^"]+\.js)"/g;
/** As the minifier writes them; what is imported later stands in brackets. */
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The scripts that a page names and all that they import before they run, in bytes of gzip. */
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

/** @throws Error naming the files when they are over the budget, or when there are none */
export function checkBudget(sizes: Record<string, number>, budget = BUDGET): number {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (total > 0 && total <= budget) return total;
  const files = Object.entries(sizes).map(([file, size]) => `  ${size} ${file}`);
  throw new Error(`JavaScript before the first screen: ${total} bytes of ${budget}.\n${files.join('\n')}`);
}

/** Fails the build when what comes before the home page is over the budget. Measured on the built files. */
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
