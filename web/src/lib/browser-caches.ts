import { failureOf, type StorageFailure } from './storage-failure.ts';

/**
 * The browser's caches of files, which may be missing (insecure pages), forbidden (private windows; the property itself
 * may throw), full, or never answer after the browser's storage has broken. No function rejects.
 */

/** Longest wait for an answer, in milliseconds; for a whole file to be written it is longer. */
const ANSWER_MS = 5_000;
const WRITE_MS = 120_000;

/** What `work` resolves to, or why there is nothing. */
async function answerOf<Answer>(
  work: (caches: CacheStorage) => Promise<Answer>,
  limitMs = ANSWER_MS,
): Promise<Answer | StorageFailure> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'refused'>((resolve) => {
    timer = setTimeout(() => resolve('refused'), limitMs);
  });
  try {
    return await Promise.race([work(globalThis.caches), late]);
  } catch (thrown) {
    return failureOf(thrown);
  } finally {
    clearTimeout(timer);
  }
}

const isFailure = (answer: unknown): answer is StorageFailure => typeof answer === 'string';

/** Names of all caches; none when there is no storage. */
export async function cacheNames(): Promise<string[]> {
  const names = await answerOf((caches) => caches.keys());
  return isFailure(names) ? [] : names;
}

export async function removeCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => answerOf((caches) => caches.delete(name))));
}

/**
 * A file; undefined when it is not there, `refused` when that is unknown. Reads by name: opening a cache would make it
 * again after it was removed.
 */
export async function readFile(cache: string, path: string): Promise<Response | 'refused' | undefined> {
  const file = await answerOf((caches) => caches.match(path, { cacheName: cache }));
  return isFailure(file) ? 'refused' : file;
}

/** Stores a whole answer. @returns null when it is stored */
export async function writeFile(cache: string, path: string, file: Response): Promise<StorageFailure | null> {
  const stored = await answerOf(async (caches) => {
    await (await caches.open(cache)).put(path, file);
  }, WRITE_MS);
  return stored ?? null;
}

/** Fetches all files and stores them, or none. @returns null when they are stored, `unreachable` if one did not come */
export async function fillCache(
  cache: string,
  files: readonly Request[],
): Promise<StorageFailure | 'unreachable' | null> {
  const stored = await answerOf(async (caches) => {
    const filled = await caches.open(cache);
    return filled.addAll([...files]).catch((thrown) => {
      // The browser's error for an address that fails or answers with a failure.
      if (thrown instanceof TypeError) return 'unreachable' as const;
      throw thrown;
    });
  }, WRITE_MS);
  return stored ?? null;
}

/** Paths of a cache's files; none when there is no such cache. */
export async function pathsIn(cache: string): Promise<string[]> {
  if (!(await cacheNames()).includes(cache)) return [];
  const files = await answerOf(async (caches) => (await caches.open(cache)).keys());
  return isFailure(files) ? [] : files.map(({ url }) => new URL(url).pathname);
}

export async function removeFiles(cache: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await answerOf(async (caches) => {
    const opened = await caches.open(cache);
    await Promise.all(paths.map((path) => opened.delete(path)));
  });
}
