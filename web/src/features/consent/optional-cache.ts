import { readFile, removeCaches, writeFile } from '../../lib/browser-caches.ts';

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

/** Cache by file name. `mayKeep` is called each time. */
export function fileCache(name: OptionalCacheName, mayKeep: () => boolean, now = Date.now): FileCache {
  return {
    async read(fileName) {
      const file = mayKeep() ? await readFile(name, keyOf(fileName)) : undefined;
      // Forbidden or broken storage counts as empty.
      if (!file || file === 'refused') return null;
      return { response: file, keptAt: Number(file.headers.get(KEPT_AT)) };
    },
    async write(fileName, response) {
      if (!mayKeep() || !response.ok) {
        await response.body?.cancel();
        return;
      }
      const headers = new Headers({ [KEPT_AT]: String(now()) });
      const type = response.headers.get('content-type');
      if (type) headers.set('content-type', type);
      // The disk is full, or the download was aborted: the next visit tries again.
      await writeFile(name, keyOf(fileName), new Response(response.body, { headers }));
    },
  };
}

export const forgetCaches = (): Promise<void> => removeCaches(OPTIONAL_CACHES);
