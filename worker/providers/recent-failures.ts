/** Time after a failure in which a server is asked after the others. */
const MEMORY_MS = 60_000;

/** Recent failures of servers, per isolate, so that a request does not wait again for one that is down. */
export class RecentFailures {
  readonly #at = new Map<string, number>();

  /** @param now milliseconds since the epoch */
  note(id: string, now: number): void {
    this.#at.set(id, now);
  }

  /** Healthy servers in configured order, then recent failures, oldest first. */
  inOrder<Server extends { id: string }>(servers: readonly Server[], now: number): Server[] {
    const at = ({ id }: Server) => this.#at.get(id) ?? Number.NEGATIVE_INFINITY;
    const hasFailed = (server: Server) => Math.abs(now - at(server)) < MEMORY_MS;
    const failed = servers.filter(hasFailed).sort((a, b) => at(a) - at(b));
    return [...servers.filter((server) => !hasFailed(server)), ...failed];
  }
}

export const recentFailures = new RecentFailures();
