import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAST, turnKnobs } from '../bench/providers.ts';
import { LANGUAGES } from '../contract/options.ts';
import { launchBrowser } from './browser.ts';
import type { Parent } from './parent.ts';
import { someone } from './people.ts';
import { TOUR, TOUR_SWITCHES } from './tour.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(TOUR_SWITCHES);
  await turnKnobs(FAST);
});
afterAll(async () => {
  await turnKnobs(FAST);
  await browser?.close();
});

/** What is wrong with what is on the screen, in both themes; each finding with the element it is about. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['day', 'night'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Colours that are still on their way from one theme to the other are not what is read.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    });
    // Frames of others, such as Google's button, are theirs.
    const result = await new AxeBuilder({ page }).exclude('iframe').setLegacyMode().analyze();
    for (const { id, nodes } of result.violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary}`);
  }
  return found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  describe.each(TOUR)('$title', ({ role, stops }) => {
    let parent: Parent;
    beforeAll(async () => {
      parent = await someone(browser, language, role);
    });
    afterAll(() => parent?.context.close());

    test.each(stops)('$name', async ({ reach }) => {
      await reach(parent);
      expect(await violations(parent.page)).toEqual([]);
    });
  });
});

test('a rule that is broken is found', async () => {
  const visitor = await someone(browser, 'en', 'visitor');
  await visitor.page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
  });
  expect((await violations(visitor.page)).join()).toContain('image-alt');
  await visitor.context.close();
});
