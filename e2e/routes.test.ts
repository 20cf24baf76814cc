import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { MOVING, type Parent } from '../testkit/parent.ts';
import { ROLES, type Role, someone } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import type { WORDS } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG, MAIN } from './extent.ts';

type Words = (typeof WORDS)['es'];
/** Path and title of the page that an address leads to. */
type Place = { path: string; title: (words: Words) => string };

/** Window widths in pixels: 1280 pixels at 400 % (WCAG 1.4.10), the narrowest phone, and a desk. */
const [ZOOMED, PHONE, DESK] = [320, 360, 1440];

const HOME: Place = { path: paths.home(), title: (words) => words.home.title };
const LOGIN: Place = { path: paths.login(), title: (words) => words.login.title };

type Case = { open: string; visitor: Place; signedIn: Place };
const forAll = (open: string, title: Place['title']): Case => {
  const place = { path: new URL(open, STACK.app).pathname, title };
  return { open, visitor: place, signedIn: place };
};
const forVisitors = (path: string, title: Place['title']): Case => ({
  open: path,
  visitor: { path, title },
  signedIn: HOME,
});
const forUsers = (path: string, title: Place['title']): Case => ({
  open: path,
  visitor: LOGIN,
  signedIn: { path, title },
});

const CASES: Case[] = [
  forAll(paths.home(), HOME.title),
  forAll(paths.about(), (words) => words.about.title),
  forAll(paths.services(), (words) => words.services.title),
  forAll(paths.contact(), (words) => words.contact.title),
  forAll(paths.terms(), (words) => words.terms.title),
  forAll(paths.privacy(), (words) => words.privacy.title),
  forAll(paths.imprint(), (words) => words.imprint.title),
  forAll(paths.accessibility(), (words) => words.accessibility.title),
  forAll(paths.withdraw(), (words) => words.withdrawal.title),
  forAll(paths.howItWorks(), (words) => words.how.title),
  forAll(paths.examples(), (words) => words.examples.title),
  forAll(paths.record(), (words) => words.record.title),
  forAll(paths.success(), (words) => words.success.title),
  forAll(paths.forgotPassword(), (words) => words.password.forgotTitle),
  forAll(paths.resetPassword(), (words) => words.password.resetTitle),
  forAll(`${paths.resetPassword()}?token=worn`, (words) => words.password.resetTitle),
  forAll(paths.verifyEmail(), (words) => words.verifyEmail.title),
  forAll(paths.configurationError(), (words) => words.configuration.title),
  forVisitors(paths.login(), LOGIN.title),
  forVisitors(paths.register(), (words) => words.register.title),
  forUsers(paths.subscribe(), (words) => words.subscribe.title),
  forUsers(paths.profile(), (words) => words.profile.title),
  forUsers(paths.library(), (words) => words.library.title),
  forUsers(paths.words(), (words) => words.lesson.title),
  forUsers(paths.tonight(), (words) => words.tonight.title),
  // A callback without a token signs no user in.
  { open: paths.googleCallback(), visitor: LOGIN, signedIn: HOME },
  { open: '/no-such-page', visitor: HOME, signedIn: HOME },
  { open: '/no/such/page?at=all', visitor: HOME, signedIn: HOME },
];

const shows = (open: string, { path }: Place) => new URL(open, STACK.app).pathname === path;

/**
 * Which addresses are opened in which role: public ones as a visitor, all others, and those of visitors only, with a
 * free account. `npm run test:long` opens all addresses in all roles, each as a first page.
 */
const IS_OPENED: Partial<Record<Role, (each: Case) => boolean>> = {
  visitor: ({ open, visitor }) => shows(open, visitor),
  free: ({ open, signedIn, visitor }) => !shows(open, visitor) || !shows(open, signedIn),
};
const ROLES_TESTED = IS_LONG ? ROLES : (['visitor', 'free'] as const);
const casesOf = (role: Role) => CASES.filter((each) => IS_LONG || IS_OPENED[role]?.(each));

/**
 * Opens an address as a followed link does, from below the top of another page: to start the app costs several times
 * what showing another page does. The state is the router's, which tells entries apart by their key.
 */
function follow(address: string): void {
  if (new URL(address, location.href).pathname !== location.pathname) window.scrollTo(0, 40);
  history.pushState({ key: address }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Links of the navigation for a role, and links that it must not have. */
function linksOf(role: Role, { nav, common }: Words): { shown: string[]; missing: string[] } {
  const always = [nav.home, nav.contact];
  const ofVisitors = [common.login, common.register];
  if (role === 'visitor') return { shown: [...always, ...ofVisitors], missing: [nav.library, nav.subscribe] };
  if (role === 'premium') return { shown: [...always, nav.library], missing: [...ofVisitors, nav.subscribe] };
  return { shown: [...always, nav.library, nav.subscribe], missing: ofVisitors };
}

const endlessMotion = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    .map(({ effect }) => (effect as KeyframeEffect).target?.className);

describe.each(MAIN)('in %s', (language) => {
  describe.each(ROLES_TESTED)('%s', (role) => {
    let parent: Parent;
    beforeAll(async () => {
      parent = await someone(browser, language, role, MOVING);
    });
    afterAll(() => parent?.context.close());

    // @spec 2.14, 2.22, 6.1, 6.2
    test.each(casesOf(role))('$open', async ({ open, visitor, signedIn }) => {
      const { page, words } = parent;
      const place = role === 'visitor' ? visitor : signedIn;
      const expectCalmWithin = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        // An endless animation keeps the processor busy, visible or not.
        await expect.poll(() => page.evaluate(endlessMotion)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await page.setViewportSize({ width: PHONE, height: 800 });
      if (IS_LONG) await page.goto(STACK.app + open);
      else await page.evaluate(follow, open);
      const title = words.common.documentTitle.replace('{{page}}', place.title(words));
      await expect
        .poll(async () => [new URL(page.url()).pathname, await page.title()], { timeout: 10_000 })
        .toEqual([place.path, title]);
      await expectVisible(page.locator('main h1').first());
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const shown = await page.evaluate(() => ({
        language: document.documentElement.lang,
        headings: document.querySelectorAll('main h1').length,
        about: document.querySelector('meta[name="description"]')?.getAttribute('content')?.length ?? 0,
      }));
      expect(shown).toMatchObject({ language, headings: 1 });
      expect(shown.about).toBeGreaterThan(40);
      await expectCalmWithin(PHONE);
      await expectCalmWithin(ZOOMED);
      await expectCalmWithin(DESK);
    });

    // @spec 2.24, 2.27, 2.28, 2.29, 6.3
    test('the navigation has exactly the links of the role', async () => {
      // On the page that the role begins with, or the last test opened.
      const { page, words } = parent;
      const navigation = page.getByRole('navigation', { name: words.a11y.mainNavigation });
      const { shown, missing } = linksOf(role, words);
      for (const name of shown) await expectVisible(navigation.getByRole('link', { name, exact: true }));
      for (const name of missing)
        expect(await navigation.getByRole('link', { name, exact: true }).count()).toBe(0);
      expect(await navigation.locator('.premium-badge').count()).toBe(role === 'premium' ? 1 : 0);
      expect(await navigation.getByRole('button', { name: words.nav.logout }).count()).toBe(
        role === 'visitor' ? 0 : 1,
      );
    });

    if (IS_LONG || role === 'visitor') {
      // @spec 2.23
      test('a followed link opens the next page at its top', async () => {
        const { page, words } = parent;
        await page.goto(STACK.app + paths.terms());
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.getByRole('link', { name: words.siteFooter.privacy, exact: true }).first().click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(paths.privacy());
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      });
    }

    if (IS_LONG ? role !== 'visitor' : role === 'free') {
      // @spec 2.74, 4.10
      test('signing out opens the login page and removes the token', async () => {
        const { page, words } = parent;
        await page.goto(STACK.app + paths.profile());
        await page.getByRole('button', { name: words.nav.logout }).first().click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(paths.login());
        await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      });
    }

    test('the page logged no errors', () => {
      expect(parent.complaints).toEqual([]);
    });
  });
});
