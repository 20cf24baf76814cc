import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { HANDED_ON } from '../handed-on.ts';
import { BUILD_TARGET } from '../oldest-browsers.ts';

/** Page of the shelf *Esta noche*, and its file. */
const PAGE = '/tonight';

/**
 * Modules that the page needs without a line, with all their static imports. The rest of the app stays on the server.
 */
const NEEDED = [
  /\/src\/main\.tsx$/,
  /\/src\/pages\/TonightPage\.tsx$/,
  /\/src\/features\/layout\/(BackgroundWork|Footer|OfflineNotice)\.tsx$/,
  /\/src\/features\/watching\/start\.ts$/,
  /\/words\/\w+\/app\/(common|library|player|story|home\/\w+)\.json$/,
];

type Chunk = { type: string; moduleIds?: string[]; imports?: string[] };

/**
 * Files of a build that the shelf's page needs: its scripts with their static imports, the style sheet and the fonts.
 * @throws Error when a needed module is in no script
 */
export function shellFiles(bundle: Record<string, Chunk>): string[] {
  const files = new Set(Object.keys(bundle).filter((file) => /\.(css|woff2)$/.test(file)));
  function add(file: string) {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of bundle[file]?.imports ?? []) add(imported);
  }
  for (const needed of NEEDED) {
    const chunks = Object.keys(bundle).filter((file) =>
      bundle[file]?.moduleIds?.some((id) => needed.test(id)),
    );
    if (chunks.length === 0) throw new Error(`No script of the build has ${needed}.`);
    for (const chunk of chunks) add(chunk);
  }
  return [...files].sort();
}

/**
 * The shelf's page: the template, whose files without a digest in their name get one in their query, so that the page
 * and its files are of one version.
 * @param digestOf digest of a file's content, by its path
 * @returns the page, and those files
 */
export function shelfPage(template: string, digestOf: (path: string) => string) {
  const files: string[] = [];
  const html = template
    .replace('<html', `<html data-page="${PAGE}"`)
    .replace('<!--head-->', '<meta name="robots" content="noindex" />')
    .replace(/(?<=<(?:script|link rel="icon")[^>]*(?:src|href)=")\/[\w/-]+\.(?:js|svg)(?=")/g, (path) => {
      const file = path.startsWith('/assets/') ? path : `${path}?${digestOf(path)}`;
      files.push(file);
      return file;
    });
  return { html, files };
}

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/**
 * Writes the page of the shelf, and the service worker with the list of its files. Before `prerender`, which changes
 * the template.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let scripts: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Not earlier: the style sheet comes last.
    writeBundle(_, bundle) {
      scripts = shellFiles(bundle as Record<string, Chunk>);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const dist = join(config.root, config.build.outDir);
        const { html, files } = shelfPage(readFileSync(join(dist, 'index.html'), 'utf8'), (path) =>
          digest(readFileSync(join(dist, path))),
        );
        writeFileSync(join(dist, `${PAGE}.html`), html);
        const all = [...scripts.map((file) => `/${file}`), ...files];
        const shell = { version: digest(html, ...all), page: PAGE, files: all, handedOn: HANDED_ON };
        await build({
          configFile: false,
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          publicDir: false,
          define: { __SHELL__: JSON.stringify(shell) },
          build: {
            outDir: dist,
            emptyOutDir: false,
            target: BUILD_TARGET,
            rolldownOptions: {
              input: join(config.root, 'src/service-worker.ts'),
              output: { entryFileNames: 'service-worker.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}
