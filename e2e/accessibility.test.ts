import type { RunOptions } from 'axe-core';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import type { Parent } from '../testkit/parent.ts';
import { someone } from '../testkit/people.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { MAIN } from './languages.ts';
import { TOUR, TOUR_SWITCHES } from './tour.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(TOUR_SWITCHES);
  await turnKnobs(FAST);
});
afterAll(async () => {
  await turnKnobs(FAST);
  await browser?.close();
});

/** By day all rules; what the night can change is colours, and nothing else. */
const RULES: Record<string, RunOptions> = {
  day: {},
  night: { runOnly: ['color-contrast'] },
};

/**
 * axe does not decide about text over a gradient. Ours run between two colours, of which the one that text is read worse
 * on, by day and by night, is the far end of the desk.
 */
const WITHOUT_GRADIENTS = `
  html, body, body *, body *::before, body *::after { background-image: none !important }
  body { background-color: var(--desk-far) !important }
`;

/**
 * What is wrong with what is on the screen, each finding with the element it is about: by day by all rules, by night by those
 * that colours can break.
 */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const [theme, rules] of Object.entries(RULES)) {
    const violated = await page.evaluate(
      ([name, css, options]) => {
        document.documentElement.dataset.theme = name;
        // Not as a `<style>`, which the page's policy refuses.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        // Colours that are still on their way from one theme to the other are not what is read.
        for (const animation of document.getAnimations())
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
        // Frames of others, such as Google's button, are theirs.
        return window.axe
          .run({ exclude: ['iframe'] }, { ...options, iframes: false, resultTypes: ['violations'] })
          .then(({ violations }) => violations);
      },
      [theme, WITHOUT_GRADIENTS, rules] as const,
    );
    for (const { id, nodes } of violated)
      for (const { target, failureSummary } of nodes)
        found.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary}`);
  }
  return found;
}

describe.each(MAIN)('in %s', (language) => {
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

test('a rule that is broken is found, and by night what the night breaks', async () => {
  const visitor = await someone(browser, 'en', 'visitor');
  await visitor.page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.insertAdjacentHTML(
      'beforeend',
      '<img src="/favicon.svg"><p id="planted">Read by day, lost by night.</p>',
    );
    (main.lastChild as HTMLElement).style.color = '#000';
  });
  const found = await violations(visitor.page);
  expect(found.join()).toContain('day: image-alt');
  const ofThePlanted = found.filter((one) => one.includes('color-contrast at #planted'));
  expect(ofThePlanted.map((one) => one.split(':')[0])).toEqual(['night']);
  await visitor.context.close();
});
