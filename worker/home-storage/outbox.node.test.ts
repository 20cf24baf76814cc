import { beforeEach, expect, test } from 'vitest';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Outbox } from './outbox.ts';
import { Timers } from './timers.ts';

const NOW = Date.UTC(2026, 10, 21, 20);
const MINUTE_MS = 60_000;

let storage: ReturnType<typeof ObjectStorage.new>;
let timers: Timers;
let outbox: Outbox;
/** Changes that the directory was asked for, oldest first. */
let asked: { change: string; finish: () => void; fail: (error: Error) => void }[];
beforeEach(() => {
  storage = ObjectStorage.new();
  timers = new Timers(storage);
  asked = [];
  outbox = new Outbox(storage.sql, timers, (change, subject) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    asked.push({ change: `${change} ${subject}`, finish: resolve, fail: reject });
    return promise;
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const changes = () => asked.map(({ change }) => change);
const rows = () => storage.sql.exec('SELECT change, subject FROM outbox').toArray().length;

test('changes are made in their order, each once, and leave neither a row nor a timer', async () => {
  outbox.add('settle_story', 'a');
  outbox.add('forget_reports', 'b');
  const run = outbox.run(NOW);
  expect(timers.get('outbox')).toBe(NOW + MINUTE_MS);
  expect(outbox.run(NOW)).toBe(run);
  await settled();
  asked[0]!.finish();
  await settled();
  asked[1]!.finish();
  await run;
  expect(changes()).toEqual(['settle_story a', 'forget_reports b']);
  expect([rows(), timers.get('outbox')]).toEqual([0, null]);
});

test('a change that the directory refuses stays with its timer and is made at the next run', async () => {
  outbox.add('release_story', 'a');
  const run = outbox.run(NOW);
  await settled();
  asked[0]!.fail(new Error('D1 is gone'));
  await expect(run).rejects.toThrow('D1 is gone');
  expect([rows(), timers.get('outbox')]).toEqual([1, NOW + MINUTE_MS]);
  const again = outbox.run(NOW + MINUTE_MS);
  await settled();
  asked[1]!.finish();
  await again;
  expect([changes(), rows()]).toEqual([['release_story a', 'release_story a'], 0]);
});

test('a release replaces the settlement of its story, not that of another', async () => {
  outbox.add('settle_story', 'a');
  outbox.add('settle_story', 'b');
  outbox.add('release_story', 'a');
  outbox.run(NOW);
  for (let n = 0; n < 2; n += 1) {
    await settled();
    asked[n]!.finish();
  }
  await settled();
  expect([changes(), rows()]).toEqual([['settle_story b', 'release_story a'], 0]);
});

test('a change added again while it is made is made again', async () => {
  outbox.add('release_story', 'a');
  const run = outbox.run(NOW);
  await settled();
  outbox.add('release_story', 'a');
  for (let n = 0; n < 2; n += 1) {
    asked[n]!.finish();
    await settled();
  }
  await run;
  expect([changes(), rows()]).toEqual([['release_story a', 'release_story a'], 0]);
});

test('a change added while the timer of the last one is cleared is made', async () => {
  outbox.add('release_story', 'a');
  outbox.run(NOW);
  await settled();
  const { setAlarm } = storage;
  storage.setAlarm = async (at) => {
    storage.setAlarm = setAlarm;
    const set = setAlarm.call(storage, Number(at));
    outbox.add('release_story', 'b');
    outbox.run(NOW);
    await set;
  };
  asked[0]!.finish();
  await settled();
  expect([changes(), timers.get('outbox')]).toEqual([
    ['release_story a', 'release_story b'],
    NOW + MINUTE_MS,
  ]);
  expect(await storage.getAlarm()).toBe(NOW + MINUTE_MS);
});
