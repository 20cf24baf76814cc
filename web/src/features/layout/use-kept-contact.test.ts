// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../api/client.ts';
import { KEPT_CACHE } from '../../lib/kept-files.ts';
import { setWanted } from '../../lib/kept-list.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';
import { FakeCaches } from '../tonight/testing/fake-caches.ts';
import { useKeptContact } from './use-kept-contact.ts';

const contacted = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../tonight/kept/kept-contact.ts', () => ({ contactAboutKept: contacted }));

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
