import { failureOf } from './storage-failure.ts';

/** Result of a request of IndexedDB. A full disk aborts the transaction without an error of the request. */
function settled<Value>(transaction: IDBTransaction, request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? request.error);
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** A database of the browser, with its stores and the fields that name a row. Bytes are kept as ArrayBuffer: Safari has lost Blobs. */
export class BrowserDatabase<Store extends string> {
  readonly #name: string;
  readonly #stores: Readonly<Record<Store, string[]>>;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string, stores: Readonly<Record<Store, string[]>>) {
    this.#name = name;
    this.#stores = stores;
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.addEventListener('upgradeneeded', () => {
        for (const [store, keyPath] of Object.entries<string[]>(this.#stores))
          request.result.createObjectStore(store, { keyPath });
      });
      request.addEventListener('success', () => {
        // Gives way to the removal of the database, here or in another tab; the next request opens a new one.
        request.result.addEventListener('versionchange', () => {
          request.result.close();
          this.#opened = null;
        });
        resolve(request.result);
      });
      request.addEventListener('error', () => reject(request.error));
    });
  }

  /**
   * One request. The database is opened again after a lost connection, once.
   * @throws what the browser throws: no room, or storage that is missing, forbidden or broken
   */
  async ask<Value>(
    store: Store,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    for (let isSecond = false; ; isSecond = true) {
      try {
        this.#opened ??= this.#open();
        const transaction = (await this.#opened).transaction(store, mode);
        return await settled(transaction, ask(transaction.objectStore(store)));
      } catch (thrown) {
        this.#opened = null;
        if (isSecond || failureOf(thrown) === 'full') throw thrown;
      }
    }
  }
}
