import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { servedExamples } from '../../tools/seed/served-examples.ts';
import { fileOf, pageHtml, type RenderedPage } from './page-html.ts';

/**
 * Writes every public page as HTML, so that it shows before any script has arrived. The pages come from
 * `src/prerender.tsx`, built a second time for Node.
 * @param define the app's settings, as in its own build
 * @param origin future origin of the app, for full addresses
 */
export function prerender(define: Record<string, string>, origin: string | undefined): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const dist = join(config.root, config.build.outDir);
        const outDir = join(dist, '.prerender');
        try {
          await build({
            configFile: false,
            root: config.root,
            mode: config.mode,
            logLevel: 'warn',
            publicDir: false,
            define,
            plugins: [react()],
            build: { ssr: 'src/prerender.tsx', outDir, target: 'node20' },
          });
          const { renderPages } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
          const examples = await servedExamples(join(config.root, '../content'));
          const pages: RenderedPage[] = await renderPages(examples);
          const template = readFileSync(join(dist, 'index.html'), 'utf8');
          for (const page of pages) {
            writeFileSync(join(dist, fileOf(page.path)), pageHtml(template, page, origin));
          }
        } finally {
          rmSync(outDir, { recursive: true, force: true });
        }
      },
    },
  };
}
