/** Places for all networks together, and of those for one. */
const PLACES = 32;
export const PLACES_PER_NETWORK = 8;
/** Besides: for networks that have none yet, so that a few that fill the queue do not close it to the others. */
const KEPT_PLACES = 32;

/** Of silence, after which a request is taken to have ended: many times what a slice or the wait for one takes. */
export const LOST_AFTER_MS = 3_000;

export type Ticket = {
  readonly network: string;
  readonly round: number;
  /** `entered`: not ready for its turn yet. */
  stage: 'entered' | 'ready' | 'running';
  seenAt: number;
};

/**
 * Order in which requests of several networks run, one at a time: start-time fair queueing. Each ticket of a network belongs to a
 * later round than the one before it, a network that comes to the queue joins the round that is being served, and rounds
 * run in order. So a request waits for one request of each other network at the most, and for those of its own. Times are
 * milliseconds since the epoch.
 */
export class FairQueue {
  #tickets: Ticket[] = [];
  #round = 0;

  /** @returns false when the network, or all together, have as many places as they may */
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

  /** Notes that a request is still there. One that was taken for lost, since the isolate stood still, has its place again. */
  see(ticket: Ticket, now: number): void {
    ticket.seenAt = now;
    if (!this.#tickets.includes(ticket)) this.#tickets.push(ticket);
  }

  /** Asked again and again by a request that is ready. @returns whether its turn has come: it runs until it leaves */
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
