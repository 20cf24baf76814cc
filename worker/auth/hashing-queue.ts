import { ApiError } from '../errors/refusal.ts';
import { FairQueue } from './fair-queue.ts';

/**
 * Passwords are hashed one at a time in an isolate: each takes 32 MiB and a third of a second of its only thread, a slice at a
 * time. A request that waits asks every so often whether it is its turn, and shows by that that it is still there: one
 * that its client gave up may end without another word, and must hold nobody up.
 */
const queue = new FairQueue();

const ASK_EVERY_MS = 50;
/** As long as a full set of one network's places takes. The app tries again by itself after so short a wait. */
const RETRY_AFTER_S = 3;

const busy = () => new ApiError('rate_limited', { retryAfter: RETRY_AFTER_S });

/**
 * To be asked before anything is looked up, so that what a flood of sign-ins is refused costs next to nothing.
 * @throws ApiError `rate_limited` when this network gets no place now
 */
export function refuseWhenFull(network: string): void {
  if (!queue.hasRoom(network, Date.now())) throw busy();
}

/** A place in the queue. */
export type Turn = {
  /** Resolves when this request may hash. */
  come(): Promise<void>;
  /** Awaited between slices, so that other requests go on. */
  pause(): Promise<void>;
};

/**
 * Does some work with a place in the queue, from its beginning to its end.
 * @param network whose places are counted together
 * @throws ApiError `rate_limited`, before any work, when there is no place
 */
export async function inQueue<Result>(
  network: string,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const ticket = queue.enter(network, Date.now());
  if (!ticket) throw busy();
  const pause = async (ms: number) => {
    await scheduler.wait(ms);
    queue.see(ticket, Date.now());
  };
  try {
    return await work({
      async come() {
        while (!queue.begin(ticket, Date.now())) await pause(ASK_EVERY_MS);
      },
      pause: () => pause(0),
    });
  } finally {
    queue.leave(ticket);
  }
}
