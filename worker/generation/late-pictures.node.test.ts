import { expect, test } from 'vitest';
import { LatePictures } from './late-pictures.ts';

const BEFORE = 'end 1 farm.day.happy.frog-green-none-0._';

/** A story that was saved with pictures of its words, and what is stored and logged of those that come. */
function saved({ status = 'saved', isShown = true, isLogged = true } = {}) {
  const stored: [string | null, string | null][] = [];
  const logged: string[] = [];
  const behind: Promise<unknown>[] = [];
  const pictures = new LatePictures({
    storage: { transactionSync: (write) => write() },
    ledger: { byId: () => ({ status, attempt: 1 }) as never },
    log: { has: () => isLogged, append: (_id, _attempt, { type }) => void logged.push(type) },
    library: {
      story: () => ({ laterScenes: BEFORE, language: 'es' }) as never,
      showsStory: () => isShown,
      setLaterScenes: (_id, scenes, before) => void stored.push([scenes, before]),
    },
    waitUntil: (work) => void behind.push(work),
    quiet: () => Promise.resolve(),
    present: () => [],
  });
  return { pictures, stored, logged, over: () => Promise.all(behind) };
}

test('pictures that come are stored over those that the story was saved with, and logged', async () => {
  const { pictures, stored, logged, over } = saved();
  pictures.follow('s', () => Promise.resolve([]));
  expect(pictures.isPending('s')).toBe(true);
  await over();
  expect([stored, logged, pictures.isPending('s')]).toEqual([[[null, BEFORE]], ['pictures'], false]);
});

test('without an answer the event says what the story has', async () => {
  const { pictures, stored, logged, over } = saved();
  pictures.follow('s', () => Promise.resolve(null));
  await over();
  expect([stored, logged]).toEqual([[], ['pictures']]);
});

test.each([
  ['withdrawn', { status: 'failed' }],
  ['taken down', { isShown: false }],
])('nothing is stored or logged of a story that was %s meanwhile', async (_, state) => {
  const { pictures, stored, logged, over } = saved(state);
  pictures.follow('s', () => Promise.resolve([]));
  await over();
  expect([stored, logged]).toEqual([[], []]);
});

test('the request for a story that was refunded instead of saved ends', async () => {
  const { pictures, stored, logged, over } = saved({ status: 'refunded' });
  pictures.follow(
    's',
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
  );
  await over();
  expect([pictures.isPending('s'), stored, logged]).toEqual([false, [], []]);
});

test.each(['drop', 'dropAll'] as const)('nothing is stored or logged after `%s`', async (how) => {
  const { pictures, stored, logged, over } = saved();
  let signal: AbortSignal | undefined;
  pictures.follow('s', (its) => {
    signal = its;
    return Promise.resolve([]);
  });
  pictures[how]('s');
  await over();
  expect([signal?.aborted, stored, logged, pictures.isPending('s')]).toEqual([true, [], [], false]);
});
