// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadingWay } from '../../../../contract/options.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';

await startI18n();
await loadWords('bilingual');
const { PairedText } = await import('./PairedText.tsx');

const COUNT = 40;
const SENTENCES = Array.from({ length: COUNT }, (_, index) => ({
  index,
  paragraph: 0,
  text: `Uno ${index}.`,
}));
const TRANSLATED = SENTENCES.map(({ index }) => ({ index, text: `One ${index}.` }));

/** Heights of the sentences in pixels, very different by language and sentence. */
const HEIGHTS: Record<ReadingWay, (index: number) => number> = {
  own: () => 50,
  other: (index) => (index % 2 === 1 ? 10 : 90),
  both: (index) => (index % 3 === 0 ? 120 : 60),
};

/** Mode on the page, which follows the chosen mode later. */
function wayShown(): ReadingWay {
  if (document.querySelector('.pairs-both')) return 'both';
  return document.querySelector('.pairs [data-sentence]')?.textContent.includes('One') ? 'other' : 'own';
}

let scrolled: number;
let page: Mounted;
beforeEach(async () => {
  localStorage.clear();
  scrolled = 0;
  vi.spyOn(window, 'scrollBy').mockImplementation((by) => {
    scrolled += (by as ScrollToOptions).top ?? 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number((this as HTMLElement).dataset.sentence);
    const height = HEIGHTS[wayShown()];
    // Side by side the page is wider, and with it the picture above the text is higher.
    const picture = 'sideBySide' in document.documentElement.dataset ? 134 : 0;
    const above = SENTENCES.slice(0, index).reduce((sum, each) => sum + height(each.index), picture);
    const top = above - scrolled;
    return { top, bottom: top + height(index) } as DOMRect;
  });
  vi.stubGlobal('innerHeight', 600);
  page = await mount(
    createElement(PairedText, { sentences: SENTENCES, language: 'es', translated: TRANSLATED, other: 'en' }),
  );
});
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const choose = (way: ReadingWay) => settled(() => page.find(`input[value=${way}]`).click());
const topOf = (index: number) => page.find(`[data-sentence="${index}"]`).getBoundingClientRect().top;

test('the sentence at eye level stays in place over any number of mode changes', async () => {
  scrolled = 1000;
  const read = 23;
  const before = topOf(read);
  for (const way of ['other', 'both', 'own', 'other', 'own'] as const) {
    await choose(way);
    expect(wayShown()).toBe(way);
    expect(topOf(read), way).toBe(before);
  }
  expect(scrolled).toBe(1000);
});

test('after scrolling, the sentence now at eye level stays in place', async () => {
  scrolled = 1000;
  await choose('other');
  scrolled += 400;
  const [read] = SENTENCES.filter(({ index }) => topOf(index) + HEIGHTS.other(index) >= 200);
  const before = topOf(read!.index);
  await choose('own');
  expect(topOf(read!.index)).toBe(before);
});
