import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';

/** Gap between two stories of a user. */
const GAP_MS = 10_200;

let browser: Browser;
let parent: Parent;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  parent = await Parent.withAccount(browser, 'es', paths.library());
});
afterAll(() => browser?.close());

const cards = () => parent.page.getByRole('listitem').filter({ has: parent.page.getByRole('heading') });
const titles = () => cards().getByRole('heading').allTextContents();
const open = (query = '') => parent.page.goto(`${STACK.app}${paths.library()}${query}`);
const ask = (topic: string, language: string) =>
  parent.api<Story>('/api/stories/generate', { topic: `${topic} !tiny`, language, storyLength: 'short' });

test('an empty library links to the form', async () => {
  const { words, page } = parent;
  await expectVisible(page.getByRole('heading', { name: words.library.empty.title }));
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.getByRole('link', { name: words.library.empty.action }).getAttribute('href')).toBe('/');
});

test('a card names topic, minutes and language of its story', async () => {
  const story = await ask('Un dragón que tejía nubes', 'es');
  await open();
  await expect.poll(titles).toEqual([story.title]);
  await expectVisible(cards().getByText(/\d+ min · Español$/));
  await expectVisible(cards().getByText('Un dragón que tejía nubes !tiny'));
});

test('the search ignores accents and is kept in the address', async () => {
  const { page, words } = parent;
  const [spanish] = await titles();
  await page.waitForTimeout(GAP_MS);
  const english = await ask('A lighthouse keeper', 'en');
  await open();
  await expect.poll(titles).toEqual([english.title, spanish]);
  await page.getByRole('button', { name: words.library.find }).click();
  await page.getByRole('searchbox').fill('DRAGON nubes');
  await expect.poll(titles).toEqual([spanish]);
  expect(new URL(page.url()).searchParams.get('q')).toBe('DRAGON nubes');
  await page.reload();
  await expect.poll(titles).toEqual([spanish]);
  const filters = page.getByText(words.library.filters, { exact: true });
  await filters.click();
  await page.getByLabel(words.library.language).selectOption('en');
  await expectVisible(page.getByText(words.library.noMatch));
  await page.getByRole('button', { name: words.library.clear }).click();
  await expect.poll(titles).toEqual([english.title, spanish]);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.getByLabel(words.library.sort).selectOption('oldest');
  await expect.poll(titles).toEqual([spanish, english.title]);
  // The address says whether it is checked, a moment after the press.
  await page.getByRole('checkbox', { name: words.library.withAudio }).click({ force: true });
  await expectVisible(page.getByText(words.library.noMatch));
});

test('undo restores a deleted story, and so does a reload', async () => {
  const { page, words } = parent;
  await open();
  await expect.poll(() => cards().count()).toBeGreaterThan(0);
  const [first, ...others] = await titles();
  async function remove() {
    await page.getByRole('link', { name: first!, exact: true }).click();
    await parent.openAtEnd('menu');
    await page.getByRole('button', { name: words.storyActions.delete, exact: true }).click();
  }
  await remove();
  await expect.poll(titles).toEqual(others);
  await page.getByRole('button', { name: words.library.undo }).click();
  await expect.poll(titles).toEqual([first, ...others]);
  await remove();
  await expect.poll(titles).toEqual(others);
  await page.reload();
  await expect.poll(titles).toEqual([first, ...others]);
});

// @spec 2.24
test('a deletion without undo reaches the server, also from another page', async () => {
  const { page, words } = parent;
  const [first, ...others] = await titles();
  await page.getByRole('link', { name: first!, exact: true }).click();
  await parent.openAtEnd('menu');
  await page.getByRole('button', { name: words.storyActions.delete, exact: true }).click();
  await expectVisible(page.getByRole('button', { name: words.library.undo }));
  await expect.poll(titles).toEqual(others);
  await page.getByRole('link', { name: words.nav.contact }).first().click();
  await expect
    .poll(async () => (await parent.api<{ stories: unknown[] }>('/api/stories')).stories.length, {
      timeout: 12_000,
    })
    .toBe(others.length);
});

test('one press plays a stored narration', async () => {
  const { page, words } = parent;
  const story = await parent.newestStory();
  await parent.api('/api/audio/generate', { text: story.content, musicTrack: 'none', speechRate: 1.2 });
  await open();
  await page.getByRole('link', { name: words.library.listen.replace('{{title}}', story.title) }).click();
  await expectVisible(page.getByRole('button', { name: words.player.pause, exact: true }), {
    timeout: 20_000,
  });
});

test('a printed story has no navigation and no buttons', async () => {
  const { page, words } = parent;
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect((await parent.sentences()).length).toBeGreaterThan(1);
  for (const name of [words.nav.home, words.nav.contact]) {
    expect(await page.getByRole('link', { name, exact: true }).first().isVisible()).toBe(false);
  }
  expect(await page.getByRole('button', { name: words.storyActions.take }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
});

test('a booklet prints every letter once, in the page order of folded sheets', async () => {
  const { page, words } = parent;
  const story = await parent.newestStory();
  // A headless browser would close the print dialog at once.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
    // In letters of this size, so far apart, two or three words fill a page, and the shortest story several sheets.
    // Lines break inside words, as at a hyphen, so words begin on one page and end on the next.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.booklet-text { font-size: 72pt !important; line-height: 2.5 !important; word-break: break-all }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await parent.openAtEnd('take');
  await page.getByRole('button', { name: words.export.papers.a4 }).click();
  await expect.poll(() => page.locator('html[data-asked]').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const sides = await page.locator('.booklet-side').evaluateAll((all) =>
    all.map((side) =>
      [...side.querySelectorAll('.booklet-page')].map((half) => ({
        number: half.querySelector('.booklet-number')?.textContent ?? null,
        text: [...half.querySelectorAll('.booklet-text p')].map((part) => part.textContent).join(' '),
        // Text beyond its page would be cut off.
        isFull: [...half.querySelectorAll('.booklet-text')].some(
          (box) => box.scrollHeight > box.clientHeight + 1,
        ),
      })),
    ),
  );
  const halves = sides.flat();
  expect(halves.filter(({ isFull }) => isFull)).toEqual([]);
  const numbered = halves
    .filter(({ number }) => number !== null)
    .toSorted((a, b) => Number(a.number) - Number(b.number));
  expect([sides.length % 2, numbered.length > 4]).toEqual([0, true]);
  const letters = (text: string) => text.replace(/[\s\u2060]+/g, '');
  expect(letters(numbered.map(({ text }) => text).join(''))).toBe(letters(story.content));
  // Page 1 is behind the cover: left half of the first sheet's back.
  expect(sides[1]?.[0]?.number).toBe('1');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sides.length);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => page.locator('.booklet').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
});

test('pages of a booklet are about equally full', async () => {
  const { page, words } = parent;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.booklet-text { font-size: 24pt !important; line-height: 2 !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.getByRole('button', { name: words.export.papers.a4 }).click();
  await page.locator('.booklet').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('.booklet-page .booklet-text')
    .evaluateAll((all) =>
      all.map(
        (text) => text.lastElementChild!.getBoundingClientRect().bottom - text.getBoundingClientRect().top,
      ),
    );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights) / Math.max(...heights), `${heights}`).toBeGreaterThan(0.6);
});

test('the page logged no errors', () => {
  expect(parent.complaints).toEqual([]);
});
