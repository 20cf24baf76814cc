import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import { TERMS_VERSION } from '../contract/terms.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { linkMailedTo } from '../testkit/inbox.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory, registeredBefore } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { expectAddress, expectGone, expectVisible } from './expect.ts';
import { startSite } from './first-version/site.ts';

const OLD = 'una-clave-larga';
const NEW = 'otra-clave-mas-larga';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs({ firstTokenMs: 0, tokensPerSecond: null, moderationMs: 0 });
});
afterAll(() => browser?.close());

/** The same user in another browser. */
async function elsewhere(email: string, password: string): Promise<Parent> {
  const parent = await Parent.open(browser, 'es');
  await parent.signIn(email, password);
  return parent;
}

test('a user without accepted terms is asked at the next visit, and a story in progress goes on', async () => {
  const { email, password, token } = await registeredBefore();
  // A slow story, requested by a client of the earlier app, which knows no terms.
  await turnKnobs({ tokensPerSecond: 25 });
  const story = fetch(`${STACK.api}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ topic: 'un faro con sueño', language: 'es', storyLength: 'short' }),
  });
  const parent = await elsewhere(email, password);
  const { page, words } = parent;
  await expectVisible(parent.termsQuestion);
  await parent.untilSentences(1);
  const before = (await parent.sentences()).length;
  await parent.untilSentences(before + 1);
  expect(await parent.termsQuestion.isVisible()).toBe(true);

  // The page of the terms is not covered by the question.
  await parent.termsQuestion.getByRole('link', { name: words.register.terms }).click();
  await expectGone(parent.termsQuestion);
  await expectVisible(page.getByRole('heading', { name: words.terms.title, level: 1 }));
  await page.goBack();
  await turnKnobs({ tokensPerSecond: null });
  await parent.acceptTerms();
  await expectGone(parent.termsQuestion);
  expect((await story).status).toBe(200);
  await parent.untilWritten();
  expect((await parent.sentences()).length).toBeGreaterThan(before);

  const asked = page.waitForResponse(`${STACK.app}/api/auth/me`);
  await page.reload();
  expect(await (await asked).json()).toMatchObject({ email, termsVersion: TERMS_VERSION });
  await expectVisible(page.getByRole('button', { name: words.storyActions.take }));
  expect(await parent.termsQuestion.count()).toBe(0);
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

// @spec 2.66, 4.7
test.each(LANGUAGES)('an address is confirmed by the link in the mail, in %s', async (language) => {
  const parent = await Parent.withAccount(browser, language, '/profile');
  const { page, words, email } = parent;
  await expectVisible(page.getByText(words.profile.account.unverified, { exact: true }));
  const link = await linkMailedTo(email, '/verify-email');
  // In another browser the link asks for the account's password.
  const { pathname, search } = new URL(link);
  const visitor = await Parent.open(browser, language, pathname + search);
  await expectVisible(visitor.page.getByLabel(words.common.password, { exact: true }));
  await visitor.context.close();
  await page.goto(link);
  await page.getByRole('button', { name: words.verifyEmail.confirm }).click();
  await expectVisible(page.getByText(words.verifyEmail.done));
  // Confirming twice shows the same result: in every run in verify-email-page.test.ts.
  await page.goto(link);
  await page.getByRole('button', { name: words.verifyEmail.confirm }).click();
  await expectVisible(page.getByText(words.verifyEmail.done));
  await page.goto(`${STACK.app}/verify-email`);
  await expectVisible(page.getByText(words.error.link_invalid));
  // The browser's log entry for the used link.
  expect(parent.complaints.splice(0)).toEqual([expect.stringContaining('status of 410')]);
  await page.goto(`${STACK.app}/profile`);
  await expectVisible(page.getByText(words.profile.account.verified, { exact: true }));
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

// @spec 4.6
test('a mailed link replaces a forgotten password once, and logs out every device', async () => {
  const first = await Parent.withAccount(browser, 'es');
  const { email } = first;
  const forgetful = await Parent.open(browser, 'es', '/forgot-password');
  const { page, words } = forgetful;
  await page.getByLabel(words.common.email).fill(email);
  await page.getByRole('button', { name: words.password.send, exact: true }).click();
  await expectVisible(page.getByText(words.password.sentTitle));
  const link = await linkMailedTo(email, '/reset-password');
  await page.goto(link);
  await page.getByLabel(words.password.newPassword, { exact: true }).fill(NEW);
  await page.getByLabel(words.register.confirmPassword).fill(NEW);
  await page.getByRole('button', { name: words.password.save, exact: true }).click();
  await expectVisible(page.getByText(words.password.savedTitle));

  await page.goto(link);
  await page.getByLabel(words.password.newPassword, { exact: true }).fill('una-tercera-clave');
  await page.getByLabel(words.register.confirmPassword).fill('una-tercera-clave');
  await page.getByRole('button', { name: words.password.save, exact: true }).click();
  await expectVisible(page.getByText(words.error.link_invalid));

  expect(await first.refreshedFrom(STACK.app)).toBe(401);
  await page.goto(`${STACK.app}/login`);
  await forgetful.signIn(email, OLD);
  await expectVisible(page.getByText(words.error.invalid_credentials));
  await forgetful.signIn(email, NEW);
  await expectVisible(page.getByRole('button', { name: words.storyForm.generate }));
  await first.context.close();
  await forgetful.context.close();
});

test('the profile logs out other devices, and all devices', async () => {
  const here = await Parent.open(browser, 'es');
  const email = await here.register();
  const there = await elsewhere(email, OLD);
  await expectVisible(there.page.getByRole('button', { name: there.words.storyForm.generate }));
  const { page, words } = here;
  await page.goto(`${STACK.app}/profile`);
  await page.getByRole('button', { name: words.profile.devices.others }).click();
  await expectVisible(page.getByText(words.profile.devices.done));
  expect(await there.refreshedFrom(STACK.app)).toBe(401);
  expect(await here.refreshedFrom(STACK.app)).toBe(200);

  await page.getByRole('button', { name: words.profile.devices.everywhere }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.profile.devices.everywhere }).click();
  await expectAddress(page, `${STACK.app}/login`);
  expect(await here.refreshedFrom(STACK.app)).toBe(401);
  await there.context.close();
  await here.context.close();
});

/** Removes Web Locks, which some browsers lack. */
const withoutLocks = (parent: Parent) =>
  parent.context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));

/** Opens the profile with an invalid token, which the app has to renew. */
async function openStale(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('token', 'stale'));
  await page.goto(`${STACK.app}/profile`);
  await page.waitForFunction(() => localStorage.getItem('token') !== 'stale');
  expect(await page.evaluate(() => localStorage.getItem('token')), 'signed out').not.toBeNull();
}

test('two tabs that renew their session at once stay signed in, also when an answer is lost', async () => {
  const parent = await Parent.withAccount(browser, 'es', '/about');
  await withoutLocks(parent);
  const [one, other] = [parent.page, await parent.context.newPage()];
  // A file of the app's origin, with its storage.
  await other.goto(`${STACK.app}/robots.txt`);
  await Promise.all([one, other].map(openStale));
  const signedIn = (page: Page) =>
    expectVisible(page.getByRole('button', { name: parent.words.profile.devices.everywhere }));
  for (const page of [one, other]) await signedIn(page);
  // A tab that read the other tab's stale token renews again: save the cookie after the last renewal.
  await Promise.all([one, other].map((page) => page.waitForLoadState('networkidle')));

  // A lost answer: the API has a new cookie, the browser still the previous one.
  const before = await parent.context.cookies();
  expect(await parent.refreshedFrom(STACK.app)).toBe(200);
  await parent.context.addCookies(before);
  await openStale(one);
  await signedIn(one);
  expect(await parent.refreshedFrom(STACK.app)).toBe(200);
  await parent.context.close();
});

test('reuse of a stolen cookie ends the session of thief and owner', async () => {
  const parent = await Parent.withAccount(browser, 'es', '/about');
  const stolen = await parent.context.cookies();
  for (let visit = 0; visit < 2; visit++) expect(await parent.refreshedFrom(STACK.app)).toBe(200);
  const thief = await browser.newContext();
  await thief.addCookies(stolen);
  const answer = await thief.request.post(`${STACK.app}/api/auth/refresh-token`, { data: {} });
  expect(answer.status()).toBe(401);
  await parent.page.goto(`${STACK.app}/profile`);
  await expectAddress(parent.page, `${STACK.app}/login`);
  await thief.close();
  await parent.context.close();
});

test('a page on another site gets no token: the browser does not send the cookie', async () => {
  const parent = await Parent.withAccount(browser, 'es', '/about');
  expect(await parent.refreshedFrom(STACK.app)).toBe(200);
  const sent: Promise<string>[] = [];
  parent.context.on('request', (request) => {
    if (!request.url().endsWith('/refresh-token') || request.method() !== 'POST') return;
    sent.push(request.allHeaders().then(({ cookie }) => cookie ?? 'none'));
  });
  // Without our policy, which would refuse the request before the browser decides about the cookie.
  const site = await startSite('F', STACK.api);
  expect(await parent.refreshedFrom(site.origin)).toBe(401);
  expect(await Promise.all(sent)).toEqual(['none']);
  site.stop();
  await parent.context.close();
});

// @spec 4.10
test('a second user of the same browser sees nothing of the first', async () => {
  const here = await Parent.withAccount(browser, 'es');
  const { page, words, email: first } = here;
  await here.askFor('una brújula que se perdió !tiny');
  await here.untilWritten();
  const { id, title } = await here.newestStory();
  await page.getByRole('button', { name: words.story.another, exact: true }).click();
  await page.getByRole('textbox', { name: words.storyForm.names }).fill('Brunilda');
  await page.getByRole('button', { name: words.nav.logout }).first().click();
  await expectAddress(page, `${STACK.app}/login`);

  const second = await here.register();
  const held = () =>
    page.evaluate(() =>
      [JSON.stringify({ ...localStorage, ...sessionStorage }), document.documentElement.outerHTML].join(),
    );
  for (const path of ['/', '/library']) {
    await page.goto(STACK.app + path);
    await expectVisible(page.locator('nav').getByText(second));
    if (path === '/library')
      await expectVisible(page.getByRole('heading', { name: words.library.empty.title }));
    const text = await held();
    for (const theirs of [first, title, id, 'Brunilda']) expect(text).not.toContain(theirs);
  }
  await here.context.close();
});

test('the profile creates, changes and closes the feed address', async () => {
  const parent = await Parent.withAccount(browser, 'es', '/profile');
  const { page, words } = parent;
  await page.getByRole('button', { name: words.profile.feed.open }).click();
  const address = page.getByLabel(words.profile.feed.address);
  const first = await address.inputValue();
  const feed = await page.request.get(first);
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringContaining('<itunes:block>Yes')]);
  await page.getByRole('button', { name: words.profile.feed.renew }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.profile.feed.renew }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect((await page.request.get(first)).status()).toBe(404);
  await page.getByRole('button', { name: words.profile.feed.close, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.profile.feed.close }).click();
  await expectVisible(page.getByRole('button', { name: words.profile.feed.open }));
  await parent.context.close();
});

test('the export contains all data of the account, and a deleted account cannot be opened', async () => {
  const order = { topic: 'una ballena que cuenta barcos !tiny', language: 'es' } as const;
  const parent = await Parent.withAccount(browser, 'es', async (session) => ({
    ...(await atStory(order)(session)),
    path: '/profile',
  }));
  const { page, words, email } = parent;
  const story = await parent.newestStory();
  await page.getByLabel(words.profile.account.name).fill('Ana');
  await page.getByRole('button', { name: words.profile.account.saveName }).click();
  await expectVisible(page.getByText(words.profile.account.nameSaved));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.profile.data.export }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  for (const held of [email, 'Ana', story.title, JSON.stringify(story.content).slice(1, -1)]) {
    expect(text).toContain(held);
  }

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: words.profile.data.deleteOpen }).click();
  await page.getByLabel(words.profile.data.password, { exact: true }).fill('not-the-password');
  await page
    .getByLabel(words.profile.data.typeWord.replace('{{word}}', words.profile.data.word))
    .fill(words.profile.data.word);
  await page.getByRole('button', { name: words.profile.data.delete, exact: true }).click();
  await expectVisible(page.getByText(words.error.wrong_password));
  await page.getByLabel(words.profile.data.password, { exact: true }).fill(OLD);
  await page.getByRole('button', { name: words.profile.data.delete, exact: true }).click();
  await expectVisible(page.getByText(words.profile.data.deleted));
  await expectAddress(page, `${STACK.app}/`);

  const answer = await fetch(`${STACK.api}/api/stories/${story.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([401, 404]).toContain(answer.status);
  await page.getByRole('link', { name: words.common.login }).first().click();
  await expectAddress(page, `${STACK.app}/login`);
  await parent.signIn(email, OLD);
  await expectVisible(page.getByText(words.error.invalid_credentials));
  await parent.context.close();
});
