import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { type AskedRange, type ByteRange, rangeWithin, type Validators } from './byte-range.ts';

/** Content of a file that can be answered by ranges. */
export type StoredBytes = Validators & {
  size: number;
  contentType: string;
  /** All bytes, or a range. Called at most once. @returns null when the file was deleted or replaced meanwhile */
  open(range: ByteRange | null): Promise<ReadableStream | null>;
  /** Releases the fetched data. Called instead of `open`. */
  close(): Promise<void>;
};

/** What of a file is fetched with the first call: nothing for null. */
export type FetchedPart = 'whole' | AskedRange | null;

/**
 * A file of R2, or null.
 * @param part is most likely the one that will be opened, which then needs no second call
 */
export async function storedBytes(
  files: R2Bucket,
  key: string,
  part: FetchedPart,
): Promise<StoredBytes | null> {
  const object = await fetched(files, key, part);
  if (!object) return null;
  const { size } = object;
  const whole = { offset: 0, length: size };
  const body = 'body' in object ? (object as R2ObjectBody).body : null;
  const has = body && (part === null || part === 'whole' ? whole : rangeWithin(part, size));
  return {
    size,
    etag: object.httpEtag,
    modifiedAt: object.uploaded,
    contentType: object.httpMetadata?.contentType ?? 'application/octet-stream',
    async open(range) {
      const { offset, length } = range ?? whole;
      const before = has ? offset - has.offset : -1;
      const after = has ? has.length - before - length : -1;
      if (body && isSkipped(before) && isSkipped(after))
        return before + after === 0 ? body : partOf(body, before, length);
      await body?.cancel();
      const onlyIf = { etagMatches: object.etag };
      const other = await files.get(key, range ? { range, onlyIf } : { onlyIf });
      return other && 'body' in other ? other.body : null;
    },
    close: async () => body?.cancel(),
  };
}

function fetched(files: R2Bucket, key: string, part: FetchedPart): Promise<R2ObjectBody | R2Object | null> {
  if (part === null) return files.head(key);
  if (part === 'whole') return files.get(key);
  // Fails for a range beyond the file, whose size the answer states. Any other failure is one of the second call too.
  return files.get(key, { range: part }).catch(() => files.head(key));
}

/** Most bytes (an MP3's own tag) that are skipped at either end of what was fetched, instead of fetching it again. */
const MOST_SKIPPED = 64 * 1024;
const isSkipped = (bytes: number) => bytes >= 0 && bytes <= MOST_SKIPPED;

/**
 * A part of a stream. Pulled by its reader: two piped `FixedLengthStream`s, one behind the other, would wait for each
 * other.
 */
function partOf(
  stream: ReadableStream<Uint8Array>,
  offset: number,
  length: number,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let skipped = 0;
  let left = length;
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        const rest = value.subarray(Math.max(0, offset - skipped)).subarray(0, left);
        skipped += value.length;
        if (rest.length === 0) continue;
        controller.enqueue(rest);
        left -= rest.length;
        if (left > 0) return;
        controller.close();
        return reader.cancel();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Waits for the permission to read a file and then for the file, which was asked for beside it. A file that is not read
 * is closed.
 * @param isRead may throw the refusal; false: the file is not waited for
 * @throws what any of them throws
 */
export async function permitted<Permission>(
  file: Promise<StoredBytes | null>,
  permission: Permission | Promise<Permission>,
  isRead: (permission: Permission) => boolean = () => true,
): Promise<[StoredBytes | null, Permission]> {
  // A failure is thrown once the file is waited for.
  file.catch(() => undefined);
  try {
    const known = await permission;
    if (isRead(known)) return [await file, known];
    close(file);
    return [null, known];
  } catch (error) {
    close(file);
    throw error;
  }
}

function close(file: Promise<StoredBytes | null>): void {
  file
    .then((opened) => opened?.close())
    .catch((failure) => logLine('warn', { file: 'not closed', error: redactedErrorMessage(failure) }));
}
