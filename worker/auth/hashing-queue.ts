import { orThrow, type Refusal } from '../errors/refusal.ts';
import { FairQueue } from './fair-queue.ts';

/**
 * Hashing queue of an isolate: one password at a time, since each takes 32 MiB and a third of a second of the only
 * thread, in slices. A waiting request polls for its turn and thereby shows that it is alive; a request that its client
 * cancelled may vanish without notice and must not block the queue.
 */
const queue = new FairQueue();

const ASK_EVERY_MS = 50;
/** Time in which one network's places are served. The app retries by itself after so short a wait. */
const RETRY_AFTER_S = 3;

const BUSY: Refusal = { ok: false, code: 'rate_limited', retryAfter: RETRY_AFTER_S };

/**
 * Checked before any look-up, so that refused sign-ins of a flood cost little.
 * @throws ApiError `rate_limited` when this network has no free place
 */
export function refuseWhenFull(network: string): void {
  if (!queue.hasRoom(network, Date.now())) orThrow(BUSY);
}

/** A place in the queue. */
export type Turn = {
  /** Resolves when this request may hash. */
  come(): Promise<void>;
  /** Awaited between slices, so that other requests run. */
  pause(): Promise<void>;
};

/**
 * Runs work while holding a place in the queue.
 * @param network whose places are counted
 * @returns `rate_limited`, before the work starts, when there is no place
 */
export async function inQueue<Result>(
  network: string,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result | Refusal> {
  const ticket = queue.enter(network, Date.now());
  if (!ticket) return BUSY;
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
