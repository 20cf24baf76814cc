/** Growing file in memory, in one contiguous buffer, so that storing it needs no second copy. */
export class FileBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** @param expected bytes; more are accepted */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(Math.ceil(expected));
  }

  get length(): number {
    return this.#length;
  }

  push(chunk: Uint8Array): void {
    const end = this.#length + chunk.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, Math.ceil(1.25 * this.#bytes.length)));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = end;
  }

  /** Truncates to the first bytes. */
  cut(length: number): void {
    this.#length = Math.min(length, this.#length);
  }

  /** The bytes from an offset on. No copy. */
  from(start: number): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(start, this.#length);
  }

  /** The whole file, with its beginning replaced by `head`. No copy. */
  withHead(head: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#bytes.set(head);
    return this.#bytes.subarray(0, this.#length);
  }
}
