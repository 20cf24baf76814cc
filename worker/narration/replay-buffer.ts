import { FileBytes } from './file-bytes.ts';

/** Bytes of a portion that a reader gets at most. */
const PORTION = 65_536;

/**
 * Growing byte buffer for any number of readers: each starts at the beginning, at any time, and waits when it has
 * caught up. All bytes are kept, so that a late reader misses none.
 */
export class ReplayBuffer {
  readonly #bytes = new FileBytes(0);
  #state: { over: false } | { over: true; error: unknown } = { over: false };
  #changed = Promise.withResolvers<void>();

  get length(): number {
    return this.#bytes.length;
  }

  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    this.#bytes.push(chunk);
    this.#wake();
  }

  /** Ends the buffer. With an error, readers get it after the last byte. */
  end(error: unknown = null): void {
    if (this.#state.over) return;
    this.#state = { over: true, error };
    this.#wake();
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (let next = 0; ;) {
      while (next < this.length) {
        const portion = this.#bytes.from(next).slice(0, PORTION);
        next += portion.length;
        yield portion;
      }
      if (this.#state.over) {
        if (this.#state.error !== null) throw this.#state.error;
        return;
      }
      await this.#changed.promise;
    }
  }

  /** Byte stream from the beginning, as RPC and responses need it. */
  stream(): ReadableStream<Uint8Array> {
    const chunks = this[Symbol.asyncIterator]();
    return new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    });
  }

  /** All bytes so far, with the beginning replaced by `head`, also for readers that begin later. No copy. */
  withHead(head: Uint8Array): Uint8Array<ArrayBuffer> {
    return this.#bytes.withHead(head);
  }
}
