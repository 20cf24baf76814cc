import type { ByteRange, Validators } from './byte-range.ts';

/** Content of a file that can be answered by ranges. */
export type StoredBytes = Validators & {
  size: number;
  contentType: string;
  /** All bytes, or a range. Called at most once. @returns null when the file was deleted or replaced meanwhile */
  open(range: ByteRange | null): Promise<ReadableStream | null>;
  /** Releases the fetched data. Called instead of `open`. */
  close(): Promise<void>;
};

/**
 * A file of R2, or null.
 * @param fetchNow opens the whole file at once, which saves the second call when all of it is wanted
 */
export async function storedBytes(
  files: R2Bucket,
  key: string,
  fetchNow: boolean,
): Promise<StoredBytes | null> {
  const object = fetchNow ? await files.get(key) : await files.head(key);
  if (!object) return null;
  const fetched = 'body' in object ? (object as R2ObjectBody).body : null;
  return {
    size: object.size,
    etag: object.httpEtag,
    modifiedAt: object.uploaded,
    contentType: object.httpMetadata?.contentType ?? 'application/octet-stream',
    async open(range) {
      if (fetched && !range) return fetched;
      await fetched?.cancel();
      const onlyIf = { etagMatches: object.etag };
      const part = await files.get(key, range ? { range, onlyIf } : { onlyIf });
      return part && 'body' in part ? part.body : null;
    },
    close: async () => fetched?.cancel(),
  };
}
