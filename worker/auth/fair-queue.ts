/** Places for all networks together, and for each network. */
const PLACES = 32;
export const PLACES_PER_NETWORK = 8;
/** Additional places for networks that have none yet, so that a few networks cannot close the queue to others. */
const KEPT_PLACES = 32;

/** Milliseconds without a poll after which a request is presumed gone; many times the length of one slice. */
export const LOST_AFTER_MS = 3_000;

export type Ticket = {
  readonly network: string;
  readonly round: number;
  /** `entered`: not ready for its turn yet. */
  stage: 'entered' | 'ready' | 'running';
  seenAt: number;
};

/**
 * Start-time fair queueing over networks; one request runs at a time. Each ticket of a network belongs to a later round
 * than its previous one, a network that joins starts in the current round, and rounds run in order. So a request waits
 * for at most one request of each other network, and for those of its own. Times are milliseconds since the epoch.
 */
export class FairQueue {
  #tickets: Ticket[] = [];
  #round = 0;

  /** @returns false when the network's places, or all places, are taken */
  hasRoom(network: string, now: number): boolean {
    this.#dropLost(now);
    const own = this.#of(network).length;
    return own < PLACES_PER_NETWORK && this.#tickets.length < (own === 0 ? PLACES + KEPT_PLACES : PLACES);
  }

  /** @returns null when there is no room */
  enter(network: string, now: number): Ticket | null {
    if (!this.hasRoom(network, now)) return null;
    const round = Math.max(this.#round, ...this.#of(network).map((ticket) => ticket.round + 1));
    const ticket: Ticket = { network, round, stage: 'entered', seenAt: now };
    this.#tickets.push(ticket);
    return ticket;
  }

  /** Renews a ticket. One that was presumed lost while the isolate paused gets its place back. */
  see(ticket: Ticket, now: number): void {
    ticket.seenAt = now;
    if (!this.#tickets.includes(ticket)) this.#tickets.push(ticket);
  }

  /**
   * Polled by a request that is ready.
   * @returns whether it may run now; it then runs until `leave`
   */
  begin(ticket: Ticket, now: number): boolean {
    if (ticket.stage === 'entered') ticket.stage = 'ready';
    this.see(ticket, now);
    this.#dropLost(now);
    if (this.#tickets.some(({ stage }) => stage === 'running')) return false;
    const ready = this.#tickets.filter(({ stage }) => stage === 'ready');
    const round = Math.min(...ready.map((one) => one.round));
    if (ready.find((one) => one.round === round) !== ticket) return false;
    ticket.stage = 'running';
    this.#round = round;
    return true;
  }

  leave(ticket: Ticket): void {
    this.#tickets = this.#tickets.filter((one) => one !== ticket);
  }

  #of(network: string): Ticket[] {
    return this.#tickets.filter((ticket) => ticket.network === network);
  }

  #dropLost(now: number): void {
    this.#tickets = this.#tickets.filter(({ seenAt }) => now - seenAt < LOST_AFTER_MS);
  }
}
