import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import type { Parent } from '../testkit/parent.ts';
import { someone } from '../testkit/people.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { MAIN } from './languages.ts';
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

type Theme = 'day' | 'night';
/** What a theme can change: colours, and nothing else. */
const RULES_OF_COLOUR = ['color-contrast'];

/**
 * What is wrong with what is on the screen, each finding with the element it is about: by day by all rules, by night by those
 * that colours can break.
 */
async function violations(page: Page, themes: readonly Theme[] = ['day', 'night']): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Colours that are still on their way from one theme to the other are not what is read.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    });
    // Frames of others, such as Google's button, are theirs.
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
    if (theme === 'night') axe.withRules(RULES_OF_COLOUR);
    const result = await axe.analyze();
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
      // Words change no colour: by night it is enough to look at them in one language.
      const themes: Theme[] = MAIN.includes(language) ? ['day', 'night'] : ['day'];
      expect(await violations(parent.page, themes)).toEqual([]);
    });
  });
});

test('a rule that is broken is found', async () => {
  const visitor = await someone(browser, 'en', 'visitor');
  await visitor.page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
  });
  expect((await violations(visitor.page)).join()).toContain('day: image-alt');
  await visitor.context.close();
});
