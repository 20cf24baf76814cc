import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, otherLanguage } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { violations } from './violations.ts';

const PHONE = { width: 360, height: 740 };
/** Wanted words: one of the story that the built-in storyteller tells, one that it does not, one of the other language. */
const ASKED = {
  es: {
    topic: 'un faro que tenía sueño !few',
    words: 'faro, luciérnaga, compass',
    name: 'Maeve',
    said: 'Meiv',
  },
  en: {
    topic: 'a sleepy lighthouse !few',
    words: 'lighthouse, firefly, brújula',
    name: 'Begoña',
    said: 'Begonya',
  },
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

describe.each(LANGUAGES)('a parent who learns, in %s', (language) => {
  const asked = ASKED[language];
  let parent: Parent;
  beforeAll(async () => {
    parent = await Parent.withAccount(browser, language, paths.about(), { viewport: PHONE });
    await parent.page.getByRole('button', { name: parent.words.consent.reject, exact: true }).click();
  });

  test('wants words: what is wrong with one is said at the field, and the story says which came', async () => {
    const { page, words } = parent;
    await page.goto(STACK.app);
    await page.getByLabel(words.storyForm.topic).fill(asked.topic);
    await page.getByLabel(words.storyForm.names).fill(asked.name);
    await page.getByRole('switch').check();
    await parent.openMoreOptions();
    const field = page.getByLabel(words.wanted.label);
    await field.fill('faro, faro');
    await field.blur();
    await expectVisible(page.getByText(words.wanted.doubled.replace('{{word}}', 'faro')));
    expect(await violations(page)).toEqual([]);
    await field.fill(asked.words);
    await field.blur();
    await page.getByRole('button', { name: words.storyForm.generate }).click();
    const [came = '', ...missed] = asked.words.split(', ');
    await expectVisible(page.getByText(words.wanted.came.replace('{{words}}', came)));
    await expectVisible(page.getByText(words.wanted.missed.replace('{{words}}', missed.join(', '))));
    await expectVisible(page.getByText(words.wanted.demoMissed));
    const marked = await page.evaluate(() =>
      [...((CSS.highlights.get('wanted-word') as Iterable<Range> | undefined) ?? [])].map((range) =>
        range.toString().toLowerCase(),
      ),
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const word of marked) expect(word.slice(0, 4)).toBe(came.slice(0, 4));
    await page.getByText(words.wanted.demoMissed).scrollIntoViewIfNeeded();
    // The first of the story's words, with their meanings.
    await page.getByText(words.lesson.wordsAndTalk).click();
    expect((await page.locator('.word-own').allTextContents()).slice(0, 2).join()).toContain(came);
    expect(await violations(page)).toEqual([]);
  });

  test('has a name said right: heard, written as it sounds, heard again, kept, listed and deleted', async () => {
    const { page, words } = parent;
    await page.getByRole('button', { name: words.player.settings }).click();
    const line = words.said.line.split('{{')[0]!;
    await page.getByRole('button', { name: line }).click();
    await expectVisible(page.getByLabel(words.said.which));
    expect(await page.getByLabel(words.said.which).inputValue()).toBe(asked.name);
    const heard = () => page.waitForResponse((answer) => answer.url().endsWith('/api/sayings/speech'));
    const hear = (word: string) =>
      page.getByRole('button', { name: words.said.hear.replace('{{word}}', word) }).click();
    expect((await Promise.all([heard(), hear(asked.name)]))[0].status()).toBe(200);
    await page.getByLabel(words.said.as, { exact: true }).fill(asked.said);
    expect((await Promise.all([heard(), hear(asked.said)]))[0].status()).toBe(200);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: words.said.keep, exact: true }).click();
    await expectVisible(page.getByText(words.said.keptSilent));
    await page.goto(STACK.app + paths.profile());
    await expectVisible(page.getByText(words.said.section));
    await page.getByText(words.said.section).scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: words.said.deleteOne.replace('{{word}}', asked.name) }).click();
    await expect.poll(() => page.getByText(words.said.section).count()).toBe(0);
  });

  test('asks about the selected word of a story', async () => {
    const { page, words } = parent;
    await page.goto(STACK.app + paths.story((await parent.newestStory()).id));
    const sentence = page.locator('[data-sentence="1"]').first();
    await expectVisible(sentence);
    const word = await sentence.evaluate((element) => {
      const text = element.firstChild as Text;
      const found = /\p{L}{4,}/u.exec(text.data)!;
      getSelection()!.setBaseAndExtent(text, found.index, text, found.index + found[0].length);
      return found[0];
    });
    const question = page.getByRole('button', { name: words.said.focus.replace('{{word}}', word) });
    await expectVisible(question);
    await question.click();
    await expect.poll(() => page.getByLabel(words.said.which).inputValue()).toBe(word);
  });

  test('reads and hears in the other language as well', async () => {
    const story = await parent.newestStory();
    expect(story.options.targetWords).toEqual(asked.words.split(', '));
    expect(story.translation?.language).toBe(otherLanguage(language));
    expect(parent.complaints).toEqual([]);
  });
});
