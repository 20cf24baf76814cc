import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deletionRace } from '../../testkit/worker/faults/deletion-races.ts';
import { allCounts, count } from '../../testkit/worker/faults/event-counts.ts';
import { ScheduleRun } from '../../testkit/worker/faults/schedule-run.ts';
import { ONCE_FAILED, schedule } from '../../testkit/worker/faults/schedule.ts';
import { now, stage } from '../../testkit/worker/faults/world.ts';
import { withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { realClock } from '../generation/clock.ts';
import { Acceptance } from '../story/acceptance.ts';

/** Number and seed: `npm run tool -- faults --schedules 20000 --seed 7`. */
const { schedules, seed } = (env as unknown as { TEST_FAULTS: { schedules: number; seed: number } })
  .TEST_FAULTS;
const MS_A_SCHEDULE = 4000;
const PATIENCE_MS = 20_000;

/** Replaced for the campaign. No spies: they keep every call, a million of them. */
const REPLACED: [object, Record<string, unknown>][] = [
  [Date, { now }],
  // Stories of two sentences.
  [Acceptance.prototype, { verdict: () => ({ is: 'fit' }) }],
  // No pauses while a narration is encoded.
  [scheduler, { wait: async () => {} }],
  // The campaign's Durable Objects have simulated clocks; this is the Worker's, which holds requests.
  [
    realClock,
    {
      after(ms: number, callback: () => void) {
        count('held');
        stage.world.hold(ms, callback);
        return () => {};
      },
    },
  ],
  // A line for each story and fault would take longer than the story.
  [console, { log() {}, info() {}, warn() {}, error() {} }],
];
const before = REPLACED.map(([object, methods]) =>
  Object.fromEntries(Object.keys(methods).map((name) => [name, Reflect.get(object, name)])),
);

beforeAll(() => {
  withShortSleep();
  for (const [object, methods] of REPLACED) Object.assign(object, methods);
});
afterAll(() => {
  vi.restoreAllMocks();
  for (const [position, [object]] of REPLACED.entries()) Object.assign(object, before[position]);
  console.info({ schedules, ...allCounts() });
});

test(
  `${schedules} schedules of users and faults keep every invariant`,
  async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async (one) => {
        expect(await ScheduleRun.play(one)).toEqual([]);
      }),
      // The timeout reports and shrinks a hanging schedule.
      { numRuns: schedules, timeout: PATIENCE_MS, seed, examples: ONCE_FAILED.map((one) => [one]) },
    );
  },
  60_000 + schedules * MS_A_SCHEDULE,
);

/** A fifth of the schedules. */
const RACES = Math.ceil(schedules / 5);

test(
  `${RACES} stories deleted during their generations leave nothing`,
  async () => {
    await fc.assert(
      fc.asyncProperty(deletionRace, async (one) => {
        expect(await ScheduleRun.play(one)).toEqual([]);
      }),
      { numRuns: RACES, timeout: PATIENCE_MS, seed },
    );
  },
  60_000 + RACES * MS_A_SCHEDULE,
);

/** What any twenty schedules reach: without one of these the campaign checks promises about nothing. */
const REACHED = [
  'story: saved',
  'story: refunded',
  'story in two languages read',
  'story withdrawn after its end',
  'end drawn by a model',
  'narration: saved',
  'sentence: 200',
  'hand-over: repeated',
  'changed sentence: 200',
  'accepted take kept',
  'narration of an earlier text',
];

test.runIf(schedules >= 20)('the schedules reach the ends of stories and narrations', () => {
  expect(Object.keys(allCounts())).toEqual(expect.arrayContaining(REACHED));
});
