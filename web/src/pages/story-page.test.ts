// @vitest-environment happy-dom
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { serve } from '../testing/server.ts';

const shown = vi.hoisted(() => vi.fn());
vi.mock('../features/story-view/finished/FinishedStory.tsx', () => ({
  default: ({ listenAtOnce }: { listenAtOnce?: boolean }) => {
    shown(listenAtOnce);
    return null;
  },
}));

await startI18n();
await loadWords('errors', 'library');
const { default: StoryPage } = await import('./StoryPage.tsx');

const STORY = { id: 's1', title: 'El faro', content: 'Uno.', narrations: [] };
const LISTEN = { pathname: '/library/s1', state: { listen: true } };

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  shown.mockReset();
  vi.unstubAllGlobals();
});

async function open(first: typeof LISTEN | string) {
  serve({ 'GET /api/stories/s1': STORY });
  const routes = [
    { path: '/library', element: null },
    { path: '/library/:id', element: createElement(StoryPage) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [first] });
  page = await mount(createElement(RouterProvider, { router }));
  return router;
}

test('a story opened by its listen button plays at once', async () => {
  const router = await open('/library');
  await settled(() => router.navigate(LISTEN, { state: LISTEN.state }));
  await until(() => expect(shown).toHaveBeenLastCalledWith(true));
});

test('a reloaded story page waits for a press before it plays', async () => {
  await open(LISTEN);
  await until(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.lastCall![0]).not.toBe(true);
});
