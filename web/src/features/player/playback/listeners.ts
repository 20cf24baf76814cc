/** Who wants to hear of changes; the shape that React's `useSyncExternalStore` takes. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
