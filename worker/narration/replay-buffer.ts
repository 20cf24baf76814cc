/**
 * Growing byte buffer for any number of readers: each starts at the beginning, at any time, and waits when it has
 * caught up. All bytes are kept, so that a late reader misses none.
 */
export class ReplayBuffer {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  #length = 0;
  #state: { over: false } | { over: true; error: unknown } = { over: false };
  #changed = Promise.withResolvers<void>();

  get length(): number {
    return this.#length;
  }

  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    // A copy: callers may pass a view of memory that they reuse.
    this.#chunks.push(new Uint8Array(chunk));
    this.#length += chunk.length;
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
    for (let next = 0; ; ) {
      while (next < this.#chunks.length) yield this.#chunks[next++]!;
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
        // A byte stream takes over the buffer, which other readers still need.
        else controller.enqueue(value.slice());
      },
      async cancel() {
        await chunks.return(undefined);
      },
    });
  }

  /** All bytes so far as one array, with the beginning replaced by `head`. */
  withHead(head: Uint8Array): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    whole.set(head);
    return whole;
  }
}
