/**
 * Narrations under way in this isolate, of whichever people: its one thread is theirs and everybody else's.
 */
let active = 0;

/**
 * Runs one narration's work, handing it a function to await between blocks. The more narrations there are, the longer each
 * steps back, so that they do not queue up behind each other in front of other requests: with n of them, n - 1 ms, about
 * what the others need for a block each.
 */
export async function* inTurns<T>(
  work: (giveWay: () => Promise<void>) => AsyncIterable<T>,
): AsyncGenerator<T> {
  active += 1;
  const giveWay = () => scheduler.wait(active - 1);
  try {
    // Twenty that start together do not make their encoders together.
    await giveWay();
    yield* work(giveWay);
  } finally {
    active -= 1;
  }
}
