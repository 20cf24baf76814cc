import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnKnobs } from '../bench/providers.ts';
import { paths } from '../web/src/paths.ts';
import { launchBrowser } from './browser.ts';
import type { Parent } from './parent.ts';
import { someone } from './people.ts';
import { STACK } from './stack.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const FAST = { firstTokenMs: 20, tokensPerSecond: 2000, moderationMs: 5, speechFirstByteMs: 50 };
/** A story that never gets far: its screen can be looked at. */
const SLOW = { firstTokenMs: 20, tokensPerSecond: 8 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(async () => {
  await turnKnobs({ story: null, ...FAST });
  await browser?.close();
});

/** The page is the app's, and what comes with it a moment later has come: footer, consent, what the server says. */
async function untilThere(page: Page): Promise<void> {
  await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  await page.locator('main h1').first().waitFor();
  await page.locator('footer nav').waitFor();
  await page.waitForTimeout(500);
}

/** What is wrong with what is on the screen, in both themes; each finding with the element it is about. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['day', 'night'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Colours that are still on their way from one theme to the other are not what is read.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    });
    // Frames of others, such as Google's button, are theirs.
    const result = await new AxeBuilder({ page }).exclude('iframe').setLegacyMode().analyze();
    for (const { id, nodes } of result.violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary}`);
  }
  return found;
}

describe.each(['es', 'en'] as const)('in %s', (language) => {
  describe('a visitor', () => {
    let visitor: Parent;
    beforeAll(async () => {
      visitor = await someone(browser, language, 'visitor');
    });
    afterAll(() => visitor?.context.close());

    const go = async (path: string) => {
      await visitor.page.goto(STACK.app + path);
      await untilThere(visitor.page);
    };

    test.each([
      paths.home(),
      paths.about(),
      paths.services(),
      paths.contact(),
      paths.terms(),
      paths.privacy(),
      paths.howItWorks(),
      paths.examples(),
      `${paths.examples()}?language=english&level=advanced&age=3-5`,
      paths.login(),
      paths.register(),
      paths.success(),
      paths.forgotPassword(),
      paths.resetPassword(),
      `${paths.resetPassword()}?token=worn`,
      paths.verifyEmail(),
      paths.configurationError(),
    ])('%s', async (path) => {
      await go(path);
      expect(await violations(visitor.page)).toEqual([]);
    });

    test('the form of a story, refused: nothing written, then nobody signed in', async () => {
      const { page, words } = visitor;
      await go(paths.home());
      await page.getByRole('button', { name: words.storyForm.generate }).click();
      await page.getByText(words.storyForm.alertTopicRequired).first().waitFor();
      expect(await violations(page)).toEqual([]);
      await visitor.askFor('un farol');
      await page.getByText(words.storyForm.loginRequired).first().waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('forms that say what is missing or wrong', async () => {
      const { page, words } = visitor;
      await go(paths.login());
      await page.getByRole('button', { name: words.login.submit, exact: true }).click();
      await page.getByText(words.login.passwordRequired).waitFor();
      expect(await violations(page)).toEqual([]);
      await visitor.signIn('nobody@example.org', 'not-this-one');
      await page.getByText(words.error.invalid_credentials).first().waitFor();
      expect(await violations(page)).toEqual([]);
      await go(paths.register());
      await page.getByRole('button', { name: words.register.submit, exact: true }).click();
      await page.getByText(words.register.confirmRequired).waitFor();
      expect(await violations(page)).toEqual([]);
      await go(paths.contact());
      await page.getByRole('button', { name: words.contact.send }).click();
      await page.getByText(words.contact.messageRequired).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('an example read and an example heard, on a desk and on a phone', async () => {
      const { page, words } = visitor;
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        for (const action of [words.examples.read, words.examples.listen]) {
          await go(paths.examples());
          await page
            .getByRole('button', { name: new RegExp(`^${action}: `) })
            .first()
            .click();
          await page.getByRole('dialog').getByRole('heading').first().waitFor();
          expect(await violations(page)).toEqual([]);
        }
      }
      await page.setViewportSize(DESKTOP);
    });

    test('on a phone', async () => {
      const { page } = visitor;
      await page.setViewportSize(PHONE);
      for (const path of [paths.home(), paths.examples(), paths.login(), paths.contact()]) {
        await go(path);
        expect(await violations(page)).toEqual([]);
      }
      await page.setViewportSize(DESKTOP);
    });
  });

  describe('a parent', () => {
    let parent: Parent;
    beforeAll(async () => {
      parent = await someone(browser, language, 'free');
    });
    afterAll(() => parent?.context.close());

    const go = async (path: string) => {
      await parent.page.goto(STACK.app + path);
      await untilThere(parent.page);
    };

    test('an empty library, the subscription, the profile and its dialogs', async () => {
      const { page, words } = parent;
      for (const path of [paths.home(), paths.library(), paths.subscribe(), paths.profile()]) {
        await go(path);
        expect(await violations(page)).toEqual([]);
      }
      await page.getByRole('button', { name: words.profile.devices.everywhere, exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.profile.data.deleteOpen, exact: true }).click();
      await page.getByLabel(words.profile.data.password).first().waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('a story that is being written, and one that is stopped', async () => {
      const { page, words } = parent;
      await turnKnobs(SLOW);
      await go(paths.home());
      await parent.askFor('un tren de madera');
      await parent.untilSentences(1);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: words.story.stop, exact: true }).click();
      await page.getByRole('button', { name: words.storyForm.generate }).waitFor({ timeout: 15_000 });
      await turnKnobs({ ...FAST });
      expect(await violations(page)).toEqual([]);
    });

    test('a story that is there, its voices and music, and its player', async () => {
      const { page, words } = parent;
      await page.waitForTimeout(10_200);
      await go(paths.home());
      await parent.askFor('una cometa que volvía a casa');
      await parent.untilWritten();
      expect(await violations(page)).toEqual([]);
      await page
        .getByRole('button', { name: new RegExp(words.player.settings) })
        .first()
        .click();
      await page.getByText(words.player.speed, { exact: true }).first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: words.player.listen, exact: true }).first().click();
      await page.locator('[aria-current=true]').first().waitFor({ timeout: 20_000 });
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(DESKTOP);
    });

    test('a library with a story in it, the story, and a deletion that can be undone', async () => {
      const { page, words } = parent;
      await go(paths.library());
      expect(await violations(page)).toEqual([]);
      const { id, title } = await parent.newestStory();
      await go(paths.story(id));
      expect(await violations(page)).toEqual([]);
      await go(paths.library());
      await page
        .getByRole('button', { name: words.library.delete.replace('{{title}}', title), exact: true })
        .click();
      await page.getByRole('button', { name: words.library.undo, exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: words.library.undo, exact: true }).click();
    });
  });

  test('Premium: bought, in the profile, about to be cancelled, cancelled', async () => {
    const buyer = await someone(browser, language, 'premium');
    const { page, words } = buyer;
    expect(await violations(page)).toEqual([]);
    await page.goto(STACK.app + paths.subscribe());
    await page.getByText(words.subscribe.already.title).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(STACK.app + paths.profile());
    await page.getByRole('button', { name: words.profile.plan.cancel, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.profile.plan.cancelConfirm }).click();
    await page.getByRole('button', { name: words.premium.resume, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await buyer.context.close();
  });

  test.each([
    ['busy', '!429', 'busy'],
    ['out of quota', '!quota', 'unavailable'],
  ] as const)('the server %s', async (_title, directive, block) => {
    const parent = await someone(browser, language, 'free');
    const { page, words } = parent;
    await parent.askFor(`una taza ${directive}`);
    if (block === 'busy') await page.getByText(words.story.pausing.title).waitFor({ timeout: 20_000 });
    else await page.getByText(words.story.unavailable.title).waitFor({ timeout: 20_000 });
    expect(await violations(page)).toEqual([]);
    await parent.context.close();
  });
});

test('a rule that is broken is found', async () => {
  const visitor = await someone(browser, 'en', 'visitor');
  await visitor.page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
  });
  expect((await violations(visitor.page)).join()).toContain('image-alt');
  await visitor.context.close();
});
