import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectAddress, expectGone, expectVisible } from './expect.ts';

/** What a page shows after its user signed out, or another one signed in, where it did not see it. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

/** Everything that the page shows and stores. */
const held = (page: Page) =>
  page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join(),
  );

/** What the browser tells a page that it had put aside. */
const restored = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const TOPIC = 'la brújula de Brunilda';

/** A user with a story on the home page, who types the next one. */
async function atHome(): Promise<{ parent: Parent; title: string }> {
  const parent = await Parent.withAccount(browser, 'es', atStory({ topic: 'un faro !tiny', language: 'es' }));
  const { title } = await parent.newestStory();
  await parent.page.goto(STACK.app);
  await parent.page.getByRole('textbox', { name: parent.words.storyForm.topic }).fill(TOPIC);
  return { parent, title };
}

test('a restored page shows nothing of a user who signed out in another tab, and follows the next one', async () => {
  const { parent } = await atHome();
  const { page, words, context, email } = parent;
  // No event of another tab reaches it.
  await context.addInitScript(() => {
    if (location.search === '?put-aside')
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto(`${STACK.app}/?put-aside`);
  await expectVisible(page.locator('nav').getByText(email));
  const other = await context.newPage();
  await other.goto(STACK.app + paths.about());
  await other.getByRole('button', { name: words.nav.logout }).first().click();
  await expectAddress(other, STACK.app + paths.login());
  expect(await held(page)).toContain(email);
  await restored(page);
  await expectVisible(page.locator('nav').getByRole('link', { name: words.common.login }));
  for (const theirs of [email, 'Brunilda']) expect(await held(page)).not.toContain(theirs);

  const next = await Parent.withAccount(browser, 'es', paths.about());
  await other.getByLabel(words.common.email).fill(next.email);
  await other.getByLabel(words.common.password, { exact: true }).fill('una-clave-larga');
  await other.getByRole('button', { name: words.login.submit, exact: true }).click();
  await expectVisible(other.locator('nav').getByText(next.email));
  await restored(page);
  await expectVisible(page.locator('nav').getByText(next.email));
  await next.context.close();
  await context.close();
});

test('a page that becomes visible shows nothing of a session that was ended on another device', async () => {
  const { parent, title } = await atHome();
  const { page, words, email } = parent;
  await page.getByRole('link', { name: words.nav.library }).click();
  await expectVisible(page.getByText(title).first());
  await page.getByRole('link', { name: words.nav.home }).first().click();
  const there = await Parent.open(browser, 'es');
  await there.signIn(email, 'una-clave-larga');
  await expectVisible(there.page.locator('nav').getByText(email));
  await there.page.goto(STACK.app + paths.profile());
  await there.page.getByRole('button', { name: words.profile.devices.everywhere }).click();
  await there.page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.profile.devices.everywhere })
    .click();
  await expectAddress(there.page, STACK.app + paths.login());
  // The user was asked for when the home page was opened.
  await page.waitForTimeout(5_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectGone(page.locator('nav').getByText(email));
  for (const theirs of [email, 'Brunilda', title]) expect(await held(page)).not.toContain(theirs);
  await there.context.close();
  await parent.context.close();
});

test('a sign-out without a line is said, survives the tab and arrives before anything else', async () => {
  const { parent } = await atHome();
  const { page, words, context, email } = parent;
  // A request that outlives its page passes by the switches of the test.
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
  });
  await page.reload();
  await parent.untilReady();
  await context.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.getByRole('button', { name: words.nav.logout }).first().click();
  await expectVisible(page.getByText(words.signOutOwed));
  for (const theirs of [email, 'Brunilda']) expect(await held(page)).not.toContain(theirs);
  await page.close();

  // A server that does not answer yet, at the next start.
  await context.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '{}' }));
  await context.setOffline(false);
  const second = await context.newPage();
  await second.goto(STACK.app);
  await expectVisible(second.getByText(words.signOutOwed));
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('__Host-cuentame-session');
  await second.close();

  await context.unroute('**/api/auth/logout');
  const third = await context.newPage();
  const sent: string[] = [];
  third.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  await third.goto(STACK.app);
  await expect.poll(cookies).toEqual([]);
  expect(sent[0]).toBe('/api/auth/logout');
  await expect.poll(() => third.evaluate(() => localStorage.getItem('sign-out-owed'))).toBeNull();
  expect(await third.getByText(words.signOutOwed).count()).toBe(0);
  expect(await parent.refreshedFrom(STACK.app)).toBe(401);
  await context.close();
});
