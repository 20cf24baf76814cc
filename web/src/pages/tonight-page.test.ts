// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import type { Story } from '../../../contract/schemas/stories.ts';
import { session } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { Player } from '../features/player/playback/player.ts';
import { keepStory } from '../features/tonight/kept/kept-stories.ts';
import { FakeCaches } from '../features/tonight/testing/fake-caches.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { setWanted, wantedStories } from '../lib/kept-list.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';

await startI18n();
await loadWords('library', 'player', 'story');
const { default: TonightPage } = await import('./TonightPage.tsx');

const t = i18next.getFixedT(null, ['library', 'player']);

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
        audioUrl: `https://app.test/${id}.mp3`,
        duration: 2,
        timeline: [{ index: 0, start: 0, end: 2 }],
      },
    ],
  }) as unknown as Story;

let caches: FakeCaches;
let page: Mounted;
/** What the page asks of its player, which never sounds. */
let asked: string[];
beforeEach(async () => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('sound', { headers: { 'content-length': '5' } }));
  setWanted([]);
  session.begin({ token: 'a.b.c', user: { id: 'ana', email: 'ana@example.org' } as User });
  for (const id of ['a', 'b', 'c']) await keepStory(storyOf(id), 'ana');
  asked = [];
  vi.spyOn(Player.prototype, 'openFile').mockImplementation((url, { wanted }) => {
    url.catch(() => undefined);
    // A reader opens its sound again, without playing, as long as the player has none.
    if (wanted) asked.push('play');
  });
  vi.spyOn(Player.prototype, 'close').mockImplementation(() => void asked.push('close'));
  vi.spyOn(Player.prototype, 'dispose').mockImplementation(() => void asked.push('dispose'));
});
afterEach(async () => {
  await page.unmount();
  session.end();
  queryClient.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  page = await mount(createElement(MemoryRouter, null, createElement(TonightPage)));
  await until(() => page.find('.tonight-shelf'));
}
const shown = () => [...document.querySelectorAll('.tonight-shelf button')].map((one) => one.textContent);
const press = (label: string) => settled(() => page.find(`button[aria-label="${label}"]`).click());

/** Everything on the page that begins to sound. */
const SOUNDS: Record<string, () => Promise<void>> = {
  'a story': () => page.press('Cuento b'),
  'a row of stories': () => page.press(t('tonight.inARow', { count: 3 })),
};

test.each(Object.entries(SOUNDS))('%s stops with the way back, and with the page', async (name, begin) => {
  await open();
  await begin();
  expect(asked).toEqual(['play']);
  expect(document.querySelector('.tonight-shelf')).toBeNull();
  // The row is joined first, and in memory it cannot be.
  if (name === 'a story') {
    expect(document.activeElement?.textContent).toBe('Cuento b');
    await press(t('tonight.back'));
    expect(asked).toEqual(['play', 'close']);
    expect(shown()).toEqual(['Cuento a', 'Cuento b', 'Cuento c']);
    await begin();
  }
  asked.length = 0;
  await page.unmount();
  expect(asked).toEqual(['dispose']);
});

test('a reload finds the row again, which waits for a press', async () => {
  const Address = () => createElement('output', null, useLocation().search);
  const pages = [createElement(TonightPage, { key: 'page' }), createElement(Address, { key: 'at' })];
  page = await mount(createElement(MemoryRouter, null, pages));
  await until(() => page.press(t('tonight.inARow', { count: 3 })));
  const { textContent: search } = page.find('output');
  await page.unmount();
  asked.length = 0;
  page = await mount(createElement(MemoryRouter, { initialEntries: [`/${search}`] }, pages));
  await until(() =>
    expect(Player.prototype.openFile).toHaveBeenLastCalledWith(expect.anything(), { wanted: false }),
  );
  expect([asked, document.querySelector('.tonight-shelf')]).toEqual([[], null]);
});

test('grown-ups change the order, remove a story with its files, and find both on the shelf', async () => {
  await open();
  await settled(() => page.find('.hold-button').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const earlier = (title: string) => t('tonight.earlier', { title });
  expect(document.querySelector(`[aria-label="${earlier('Cuento a')}"]`)).toBeNull();
  await press(earlier('Cuento c'));
  await press(earlier('Cuento c'));
  await press(t('tonight.removeOne', { title: 'Cuento a' }));
  await until(() => expect(caches.files().some((file) => file.includes('/a/'))).toBe(false));
  expect(wantedStories().map(({ id }) => id)).toEqual(['c', 'b']);
  await page.press(t('tonight.toShelf'));
  expect(shown()).toEqual(['Cuento c', 'Cuento b']);
});

test('a story of which a file is gone is named, and cannot be opened', async () => {
  caches.evict('/kept/b/n-b.mp3');
  await open();
  expect(page.text()).toContain(t('tonight.lost', { title: 'Cuento b' }));
  expect(shown()).toEqual(['Cuento a', 'Cuento c']);
});
