/**
 * What is kept so that example stories open at once and without a network. The app works without, so it asks first:
 * `visitor-consent.ts` says whether it may.
 */
const OPTIONAL_CACHES = ['story_text_cache', 'story_audio_cache', 'story_image_cache'] as const;
export type OptionalCacheName = (typeof OPTIONAL_CACHES)[number];

/** Milliseconds since 1970 at which something was kept. */
const KEPT_AT = 'x-kept-at';

export type KeptFile = { response: Response; keptAt: number };

export type FileCache = {
  /** Null when there is none, or when nothing may be kept. */
  read(fileName: string): Promise<KeptFile | null>;
  /** Keeps a whole answer; does nothing when nothing may be kept. Failing to keep it is no failure. */
  write(fileName: string, response: Response): Promise<void>;
};

const keyOf = (fileName: string) => `/${encodeURIComponent(fileName)}`;

/** The browser's caches; absent on pages that are not secure. */
function browserCaches(): CacheStorage | null {
  return globalThis.caches ?? null;
}

/** A cache by file name. `mayKeep` is asked every time. */
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
        // Forbidden or broken storage: as if nothing had been kept.
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
        // The disk is full, or the download was broken off: next time.
      }
    },
  };
}

export async function forgetCaches(): Promise<void> {
  const caches = browserCaches();
  if (caches) await Promise.all(OPTIONAL_CACHES.map((name) => caches.delete(name)));
}
