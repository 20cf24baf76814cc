import { ApiError } from '../refusal.ts';

/**
 * Passwords are hashed one at a time in an isolate: each takes 32 MiB and a third of a second of its only thread, a slice at a
 * time. Whoever waits asks every so often whether it is their turn, and says so by that: a request that its client gave up
 * may end without another word, and must hold nobody up.
 */
type Ticket = { seenAt: number };

/** The first one is being hashed. */
let queue: Ticket[] = [];

/** As many as half a minute is enough for. */
const LONGEST = 32;
const ASK_EVERY_MS = 50;
/** Of silence, after which a request is taken to have ended: many times what a slice or the wait for one takes. */
const LOST_AFTER_MS = 3_000;
const RETRY_AFTER_S = 5;

/** @throws ApiError `rate_limited` while as many wait as may */
export function refuseWhenBusy(): void {
  const now = Date.now();
  queue = queue.filter(({ seenAt }) => now - seenAt < LOST_AFTER_MS);
  if (queue.length >= LONGEST) throw new ApiError('rate_limited', { retryAfter: RETRY_AFTER_S });
}

/**
 * Runs the work when it is its turn.
 * @param work awaits what it is given between its slices, so that other requests go on
 * @throws ApiError `rate_limited` when too many wait already
 */
export async function inTurn<Result>(work: (pause: () => Promise<void>) => Promise<Result>): Promise<Result> {
  refuseWhenBusy();
  const ticket: Ticket = { seenAt: Date.now() };
  queue.push(ticket);
  const pause = async (ms: number) => {
    await scheduler.wait(ms);
    ticket.seenAt = Date.now();
    // Taken for lost, since the whole isolate stood still.
    if (!queue.includes(ticket)) queue.push(ticket);
  };
  const isMyTurn = () => {
    const now = Date.now();
    return queue.find(({ seenAt }) => now - seenAt < LOST_AFTER_MS) === ticket;
  };
  try {
    while (!isMyTurn()) await pause(ASK_EVERY_MS);
    return await work(() => pause(0));
  } finally {
    queue = queue.filter((one) => one !== ticket);
  }
}
