/** Browser's caches in memory. `refuses` makes a write or an opening fail as the browser would. */
export class FakeCaches {
  readonly #all = new Map<string, Map<string, Response>>();
  refuses: { open?: string; put?: string } = {};

  readonly names = () => [...this.#all.keys()];
  readonly files = () => [...this.#all.values()].flatMap((files) => [...files.keys()]);
  /** Removes one file, as no browser announces. */
  readonly evict = (path: string) => this.#all.forEach((files) => void files.delete(path));

  readonly keys = async () => this.names();
  readonly delete = async (name: string) => this.#all.delete(name);
  readonly match = async (path: string, { cacheName }: { cacheName: string }) =>
    this.#all.get(cacheName)?.get(path)?.clone();

  readonly open = async (name: string) => {
    if (this.refuses.open) throw new DOMException('', this.refuses.open);
    const files = this.#all.get(name) ?? new Map<string, Response>();
    this.#all.set(name, files);
    return {
      keys: async () => [...files.keys()].map((path) => new Request(`https://app.test${path}`)),
      put: async (path: string, response: Response) => {
        if (this.refuses.put) throw new DOMException('', this.refuses.put);
        files.set(path, response);
      },
      delete: async (path: string) => files.delete(path),
    };
  };
}
