import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
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
      if (fetched && range && range.offset <= MOST_SKIPPED && range.offset + range.length === object.size)
        return range.offset === 0 ? fetched : withoutStart(fetched, range.offset);
      await fetched?.cancel();
      const onlyIf = { etagMatches: object.etag };
      const part = await files.get(key, range ? { range, onlyIf } : { onlyIf });
      return part && 'body' in part ? part.body : null;
    },
    close: async () => fetched?.cancel(),
  };
}

/** Bytes at the start of a fetched file that are skipped rather than fetched anew without: an MP3's own tag. */
const MOST_SKIPPED = 64 * 1024;

/**
 * The rest of a stream after `offset` bytes. Pulled by its reader: two piped `FixedLengthStream`s, one behind the
 * other, would wait for each other.
 */
function withoutStart(stream: ReadableStream<Uint8Array>, offset: number): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let skipped = 0;
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        const rest = value.subarray(Math.max(0, offset - skipped));
        skipped += value.length;
        if (rest.length > 0) return controller.enqueue(rest);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Waits for a file beside the permission to read it: the two are asked at once. The bytes are not read when the
 * permission is refused.
 * @throws what either throws
 */
export async function permitted<Permission>(
  file: Promise<StoredBytes | null>,
  permission: Permission | Promise<Permission>,
): Promise<[StoredBytes | null, Permission]> {
  try {
    return await Promise.all([file, permission]);
  } catch (error) {
    file
      .then((opened) => opened?.close())
      .catch((failure) => logLine('warn', { file: 'not closed', error: redactedErrorMessage(failure) }));
    throw error;
  }
}
