import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { byteStream } from '../files/byte-stream.ts';

/** File of an archive: text, which is compressed, or a stream that is compressed already, such as an MP3. */
export type Entry = { name: string; content: string | ReadableStream<Uint8Array>; isStored?: true };

/**
 * ZIP archive of the entries in order, created while it is read: at most one chunk of a stream is in memory.
 * @param modifiedAt milliseconds since 1970; every entry's date
 * @throws the error of an entry's stream, in the middle of the archive, which is then not closed and cannot be opened
 */
export const zipped = (entries: readonly Entry[], modifiedAt: number): ReadableStream<Uint8Array> =>
  byteStream(archive(entries, modifiedAt));

async function* archive(
  entries: readonly Entry[],
  modifiedAt: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let ready: Uint8Array[] = [];
  const take = () => {
    const pieces = ready;
    ready = [];
    return pieces;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  try {
    for (const { name, content, isStored } of entries) {
      const isText = typeof content === 'string';
      const file = isText && !isStored ? new ZipDeflate(name) : new ZipPassThrough(name);
      file.mtime = modifiedAt;
      zip.add(file);
      if (isText) file.push(new TextEncoder().encode(content), true);
      else {
        for await (const bytes of content) {
          file.push(bytes);
          yield* take();
        }
        file.push(new Uint8Array(), true);
      }
      yield* take();
    }
    zip.end();
    yield* take();
  } finally {
    // Streams that were not reached are still open. Their errors do not matter to a reader that left.
    const streams = entries.flatMap(({ content }) => (typeof content === 'string' ? [] : [content]));
    await Promise.allSettled(streams.map((stream) => stream.cancel()));
  }
}
