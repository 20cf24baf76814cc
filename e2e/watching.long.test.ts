import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent, STILL } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { paths } from '../web/src/paths.ts';

/** What the built app reports about itself: its errors, and how fast it was. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/browser-reports';
/** The app begins to watch four seconds after its start. */
const WATCHED = { timeout: 15_000 };

test("an error of a script reaches the Worker without a word of its user, and without the user's cookie", async () => {
  const parent = await Parent.withAccount(browser, 'es', paths.library());
  const { page } = parent;
  const sent = page.waitForRequest(isReport, WATCHED);
  await page.evaluate(() => {
    const error = new TypeError("Cannot read properties of undefined (reading 'Zentinelín')");
    error.stack = `TypeError\n    at f (${location.origin}/assets/story-x1.js:1:2345)`;
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  expect(request.postDataJSON()).toEqual({
    what: 'error',
    route: '/library',
    release: 'dev',
    message: 'TypeError Cannot read properties of undefined reading …',
    place: 'story-x1.js:1:2345',
  });
  expect(await request.allHeaders()).not.toHaveProperty('cookie');
  expect(await request.allHeaders()).not.toHaveProperty('authorization');
  await parent.context.close();
});

test.each([
  ['true', ['largest_paint']],
  ['false', []],
])('with the answer %s about what is optional a visit sends %s', async (answer, expected) => {
  const localStorage = [{ name: 'cookie-consent', value: answer }];
  const storageState = { cookies: [], origins: [{ origin: STACK.app, localStorage }] };
  const context = await browser.newContext({ ...STILL, storageState });
  const page = await context.newPage();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postDataJSON().what);
  });
  const loaded = page.waitForResponse(/\/assets\/start-[\w-]+\.js/, WATCHED);
  await page.goto(STACK.app);
  await (await loaded).finished();
  // The value is final when the page is hidden or clicked.
  await page.mouse.click(5, 300);
  if (expected.length > 0) await expect.poll(() => reports).toEqual(expected);
  // A page that leaves sends what it has.
  await page.goto('about:blank');
  expect(reports.filter((what) => what !== 'interaction')).toEqual(expected);
  await context.close();
});
