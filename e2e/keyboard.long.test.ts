import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { Typist } from './typist.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

describe.each(LANGUAGES)('in %s, with a keyboard only', (language) => {
  let typist: Typist;
  beforeAll(async () => {
    typist = new Typist(await Parent.open(browser, language, paths.about()));
  });
  afterAll(() => typist?.parent.context.close());

  test('the first tab stop skips the navigation', async () => {
    const { page, words } = typist.parent;
    await page.goto(STACK.app + paths.register());
    await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
    await typist.reach(words.a11y.skipToContent);
    await typist.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('a visitor registers', async () => {
    const { page, words } = typist.parent;
    await typist.reach(words.common.email);
    await typist.type(`${crypto.randomUUID()}@example.org`);
    await typist.reach(words.common.password);
    await typist.type('una-clave-larga');
    await typist.reach(words.register.confirmPassword);
    await typist.type('una-clave-larga');
    await typist.reach(words.register.adults);
    await typist.press('Space');
    await typist.press('Enter');
    await expectVisible(page.getByRole('button', { name: words.storyForm.generate }));
  });

  test('arrow keys choose options, and Enter requests the story', async () => {
    const { page, words } = typist.parent;
    const topic = page.getByRole('textbox', { name: words.storyForm.topic });
    await expectVisible(topic);
    while (!(await topic.evaluate((field) => field === document.activeElement))) await typist.press('Tab');
    await typist.type('una ballena que guardaba canciones !few');
    await typist.reach(new RegExp(`^${words.form.more}`));
    await typist.press('Enter');
    await typist.reach(new RegExp(`^${words.storyForm.types.original}`));
    await typist.press('ArrowRight');
    expect(await page.getByRole('radio', { name: words.storyForm.types.classic }).isChecked()).toBe(true);
    await typist.reach(words.storyForm.generate);
    await typist.press('Enter');
    await typist.parent.untilWritten();
    const story = await typist.parent.newestStory();
    expect(story.options.storyType).toBe('classic');
  });

  test('the narration plays, pauses and seeks', async () => {
    const { page, words } = typist.parent;
    await typist.reach(words.player.listen);
    await typist.press('Enter');
    await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 20_000 });
    const pause = page.getByRole('button', { name: words.player.pause, exact: true }).first();
    await pause.focus();
    await typist.press('Space');
    await expectVisible(page.getByRole('button', { name: words.player.play, exact: true }).first());
    await typist.reach(words.player.position);
    const slider = page.getByRole('slider', { name: words.player.position }).first();
    const before = Number(await slider.getAttribute('aria-valuenow'));
    await typist.press('ArrowRight');
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  });

  test('the library opens the story, and its text is copied', async () => {
    const { page, words } = typist.parent;
    const { title } = await typist.parent.newestStory();
    await page.goto(STACK.app + paths.library());
    await expectVisible(page.getByText(title).first());
    await typist.reach(title);
    await typist.press('Enter');
    await expectVisible(page.getByRole('button', { name: words.storyActions.take }));
    await typist.reach(words.storyActions.take);
    await typist.press('Enter');
    await typist.reach(words.storyActions.copy);
    await typist.press('Enter');
    await expectVisible(
      page.getByText(words.storyActions.copied).or(page.getByText(words.storyActions.copyFailed)).first(),
    );
  });
});
