import { KEPT_CACHE, KEPT_FOLDER, keptAnswer, SHELL_PREFIX } from './lib/kept-files.ts';

/**
 * Service worker of devices with kept stories, registered when the first story is kept. It answers the files of the
 * shelf *Esta noche* from their version's cache, and kept sounds by range. It never answers the API, a sound that was
 * not kept, nor anything that differs between users: the shell has no data. Every other request goes past it.
 *
 * A new version waits until no page of the old one is open, so that an update interrupts no story.
 */

/** Put in by `web/build/service-worker.ts`. */
declare const __SHELL__: {
  version: string;
  /** Address of the shelf's page. */
  page: string;
  /** Paths, with their queries, of the page's files. */
  files: string[];
  /** Patterns of the API's paths; see `web/handed-on.ts`. */
  handedOn: string[];
};

declare const self: ServiceWorkerGlobalScope;

const { version, page, files, handedOn } = __SHELL__;
const SHELL_CACHE = SHELL_PREFIX + version;
const SHELL = new Set(files);

const isApi = (path: string) =>
  handedOn.some((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );

async function fillShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  // Past the browser's own cache, except for files with a digest in their name.
  await cache.addAll(
    [page, ...files].map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
}

async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** By name: opening a cache would make one again that was erased. */
const inShell = (path: string) => caches.match(path, { cacheName: SHELL_CACHE });

const fromShell = async (path: string, request: Request) => (await inShell(path)) ?? fetch(request);

/** The shelf's page from the cache, and in place of any other page of the app that cannot be fetched. */
async function pageFor(path: string, request: Request): Promise<Response> {
  if (path === page) return fromShell(page, request);
  try {
    return await fetch(request);
  } catch (lost) {
    const shell = await inShell(page);
    if (!shell) throw lost;
    return shell;
  }
}

async function keptFile(path: string, request: Request): Promise<Response> {
  const file = await caches.match(path, { cacheName: KEPT_CACHE });
  return file ? keptAnswer(file, request) : new Response(null, { status: 404 });
}

self.addEventListener('install', (event) => event.waitUntil(fillShell()));
// Pages that were open before the first story was kept need it for that story's sound.
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOldShells().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin || !['GET', 'HEAD'].includes(request.method)) return;
  if (pathname.startsWith(KEPT_FOLDER)) event.respondWith(keptFile(pathname, request));
  else if (isApi(pathname)) return;
  else if (request.mode === 'navigate') event.respondWith(pageFor(pathname, request));
  else if (SHELL.has(pathname + search)) event.respondWith(fromShell(pathname + search, request));
});
