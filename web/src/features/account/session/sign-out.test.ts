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
import { mount, settled } from '../../../testing/mount.ts';
import { rememberShownStory } from '../../story/shown-story.ts';
import { loadStoryRunner, storyStore } from '../../story/story-store.ts';

// The words of what is loaded later need somewhere to be put.
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
beforeEach(() => {
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

function OnePerson() {
  useClearOnUserChange();
  return null;
}

function WhatIsAskedFor() {
  const { draft, change } = useDraft();
  return createElement(
    'button',
    { type: 'button', onClick: () => change({ topic: 'el cumple de Ana', childNames: 'Ana' }) },
    [draft.childNames],
  );
}

/** Ana at this browser: with a story on the page, one half asked for, and her library fetched. */
async function anaIsHere() {
  session.begin({ token: 'token-of-ana', user: person('ana') });
  (await loadStoryRunner()).reopen(STORY);
  rememberShownStory(STORY.id);
  queryClient.setQueryData(LIBRARY, [STORY]);
  const form = await mount(createElement(WhatIsAskedFor));
  await form.press('');
  expect(form.text()).toBe('Ana');
  await form.unmount();
}

/** Everything that this browser, this tab and this page hold, as text. */
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
test('signing out leaves nothing of the person: not the story, not what was fetched, not what was being asked for', async () => {
  await anaIsHere();
  for (const kept of ['token-of-ana', 'El faro de Ana', 'el cumple de Ana']) expect(held()).toContain(kept);
  await signOut();
  expect(storyStore.read()).toEqual({ name: 'idle' });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(held()).not.toMatch(/ana/i);
});

test('all of it is gone at once, whether or not the server ever answers', async () => {
  await anaIsHere();
  const never = Promise.withResolvers<Response>();
  answers = () => never.promise;
  const leaving = signOut();
  expect(held()).not.toMatch(/ana/i);
  never.reject(new TypeError('Failed to fetch'));
  await leaving;
  expect(session.read()).toBeNull();
  expect(session.expiry()).toBeUndefined();
});

describe('on a page of another tab', () => {
  /** What another tab has written, as the browser tells this one. */
  const elsewhere = (key: string, value: string | null) =>
    settled(() => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    });

  test('who signs in as somebody else finds nothing of the person before', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    await elsewhere('story-draft', null);
    await elsewhere('user', JSON.stringify(person('ben')));
    await elsewhere('token', 'token-of-ben');
    expect(session.read()?.user.id).toBe('id-of-ben');
    expect(storyStore.read()).toEqual({ name: 'idle' });
    expect(held()).not.toMatch(/\bana\b|-ana/i);
    await page.unmount();
  });

  test('signing out takes the story, what was fetched and the form’s content from this one too', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    const form = await mount(createElement(WhatIsAskedFor));
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

  test('what the same person changes leaves everything as it is', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    await elsewhere('token', 'renewed-token-of-ana');
    await elsewhere('user', JSON.stringify({ ...person('ana'), name: 'Ana María' }));
    expect(storyStore.read()).toMatchObject({ name: 'done', story: STORY });
    expect(queryClient.getQueryData(LIBRARY)).toEqual([STORY]);
    await page.unmount();
  });
});

describe('a session that the server ended', () => {
  const inToasts = async () => {
    const toaster = await mount(createElement(Toaster));
    const text = toaster.text();
    await toaster.unmount();
    return text;
  };
  beforeEach(() => toast.removeAll());

  test('is told, and keeps what was being asked for, for after the next login', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    await settled(() => session.end('token_expired'));
    expect(await inToasts()).toContain('Tu sesión ha caducado.');
    expect(storyStore.read()).toEqual({ name: 'idle' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(localStorage.getItem('story-draft')).toContain('el cumple de Ana');
    await page.unmount();
  });

  test('elsewhere, as by signing out everywhere, takes what was being asked for along', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    const form = await mount(createElement(WhatIsAskedFor));
    expect(form.text()).toBe('Ana');
    await settled(() => session.end('session_ended'));
    expect(form.text()).toBe('');
    expect(held()).not.toContain('Ana');
    await form.unmount();
    await page.unmount();
  });

  test('elsewhere is noticed also when it is found out before the page is whole', async () => {
    await anaIsHere();
    session.end('session_ended');
    const page = await mount(createElement(OnePerson));
    expect(localStorage.getItem('story-draft')).toBeNull();
    await page.unmount();
  });

  test('and is followed by one of somebody else takes the form’s content along', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    await settled(() => session.end('token_expired'));
    await settled(() => session.begin({ token: 'token-of-ben', user: person('ben') }));
    expect(localStorage.getItem('story-draft')).toBeNull();
    await page.unmount();
  });

  test('is told once to who waits for a story: where the story was to come', async () => {
    await anaIsHere();
    (await loadStoryRunner()).dismiss();
    const page = await mount(createElement(OnePerson));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await settled(async () => (await loadStoryRunner()).submit({ topic: 'un faro' } as StoryRequest));
    expect(storyStore.read().name).toBe('checking');
    await settled(() => session.end('token_expired'));
    expect(storyStore.read()).toMatchObject({ name: 'failed', problem: { code: 'token_expired' } });
    expect(await inToasts()).toBe('');
    await page.unmount();
    vi.stubGlobal('fetch', answers);
  });

  test('and one that somebody has ended themselves is no news to them', async () => {
    await anaIsHere();
    const page = await mount(createElement(OnePerson));
    await settled(signOut);
    expect(await inToasts()).toBe('');
    await page.unmount();
  });
});

test('who comes after somebody else finds what every visitor is shown', async () => {
  await anaIsHere();
  const page = await mount(createElement(OnePerson));
  await settled(signOut);
  queryClient.setQueryData(['examples', 'list'], ['for everybody']);
  await settled(() => session.begin({ token: 'token-of-ben', user: person('ben') }));
  expect(queryClient.getQueryData(['examples', 'list'])).toEqual(['for everybody']);
  await page.unmount();
});
