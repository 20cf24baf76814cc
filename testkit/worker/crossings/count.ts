import { CITIES, type City } from './cities.ts';
import { type Journey, type Moments, settled } from './journeys.ts';
import { type Distances, measuring, type Place } from './virtual-time.ts';

/** Calls that waited for each other until a moment. */
export type Counts = Record<Place, number>;

/** One row of the table. */
export type Crossings = {
  counts: Counts;
  /** Milliseconds along the critical path; null unless asked for. */
  waits: Record<City, number> | null;
};

declare module 'vitest' {
  interface TaskMeta {
    crossings?: Record<string, Crossings>;
  }
}

const PLACES = ['d1', 'r2', 'home'] as const;
const NOWHERE: Distances = { d1: 0, r2: 0, home: 0 };

/** Counts one place after the other, each with fresh people: a place that is far in one run is near in the next. */
export async function countCrossings(
  { rows, prepare }: Journey,
  hasWaits: boolean,
): Promise<Record<string, Crossings>> {
  const called = new Set<Place>();
  const timesAt = async (distances: Distances): Promise<Moments> => {
    const work = await prepare();
    const measured = await measuring(distances, work);
    await settled();
    for (const place of measured.called) called.add(place);
    return measured.result;
  };
  const depths = {} as Record<Place, Moments>;
  for (const place of PLACES) {
    // The first run shows which places are called at all.
    if (place === 'd1' || called.has(place)) depths[place] = await timesAt({ ...NOWHERE, [place]: 1 });
  }
  const depthAt = (place: Place, row: string) => depths[place]?.[row] ?? 0;
  const waits = {} as Record<City, Moments>;
  if (hasWaits) {
    for (const [city, distances] of Object.entries(CITIES)) waits[city as City] = await timesAt(distances);
  }
  const ofRow = (row: string): Crossings => ({
    counts: { d1: depthAt('d1', row), r2: depthAt('r2', row), home: depthAt('home', row) },
    waits: hasWaits
      ? (Object.fromEntries(Object.entries(waits).map(([city, times]) => [city, times[row]!])) as Record<
          City,
          number
        >)
      : null,
  });
  return Object.fromEntries(rows.map((row) => [row, ofRow(row)]));
}
