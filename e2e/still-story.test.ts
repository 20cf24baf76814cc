import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { MOVING, Parent } from '../testkit/parent.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { expectVisible } from './expect.ts';
import { watchShift } from './layout-shift.ts';
import { TOPICS, WATCHABLE } from './main-job.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

// @spec 4.13
test('nothing moves on a phone until the end of the story, which goes on after a reload', async () => {
  await turnKnobs(WATCHABLE);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const reader = await Parent.withAccount(browser, 'es', '/', { ...MOVING, ...phone });
  const { page } = reader;
  const expectStill = async () =>
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.02);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchShift);
  await reader.askFor(`${TOPICS.es} !few`);
  await reader.untilSentences(2);
  const foot = page.getByRole('contentinfo');
  expect(await foot.isVisible()).toBe(false);
  const cover = page.locator('.story-picture img');
  const loadedPixels = () => cover.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(loadedPixels).toBeGreaterThan(0);
  await reader.untilSentences(3);
  await expectStill();

  const before = await reader.sentences();
  await page.reload();
  await reader.untilSentences(3);
  await page.evaluate(watchShift);
  expect((await reader.sentences()).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  await reader.untilWritten();
  await expectVisible(foot);
  await expectStill();
  const story = await reader.newestStory();
  expect(await reader.sentences()).toEqual(story.sentences.map(({ text }) => text));
  expect(reader.complaints).toEqual([]);
  await reader.context.close();
});
