import { useSyncExternalStore } from 'react';

/** Change notifications, in the shape that React's `useSyncExternalStore` takes. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify(): void {
    for (const listener of new Set(this.#listeners)) listener();
  }
}

export type Store<Value> = {
  /** The same object until `set`. */
  read: () => Value;
  subscribe: Listeners['subscribe'];
  /** Calls every listener. */
  set: (next: Value) => void;
};

/** Observable value outside React. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Listeners();
  let value = initial;
  return {
    read: () => value,
    subscribe: listeners.subscribe,
    set(next) {
      value = next;
      listeners.notify();
    },
  };
}

/** Value of a store, rendered again after every change. @param prerendered the value in a prerendered page */
export function useStore<Value>(
  { read, subscribe }: Pick<Store<Value>, 'read' | 'subscribe'>,
  prerendered: () => Value = read,
): Value {
  return useSyncExternalStore(subscribe, read, prerendered);
}
