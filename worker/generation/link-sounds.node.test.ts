import { expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { hiddenScript, nextToSpeak } from '../link/linked-story.ts';
import { LinkSounds, type LinkSoundsDeps } from './link-sounds.ts';

const NOW = 1_800_000_000_000;
type Found = Pick<NonNullable<ReturnType<LinkSoundsDeps['hidden']>>, 'story' | 'narration'>;

/**
 * A home with links to these stories, each with one narration and a name in its text.
 * @param says what a made file says; default: what the links hide
 */
function home(ages: Record<string, number>, make: LinkSoundsDeps['make'], says?: string) {
  const timers = new Map<string, number>();
  /** What the file of each story says. */
  const spoken = new Map<string, string>();
  const deps: LinkSoundsDeps = {
    links: () =>
      Object.entries(ages).map(([storyId, age]) => ({
        id: storyId,
        secret: storyId,
        storyId,
        scope: 'read',
        showsNames: false,
        opened: 0,
        createdAt: NOW - age,
        endsAt: NOW + DAY_MS,
      })),
    outdated: () => [],
    hidden(id) {
      const story = {
        id,
        title: '',
        language: 'es',
        standIns: ['Nadia'],
        options: storyRequest.parse({
          topic: 'un faro',
          childNames: 'Martina',
        }),
        document: {
          language: 'es',
          sentences: [
            {
              index: 0,
              paragraph: 0,
              text: 'Martina mira.',
            },
          ],
        },
      } as unknown as Found['story'];
      const script = spoken.get(id);
      const linkSound = script === undefined ? null : { soundBytes: 1, madeAt: 1, script };
      const narration = { id, language: 'es', linkSound } as unknown as Found['narration'];
      return nextToSpeak(story, [narration], () => []) && { story, narration, isHidden: true };
    },
    async make(order, signal) {
      await make(order, signal);
      spoken.set(order.story.id, says ?? hiddenScript(order.story, 'es', () => [])!.digest);
    },
    ended: () => undefined,
    clock: { now: () => NOW, after: () => () => undefined },
    timers: {
      set: async (name, at) => void timers.set(name, at),
      clear: async (name) => void timers.delete(name),
    },
    waitUntil: () => undefined,
  };
  return { sounds: new LinkSounds(deps), timers, spoken };
}

test('each story is spoken once, and no timer stays', async () => {
  const made: string[] = [];
  const { sounds, timers } = home({ a: 0, b: 0 }, async ({ story }) => void made.push(story.id));
  await Promise.all([sounds.run(), sounds.run()]);
  await sounds.run();
  expect(made).toEqual(['a', 'b']);
  expect(timers.get('links')).toBeUndefined();
});

test('a file that says something else once it is made is bought once in a run, and a timer repeats it', async () => {
  const made: string[] = [];
  const make = async ({ story }: { story: Found['story'] }) => void made.push(story.id);
  const { sounds, timers } = home({ a: 0, b: 0 }, make, 'of another text');
  await sounds.run();
  expect(made).toEqual(['a', 'b']);
  expect(timers.get('links')).toBe(NOW + 10 * 60_000);
});

test.each([
  [0, 10 * 60_000],
  [3 * HOUR_MS, 3 * HOUR_MS],
  [40 * DAY_MS, DAY_MS],
])('a failure of a link %i ms old is repeated after %i ms, and stops no other story', async (age, wait) => {
  const { sounds, timers, spoken } = home({ a: age, b: age }, async ({ story }) => {
    if (story.id === 'a') throw new Error('no voice');
  });
  await sounds.run();
  expect([...spoken.keys()]).toEqual(['b']);
  expect(timers.get('links')).toBe(NOW + wait);
});

test('a deleted story ends its own speech before the deletion goes on, and is not begun again', async () => {
  const began = Promise.withResolvers<void>();
  let isSecond = false;
  const { sounds, spoken } = home({ a: 0, b: 0 }, ({ story }, signal) => {
    if (story.id === 'b' || isSecond) return Promise.resolve();
    began.resolve();
    isSecond = true;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const running = sounds.run();
  await began.promise;
  await sounds.end('not_found', 'a');
  await running;
  await sounds.run();
  expect([...spoken.keys()]).toEqual(['b']);
});

test('a closed account ends the work, and leaves the storage alone', async () => {
  const began = Promise.withResolvers<void>();
  const { sounds, timers, spoken } = home({ a: 0 }, (_, signal) => {
    began.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const running = sounds.run();
  await began.promise;
  timers.clear();
  await sounds.end('session_ended');
  await running;
  sounds.start();
  expect([spoken.size, timers.size]).toEqual([0, 0]);
});
