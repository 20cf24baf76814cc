import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import type { User } from '../contract/schemas/auth.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { CARDS, daysPass, payWith, turnStripeKnobs } from '../testkit/checkout.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { openSentence } from '../testkit/words.ts';
import { expectAddress, expectGone, expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';

const FREE_STORIES = 3;
const PREMIUM_STORIES_PER_MONTH = 30;
const GAP_MS = 10_200;
const MONTH_DAYS = 32;
const SOON = { timeout: 15_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(async () => {
  await turnStripeKnobs({ webhookDelayMs: 0, webhookCopies: 1 });
  await browser?.close();
});

/** A parent and their plan, on the pages of the app. */
class Subscriber {
  readonly parent: Parent;
  readonly page: Page;

  constructor(parent: Parent, page: Page = parent.page) {
    this.parent = parent;
    this.page = page;
  }

  get words() {
    return this.parent.words;
  }

  get badge() {
    return this.page.locator('.navbar .premium-badge');
  }

  get subscribeLink() {
    return this.page.locator('.navbar').getByRole('link', { name: this.words.nav.subscribe, exact: true });
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Ignores the values in the placeholders of the sentence. */
  reads(sentence: string): Promise<void> {
    return expectVisible(this.page.getByText(openSentence(sentence)).first(), { timeout: 15_000 });
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(STACK.app + path);
  }

  async orderAndPay(card: string): Promise<void> {
    if (new URL(this.page.url()).pathname !== '/subscribe') await this.goTo('/subscribe');
    await this.press(this.words.subscribe.action);
    await payWith(this.page, card);
  }

  async readsStoriesLeft(count: number): Promise<void> {
    await this.reads(this.words.profile.plan.left_other.replace('{{count}}', String(count)));
  }

  async cancel(): Promise<void> {
    await this.press(this.words.profile.plan.cancel);
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.words.profile.plan.cancelConfirm })
      .click();
    await expectVisible(this.page.getByRole('button', { name: this.words.premium.resume, exact: true }));
  }

  account() {
    return this.parent.api<User>('/api/auth/me');
  }
}

async function someone(language: 'es' | 'en', path = '/subscribe'): Promise<Subscriber> {
  return new Subscriber(await Parent.withAccount(browser, language, path));
}

if (IS_LONG) {
  describe.each(LANGUAGES)('in %s', (language) => {
    let person: Subscriber;
    beforeAll(async () => {
      person = await someone(language);
    });
    afterAll(() => person?.parent.context.close());

    // @spec 7.18
    test('declined cards and abandoned payments change nothing', async () => {
      const { page, words } = person;
      await person.press(words.subscribe.action);
      await payWith(page, CARDS.isDeclined);
      await expectVisible(page.getByRole('alert'));
      await page.locator('section a').first().click();
      await expectAddress(page, `${STACK.app}/subscribe`);
      await expectVisible(page.getByRole('button', { name: words.subscribe.action, exact: true }));
      expect(await person.account()).toMatchObject({
        subscriptionStatus: 'none',
        storiesRemaining: FREE_STORIES,
      });
    });

    // @spec 1.16, 2.19, 2.27, 2.28, 4.12, 6.3, 7.17, 9.19
    test('a payment shows the badge in all tabs, and removes the subscribe link', async () => {
      const { parent, words } = person;
      const other = new Subscriber(parent, await parent.context.newPage());
      await other.goTo('/');
      await expectVisible(other.subscribeLink);
      // The page does not wait for webhooks, which may be late and doubled.
      await turnStripeKnobs({ webhookDelayMs: 4_000, webhookCopies: 2 });
      await person.orderAndPay(CARDS.pays);
      await person.reads(words.success.confirmed.title);
      for (const tab of [person, other]) {
        await expectVisible(tab.badge);
        await expectGone(tab.subscribeLink);
      }
      await expectAddress(person.page, `${STACK.app}/`, { timeout: 15_000 });
      await turnStripeKnobs({ webhookDelayMs: 0, webhookCopies: 1 });
      await other.page.close();
    });

    // @spec 1.12, 2.70, 2.71, 4.2, 6.3
    test('the profile shows thirty stories a month and the renewal date', async () => {
      const { words } = person;
      await person.goTo('/subscribe');
      await person.reads(words.subscribe.already.title);
      await person.goTo('/profile');
      await person.readsStoriesLeft(PREMIUM_STORIES_PER_MONTH);
      await person.reads(words.profile.plan.renews);
    });

    // @spec 1.14, 1.15, 2.72, 4.4
    test('a cancelled subscription keeps its stories until its last day', async () => {
      const { words } = person;
      if (new URL(person.page.url()).pathname !== '/profile') await person.goTo('/profile');
      await person.cancel();
      await person.reads(words.premium.until);
      await expectGone(person.badge);
      await person.readsStoriesLeft(PREMIUM_STORIES_PER_MONTH);
      expect(await person.account()).toMatchObject({
        isPremium: false,
        subscriptionStatus: 'cancelled',
        storiesRemaining: PREMIUM_STORIES_PER_MONTH,
      });
      // The stories left can be used.
      await person.goTo('/');
      await person.parent.askFor('una nube que aprende a llover !tiny');
      await person.parent.untilWritten();
    });

    // @spec 4.3
    test('a cancelled subscription is resumed with one press', async () => {
      const { words } = person;
      await person.goTo('/profile');
      await person.press(words.premium.resume);
      await expectVisible(person.badge);
      await person.reads(words.profile.plan.renews);
      await person.cancel();
      await person.reads(words.premium.until);
    });

    // @spec 4.3
    test('an account whose paid month is over is free and can subscribe again', async () => {
      const { words, page } = person;
      await daysPass(MONTH_DAYS);
      await expect.poll(async () => (await person.account()).subscriptionState, SOON).toBe('ended');
      await person.goTo('/profile');
      await person.reads(words.profile.plan.endedOn);
      await person.readsStoriesLeft(FREE_STORIES);
      await person.orderAndPay(CARDS.pays);
      await page.getByRole('link', { name: words.success.confirmed.home }).click();
      await expectVisible(person.badge);
      await person.goTo('/profile');
      await person.readsStoriesLeft(PREMIUM_STORIES_PER_MONTH);
    });

    test('the page logged no errors', () => {
      expect(person.parent.complaints).toEqual([]);
    });
  });
}

describe('at once, since the one waits for the gap between its stories', () => {
  // @spec 1.10, 4.1, 8.34
  test.concurrent('the form leads to Premium after three free stories', async ({ expect }) => {
    const person = await someone('es', '/');
    const { parent, page, words } = person;
    let mayAsk = 0;
    for (let story = 0; story < FREE_STORIES; story++) {
      await page.waitForTimeout(Math.max(0, mayAsk - Date.now()));
      mayAsk = Date.now() + GAP_MS;
      await parent.askFor(`una tortuga que colecciona ${['nubes', 'botones', 'ecos'][story]} !tiny`);
      await parent.untilWritten();
      await person.press(words.story.another);
    }
    // The form is closed before anything is sent.
    await page.getByRole('textbox', { name: words.storyForm.topic }).fill('un cuento de más');
    expect(await page.getByRole('button', { name: words.storyForm.generate }).isDisabled()).toBe(true);
    await person.reads(words.error.story_limit_reached);
    await person.reads(words.limit.freeTitle);
    await page.getByRole('link', { name: words.limit.subscribe, exact: true }).first().click();
    await expectAddress(page, '**/subscribe');
    expect(await person.badge.count()).toBe(0);
    await person.orderAndPay(CARDS.pays);
    await person.reads(words.success.confirmed.title);
    await page.getByRole('link', { name: words.success.confirmed.home }).click();
    await expectVisible(person.badge);
    expect(await person.subscribeLink.count()).toBe(0);
    await parent.askFor('una tortuga que colecciona sombras !tiny');
    await parent.untilWritten();
    expect(await person.account()).toMatchObject({ storiesRemaining: PREMIUM_STORIES_PER_MONTH - 1 });
    await parent.context.close();
  });

  test.concurrent('a failed renewal is named, and ends the subscription when it stays unpaid', async ({
    expect,
  }) => {
    const person = await someone('en');
    const { words } = person;
    await person.orderAndPay(CARDS.failsAtRenewal);
    await person.reads(words.success.confirmed.title);
    await daysPass(MONTH_DAYS);
    await expect.poll(async () => (await person.account()).subscriptionState, SOON).toBe('past_due');
    await person.goTo('/profile');
    await person.reads(words.profile.plan.overdue);
    await person.goTo('/subscribe');
    await person.reads(words.subscribe.overdue.title);
    await daysPass(MONTH_DAYS);
    await expect.poll(async () => (await person.account()).subscriptionState, SOON).toBe('ended');
    await person.parent.context.close();
  });
});

if (IS_LONG) {
  // @spec 2.20, 8.40
  test('the success page waits for a pending payment, and names an unknown one', async () => {
    const person = await someone('es');
    const { page, words } = person;
    await person.goTo('/subscribe');
    await person.press(words.subscribe.action);
    await expectAddress(page, `${STACK.providers}/stripe/**`);
    const session = new URL(page.url()).pathname.split('/').at(-1);

    const waiting = new Subscriber(person.parent, await person.parent.context.newPage());
    await waiting.goTo(`/success?session_id=${session}`);
    await waiting.reads(words.success.processing.title);
    await payWith(page, CARDS.pays);
    await waiting.reads(words.success.confirmed.title);

    await waiting.goTo('/success');
    await waiting.reads(words.success.unknown.title);
    await waiting.goTo('/success?session_id=cs_test_somebodyelses');
    await waiting.reads(words.success.unknown.title);
    await person.parent.context.close();
  });
}
