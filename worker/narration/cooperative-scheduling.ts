/** Narrations under way in this isolate, of whichever people: its one thread is theirs and everybody else's. */
let active = 0;

/** When the next turn is free, in milliseconds since the epoch. */
let nextTurn = 0;

/** Milliseconds from one turn to the next: twice what a block takes to mix and encode, so that others find room in between. */
const TURN_MS = 1;

/** A narration's first turn makes its encoder, which takes as long as several blocks. */
const FIRST_TURN_MS = 4;

/**
 * Runs one narration's work, handing it a function to await between blocks. Narrations book their turns one after the
 * other, so that no two are due at the same moment and a request that comes in between waits for one block, not for all of
 * them. Turns are only times: nobody passes anything on, so that a narration which dies with its object holds nobody up.
 */
export async function* withScheduledYields<T>(
  work: (yieldToOthers: () => Promise<void>) => AsyncIterable<T>,
): AsyncGenerator<T> {
  active += 1;
  const book = (length: number) => {
    const now = Date.now();
    // Later than everybody's turns together: the clock was set back, and what was booked before means nothing now.
    if (nextTurn > now + active * FIRST_TURN_MS) nextTurn = now;
    const turn = Math.max(now, nextTurn);
    nextTurn = turn + length;
    return scheduler.wait(turn - now);
  };
  try {
    await book(FIRST_TURN_MS);
    // Alone it need not keep to turns.
    yield* work(() => book(active === 1 ? 0 : TURN_MS));
  } finally {
    active -= 1;
  }
}
