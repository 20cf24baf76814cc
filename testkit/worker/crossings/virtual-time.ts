/**
 * Discrete-event simulation of distance. While a measurement runs, every call of D1, R2 and a Home takes a chosen
 * number of units of virtual time, and everything else takes none. Virtual time advances to the next arrival only when
 * nothing else moves, so the result is the sum along the critical path, whatever the machine's load: with one unit for
 * D1 and none for the rest, the number of D1 calls that waited for each other.
 */

export type Place = 'd1' | 'r2' | 'home';
export type Distances = Record<Place, number>;

type Measurement = {
  readonly distances: Distances;
  now: number;
  /** Arrival times of calls on their way. */
  readonly arrivals: Set<{ at: number }>;
  /** Calls whose real work is running: D1, R2, and requests to providers. */
  busy: number;
  /** Grows with each event. */
  moves: number;
  /** Places that were called at all. */
  readonly called: Set<Place>;
  /** What is still on its way arrives at once. */
  isOver: boolean;
};

let current: Measurement | null = null;

/**
 * Turns of the event loop without an event after which nothing moves any more. RPC messages and pieces of streams
 * between objects take a turn or two, and are not events.
 */
const QUIET_TURNS = 8;

/** Limit for work that never ends by itself, such as a provider that does not answer. */
const STUCK_MS = 3000;

export const isMeasuring = () => current !== null;

/** Units of virtual time since the measurement began. */
export function virtualNow(): number {
  if (!current) throw new Error('no measurement is running');
  return current.now;
}

/**
 * Runs one measurement, and then waits for the work that goes on after the answer, which is not measured.
 * @returns also the places that were called until the answer
 */
export async function measuring<T>(
  distances: Distances,
  work: () => Promise<T>,
): Promise<{ result: T; called: Set<Place> }> {
  if (current) throw new Error('another measurement is running');
  const measurement: Measurement = {
    distances,
    now: 0,
    arrivals: new Set(),
    busy: 0,
    moves: 0,
    called: new Set(),
    isOver: false,
  };
  current = measurement;
  try {
    const result = await work();
    return { result, called: new Set(measurement.called) };
  } finally {
    measurement.isOver = true;
    await untilQuiet(measurement, () => false);
    current = null;
  }
}

/** Waits until the event loop was quiet. @param isOver ends the wait early */
async function untilQuiet(measurement: Measurement, isOver: () => boolean): Promise<void> {
  let since = performance.now();
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    const { moves } = measurement;
    // In the caller's own context: a promise resolved by another object's would not wake it reliably.
    await scheduler.wait(0);
    if (isOver()) return;
    const hasMoved = measurement.moves !== moves;
    if (hasMoved) since = performance.now();
    const isStuck = performance.now() - since > STUCK_MS;
    quiet = hasMoved || (measurement.busy > 0 && !isStuck) ? 0 : quiet + 1;
  }
}

async function travel(measurement: Measurement, place: Place): Promise<void> {
  measurement.called.add(place);
  const distance = measurement.distances[place];
  if (distance === 0 || measurement.isOver) return;
  const arrival = { at: measurement.now + distance };
  measurement.arrivals.add(arrival);
  const isOver = () => measurement.isOver || measurement.now >= arrival.at;
  while (!isOver()) {
    await untilQuiet(measurement, isOver);
    if (isOver()) break;
    measurement.now = Math.min(...[...measurement.arrivals].map(({ at }) => at));
    measurement.moves += 1;
  }
  measurement.arrivals.delete(arrival);
  measurement.moves += 1;
}

/** Work that is an event and takes no virtual time. */
export async function event<T>(work: () => Promise<T>): Promise<T> {
  const measurement = current;
  if (!measurement) return work();
  measurement.busy += 1;
  measurement.moves += 1;
  try {
    return await work();
  } finally {
    measurement.busy -= 1;
    measurement.moves += 1;
  }
}

/** A call of D1 or R2. */
export async function farCall<T>(place: 'd1' | 'r2', work: () => Promise<T>): Promise<T> {
  if (current) await travel(current, place);
  return event(work);
}

/** A call of a Home, which may itself wait for D1 and R2. */
export async function homeCall<T>(work: () => Promise<T>): Promise<T> {
  const measurement = current;
  if (!measurement) return work();
  await travel(measurement, 'home');
  measurement.moves += 1;
  try {
    return await work();
  } finally {
    measurement.moves += 1;
  }
}
