// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, until } from '../testing/mount.ts';
import { serve } from '../testing/server.ts';

await startI18n();
await loadWords('errors', 'library');
const { default: LibraryPage } = await import('./LibraryPage.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const open = async (query: string) => {
  const at = { initialEntries: [`/library${query}`] };
  page = await mount(createElement(MemoryRouter, at, createElement(LibraryPage)));
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
