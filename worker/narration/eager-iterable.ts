import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/** Iterable that requests its first item at once, before it is awaited. */
export class EagerIterable<T> implements AsyncIterable<T> {
  #items: AsyncIterator<T>;
  #first: Promise<IteratorResult<T>>;

  constructor(source: AsyncIterable<T>) {
    this.#items = source[Symbol.asyncIterator]();
    this.#first = this.#items.next();
    // A failure is thrown by the iteration; until then it must not count as an unhandled rejection.
    this.#first.catch(() => undefined);
  }

  get first(): Promise<IteratorResult<T>> {
    return this.#first;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for (let item = await this.#first; !item.done; item = await this.#items.next()) yield item.value;
  }

  /** Lets the source clean up, without waiting: a hanging source must not delay the error that ends it. */
  close(): void {
    this.#items
      .return?.()
      ?.catch((error: unknown) =>
        logLine('warn', { narration: 'not closed cleanly', error: redactedErrorMessage(error) }),
      );
  }
}
