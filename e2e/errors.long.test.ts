import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { turnStripeKnobs } from '../testkit/checkout.ts';
import { filler } from '../testkit/filler.ts';
import { fillInRegistration, Parent, STILL } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { openSentence } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { expectAddress, expectGone, expectVisible } from './expect.ts';

/**
 * Messages of the app when a provider, the connection or the session fails. No request is intercepted: the built-in
 * providers fail, or the browser is offline.
 */

const ALL_WELL = { ...FAST, failChat: null, failSpeech: null, failModeration: null, story: null };
const PASSWORD = 'una-clave-larga';
/** Longer than all retries of the app. */
const RETRIES = { timeout: 40_000 };

/** Time for the page to request and show something, in milliseconds. */
const LATE_MS = 700;

/** A promise with its release. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, release: resolve };
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(ALL_WELL);
});
afterAll(async () => {
  await turnKnobs(ALL_WELL);
  await turnStripeKnobs({ apiIsDown: false, scriptIsDown: false });
  await browser?.close();
});

describe.each(LANGUAGES)('in %s', (language) => {
  /** Runs the test with a new user at the form, or with a visitor at a path. */
  async function withParent(path: string | null, act: (parent: Parent) => Promise<void>): Promise<void> {
    const parent =
      path === null
        ? await Parent.withAccount(browser, language, paths.home(), STILL)
        : await Parent.open(browser, language, path, STILL);
    try {
      await act(parent);
    } finally {
      await parent.context.close();
    }
  }
  const reads = (parent: Parent, words: string, options = { timeout: 15_000 }) =>
    expectVisible(parent.page.getByText(openSentence(words)).first(), options);
  const storiesLeft = async (parent: Parent) =>
    (await parent.api<{ storiesRemaining: number }>('/api/stories/remaining')).storiesRemaining;

  describe('a story', () => {
    test('that came out wrong stays readable with its reason, costs no story and is not kept', () =>
      withParent(null, async (parent) => {
        const [first, ...rest] = filler(language);
        const code = '{"title":"Otra","content":"Una luna."}';
        await turnKnobs({ story: { title: 'El pueblo', paragraphs: [first!, ...rest.slice(1), code] } });
        try {
          await parent.askFor('un pueblo');
          await reads(parent, parent.words.error.story_unacceptable);
          await expectVisible(parent.page.getByText(first!).first());
          expect(await parent.page.getByText('Una luna').count()).toBe(0);
          expect(await storiesLeft(parent)).toBe(3);
          await parent.page.getByRole('button', { name: parent.words.story.another, exact: true }).click();
          const topic = parent.page.getByRole('textbox', { name: parent.words.storyForm.topic });
          await expect.poll(() => topic.inputValue()).toContain('un pueblo');
          await expectGone(parent.page.getByText(first!));
        } finally {
          await turnKnobs({ story: null });
        }
      }));

    // @spec 8.22
    test('a rate limit shows a countdown and a tip, and costs no story', () =>
      withParent(null, async (parent) => {
        await parent.askFor('una llave !429');
        await reads(parent, parent.words.refusal.busy.title, RETRIES);
        await reads(parent, parent.words.refusal.busy.countdown);
        await reads(parent, parent.words.refusal.busy.tip);
        await reads(parent, parent.words.error.rate_limited);
        const topic = parent.page.getByRole('textbox', { name: parent.words.storyForm.topic });
        expect(await topic.inputValue()).toContain('una llave');
        expect(await storiesLeft(parent)).toBe(3);
      }));

    // @spec 8.24, 8.25
    test('an exhausted quota closes the form, and the status panel names it on the next visit', () =>
      withParent(null, async (parent) => {
        const { page, words } = parent;
        await parent.askFor('una llave !quota');
        await reads(parent, words.refusal.unavailable.title);
        await reads(parent, words.error.quota_exceeded);
        const create = page.getByRole('button', { name: words.storyForm.generate });
        await expect.poll(() => create.isDisabled()).toBe(true);
        expect(await storiesLeft(parent)).toBe(3);
        await page.reload();
        await reads(parent, words.healthTrouble.quota);
        const contact = page.getByRole('main').getByRole('link', { name: words.refusal.unavailable.contact });
        expect(await contact.getAttribute('href')).toBe(paths.contact());
        // The form is closed as soon as the health of the server is known.
        await expect.poll(() => create.isDisabled()).toBe(true);
        // The next successful story ends the outage.
        await parent.api('/api/stories/generate', { topic: 'una llave de agua !tiny', language });
        await page.getByRole('main').getByRole('button', { name: words.common.retry }).first().click();
        await expectGone(page.getByText(words.healthTrouble.quota));
        await page.getByRole('textbox', { name: words.storyForm.topic }).fill('un candado');
        await expect.poll(() => create.isEnabled()).toBe(true);
      }));

    // @spec 8.33
    test('a failing model is retried twice, then named, and costs no story', () =>
      withParent(null, async (parent) => {
        await parent.askFor('una llave !500');
        await reads(parent, parent.words.refusal.pausing.failed);
        await reads(parent, parent.words.error.story_generation_failed, RETRIES);
        // The page shows a short reference; pressing it copies the whole one.
        const { page, words } = parent;
        const code = page.getByText(openSentence(words.common.errorCode));
        expect(await code.textContent()).toMatch(/ [0-9a-f]{8}$/);
        await parent.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: STACK.app });
        await code.click();
        await reads(parent, words.reference.copied);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(/^story_generation_failed [0-9a-f-]{36}$/);
        expect(await storiesLeft(parent)).toBe(3);
      }));

    // @spec 8.33
    test('a model that stops in a sentence is retried, then named, and costs no story', () =>
      withParent(null, async (parent) => {
        await parent.askFor('una llave !cut');
        await reads(parent, parent.words.error.story_generation_failed, RETRIES);
        expect(await storiesLeft(parent)).toBe(3);
      }));

    test('a refusal of the model is shown at once, and costs no story', () =>
      withParent(null, async (parent) => {
        const { error } = parent.words;
        await parent.askFor('una llave !refuse');
        const refused = parent.page.getByText(openSentence(error.story_refused));
        await expectVisible(refused.or(parent.page.getByText(openSentence(error.topic_refused))).first());
        expect(await storiesLeft(parent)).toBe(3);
      }));

    test('a story that moderation cannot check is not shown, and costs no story', () =>
      withParent(null, async (parent) => {
        await turnKnobs({ failModeration: { kind: '500', times: 1000 } });
        await parent.askFor('una llave');
        await reads(parent, parent.words.error.moderation_unavailable, RETRIES);
        await turnKnobs({ failModeration: null });
        expect(await parent.sentences()).toEqual([]);
        expect(await storiesLeft(parent)).toBe(3);
      }));

    // @spec 8.1
    test('the form says that the connection is lost, and keeps the topic', () =>
      withParent(null, async (parent) => {
        await parent.page.waitForLoadState('networkidle');
        await parent.context.setOffline(true);
        await reads(parent, parent.words.offline);
        await parent.askFor('una llave sin puerta');
        await reads(parent, parent.words.error.network);
        const topic = parent.page.getByRole('textbox', { name: parent.words.storyForm.topic });
        expect(await topic.inputValue()).toBe('una llave sin puerta');
        await parent.context.setOffline(false);
        await expectGone(parent.page.getByText(parent.words.offline));
      }));

    test('a dismissed story does not return with a late answer of the server', () =>
      withParent(null, async (parent) => {
        const { page, words } = parent;
        const [current, story] = [held(), held()];
        await page.route('**/api/stories/current', (route) => current.until.then(() => route.continue()));
        await page.route(/\/api\/stories\/[0-9a-f-]{36}$/, (route) =>
          story.until.then(() => route.continue()),
        );
        await page.reload();
        await parent.askFor('una llave !tiny');
        await parent.untilWritten();
        current.release();
        await page.waitForTimeout(LATE_MS);
        await page.getByRole('button', { name: words.story.another, exact: true }).click();
        story.release();
        await page.waitForTimeout(LATE_MS);
        expect(await page.getByRole('textbox', { name: words.storyForm.topic }).isVisible()).toBe(true);
      }));

    test('a second story right after the first waits for the gap, and says so', () =>
      withParent(null, async (parent) => {
        const { page, words } = parent;
        await parent.askFor('una llave !tiny');
        await parent.untilWritten();
        await page.getByRole('button', { name: words.story.another, exact: true }).click();
        await parent.askFor('otra llave !tiny');
        await reads(parent, words.refusal.pausing.tooSoon);
        await parent.untilWritten();
        expect(await storiesLeft(parent)).toBe(1);
      }));
  });

  describe('a narration', () => {
    let parent: Parent;
    beforeAll(async () => {
      parent = await Parent.withAccount(browser, language, atStory({ topic: 'un reloj !tiny', language }));
      await parent.untilWritten();
    });
    afterAll(() => parent?.context.close());
    const press = (name: string) => parent.page.getByRole('button', { name, exact: true }).first().click();

    // @spec 8.43
    test('a failing voice is named, and retrying works', async () => {
      const { words, page } = parent;
      await turnKnobs({ failSpeech: { kind: '500', times: 1000 } });
      await press(words.player.listen);
      await reads(parent, words.error.audio_generation_failed, RETRIES);
      await turnKnobs({ failSpeech: { kind: 'quota', times: 1000 } });
      await press(words.common.retry);
      await reads(parent, words.error.speech_quota_exceeded, RETRIES);
      await turnKnobs({ failSpeech: null });
      await page.reload();
      await press(words.player.listen);
      await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 30_000 });
    });
  });

  describe('signing in', () => {
    // @spec 8.3
    test('a wrong password is named', () =>
      withParent(paths.home(), async (parent) => {
        await parent.signIn('nobody@example.org', 'not-my-password');
        await reads(parent, parent.words.error.invalid_credentials);
      }));

    // @spec 8.10, 8.62
    test('registration names a taken address, and sends nothing while the passwords differ', () =>
      withParent(null, async (parent) => {
        const { page, words } = parent;
        const email = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email);
        await page.getByRole('button', { name: words.nav.logout }).first().click();
        await expectAddress(page, `**${paths.login()}`);
        await page.goto(STACK.app + paths.register());
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/api/auth/register')) sent.push(request.method());
        });
        await fillInRegistration(page, words, {
          email,
          password: PASSWORD,
          confirmation: 'otra-clave-larga',
        });
        await page.getByRole('button', { name: words.register.submit, exact: true }).click();
        await reads(parent, words.register.passwordsDontMatch);
        expect(sent).toEqual([]);
        await page.getByLabel(words.register.confirmPassword).fill(PASSWORD);
        await page.getByRole('button', { name: words.register.submit, exact: true }).click();
        await reads(parent, words.error.email_taken);
      }));

    // @spec 8.1
    test('a login without a connection is named', () =>
      withParent(paths.home(), async (parent) => {
        await parent.page.goto(STACK.app + paths.login());
        await parent.untilReady();
        await parent.context.setOffline(true);
        await parent.signIn('ana@example.org', PASSWORD);
        await reads(parent, parent.words.error.network);
      }));

    // @spec 2.74
    test('signing out without a connection removes token and user', () =>
      withParent(null, async (parent) => {
        const { page, words } = parent;
        await page.waitForLoadState('networkidle');
        await parent.context.setOffline(true);
        await page.getByRole('button', { name: words.nav.logout }).first().click();
        await expectVisible(page.getByRole('link', { name: words.common.login }).first());
        expect(
          await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
        ).toEqual([null, null]);
      }));

    test('used links of mails are named', () =>
      withParent(`${paths.verifyEmail()}?token=worn`, async (parent) => {
        const { page, words } = parent;
        await page.getByLabel(words.common.password, { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: words.verifyEmail.confirm }).click();
        await reads(parent, words.error.link_invalid);
        await page.goto(`${STACK.app}${paths.resetPassword()}?token=worn`);
        await page.getByLabel(words.password.newPassword, { exact: true }).fill(PASSWORD);
        await page.getByLabel(words.register.confirmPassword).fill(PASSWORD);
        await page.getByRole('button', { name: words.password.save }).click();
        await reads(parent, words.error.link_invalid);
      }));
  });

  describe('the subscription', () => {
    // @spec 7.34, 8.38
    test('a missing script of Stripe is named', () =>
      withParent(null, async (parent) => {
        await turnStripeKnobs({ scriptIsDown: true });
        await parent.page.goto(STACK.app + paths.subscribe());
        await reads(parent, parent.words.subscribe.stripeFailed);
        await turnStripeKnobs({ scriptIsDown: false });
      }));

    // @spec 8.39
    test('a silent Stripe charges nothing, and the payment can be repeated', () =>
      withParent(null, async (parent) => {
        const { page, words } = parent;
        await turnStripeKnobs({ apiIsDown: true });
        await page.goto(STACK.app + paths.subscribe());
        const button = page.getByRole('button', { name: words.subscribe.action, exact: true });
        await button.click();
        await reads(parent, words.error.payments_unavailable, RETRIES);
        await turnStripeKnobs({ apiIsDown: false });
        await button.click();
        await expectAddress(page, `${STACK.providers}/stripe/**`, { timeout: 15_000 });
      }));

    // @spec 8.40
    test('a payment page without a session names the contact', () =>
      withParent(paths.success(), async (parent) => {
        await reads(parent, parent.words.success.unknown.title);
        const support = parent.page.getByRole('link', { name: parent.words.success.support });
        expect(await support.getAttribute('href')).toBe(paths.contact());
      }));
  });

  // @spec 8.58
  test('a message that cannot be sent stays in the form', () =>
    withParent(paths.contact(), async (parent) => {
      const { page, words } = parent;
      const message = page.getByRole('textbox', { name: words.contact.message });
      await page.getByRole('textbox', { name: words.contact.name }).fill('Ana');
      await page.getByLabel(words.common.email).fill('ana@example.org');
      await message.fill('Hola');
      await parent.context.setOffline(true);
      await page.getByRole('button', { name: words.contact.send }).click();
      await reads(parent, words.error.network);
      expect(await message.inputValue()).toBe('Hola');
    }));

  test('an unknown story is named', () =>
    withParent(null, async (parent) => {
      await parent.page.goto(STACK.app + paths.story(crypto.randomUUID()));
      await reads(parent, parent.words.library.missing.title);
    }));
});
