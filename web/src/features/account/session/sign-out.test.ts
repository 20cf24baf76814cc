// @vitest-environment happy-dom
import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../../../contract/schemas/auth.ts';
import type { Story, StoryRequest } from '../../../../../contract/schemas/stories.ts';
import { session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { KEPT_CACHE } from '../../../lib/kept-files.ts';
import { setWanted, wantedStories } from '../../../lib/kept-list.ts';
import { mount, settled } from '../../../testing/mount.ts';
import { rememberHeard } from '../../story/last-heard.ts';
import { rememberRoom } from '../../story/room-memory.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { loadStoryRunner, storyStore } from '../../story/story-store.ts';
import { FakeCaches } from '../../tonight/testing/fake-caches.ts';

// Lazily loaded texts need an initialised i18n.
await startI18n();
await loadWords('errors');
const { signOut } = await import('./sign-out.ts');
const { useClearOnUserChange } = await import('./use-clear-on-user-change.ts');
const { Toaster } = await import('../../toasts/Toaster.tsx');
const { useDraft } = await import('../../draft/use-draft.ts');

const person = (name: string) => ({ id: `id-of-${name}`, email: `${name}@example.org` }) as User;
const STORY = { id: 'story-of-ana', title: 'El faro de Ana', content: 'Era Ana.' } as Story;
const LIBRARY = ['stories', 'list'];

let answers: () => Promise<Response>;
/** Names of databases that were removed. */
let removed: string[];
beforeEach(() => {
  removed = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => removed.push(name) });
  answers = async () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/api/auth/logout') ? answers() : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(async () => {
  await signOut();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function ClearOnUserChange() {
  useClearOnUserChange();
  return null;
}

function FormContent() {
  const { draft, change } = useDraft();
  return createElement(
    'button',
    { type: 'button', onClick: () => change({ topic: 'el cumple de Ana', childNames: 'Ana' }) },
    [draft.childNames],
  );
}

/** Ana's session, with a story on the page, a filled-in form, and her library fetched. */
async function openAsAna() {
  session.begin({ token: 'token-of-ana', user: person('ana') });
  (await loadStoryRunner()).reopen(STORY);
  rememberShownStory(STORY.id);
  rememberRoom(STORY.id, 3);
  queryClient.setQueryData(LIBRARY, [STORY]);
  rememberHeard('story-of-ana', '2026-11-22T20:00:00.000Z');
  const form = await mount(createElement(FormContent));
  await form.press('');
  expect(form.text()).toBe('Ana');
  await form.unmount();
}

/** All contents of storage, page and caches as text. */
const held = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    storyStore.read(),
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ]);

// @spec 4.10
test("sign-out removes the user's story, cached data and form content", async () => {
  await openAsAna();
  for (const kept of ['token-of-ana', 'El faro de Ana', 'el cumple de Ana']) expect(held()).toContain(kept);
  await signOut();
  expect(storyStore.read()).toEqual({ name: 'idle' });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(held()).not.toMatch(/ana/i);
  expect(removed).toEqual(['family-takes']);
});

test('sign-out removes the kept stories at once, also without a line', async () => {
  await openAsAna();
  const caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  setWanted([{ id: STORY.id, title: STORY.title }]);
  for (const name of [KEPT_CACHE, 'shell_1', 'other']) await caches.open(name);
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await signOut();
  expect([wantedStories(), caches.names(), session.owesSignOut()]).toEqual([[], ['other'], true]);
});

test('sign-out removes everything at once, even if the server never answers', async () => {
  await openAsAna();
  const never = Promise.withResolvers<Response>();
  answers = () => never.promise;
  const leaving = signOut();
  expect(held()).not.toMatch(/ana/i);
  never.reject(new TypeError('Failed to fetch'));
  await leaving;
  expect(session.read()).toBeNull();
  expect(session.expiry()).toBeUndefined();
});

describe('a sign-in or sign-out in another tab', () => {
  /** Storage event of another tab. */
  const elsewhere = (key: string, value: string | null) =>
    settled(() => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    });

  test("of another user removes the previous user's data", async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    await elsewhere('story-draft', null);
    await elsewhere('user', JSON.stringify(person('ben')));
    await elsewhere('token', 'token-of-ben');
    expect(session.read()?.user.id).toBe('id-of-ben');
    expect(storyStore.read()).toEqual({ name: 'idle' });
    expect(held()).not.toMatch(/\bana\b|-ana/i);
    expect(removed).toEqual(['family-takes']);
    await page.unmount();
  });

  test("removes the story, the cached data and the form's content in this tab too", async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    const form = await mount(createElement(FormContent));
    expect(form.text()).toBe('Ana');
    await elsewhere('token', null);
    await elsewhere('user', null);
    await elsewhere('story-draft', null);
    expect(form.text()).toBe('');
    expect(storyStore.read()).toEqual({ name: 'idle' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    await form.unmount();
    await page.unmount();
  });

  test('of the same user changes nothing', async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    await elsewhere('token', 'renewed-token-of-ana');
    await elsewhere('user', JSON.stringify({ ...person('ana'), name: 'Ana María' }));
    expect(storyStore.read()).toMatchObject({ name: 'done', story: STORY });
    expect(queryClient.getQueryData(LIBRARY)).toEqual([STORY]);
    await page.unmount();
  });
});

describe('a session ended by the server', () => {
  const inToasts = async () => {
    const toaster = await mount(createElement(Toaster));
    const text = toaster.text();
    await toaster.unmount();
    return text;
  };
  beforeEach(() => toast.removeAll());

  test('is reported, and what was typed and recorded stays for the next sign-in', async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    await settled(() => session.end('token_expired'));
    expect(await inToasts()).toContain('Tu sesión ha caducado.');
    expect(storyStore.read()).toEqual({ name: 'idle' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(localStorage.getItem('story-draft')).toContain('el cumple de Ana');
    expect(removed).toEqual([]);
    await page.unmount();
  });

  test("after a sign-out everywhere removes the form's content", async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    const form = await mount(createElement(FormContent));
    expect(form.text()).toBe('Ana');
    await settled(() => session.end('session_ended'));
    expect(form.text()).toBe('');
    expect(removed).toEqual(['family-takes']);
    expect(held()).not.toContain('Ana');
    await form.unmount();
    await page.unmount();
  });

  // A first try that fails leaves its page, which would see the next one's session end.
  test(
    'is reported, and everything removed, even when it ended before the page had loaded',
    { retry: 0 },
    async () => {
      await openAsAna();
      session.end('session_ended');
      const page = await mount(createElement(ClearOnUserChange));
      await settled(() => undefined);
      expect(await inToasts()).toContain('Tu sesión ha caducado.');
      expect(held()).not.toContain('Ana');
      await page.unmount();
    },
  );

  test("before another user's removes the form's content", async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    await settled(() => session.end('token_expired'));
    await settled(() => session.begin({ token: 'token-of-ben', user: person('ben') }));
    expect(localStorage.getItem('story-draft')).toBeNull();
    await page.unmount();
  });

  test('is reported once, in the place of the awaited story', async () => {
    await openAsAna();
    (await loadStoryRunner()).dismiss();
    const page = await mount(createElement(ClearOnUserChange));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await settled(async () => (await loadStoryRunner()).submit({ topic: 'un faro' } as StoryRequest));
    expect(storyStore.read().name).toBe('checking');
    await settled(() => session.end('token_expired'));
    expect(storyStore.read()).toMatchObject({ name: 'failed', problem: { code: 'token_expired' } });
    expect(await inToasts()).toBe('');
    await page.unmount();
    vi.stubGlobal('fetch', answers);
  });

  test('is reported, unlike one that the user ended', async () => {
    await openAsAna();
    const page = await mount(createElement(ClearOnUserChange));
    await settled(signOut);
    expect(await inToasts()).toBe('');
    await page.unmount();
  });
});

test('the next user of the browser sees what every visitor sees', async () => {
  await openAsAna();
  const page = await mount(createElement(ClearOnUserChange));
  await settled(signOut);
  queryClient.setQueryData(['examples', 'list'], ['for everybody']);
  await settled(() => session.begin({ token: 'token-of-ben', user: person('ben') }));
  expect(queryClient.getQueryData(['examples', 'list'])).toEqual(['for everybody']);
  await page.unmount();
});
