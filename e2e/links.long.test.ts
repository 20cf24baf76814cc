import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AudioAnswer } from '../contract/schemas/audio.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { violations, violationsByScheme } from './violations.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

/** A name that no story has by itself. */
const CHILD = 'Zorabel';

test('a story goes from its page to a reader without an account, who reads and hears it without a script', async () => {
  const order = { topic: 'un faro !tiny', childNames: CHILD, language: 'es', secondLanguage: 'en' } as const;
  const phone = { viewport: { width: 360, height: 740 } };
  const parent = await Parent.withAccount(browser, 'es', atStory(order), phone);
  const { page, words } = parent;
  const story = await parent.newestStory();
  const narration = { text: story.content, voiceId: 'female', musicTrack: 'none' };
  await parent.api<AudioAnswer>('/api/audio/generate', narration);
  await parent.openAtEnd('menu');
  await page.getByRole('button', { name: words.storyActions.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByText(words.send.standIns));
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.send.make, exact: true }).click();
  const url = await dialog.getByRole('textbox').inputValue();
  expect(url.startsWith(`${STACK.app}/e/`)).toBe(true);
  expect(await violations(page)).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' });
  const reader = await context.newPage();
  const loaded: string[] = [];
  reader.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await expect
    .poll(
      async () => {
        await reader.goto(url);
        return reader.locator('audio').count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);
  expect(await reader.content()).not.toContain(CHILD);
  const { pathname } = new URL(url);
  // The page and its picture.
  expect(new Set(loaded).size).toBe(2);
  expect(loaded.every((path) => path.startsWith(pathname))).toBe(true);
  const [spanish, english] = [reader.locator('.story .es').first(), reader.locator('.story .en').first()];
  expect([await spanish.isVisible(), await english.isVisible()]).toEqual([true, false]);
  await reader.getByText('Los dos').click();
  expect([await spanish.isVisible(), await english.isVisible()]).toEqual([true, true]);
  const sizeOf = () => spanish.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const before = await sizeOf();
  await reader.getByRole('radio', { name: 'Muy grande' }).check();
  expect(await sizeOf()).toBeGreaterThan(before);
  await context.close();

  const heard = await parent.context.newPage();
  await heard.goto(url);
  expect(await violationsByScheme(heard)).toEqual([]);
  await heard.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play());
  await expect
    .poll(() => heard.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0);

  await page.goto(STACK.app + paths.profile());
  const close = page.getByRole('button', {
    name: words.profile.links.closeOne.replace('{{title}}', story.title),
  });
  await expectVisible(page.getByText(/^Abierto \d/));
  await close.click();
  await close.waitFor({ state: 'detached' });
  await heard.reload();
  await expectVisible(heard.getByRole('heading', { name: 'Este enlace ya no está abierto' }));
  await parent.context.close();
});
