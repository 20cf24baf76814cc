// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { useAway, useTyping } from './use-away.ts';

function Bar({ isKept }: { isKept: boolean }) {
  return createElement(
    'div',
    { className: 'story-book' },
    createElement('output', null, String(useAway(isKept))),
  );
}

const at = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

let page: Mounted;
let storyEnd: number;
beforeEach(async () => {
  storyEnd = 5_000;
  at(0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ bottom: storyEnd }) as DOMRect,
  );
  page = await mount(createElement(Bar, { isKept: false }));
});
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
});

const scrollTo = (y: number) =>
  settled(() => {
    at(y);
    window.dispatchEvent(new Event('scroll'));
  });
const wheel = () => settled(() => window.dispatchEvent(new Event('wheel')));
const isAway = () => page.find('output').textContent === 'true';

test('the bar leaves while the reader scrolls on, and comes back with a tap or the other way', async () => {
  await wheel();
  await scrollTo(200);
  expect(isAway()).toBe(true);
  expect(document.documentElement.hasAttribute('data-reading')).toBe(true);
  await settled(() => document.body.click());
  expect(isAway()).toBe(false);
  await wheel();
  await scrollTo(400);
  expect(isAway()).toBe(true);
  await scrollTo(300);
  expect(isAway()).toBe(false);
});

test('the bar is there at the end of the story', async () => {
  storyEnd = 100;
  await wheel();
  await scrollTo(200);
  expect(isAway()).toBe(false);
});

test('scrolling of the page itself moves no bar', async () => {
  await scrollTo(200);
  expect(isAway()).toBe(false);
});

test('a bar in use stays, and comes back when it is needed', async () => {
  await wheel();
  await scrollTo(200);
  await page.show(createElement(Bar, { isKept: true }));
  expect(isAway()).toBe(false);
  await wheel();
  await scrollTo(400);
  expect(isAway()).toBe(false);
});

function Page() {
  return createElement(
    'div',
    null,
    createElement('output', null, String(useTyping())),
    createElement(
      'div',
      { className: 'story-book' },
      createElement('textarea'),
      createElement('input', { type: 'radio' }),
    ),
    createElement('input', { type: 'text' }),
  );
}

test('the bar leaves room while a text field of the story has the focus', async () => {
  const { find, unmount } = await mount(createElement(Page));
  const isTyping = async (selector: string) => {
    await settled(() => (find(selector) as HTMLElement).focus());
    return find('output').textContent === 'true';
  };
  expect(await isTyping('textarea')).toBe(true);
  expect(await isTyping('[type=radio]')).toBe(false);
  expect(await isTyping('[type=text]')).toBe(false);
  await unmount();
});
