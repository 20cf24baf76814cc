import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import snapshot from '../../bench/crossings.json' with { type: 'json' };
import { eventfulFetch } from '../../testkit/worker/crossings/bindings.ts';
import { type Counts, countCrossings } from '../../testkit/worker/crossings/count.ts';
import { ALL_JOURNEYS, measuredJourneys, noteModel } from '../../testkit/worker/crossings/journeys.ts';

/** `npm run bench -- crossings` also wants milliseconds. */
const { TEST_CITIES, TEST_LONG } = env as unknown as { TEST_CITIES: boolean; TEST_LONG: boolean };

const ADVICE = 'if this is intended, `npm run bench -- crossings` rewrites bench/crossings.json';
const expected = snapshot as Record<string, Counts>;
const measured = measuredJourneys(expected, TEST_CITIES || TEST_LONG);

// SDKs are imported when they are first used, which takes long.
beforeAll(async () => {
  await Promise.all([import('openai'), import('stripe')]);
  const providers = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(eventfulFetch(providers, noteModel));
});

test('the snapshot of crossings has a row for every route and journey', () => {
  const rows = ALL_JOURNEYS.flatMap((journey) => journey.rows);
  expect(Object.keys(expected), ADVICE).toEqual(rows.toSorted());
});

test.for(measured.map((journey) => [journey.rows.join(', '), journey] as const))(
  '%s: as many crossings as in the snapshot',
  async ([, journey], { task }) => {
    task.meta.crossings = await countCrossings(journey, TEST_CITIES);
    const counted = Object.entries(task.meta.crossings).map(([row, { counts }]) => [row, counts]);
    const wanted = journey.rows.map((row) => [row, expected[row]]);
    expect(Object.fromEntries(counted), ADVICE).toEqual(Object.fromEntries(wanted));
  },
);
