import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import type { Parent } from '../testkit/parent.ts';
import { someone } from '../testkit/people.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { IS_LONG, MAIN } from './extent.ts';
import { type Stop, TOUR, TOUR_SWITCHES } from './tour.ts';
import { violations } from './violations.ts';

/** Stops of `npm test`: one screen of each kind. `npm run test:long` has all. */
const MAIN_STOPS = new Set([
  'home',
  'example-read',
  'register',
  'register-incomplete',
  'profile',
  'profile-delete',
]);
const isVisited = ({ name, isPaper }: Stop) => !isPaper && (IS_LONG || MAIN_STOPS.has(name));
const LEGS = TOUR.map((leg) => ({ ...leg, stops: leg.stops.filter(isVisited) })).filter(
  ({ stops }) => stops.length > 0,
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(TOUR_SWITCHES);
  await turnKnobs(FAST);
});
afterAll(async () => {
  await turnKnobs(FAST);
  await browser?.close();
});

describe.each(MAIN)('in %s', (language) => {
  describe.each(LEGS)('$title', ({ role, stops }) => {
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

test('the tour has all main stops', () => {
  const names = TOUR.flatMap(({ stops }) => stops.map(({ name }) => name));
  expect([...MAIN_STOPS].filter((name) => !names.includes(name))).toEqual([]);
});

test('the check finds broken rules, by night those of colours', async () => {
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
