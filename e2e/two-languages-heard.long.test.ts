import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';

/** A story in two languages, requested, read and heard. No answer is replaced. */

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } };
/** A story takes some seconds, long enough to watch it. */
const WATCHABLE = { firstTokenMs: 200, tokensPerSecond: 70, moderationMs: 30, speechFirstByteMs: 100 };
const FIFTH = 4;

/** Removes word joiners, which keep dashes on the line of their word. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u2060', '');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(WATCHABLE);
});
afterAll(() => browser?.close());

describe.each(Object.entries(SIZES))('on a %s', (_name, viewport) => {
  let parent: Parent;
  let story: Story;
  beforeAll(async () => {
    parent = await Parent.withAccount(browser, 'es');
    const { page, words } = parent;
    await page.getByRole('button', { name: words.consent.reject, exact: true }).click();
    await page.setViewportSize(viewport);
  });
  afterAll(() => parent?.context.close());

  const inEnglish = (text: string) => text.replace('{{language}}', parent.words.bilingual.languages.en);
  /** Sentences of one language on the page, in order. */
  const side = (language: string) =>
    parent.page
      .locator(`.pair :is(.sentence, .pair-text)[lang=${language}]`)
      .evaluateAll((all) => all.map((each) => each.textContent))
      .then((texts) => texts.map(plain));
  const otherSide = (from: number) =>
    story.translation!.sentences.filter(({ index }) => index >= from).map(({ text }) => text);

  test('both languages appear while the story is being written', async () => {
    const { page, words } = parent;
    await page.getByRole('switch', { name: inEnglish(words.bilingual.also) }).check();
    await parent.askFor('un dragón que no sabía volar');
    await page.locator('.ways').getByRole('radio', { name: words.bilingual.both }).check();
    await expect.poll(async () => (await side('en')).length).toBeGreaterThan(1);
    const early = await side('en');
    expect(await parent.isWriting()).toBe(true);
    await parent.untilWritten();
    story = await parent.newestStory();
    const { language, translation, sentences } = story;
    expect([language, translation?.language]).toEqual(['es', 'en']);
    expect(await side('es')).toEqual(sentences.map(({ text }) => text));
    expect(await side('en')).toEqual(otherSide(0));
    expect(early).toEqual(otherSide(0).slice(0, early.length));
    expect(early.length).toBeLessThan(sentences.length);
  });

  test('a sentence of the translation plays alone and is marked', async () => {
    const { page } = parent;
    const { index, text } = story.translation!.sentences[1]!;
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes(`/sentences/${index}/speech?language=en&`)),
      page.locator(`.pair:has([data-sentence="${index}"]) .pair-text`).click(),
    ]);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
    const marked = async (how: string) =>
      (await page.locator(`.sentence-${how}`).allTextContents()).map(plain);
    await expect.poll(() => marked('spoken')).toEqual([text]);
    expect(await marked('beside')).toEqual([story.sentences[index]!.text]);
    await expect.poll(() => page.locator('.sentence-spoken').count()).toBe(0);
  });

  test('the narration changes its language at a sentence and continues there', async () => {
    const { page, words } = parent;
    const made = async () => (await parent.newestStory()).narrations.map(({ language }) => language);
    await page.getByRole('button', { name: words.player.listen, exact: true }).click();
    await expect.poll(made, { timeout: 60_000 }).toEqual(['es']);
    await page.locator(`[data-sentence="${FIFTH}"]`).press('Enter');
    const current = page.locator('.pair [aria-current=true]');
    await expect.poll(async () => plain(await current.textContent())).toBe(story.sentences[FIFTH]!.text);
    await page.getByRole('button', { name: words.player.pause, exact: true }).click();

    await page.getByRole('button', { name: words.player.settings, exact: true }).click();
    const settings = page.getByRole('region', { name: words.player.settings });
    await settings.getByRole('radio', { name: 'English', exact: true }).check({ force: true });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        const text = document.querySelector('.pair [aria-current=true][lang=en]')?.textContent;
        if (text && text !== heard.at(-1)) heard.push(text);
      }).observe(document.querySelector('.pairs')!, { subtree: true, attributes: true });
    });
    await settings.getByRole('button', { name: words.player.listenAnother }).click();
    const heard = async () =>
      (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).map(plain);
    await expect.poll(async () => (await heard()).length, { timeout: 60_000 }).toBeGreaterThan(1);
    expect((await heard()).slice(0, 2)).toEqual(otherSide(FIFTH).slice(0, 2));
    await expect.poll(made, { timeout: 60_000 }).toEqual(['es', 'en']);
  });

  test('the page logged no errors', () => {
    expect(parent.complaints).toEqual([]);
  });
});
