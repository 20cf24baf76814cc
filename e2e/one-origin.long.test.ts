import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectAddress, expectVisible } from './expect.ts';
import { startSite } from './first-version/site.ts';

/** The app and the API are one origin to the browser: no preflight, and no request to the API's own address. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

/** Built-in Google and Stripe, whose scripts pages load. */
const THIRD_PARTIES = ['/google/', '/stripe/'].map((path) => STACK.providers + path);

/** Requests of a page as `method address`, those of the browser itself (preflights) included. */
async function watchRequests(page: Page): Promise<string[]> {
  const sent: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request: { method, url } }) => sent.push(`${method} ${url}`));
  await session.send('Network.enable');
  return sent;
}

const preflights = (sent: string[]) => sent.filter((each) => each.startsWith('OPTIONS '));
const elsewhere = (sent: string[]) =>
  sent.filter((each) => {
    const url = each.slice(each.indexOf(' ') + 1);
    return (
      /^(https?|wss?):/.test(url) &&
      new URL(url).origin !== STACK.app &&
      !THIRD_PARTIES.some((party) => url.startsWith(party))
    );
  });

// @spec 7.1
test('a walk through the app sends no preflight and no request to another origin', async () => {
  const parent = await Parent.open(browser, 'es', paths.configurationError());
  const { page, words } = parent;
  const sent = await watchRequests(page);
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();

  await page.goto(STACK.app + paths.examples());
  await page
    .getByRole('button', { name: new RegExp(`^${words.examples.listen}: `) })
    .first()
    .click();
  await expectVisible(
    page.getByRole('dialog').getByRole('button', { name: words.player.pause, exact: true }),
  );
  await parent.register();

  await parent.askFor('un faro que no podía dormir !tiny');
  await parent.untilWritten();
  await page.getByRole('button', { name: words.player.listen, exact: true }).click();
  await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 30_000 });
  await expect.poll(async () => (await parent.newestStory()).narrations.length, { timeout: 60_000 }).toBe(1);
  const { id, title, narrations } = await parent.newestStory();
  expect(new URL(narrations[0]!.audioUrl).origin).toBe(STACK.app);

  await open(words.nav.library);
  await page.getByRole('link', { name: title }).first().click();
  await expectAddress(page, STACK.app + paths.story(id));
  // A load, which also ends the playback.
  await page.goto(STACK.app + paths.profile());
  await expectVisible(page.getByText(parent.email).first());
  const { url } = await parent.api<{ url: string }>(`/api/stories/${id}/book`);
  expect(new URL(url).origin).toBe(STACK.app);
  expect((await fetch(url)).status).toBe(200);

  // A renewed session: the cookie is of this origin.
  expect(await parent.refreshedFrom(STACK.app)).toBe(200);
  await open(words.nav.subscribe);
  await expectVisible(page.getByRole('button', { name: words.subscribe.action, exact: true }));
  await page.getByRole('button', { name: words.nav.logout }).first().click();
  await expectAddress(page, STACK.app + paths.login());
  expect(await parent.refreshedFrom(STACK.app)).toBe(401);
  await open(words.nav.contact);
  await expectVisible(page.getByRole('button', { name: words.contact.send }));

  expect(
    sent.filter((each) => new URL(each.split(' ')[1]!).pathname.startsWith('/api/')).length,
  ).toBeGreaterThan(10);
  expect(sent.some((each) => each.includes('/files/audio/'))).toBe(true);
  expect(preflights(sent)).toEqual([]);
  expect(elsewhere(sent)).toEqual([]);
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

test("a page of another origin sends preflights to the API's own address, which this test would see", async () => {
  const page = await browser.newPage();
  const sent = await watchRequests(page);
  const site = await startSite('F', STACK.api);
  await page.goto(site.origin);
  const status = await page.evaluate(
    async (url) => (await fetch(url, { headers: { authorization: 'Bearer none' } })).status,
    `${STACK.api}/api/auth/me`,
  );
  expect(status).toBe(401);
  expect(preflights(sent)).toContain(`OPTIONS ${STACK.api}/api/auth/me`);
  expect(elsewhere(sent)).toContain(`GET ${STACK.api}/api/auth/me`);
  site.stop();
  await page.close();
});
