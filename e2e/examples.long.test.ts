import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { expectAddress, expectVisible } from './expect.ts';

type Entry = {
  id: string;
  title: string;
  language: string;
  age: string;
  level: string;
  alt: { es: string };
};

const ENTRIES = JSON.parse(readFileSync('content/stories/manifest.json', 'utf8')) as Entry[];
const PAGE = 6;
/** Low enough to hide the second row of cards. */
const LOW_WINDOW = { width: 1280, height: 620 };

let browser: Browser;
let visitor: Parent;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  visitor = await Parent.open(browser, 'es', '/story-examples');
});
afterAll(() => browser?.close());

const cards = () => visitor.page.getByRole('listitem').filter({ has: visitor.page.getByRole('heading') });
/** Opens the page and waits until the app has taken over the prerendered cards. */
async function open(query: string): Promise<void> {
  await visitor.page.goto(`${STACK.app}/story-examples${query}`);
  await visitor.page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
}

/** Each value of each filter at least once; all combinations are in the unit test. */
const FILTERED = [
  ['all', 'all', 'all'],
  ['spanish', 'beginner', '3-5'],
  ['spanish', 'intermediate', 'all'],
  ['english', 'advanced', '9-12'],
  ['english', 'all', '6-8'],
  ['all', 'advanced', 'all'],
  ['all', 'beginner', '6-8'],
  ['english', 'all', 'all'],
] as const;

// @spec 1.18, 2.10, 2.50, 2.51, 2.52, 2.56
test('the filters show the right stories', async () => {
  const { words } = visitor;
  const { seeAll } = words.examples;
  for (const [language, level, age] of FILTERED) {
    const wanted = ENTRIES.filter(
      (entry) =>
        (language === 'all' || entry.language === language) &&
        (level === 'all' || entry.level === level) &&
        (age === 'all' || entry.age === age),
    );
    await open(`?language=${language}&level=${level}&age=${age}`);
    await expect.poll(() => cards().count()).toBe(Math.min(PAGE, wanted.length));
    const more = visitor.page.getByRole('button', { name: seeAll });
    expect(await more.count()).toBe(wanted.length > PAGE ? 1 : 0);
    const titles = await cards().getByRole('heading').allTextContents();
    for (const title of titles) expect(wanted.map((entry) => entry.title)).toContain(title);
  }
});

// @spec 2.53, 9.25
test('each press of “see more” adds six stories', async () => {
  await open('');
  for (let shown = PAGE; shown < ENTRIES.length; shown += PAGE) {
    await expect.poll(() => cards().count()).toBe(shown);
    await visitor.page.getByRole('button', { name: visitor.words.examples.seeAll }).click();
  }
  await expect.poll(() => cards().count()).toBe(ENTRIES.length);
});

test('a filter is kept in the address and survives a reload', async () => {
  const { page, words } = visitor;
  await open('');
  await page.getByRole('radio', { name: words.examples.languages.english }).check({ force: true });
  await expectAddress(page, /language=english/);
  await page.reload();
  await expect
    .poll(() => page.getByRole('radio', { name: words.examples.languages.english }).isChecked())
    .toBe(true);
});

// @spec 1.17, 2.54, 4.37, 4.38, 9.27
test('pictures load when they come near the window', async () => {
  const { page } = visitor;
  await page.setViewportSize(LOW_WINDOW);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  // Requests of the previous page must not count.
  await page.goto(`${STACK.app}/login`);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const picture = /\/files\/images\/([\w-]+)\.\w+/.exec(request.url())?.[1];
    if (picture) asked.add(picture);
  });
  await open('');
  await expect.poll(() => asked.size).toBeGreaterThanOrEqual(3);
  await page.waitForTimeout(500);
  expect(asked.size).toBeLessThan(PAGE);
  await cards().last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.size).toBe(PAGE);
});

// @spec 1.17, 2.59, 2.61, 4.42
test('an example opens in a dialog under a shareable address', async () => {
  const { page, words } = visitor;
  await open('');
  const title = (await cards().getByRole('heading').first().textContent()) ?? '';
  await page.getByRole('button', { name: `${words.examples.read}: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByRole('heading', { name: title }));
  const { id, alt } = ENTRIES.find((entry) => entry.title === title)!;
  await expectVisible(dialog.getByRole('img', { name: alt.es, exact: true }));
  const text = readFileSync(`content/stories/texts/${id}.txt`, 'utf8');
  const shown = async () =>
    (await dialog.locator('p').allTextContents()).join(' ').replaceAll('\u2060', '').replace(/\s+/g, ' ');
  for (const paragraph of text.trim().split(/\n\n+/))
    await expect.poll(shown).toContain(paragraph.replace(/\s+/g, ' ').trim());
  expect(page.url()).toContain(`story=${id}`);
  await page.reload();
  await expectVisible(page.getByRole('dialog').getByRole('heading', { name: title }));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('one press on the home page plays an example, also for a visitor who comes from another page', async () => {
  const { page, words } = visitor;
  await page.goto(`${STACK.app}/about`);
  await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: words.nav.home, exact: true }).click();
  await page.getByRole('button', { name: words.home.hearFirst }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByRole('button', { name: words.player.pause, exact: true }));
  await expect.poll(() => dialog.locator('[aria-current=true]').count()).toBe(1);
});

// @spec 1.17, 2.60, 2.62
test('an example plays with a note on its voice, and the mark follows the spoken sentence', async () => {
  const { page, words } = visitor;
  await open('');
  await page
    .getByRole('button', { name: new RegExp(`^${words.examples.listen}: `) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const voice = dialog.getByText(words.examples.builtInVoice);
  await expectVisible(voice);
  const button = dialog.getByRole('button', { name: words.player.pause, exact: true });
  // The dialog may still move: both boxes are read at the same moment.
  const gap = async () => {
    const [above, below] = await Promise.all([voice.boundingBox(), button.boundingBox()]);
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  const spoken = dialog.locator('[aria-current=true]').first();
  await expectVisible(spoken, { timeout: 20_000 });
  const first = await spoken.textContent();
  await expect.poll(() => spoken.textContent(), { timeout: 40_000 }).not.toBe(first);
});

test('the page logged no errors', () => {
  expect(visitor.complaints).toEqual([]);
});
