// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { storyRequest } from '../../../contract/schemas/stories.ts';
import { queryClient } from '../api/query-client.ts';
import { IDLE, NOTHING_TOLD } from '../features/story/story-state.ts';
import { storyStore } from '../features/story/story-store.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { refusal, serve } from '../testing/server.ts';

await startI18n();
await loadWords('errors', 'library', 'series', 'story');
const { default: LibraryPage } = await import('./LibraryPage.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Address() {
  return createElement('output', null, useLocation().search);
}

const open = async (query: string) => {
  const at = { initialEntries: [`/library${query}`] };
  page = await mount(createElement(MemoryRouter, at, createElement(Address), createElement(LibraryPage)));
};
const EMPTY = 'Aquí dormirán tus cuentos';
const NO_MATCH = 'Ningún cuento';

test.each([
  ['', true],
  ['?q=faro', false],
  ['?language=en', false],
])('an empty answer to %j means an empty library: %s', async (query, isEmptyShelf) => {
  serve({ 'GET /api/stories': { stories: [], nextCursor: null } });
  await open(query);
  await until(() => expect(page.text()).toMatch(new RegExp(`${EMPTY}|${NO_MATCH}`)));
  expect(page.text().includes(EMPTY)).toBe(isEmptyShelf);
});

test('an empty page with a next page is neither empty nor complete', async () => {
  serve({ 'GET /api/stories': { stories: [], nextCursor: 'next' } });
  await open('');
  await until(() => page.find('.mt-8 button'));
  expect(page.text()).not.toMatch(new RegExp(`${EMPTY}|${NO_MATCH}`));
});

test('search, filters and order are in the address and in the request, until they are cleared', async () => {
  const asked = serve({ 'GET /api/stories': { stories: [], nextCursor: null } });
  const expectView = (query: string) =>
    until(() => {
      expect(page.find('output').textContent).toBe(query);
      expect(asked.at(-1)?.line).toBe(`GET /api/stories${query}`);
      expect(page.text()).toContain(NO_MATCH);
    });
  const choose = (label: string, value: string) =>
    settled(() => {
      const labels = [...document.querySelectorAll('label')];
      const named = labels.find(({ textContent }) => textContent.startsWith(label))!;
      const select = document.getElementById(named.htmlFor) as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await open('?q=faro');
  await expectView('?q=faro');
  expect((page.find('input[type=search]') as HTMLInputElement).value).toBe('faro');
  await page.fill('input[type=search]', ' DRAGÓN nubes ');
  await expectView('?q=DRAG%C3%93N+nubes');
  await choose('Idioma', 'en');
  await expectView('?q=DRAG%C3%93N+nubes&language=en');
  await settled(() => page.find('input[type=checkbox]').click());
  await expectView('?q=DRAG%C3%93N+nubes&language=en&audio=with');
  await choose('Orden', 'oldest');
  await expectView('?q=DRAG%C3%93N+nubes&language=en&audio=with&sort=oldest');
  await page.press('Quitar los filtros');
  await until(() => expect(page.text()).toContain(EMPTY));
  expect(page.find('output').textContent).toBe('');
});

test('search and filters open by a press, and closing them clears what they hid', async () => {
  serve({ 'GET /api/stories': { stories: [], nextCursor: 'next' } });
  await open('');
  await until(() => page.find('.mt-8 button'));
  expect(document.querySelector('input[type=search]')).toBeNull();
  await page.press('Buscar y ordenar');
  await page.fill('input[type=search]', 'faro');
  await until(() => expect(page.find('output').textContent).toBe('?q=faro'));
  await page.press('Buscar y ordenar');
  await until(() => expect(page.find('output').textContent).toBe(''));
  expect(document.querySelector('input[type=search]')).toBeNull();
});

test('a story that is being written has a card that leads to it', async () => {
  serve({ 'GET /api/stories': { stories: [], nextCursor: null } });
  const partial = { ...NOTHING_TOLD, title: 'El faro' };
  storyStore.set({
    name: 'writing',
    submission: null,
    generationId: 'g',
    request: null,
    partial,
    stopping: false,
  });
  await open('');
  await until(() => expect(page.text()).toContain('Se está escribiendo…'));
  const card = page.find('.story-card a') as HTMLAnchorElement;
  expect([card.textContent, card.pathname]).toEqual(['El faro', '/']);
  expect(page.text()).not.toContain(EMPTY);
  await settled(() => storyStore.set(IDLE));
  await until(() => expect(page.text()).toContain(EMPTY));
});

const OPTIONS = storyRequest.parse({ topic: 'un faro', childNames: 'Ana', ageGroup: '6-8' });
const storyOf = (id: string) => ({
  id,
  title: `Cuento ${id}`,
  language: 'es',
  options: OPTIONS,
  createdAt: '2026-11-29T20:30:00.000Z',
  hasAudio: false,
});
const SERIES = {
  id: 'r1',
  title: 'La primera noche',
  nights: 2,
  last: storyOf('s2'),
  proposals: [{ text: 'el dragón en la playa' }],
};
const headings = () => [...document.querySelectorAll('.story-card h2')].map(({ textContent }) => textContent);

test('a series has the place of its last night on the shelf, and goes on from there', async () => {
  serve({
    'GET /api/stories': { stories: ['s3', 's2', 's1'].map(storyOf), nextCursor: null },
    'GET /api/series': { series: [SERIES], nextCursor: null },
  });
  await open('');
  await until(() => expect(headings()).toEqual(['Cuento s3', 'La primera noche', 'Cuento s1']));
  expect(page.text()).toContain('2 noches');
  await page.press('Otra noche');
  expect(JSON.parse(localStorage.getItem('story-draft')!)).toMatchObject({
    topic: 'el dragón en la playa',
    childNames: 'Ana',
    continues: 's2',
  });
});

test('without a series, and among found stories, the shelf has stories only', async () => {
  const asked = serve({ 'GET /api/stories': { stories: [storyOf('s2')], nextCursor: null } });
  await open('?q=faro');
  await until(() => expect(headings()).toEqual(['Cuento s2']));
  expect(asked.map(({ line }) => line)).toEqual(['GET /api/stories?q=faro']);
});

test('the page of a series has its nights in order with what happened, and asks for more', async () => {
  const night = (number: number) => ({ number, story: storyOf(`s${number}`), memory: `Pasó ${number}.` });
  const asked = serve({
    'GET /api/series/r1': { ...SERIES, feedUrl: null, stories: [night(2)], nextCursor: '2' },
    'GET /api/series/r1/book?way=own': { url: 'https://api.example/files/book.epub' },
    'GET /api/series/r1?cursor=2': { ...SERIES, stories: [night(1)], nextCursor: null },
  });
  await open('?series=r1');
  await until(() => expect(headings()).toEqual(['Cuento s2']));
  expect(page.find('h1').textContent).toBe('La primera noche');
  await page.press('Ver más');
  await until(() => expect(headings()).toEqual(['Cuento s2', 'Cuento s1']));
  expect(page.text()).toMatch(/Noche 2.*Pasó 2\..*Noche 1.*Pasó 1\./s);
  expect(page.text()).not.toContain('pódcast');
  const opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await page.press('Las noches en un libro');
  await until(() => expect(opened).toHaveBeenCalledExactlyOnceWith('https://api.example/files/book.epub'));
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /api/series/r1',
    'GET /api/series/r1?cursor=2',
    'GET /api/series/r1/book?way=own',
  ]);
});

test('a series that is gone says so', async () => {
  serve({ 'GET /api/series/r1': refusal('not_found', 404) });
  await open('?series=r1');
  await until(() => expect(page.text()).toContain('Esta serie ya no está'));
});
