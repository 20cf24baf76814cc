/** Narrations running in this isolate, of any user. They share its one thread with all other requests. */
let active = 0;

/** When the next turn is free, in milliseconds since the epoch. */
let nextTurn = 0;

/**
 * Milliseconds between two turns: twice what a block takes to mix and encode, so that other requests run in between.
 */
const TURN_MS = 1;

/** A narration's first turn also creates its encoder, which takes as long as several blocks. */
const FIRST_TURN_MS = 4;

/**
 * Cooperative scheduling: runs one narration, which awaits the given function between blocks. Narrations book future
 * turns one after another, so that two are never due at once and another request waits for one turn, not for one of
 * each narration. A booking is a time, not a lock: a narration that ends with its object delays no other.
 * @param blocks done in one turn
 */
export async function* withScheduledYields<T>(
  work: (yieldToOthers: () => Promise<void>) => AsyncIterable<T>,
  blocks = 1,
): AsyncGenerator<T> {
  active += 1;
  const book = (length: number) => {
    const now = Date.now();
    // Later than all narrations together can have booked: the clock was set back, and earlier bookings are void.
    if (nextTurn > now + active * FIRST_TURN_MS) nextTurn = now;
    const turn = Math.max(now, nextTurn);
    nextTurn = turn + length;
    return scheduler.wait(turn - now);
  };
  try {
    await book(FIRST_TURN_MS);
    let done = 0;
    yield* work(async () => {
      done += 1;
      // A lone narration need not keep to turns.
      if (done % blocks === 0) await book(active === 1 ? 0 : blocks * TURN_MS);
    });
  } finally {
    active -= 1;
  }
}
