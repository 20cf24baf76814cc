import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../contract/time.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Deletions } from './deletions.ts';
import { Timers } from './timers.ts';

const NOW = Date.UTC(2026, 10, 21, 20);
const MINUTE_MS = 60_000;

let timers: Timers;
let deletions: Deletions;
let files: Set<string>;
let isAnswering: boolean;
/** Awaited before files are deleted. */
let whileDeleting: () => Promise<void>;
beforeEach(() => {
  const storage = ObjectStorage.new();
  timers = new Timers(storage);
  files = new Set();
  isAnswering = true;
  whileDeleting = async () => {};
  const bucket = {
    list: async ({ prefix }: { prefix: string }) => {
      const keys = [...files].filter((key) => key.startsWith(prefix));
      return { objects: keys.map((key) => ({ key, size: 1, uploaded: new Date(NOW) })), truncated: false };
    },
    delete: async (keys: string[]) => {
      if (!isAnswering) throw new Error('R2 is gone');
      await whileDeleting();
      for (const key of keys) files.delete(key);
    },
  };
  deletions = new Deletions(storage.sql, bucket as unknown as R2Bucket, timers);
});

function holdDeletions() {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  whileDeleting = () => {
    asked.resolve();
    return released.promise;
  };
  const release = () => {
    whileDeleting = async () => {};
    released.resolve();
  };
  return { asked: asked.promise, release };
}

const store = (...keys: string[]) => {
  for (const key of keys) files.add(key);
};

test('a file that was expected and got no row is deleted a day later, not before', async () => {
  await deletions.expect(['stories/ana/1'], NOW);
  store('stories/ana/1');
  expect(timers.get('deletions')).toBe(NOW + DAY_MS);
  await deletions.run(NOW + DAY_MS - 1);
  expect([...files]).toEqual(['stories/ana/1']);
  await deletions.run(NOW + DAY_MS);
  expect([[...files], timers.get('deletions')]).toEqual([[], null]);
});

test('a file that got its row stays', async () => {
  await deletions.expect(['stories/ana/1'], NOW);
  store('stories/ana/1');
  deletions.keep(['stories/ana/1']);
  await deletions.run(NOW + 2 * DAY_MS);
  expect([...files]).toEqual(['stories/ana/1']);
});

test('a deleted file takes no other with it whose name begins alike; a folder takes all below', async () => {
  store('audio/ana/1', 'audio/ana/12', 'speech/ana/1/a', 'speech/ana/1/b', 'speech/ana/12/a');
  await deletions.remove(['audio/ana/1', 'speech/ana/1/'], NOW);
  await deletions.run(NOW);
  expect([...files]).toEqual(['audio/ana/12', 'speech/ana/12/a']);
});

test('files of work that was given up are deleted at once, those of other work are not', async () => {
  const keys = ['speech/ana/1/a', 'speech/ana/2/a'];
  await deletions.expect(keys, NOW);
  store(...keys);
  deletions.giveUp('speech/ana/1/', NOW);
  await deletions.run(NOW);
  expect([[...files], timers.get('deletions')]).toEqual([['speech/ana/2/a'], NOW + DAY_MS]);
});

test('a deletion that R2 refuses is repeated by the timer', async () => {
  store('audio/ana/1');
  await deletions.remove(['audio/ana/1'], NOW);
  isAnswering = false;
  // The object's alarm has taken the timer.
  await timers.clear('deletions');
  await expect(deletions.run(NOW)).rejects.toThrow('R2 is gone');
  expect(timers.get('deletions')).toBe(NOW + 5 * MINUTE_MS);
  isAnswering = true;
  await deletions.run(NOW + 5 * MINUTE_MS);
  expect([[...files], timers.get('deletions')]).toEqual([[], null]);
});

test('a key that is noted again while it is being deleted is deleted again', async () => {
  store('audio/ana/1');
  await deletions.remove(['audio/ana/1'], NOW);
  const held = holdDeletions();
  const running = deletions.run(NOW);
  await held.asked;
  // The sound lands after the deletion, and its story is deleted.
  deletions.add(['audio/ana/1'], NOW + 1);
  held.release();
  await running;
  store('audio/ana/1');
  expect(timers.get('deletions')).toBe(NOW + 1);
  await deletions.run(NOW + 1);
  expect([[...files], timers.get('deletions')]).toEqual([[], null]);
});
