/** How long a server that failed is asked after those that did not. */
const MEMORY_MS = 60_000;

/** Which servers have just failed, so that nobody waits again for one that is down. Of this isolate. */
export class RecentFailures {
  readonly #at = new Map<string, number>();

  /** @param now milliseconds since the epoch */
  note(id: string, now: number): void {
    this.#at.set(id, now);
  }

  /** The same ones: those that have not just failed, in their order, then the others, the one that failed longest ago first. */
  inOrder<Server extends { id: string }>(servers: readonly Server[], now: number): Server[] {
    const at = ({ id }: Server) => this.#at.get(id) ?? Number.NEGATIVE_INFINITY;
    const hasFailed = (server: Server) => Math.abs(now - at(server)) < MEMORY_MS;
    const failed = servers.filter(hasFailed).sort((a, b) => at(a) - at(b));
    return [...servers.filter((server) => !hasFailed(server)), ...failed];
  }
}

export const recentFailures = new RecentFailures();
