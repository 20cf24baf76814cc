import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive: text, which is packed, or bytes that come by and by and are packed already, such as an MP3's. */
export type Entry = { name: string; content: string | ReadableStream<Uint8Array>; isStored?: true };

/**
 * The entries as a ZIP archive, in their order, made as it is read: of a stream no more is held than one piece.
 * @param modifiedAt milliseconds since 1970; every entry's date
 * @throws in the middle of the stream, what the stream of an entry throws: the archive is then not closed, and nothing opens it
 */
export function zipped(entries: readonly Entry[], modifiedAt: number): ReadableStream<Uint8Array> {
  const pieces = archive(entries, modifiedAt);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });
}

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
    // What was not come to is open still. Who ends early has no use for what goes wrong now.
    const streams = entries.flatMap(({ content }) => (typeof content === 'string' ? [] : [content]));
    await Promise.allSettled(streams.map((stream) => stream.cancel()));
  }
}
