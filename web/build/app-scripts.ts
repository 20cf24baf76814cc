import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig } from 'vite';
import { earlyPages } from './early-pages.ts';
import { type BuiltChunk, fillIn, pageFiles } from './page-files.ts';

const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const LISTED = /<link rel="app-script" crossorigin href="\/([^"]+)">/g;
const FIRST_PAINT = '<script src="/first-paint.js">';

/**
 * Lists the app's scripts instead of loading them: `public/first-paint.js` loads them after the first paint of the
 * prerendered page.
 * @throws Error when the page has no scripts, or no loader
 */
export function nameScripts(html: string): string {
  const files = [...html.matchAll(PRELOAD), ...html.matchAll(SCRIPT)].map(([, file]) => file);
  if (files.length === 0 || !html.includes(FIRST_PAINT)) {
    throw new Error('index.html has lost its scripts, or the one that loads them.');
  }
  const links = files.map((file) => `<link rel="app-script" crossorigin href="${file}">\n    `);
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(FIRST_PAINT, `${links.join('')}${FIRST_PAINT}`);
}

/**
 * Also completes and minifies the loader: files in `public` are otherwise copied as they are.
 * @param define the app's settings, as in its own build
 */
export function appScripts(define: Record<string, string>): Plugin {
  let config: ResolvedConfig;
  let chunks: BuiltChunk[] = [];
  return {
    name: 'app-scripts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    transformIndexHtml: { order: 'post', handler: (html) => nameScripts(html) },
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = join(config.root, config.build.outDir);
        const file = join(folder, 'first-paint.js');
        const index = join(folder, 'index.html');
        const page = readFileSync(index, 'utf8');
        const listed = [...page.matchAll(LISTED)].map(([, name]) => name!);
        const code = fillIn(
          readFileSync(file, 'utf8'),
          pageFiles(chunks, listed, await earlyPages(config, define)),
        );
        const { code: small } = minifySync(file, code);
        // By its content, so that a page that is opened again does not ask for it before its first paint.
        const name = `/assets/first-paint-${createHash('sha256').update(small).digest('hex').slice(0, 8)}.js`;
        writeFileSync(join(folder, name), small);
        rmSync(file);
        writeFileSync(index, page.replace(FIRST_PAINT, `<script src="${name}">`));
      },
    },
  };
}
