// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { KEPT_CACHE } from '../../lib/kept-files.ts';
import { setWanted } from '../../lib/kept-list.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';
import { FakeCaches } from '../tonight/testing/fake-caches.ts';
import { useKeptContact } from './use-kept-contact.ts';

const contacted = vi.hoisted(() => vi.fn(async () => undefined));
const renewed = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../tonight/kept/kept-contact.ts', () => ({ contactAboutKept: contacted, renewKept: renewed }));

const ANA = { id: 'ana', email: 'ana@example.org', emailVerified: false, storiesRemaining: 2 } as User;

let page: Mounted;
let caches: FakeCaches;
let worker: object | undefined;
beforeEach(() => {
  caches = new FakeCaches();
  worker = undefined;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => worker } });
  setWanted([]);
  session.end();
  contacted.mockClear();
  renewed.mockClear();
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

const open = async () => {
  page = await mount(
    createElement(() => {
      useKeptContact();
      return null;
    }),
  );
};

test.each([
  ['files', () => caches.open(KEPT_CACHE)],
  ['the list, after the browser removed the rest', () => setWanted([{ id: 'a', title: 'La luna' }])],
  ['the service worker, after the browser removed the files', () => (worker = {})],
])('without a user, what is left of kept stories is erased: %s', async (_, leave) => {
  await leave();
  await open();
  await until(() => expect(contacted).toHaveBeenCalledExactlyOnceWith(null));
});

test('a device that keeps nothing does not load the code of kept stories', async () => {
  await open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(contacted).not.toHaveBeenCalled();
});

test('a story that the page knows anew is compared with its kept copy; one that is not kept is not', async () => {
  session.begin({ token: 'a.b.c', user: ANA });
  setWanted([{ id: 'a', title: 'La luna' }]);
  await open();
  queryClient.setQueryData(['stories', 'one', 'b'], { id: 'b' });
  queryClient.setQueryData(['stories', 'night', 'a'], { storyId: 'a' });
  queryClient.setQueryData(['stories', 'one', 'a'], { id: 'a' });
  await until(() => expect(renewed.mock.calls).toEqual([[{ id: 'a' }, ANA.id]]));
});
