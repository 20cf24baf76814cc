// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cacheNames,
  fillCache,
  pathsIn,
  readFile,
  removeCaches,
  removeFiles,
  writeFile,
} from './browser-caches.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};
/** Replaces a property of the page, such as a store, by what its getter answers. */
const property = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, get });
const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
const works = globalThis.localStorage;

/** The real store with some of its methods replaced. */
const storageWith = (
  methods: Partial<Record<'getItem' | 'setItem' | 'removeItem', (key: string, value: string) => unknown>>,
) => ({
  getItem: (key: string) => works.getItem(key),
  setItem: (key: string, value: string) => works.setItem(key, value),
  removeItem: (key: string) => works.removeItem(key),
  ...methods,
});

/** A tab that is opened now. */
async function openTab() {
  vi.resetModules();
  return (await import('./browser-storage.ts')).localStore;
}

beforeEach(() => works.clear());
afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', original);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const FAULTS: [what: string, failure: 'full' | 'refused', storage: () => unknown][] = [
  ['refuses to write', 'full', () => storageWith({ setItem: full })],
  [
    'refuses to write by the name that Firefox had',
    'full',
    () =>
      storageWith({
        setItem: () => {
          throw new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED');
        },
      }),
  ],
  [
    'refuses everything',
    'refused',
    () => storageWith({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }),
  ],
  ['is forbidden', 'refused', forbidden],
  ['is null', 'refused', () => null],
  ['is missing', 'refused', () => undefined],
  ['drops what is written', 'refused', () => storageWith({ setItem: () => undefined })],
];

describe.each(FAULTS)('local storage that %s', (_, failure, storage) => {
  test('from the start is replaced by the memory of the tab', async () => {
    property('localStorage', storage);
    const store = await openTab();
    expect(store.getItem('topic')).toBeNull();
    for (const letters of ['u', 'un', 'un faro']) {
      expect(store.setItem('topic', letters)).toBe(failure);
      expect(store.getItem('topic')).toBe(letters);
    }
    store.removeItem('topic');
    expect(store.getItem('topic')).toBeNull();
  });

  test('later answers what the tab knew, and stores again once it works', async () => {
    const store = await openTab();
    works.setItem('token', 'from-before');
    expect([store.getItem('token'), store.setItem('topic', 'un')]).toEqual(['from-before', null]);
    property('localStorage', storage);
    expect(store.setItem('topic', 'un faro')).toBe(failure);
    expect([store.getItem('token'), store.getItem('topic')]).toEqual(['from-before', 'un faro']);
    Object.defineProperty(globalThis, 'localStorage', original);
    // The browser still has the older text.
    expect([works.getItem('topic'), store.getItem('topic')]).toEqual(['un', 'un faro']);
    expect([store.setItem('topic', 'un faro verde'), works.getItem('topic')]).toEqual([
      null,
      'un faro verde',
    ]);
  });
});

test('a value of another tab replaces the one that this tab could not store', async () => {
  const store = await openTab();
  const listener = vi.fn();
  store.subscribe(listener);
  property('localStorage', () => storageWith({ setItem: full }));
  store.setItem('topic', 'here');
  works.setItem('topic', 'elsewhere');
  window.dispatchEvent(new StorageEvent('storage', { key: 'topic', newValue: 'elsewhere' }));
  expect([store.getItem('topic'), listener.mock.calls.length]).toEqual(['elsewhere', 1]);
  store.setItem('topic', 'here again');
  works.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getItem('topic')).toBeNull();
  // Read by nobody any more: the event says what there is.
  property('localStorage', forbidden);
  window.dispatchEvent(new StorageEvent('storage', { key: 'topic', newValue: 'told' }));
  expect(store.getItem('topic')).toBe('told');
});

test('a restored page reads the storage again; one that is opened has read it', async () => {
  const store = await openTab();
  const listener = vi.fn();
  store.subscribe(listener);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(listener).not.toHaveBeenCalled();
  shown(true);
  expect(listener).toHaveBeenCalledOnce();
});

const never = () => new Promise<never>(() => undefined);
const rejects = (name: string) => async () => {
  throw new DOMException('', name);
};
const FILE = () => new Response('sound');
/** Caches whose every call ends in the same way. */
const all = (end: () => Promise<unknown>) => ({ keys: end, delete: end, match: end, open: end });
/** Caches that open, and whose files cannot be written. */
const writing = (end: () => Promise<unknown>) => ({
  keys: async () => ['c'],
  delete: async () => true,
  match: async () => undefined,
  open: async () => ({ put: end, addAll: end, keys: async () => [], delete: async () => false }),
});

test.each<[string, 'full' | 'refused', 'refused' | undefined, () => unknown]>([
  ['are missing', 'refused', 'refused', () => undefined],
  ['are forbidden', 'refused', 'refused', forbidden],
  ['refuse every call', 'refused', 'refused', () => all(rejects('SecurityError'))],
  ['throw at every call', 'refused', 'refused', () => all(forbidden)],
  ['never answer', 'refused', 'refused', () => all(never)],
  ['are full', 'full', undefined, () => writing(rejects('QuotaExceededError'))],
  ['never have written', 'refused', undefined, () => writing(never)],
])('caches that %s', async (_, failure, unread, caches) => {
  vi.useFakeTimers();
  property('caches', caches);
  const answers = Promise.all([
    writeFile('c', '/a', FILE()),
    fillCache('c', [new Request('https://app.test/a')]),
    readFile('c', '/a'),
    pathsIn('c'),
    removeFiles('c', ['/a']),
    removeCaches(['c']),
  ]);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await answers).toEqual([failure, failure, unread, [], undefined, undefined]);
  const names = cacheNames();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await names).toEqual(unread === 'refused' ? [] : ['c']);
  property('caches', () => undefined);
});

test('a cache is not filled when a file cannot be fetched', async () => {
  property('caches', () =>
    writing(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(await fillCache('c', [new Request('https://app.test/a')])).toBe('unreachable');
  property('caches', () => undefined);
});
