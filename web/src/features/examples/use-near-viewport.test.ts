// @vitest-environment happy-dom
import { createElement, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** All observers created by the hook. */
const observers: Observer[] = [];
class Observer {
  readonly watched: Element[] = [];
  isOff = false;
  readonly see: (isIntersecting: boolean) => Promise<void>;
  readonly options: IntersectionObserverInit | undefined;
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    options?: IntersectionObserverInit,
  ) {
    this.see = (isIntersecting) => settled(() => callback([{ isIntersecting }]));
    this.options = options;
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.isOff = true;
  }
}

function Picture() {
  const box = useRef<HTMLDivElement>(null);
  return createElement('div', { ref: box }, useNearViewport(box) ? 'near' : 'far');
}

let page: Mounted;
beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

// @spec 9.27
test('a picture is near from 50 pixels outside of the window, when a hundredth of it is', async () => {
  page = await mount(createElement(Picture));
  expect(observers).toHaveLength(1);
  expect(observers[0]?.options).toEqual({ rootMargin: '50px', threshold: 0.01 });
  expect(observers[0]?.watched).toEqual([page.find('div')]);
  expect(page.text()).toBe('far');
  await observers[0]?.see(false);
  expect(page.text()).toBe('far');
  await observers[0]?.see(true);
  expect(page.text()).toBe('near');
});

test('a picture that was near stays near and is no longer observed', async () => {
  page = await mount(createElement(Picture));
  await observers[0]?.see(true);
  expect(observers.map(({ isOff }) => isOff)).toEqual([true]);
  await observers[0]?.see(false);
  expect(page.text()).toBe('near');
});

test('without IntersectionObserver every picture is near', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  page = await mount(createElement(Picture));
  expect(page.text()).toBe('near');
});
