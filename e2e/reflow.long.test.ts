import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, AGE_GROUPS } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { STACK } from '../testkit/product.ts';
import { WORDS } from '../testkit/words.ts';
import { PAGES, prerenderedPages } from '../web/src/paths.ts';

/** Width that remains of 1280 pixels at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// `npm test` measures the same pages at this width in routes.test.ts.
describe.each(LANGUAGES)('in %s', (language) => {
  let page: Page;
  beforeAll(async () => {
    page = await (await browser.newContext({ viewport: NARROW })).newPage();
  });
  afterAll(() => page?.context().close());

  test.each(prerenderedPages())('the page %s needs no scrolling sideways at 320 pixels', async (name) => {
    await page.goto(`${STACK.app}${PAGES[name].path}?lang=${language}`);
    await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
    await page.locator('footer nav').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('the ages stand in one row on a phone, and the measure of the width finds a wide element', async () => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(STACK.app);
  await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  const ages = page.getByRole('group', { name: WORDS.es.storyForm.age }).getByRole('radio');
  await expect.poll(() => ages.count()).toBe(AGE_GROUPS.length);
  const tops = await ages.evaluateAll((all) =>
    all.map((age) => age.parentElement!.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);

  // The measure of the widths finds a wide element.
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() =>
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<pre id="wide">x</pre>'),
  );
  await page.locator('#wide').evaluate((wide) => (wide.style.minWidth = '900px'));
  expect(await overflow(page)).toBeGreaterThan(0);
  await page.context().close();
});
