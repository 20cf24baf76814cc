import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { expectAddress, expectVisible } from './expect.ts';

/** The app in browsers that store nothing. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

/** Scripts that run before the app's, by what the browser refuses: last the one in every run, which refuses most. */
const REFUSALS = {
  'to write': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'every access': () => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    navigator.locks.request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  },
};

test.each(Object.entries(REFUSALS))(
  'the main job, language, theme and sign-in work where storage refuses %s',
  async (_, refuse) => {
    const parent = await Parent.open(browser, 'es', paths.about());
    const { page, context, words } = parent;
    await context.addInitScript(refuse);
    await page.goto(STACK.app);
    await parent.untilReady();
    const topic = page.getByRole('textbox', { name: words.storyForm.topic });
    await topic.pressSequentially('un faro !tiny');
    expect(await topic.inputValue()).toBe('un faro !tiny');
    await page.getByRole('button', { name: words.storyForm.generate }).click();
    await parent.registerInPlace();
    await parent.untilWritten();

    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await page.getByRole('button', { name: before === 'day' ? words.nav.toNight : words.nav.toDay }).click();
    await expect.poll(theme).not.toBe(before);
    await page.getByRole('button', { name: 'English' }).first().click();
    const english = WORDS.en;
    await page.getByRole('link', { name: english.nav.library }).click();
    await expectVisible(page.getByRole('heading', { name: english.library.title }));

    await page.getByRole('button', { name: english.nav.logout }).first().click();
    await expectAddress(page, STACK.app + paths.login());
    await page.getByLabel(english.common.email).fill(parent.email);
    await page.getByLabel(english.common.password, { exact: true }).fill('una-clave-larga');
    await page.getByRole('button', { name: english.login.submit, exact: true }).click();
    await expectVisible(page.locator('nav').getByText(parent.email));
    expect(parent.complaints).toEqual([]);
    await context.close();
  },
);

test('storage that breaks while the page is open takes nothing from it', async () => {
  const parent = await Parent.withAccount(browser, 'es');
  const { page, words } = parent;
  const topic = page.getByRole('textbox', { name: words.storyForm.topic });
  await topic.fill('un faro');
  await page.evaluate(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('broken', 'UnknownError');
      };
  });
  await topic.fill('un faro que late !tiny');
  await page.getByRole('button', { name: words.storyForm.generate }).click();
  await parent.untilWritten();
  await page.getByRole('link', { name: words.nav.library }).click();
  await expectVisible(page.getByRole('heading', { name: words.library.title }));
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

test('a story for which no room is left is not kept, says so, and fits after room was made', async () => {
  const parent = await Parent.withAccount(browser, 'es', async (session) => ({
    ...(await atStory({ topic: 'un faro !tiny', language: 'es' })(session)),
    path: paths.about(),
  }));
  const { page, words, context } = parent;
  const made = await parent.newestStory();
  await parent.api('/api/audio/generate', {
    voiceId: 'female',
    text: made.content,
    musicTrack: 'none',
    speechRate: 1.2,
  });
  await page.goto(STACK.app + paths.story(made.id));
  const devtools = await context.newCDPSession(page);
  const origin = STACK.app;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
  await parent.openAtEnd('take');
  const keep = page.getByRole('button', { name: words.tonight.keep, exact: true });
  await keep.click();
  await expectVisible(page.getByText(words.tonight.refusals.full));
  const left = () => page.evaluate(async () => [await caches.keys(), localStorage.getItem('kept-stories')]);
  await expect.poll(async () => (await left())[1]).toBeNull();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await keep.click();
  await expectVisible(page.getByText(/^Guardado en este dispositivo: [\d,]+ MB\.$/), { timeout: 30_000 });
  await context.close();
});
