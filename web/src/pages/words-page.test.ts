// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, until } from '../testing/mount.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/client.ts', () => ({ api: { call } }));

await startI18n();
await loadWords('bilingual', 'library');
const { default: WordsPage } = await import('./WordsPage.tsx');

const summary = (id: string, secondLanguage?: string) => ({ id, title: id, options: { secondLanguage } });
const story = (id: string) => ({
  id,
  title: id,
  language: 'es',
  sentences: [{ index: 0, paragraph: 0, text: `La palabra de ${id}.` }],
  translation: {
    language: 'en',
    title: null,
    sentences: [],
    words: [{ word: 'palabra', gloss: `word of ${id}`, index: 0 }],
    questions: [],
  },
});

let page: Mounted;
let pages: Record<string, { stories: object[]; nextCursor: string | null }>;
beforeEach(() => {
  queryClient.clear();
  call.mockReset().mockImplementation(async (path: string) => {
    const url = new URL(path, 'https://api.example');
    if (url.pathname === '/api/stories') return pages[url.searchParams.get('cursor') ?? 'first'];
    return story(url.pathname.split('/').at(-1)!);
  });
});
afterEach(() => page.unmount());

const open = async () => {
  page = await mount(createElement(MemoryRouter, null, createElement(WordsPage)));
};

test('the words page lists the words of bilingual stories, page by page', async () => {
  pages = {
    first: { stories: [summary('a', 'en'), summary('b')], nextCursor: 'next' },
    next: { stories: [summary('c', 'en')], nextCursor: null },
  };
  await open();
  await until(() => expect(page.text()).toContain('word of a'));
  expect(page.text()).not.toContain('word of c');
  // Monolingual stories are not requested.
  expect(call.mock.calls.map(([path]) => path)).not.toContain('/api/stories/b');
  await page.press('Ver las de más cuentos');
  await until(() => expect(page.text()).toContain('word of c'));
  expect(page.text()).toContain('word of a');
  // The words of each story are below its title, which links to it.
  const under = [...document.querySelectorAll('h2 a')].map((title) => [
    title.textContent,
    title.getAttribute('href'),
    title.closest('section')?.querySelector('.word-gloss')?.textContent,
  ]);
  expect(under).toEqual([
    ['a', '/library/a', 'word of a'],
    ['c', '/library/c', 'word of c'],
  ]);
});

test('an empty words page explains where words come from', async () => {
  pages = { first: { stories: [summary('b')], nextCursor: null } };
  await open();
  await until(() =>
    expect(page.text()).toContain('Aquí estarán las palabras de los cuentos que pidas en dos idiomas.'),
  );
});

test('a first page without words offers more instead of an empty list', async () => {
  pages = {
    first: { stories: [summary('b')], nextCursor: 'next' },
    next: { stories: [summary('c')], nextCursor: null },
  };
  const none = 'Aquí estarán las palabras';
  await open();
  await until(() => expect(page.text()).toContain('Ver las de más cuentos'));
  expect(page.text()).not.toContain(none);
  await page.press('Ver las de más cuentos');
  await until(() => expect(page.text()).toContain(none));
  expect(page.text()).not.toContain('Ver las de más cuentos');
});

test('a story that fails to load is reported, and not shown as an empty list', async () => {
  pages = { first: { stories: [summary('a', 'en')], nextCursor: null } };
  const answer = call.getMockImplementation()!;
  let isBroken = true;
  call.mockImplementation((path: string) =>
    isBroken && path.startsWith('/api/stories/')
      ? Promise.reject(new Problem({ code: 'not_found', status: 404 }))
      : answer(path),
  );
  await open();
  await until(() => expect(page.text()).toContain('Probar otra vez'));
  expect(page.text()).not.toContain('Aquí estarán las palabras');
  isBroken = false;
  await page.press('Probar otra vez');
  await until(() => expect(page.text()).toContain('word of a'));
  expect(page.text()).not.toContain('Probar otra vez');
});
