// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../../../contract/schemas/auth.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { KEPT_CACHE } from '../../../lib/kept-files.ts';
import { setWanted, wantedStories } from '../../../lib/kept-list.ts';
import { nothing, refusal, serve } from '../../../testing/server.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { contactAboutKept } from './kept-contact.ts';
import { keepStory, readShelf } from './kept-stories.ts';

await startI18n();
await loadWords('errors', 'library');
const { signOut } = await import('../../account/session/sign-out.ts');
const { deleteWithUndo } = await import('../../library/story-deletion.ts');

/** Whatever ends a story or its user on this device, begun in each state in which the copy might come back. */

const storyOf = (id: string) =>
  ({
    id,
    title: `Cuento ${id}`,
    content: 'Uno.',
    sentences: [{ index: 0, paragraph: 0, text: 'Uno.' }],
    language: 'es',
    options: { storyType: 'original', ageGroup: '3-5' },
    narrations: [
      {
        id: `n-${id}`,
        storyId: id,
        language: 'es',
        audioUrl: `/${id}.mp3`,
        duration: 2,
        timeline: [],
      },
    ],
  }) as unknown as Story;
const person = (id: string) => ({ token: `token-${id}`, user: { id, email: `${id}@example.org` } as User });

let caches: FakeCaches;
/** The story that ends. The page remembers those that were deleted. */
let id: string;
let tests = 0;
/** Sounds and pictures wait for it. */
let hold: Promise<void> | null;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tests += 1;
  id = `a${tests}`;
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  hold = null;
  serve({
    'GET /api/stories/b': storyOf('b'),
    [`GET /api/stories/${id}`]: () => refusal('not_found', 404),
    [`DELETE /api/stories/${id}`]: nothing(),
    'POST /api/auth/logout': nothing(),
  });
  const api = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/api/')) return api(url, init);
    await hold;
    return new Response('a file');
  });
  setWanted([]);
  session.begin(person('ana'));
  await keepStory(storyOf('b'), 'ana');
});
afterEach(() => {
  session.end();
  queryClient.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each gives what happens after the end, before everything is looked through. */
const STATES: Record<string, () => Promise<() => Promise<unknown>>> = {
  async 'of a kept story'() {
    await keepStory(storyOf(id), 'ana');
    return async () => {};
  },
  async 'of a story that is being kept'() {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const keeping = keepStory(storyOf(id), 'ana').catch(() => undefined);
    return () => {
      resolve();
      return keeping;
    };
  },
  async 'of a story that is being kept again'() {
    await keepStory(storyOf(id), 'ana');
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const keeping = keepStory(storyOf(id), 'ana').catch(() => undefined);
    return () => {
      resolve();
      return keeping;
    };
  },
};

/** Each with the stories that stay. */
const ENDS: Record<string, { stay: string[]; end: () => Promise<unknown> }> = {
  'a deletion here': {
    stay: ['b'],
    async end() {
      deleteWithUndo({ id, title: '' });
      await vi.advanceTimersByTimeAsync(9_000);
      await vi.dynamicImportSettled();
    },
  },
  'a deletion on another device': { stay: ['b'], end: () => contactAboutKept('ana') },
  'a sign-out': { stay: [], end: signOut },
  'another user': {
    stay: [],
    end() {
      session.begin(person('ben'));
      return contactAboutKept('ben');
    },
  },
  'a sign-out in another tab': {
    stay: [],
    async end() {
      session.end();
      await caches.delete(KEPT_CACHE);
      setWanted([]);
    },
  },
  'the end of the session': {
    stay: [],
    end() {
      session.end('session_ended');
      return contactAboutKept(null);
    },
  },
};

describe.each(Object.entries(STATES))('%s', (_, begin) => {
  test.each(Object.entries(ENDS))('%s leaves no copy', async (name, { stay, end }) => {
    const meanwhile = await begin();
    await end();
    await meanwhile();
    // The server is asked about what is kept: a story that is not yet is found at the next contact.
    const user = session.read()?.user.id ?? null;
    if (name === 'a deletion on another device') await contactAboutKept(user);
    expect(wantedStories().map((one) => one.id)).toEqual(stay);
    expect([...new Set(caches.files().map((path) => path.split('/')[2]))]).toEqual(stay);
    expect((await readShelf('ana')).lost).toEqual([]);
  });
});

test('a story that is removed while another is being kept does not come back to the list', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const keeping = keepStory(storyOf(id), 'ana');
  const { removeKept } = await import('./kept-stories.ts');
  await removeKept('b');
  resolve();
  await keeping;
  expect(wantedStories().map((one) => one.id)).toEqual([id]);
});
