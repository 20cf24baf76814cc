/** Most values of one state of the home. A page of the library is 20 KB. */
const MOST = 4;

/** Values made of the home's rows, kept in memory until a row is written. */
export class KeptValues {
  #changes = -1;
  readonly #values = new Map<string, unknown>();

  /**
   * @param changes rows that SQLite has written up to now (`HomeUser.entry`), by whatever statement: it never counts down
   * @param key determines with the rows what `make` returns, which nobody changes
   */
  of<Value>(changes: number, key: string, make: () => Value): Value {
    if (changes !== this.#changes || this.#values.size >= MOST) this.#values.clear();
    this.#changes = changes;
    if (!this.#values.has(key)) this.#values.set(key, make());
    return this.#values.get(key) as Value;
  }
}
