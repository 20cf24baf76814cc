import { cacheNames, fillCache, readFile, removeCaches } from './lib/browser-caches.ts';
import { KEPT_CACHE, KEPT_FOLDER, keptAnswer, SHELL_PREFIX, type ShellFailed } from './lib/kept-files.ts';

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

/** @throws Error when not all files are stored: the worker is then not installed, and its page gets the reason. */
async function fillShell(): Promise<void> {
  const failure = await fillCache(
    SHELL_CACHE,
    // Past the browser's own cache, except for files with a digest in their name.
    [page, ...files].map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
  if (failure === null) return;
  await removeCaches([SHELL_CACHE]);
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage({ shellFailure: failure } satisfies ShellFailed);
  throw new Error(`The files are not stored: ${failure}`);
}

async function removeOldShells(): Promise<void> {
  const names = await cacheNames();
  await removeCaches(names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL_CACHE));
}

/** A file of the shell; undefined also where the browser has lost its storage. */
async function inShell(path: string): Promise<Response | undefined> {
  const file = await readFile(SHELL_CACHE, path);
  return file instanceof Response ? file : undefined;
}

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
  const file = await readFile(KEPT_CACHE, path);
  return file instanceof Response ? keptAnswer(file, request) : new Response(null, { status: 404 });
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
