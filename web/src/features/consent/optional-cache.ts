/**
 * Caches that open example stories at once and offline. They are optional and need consent; see `visitor-consent.ts`.
 */
const OPTIONAL_CACHES = ['story_text_cache', 'story_audio_cache', 'story_image_cache'] as const;
export type OptionalCacheName = (typeof OPTIONAL_CACHES)[number];

/** Time of storage in milliseconds since 1970. */
const KEPT_AT = 'x-kept-at';

export type KeptFile = { response: Response; keptAt: number };

export type FileCache = {
  /** Null when there is none, or without consent. */
  read(fileName: string): Promise<KeptFile | null>;
  /** Stores a whole answer; does nothing without consent. A failure is ignored. */
  write(fileName: string, response: Response): Promise<void>;
};

const keyOf = (fileName: string) => `/${encodeURIComponent(fileName)}`;

/** The browser's caches; absent on insecure pages. */
function browserCaches(): CacheStorage | null {
  return globalThis.caches ?? null;
}

/** Cache by file name. `mayKeep` is called each time. */
export function fileCache(name: OptionalCacheName, mayKeep: () => boolean, now = Date.now): FileCache {
  const open = () => {
    const caches = mayKeep() ? browserCaches() : null;
    return caches?.open(name) ?? null;
  };
  return {
    async read(fileName) {
      try {
        const response = await (await open())?.match(keyOf(fileName));
        return response ? { response, keptAt: Number(response.headers.get(KEPT_AT)) } : null;
      } catch {
        // Forbidden or broken storage counts as empty.
        return null;
      }
    },
    async write(fileName, response) {
      try {
        const cache = await open();
        if (!cache || !response.ok) {
          await response.body?.cancel();
          return;
        }
        const headers = new Headers({ [KEPT_AT]: String(now()) });
        const type = response.headers.get('content-type');
        if (type) headers.set('content-type', type);
        await cache.put(keyOf(fileName), new Response(response.body, { headers }));
      } catch {
        // The disk is full, or the download was aborted: the next visit tries again.
      }
    },
  };
}

export async function forgetCaches(): Promise<void> {
  const caches = browserCaches();
  if (caches) await Promise.all(OPTIONAL_CACHES.map((name) => caches.delete(name)));
}
