/** How long a server that failed is asked after those that did not. */
const MEMORY_MS = 60_000;

/** Which servers have just failed, so that nobody waits again for one that is down. Of this isolate. */
export class RecentFailures {
  readonly #at = new Map<string, number>();

  /** @param now milliseconds since the epoch */
  note(id: string, now: number): void {
    this.#at.set(id, now);
  }

  /** The same ones, those first that have not just failed; otherwise in their order. */
  inOrder<Server extends { id: string }>(servers: readonly Server[], now: number): Server[] {
    const hasFailed = ({ id }: Server) => {
      const at = this.#at.get(id);
      return at !== undefined && Math.abs(now - at) < MEMORY_MS;
    };
    return [...servers.filter((server) => !hasFailed(server)), ...servers.filter(hasFailed)];
  }
}

export const recentFailures = new RecentFailures();
