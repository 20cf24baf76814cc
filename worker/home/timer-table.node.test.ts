import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Deletions } from '../home-storage/deletions.ts';
import { Outbox } from '../home-storage/outbox.ts';
import { Snapshots } from '../home-storage/snapshot.ts';
import { type TimerName, Timers } from '../home-storage/timers.ts';

/** When each timer is due after each event, and what is left of it when the home dies between two works. */

const NOW = Date.UTC(2026, 10, 29, 20);
const MINUTE_MS = 60_000;

const NAMES = Object.keys({
  generations: 0,
  deletions: 0,
  outbox: 0,
  leaving: 0,
  closing: 0,
  snapshot: 0,
  links: 0,
  takes: 0,
} satisfies Record<TimerName, 0>) as TimerName[];

let storage: ReturnType<typeof ObjectStorage.new>;
let timers: Timers;
beforeEach(() => {
  storage = ObjectStorage.new();
  timers = new Timers(storage);
});

test('the works of timers that were taken are due again a minute later, until each has ended', async () => {
  for (const [place, name] of NAMES.entries()) await timers.set(name, NOW - NAMES.length + place);
  const { due, armed } = timers.take(NOW);
  await armed;
  expect(due).toEqual(NAMES);
  // The home dies after the first work: the others are still there, and wake it.
  await timers.clear(due[0]!);
  const left = Object.fromEntries(NAMES.map((name) => [name, timers.get(name)]));
  expect(left).toEqual({
    ...Object.fromEntries(NAMES.map((name) => [name, NOW + MINUTE_MS])),
    [due[0]!]: null,
  });
  expect(await storage.getAlarm()).toBe(NOW + MINUTE_MS);
  expect(timers.take(NOW + MINUTE_MS).due.toSorted()).toEqual(NAMES.slice(1).toSorted());
});

/** Ways to set a timer to `NOW`, and when it is due afterwards, by when it was due before. */
const WAYS: [keyof Pick<Timers, 'set' | 'setBy' | 'ensure'>, before: number | null, after: number][] = [
  ['set', null, NOW],
  ['set', NOW - HOUR_MS, NOW],
  ['set', NOW + HOUR_MS, NOW],
  ['setBy', null, NOW],
  ['setBy', NOW - HOUR_MS, NOW - HOUR_MS],
  ['setBy', NOW + HOUR_MS, NOW],
  ['ensure', null, NOW],
  ['ensure', NOW - HOUR_MS, NOW - HOUR_MS],
  ['ensure', NOW + HOUR_MS, NOW + HOUR_MS],
];

// The platform gives an alarm up that has failed six times: the rows are left, and nothing wakes the home.
test.each(WAYS.flatMap((way) => [[...way, 'set'] as const, [...way, 'given up'] as const]))(
  '%s moves a timer from %s to %s, with the alarm %s',
  async (way, before, after, alarm) => {
    await timers.set('closing', NOW + DAY_MS);
    if (before !== null) await timers.set('outbox', before);
    if (alarm === 'given up') await storage.deleteAlarm();
    await timers[way]('outbox', NOW);
    expect(timers.get('outbox')).toBe(after);
    expect(timers.get('closing')).toBe(NOW + DAY_MS);
    expect(await storage.getAlarm()).toBe(after);
  },
);

/** Snapshot row and timer before a change is noted, and when the timer is due afterwards. */
const SNAPSHOTS: [
  string,
  { state: string; number: number; key: string | null; due: number | null },
  number | null,
][] = [
  ['nothing changed', { state: 'current', number: 1, key: 'a', due: null }, null],
  ['the first change', { state: 'changed', number: 1, key: 'a', due: null }, NOW + DAY_MS],
  ['a later change', { state: 'changed', number: 1, key: 'a', due: NOW + HOUR_MS }, NOW + HOUR_MS],
  ['the first change of a new home', { state: 'changed', number: 0, key: null, due: null }, NOW + DAY_MS],
  ['a deletion', { state: 'changed', number: 2, key: null, due: null }, NOW + 10 * MINUTE_MS],
  [
    'a deletion after a change',
    { state: 'changed', number: 2, key: null, due: NOW + DAY_MS },
    NOW + 10 * MINUTE_MS,
  ],
  [
    'a second deletion',
    { state: 'changed', number: 3, key: null, due: NOW + 5 * MINUTE_MS },
    NOW + 5 * MINUTE_MS,
  ],
  [
    'a change during the reading',
    { state: 'reading', number: 1, key: 'a', due: NOW + HOUR_MS },
    NOW + HOUR_MS,
  ],
];

test.each(SNAPSHOTS)(
  'the snapshot after %s is due in time',
  async (_, { state, number, key, due }, expected) => {
    storage.sql.exec('UPDATE snapshot SET state = ?, number = ?, key = ?', state, number, key);
    if (due !== null) await timers.set('snapshot', due);
    const snapshots = new Snapshots({
      storage,
      timers,
      files: {} as R2Bucket,
      deletions: {} as Deletions,
      user: () => ({
        id: 'a',
        version: 1,
      }),
    });
    await snapshots.note(NOW);
    expect(timers.get('snapshot')).toBe(expected);
  },
);

test('a file that is noted again while it is deleted is deleted again later', async () => {
  let during = () => {};
  const asked: string[][] = [];
  const bucket = {
    delete: async (keys: string[]) => {
      asked.push(keys);
      during();
    },
  };
  const deletions = new Deletions(storage.sql, bucket as unknown as R2Bucket, timers);
  deletions.add(['audio/ana/1'], NOW);
  // Sound that lands during its deletion.
  during = () => deletions.add(['audio/ana/1'], NOW + HOUR_MS);
  await deletions.run(NOW);
  expect(timers.get('deletions')).toBe(NOW + HOUR_MS);
  during = () => {};
  await deletions.run(NOW + HOUR_MS);
  expect(asked).toEqual([['audio/ana/1'], ['audio/ana/1']]);
  expect(timers.get('deletions')).toBeNull();
});

test('a change of the directory that fails stays with its timer, and those before it are gone', async () => {
  const made: string[] = [];
  const outbox = new Outbox(storage.sql, timers, async (change, subject) => {
    if (subject === 'b') throw new Error('D1 is gone');
    made.push(`${change} ${subject}`);
  });
  outbox.add('bury_story', 'a');
  outbox.add('bury_feed', 'b');
  outbox.add('forget_reports', 'c');
  await expect(outbox.run(NOW)).rejects.toThrow('D1 is gone');
  expect(made).toEqual(['bury_story a']);
  expect(timers.get('outbox')).toBe(NOW + MINUTE_MS);
  expect(storage.sql.exec('SELECT subject FROM outbox ORDER BY id').toArray()).toEqual([
    { subject: 'b' },
    { subject: 'c' },
  ]);
});
