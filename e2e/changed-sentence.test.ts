import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';
import { violations } from './violations.ts';

/** A parent changes a sentence of a story in two languages, leaves one out, and gives the story a star. */

let browser: Browser;
let parent: Parent;
let story: Story;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  const order = { topic: 'un faro !tiny', language: 'es', secondLanguage: 'en' } as const;
  parent = await Parent.withAccount(browser, 'es', atStory(order));
  story = await parent.newestStory();
});
afterAll(() => browser?.close());

const button = (name: string) => parent.page.getByRole('button', { name, exact: true });
const own = () => parent.page.locator('textarea[name="text"]');
const other = () => parent.page.locator('textarea[name="translation"]');
const sentences = () => parent.page.locator('.edit-sentences').getByRole('radio');
const choose = (n: number) => sentences().nth(n).check();

test('a sentence gets other words in both languages, and the story says so', async () => {
  const { page, words } = parent;
  await parent.openAtEnd('menu');
  const { change, changeAny } = words.storyActions;
  await button(story.scene ? changeAny : change).click();
  await choose(1);
  expect(await own().inputValue()).toBe(story.sentences[1]!.text);
  expect(await violations(page)).toEqual([]);
  await own().fill('El viejo faro ronca.');
  await button(words.edit.save).click();
  // The other language says what the sentence said before.
  await expectVisible(page.getByText(words.edit.sideOld));
  await other().fill('The old lighthouse snores.');
  await button(words.edit.save).click();
  await expectVisible(page.locator('.story-text').getByText('El viejo faro ronca.'));
  await expectVisible(page.getByText(words.storyActions.byAiEdited));
  const changed = await parent.newestStory();
  expect(changed.translation?.sentences.find(({ index }) => index === 1)?.text).toBe(
    'The old lighthouse snores.',
  );
});

test('words that are not for children are refused in the form, and stay in it', async () => {
  const { page, words } = parent;
  await own().fill('El asesino le arranca los ojos.');
  await button(words.edit.save).click();
  await button(words.edit.save).click();
  await expectVisible(page.getByText(words.error.sentence_refused));
  expect(await own().inputValue()).toBe('El asesino le arranca los ojos.');
});

test('a sentence is left out after a question', async () => {
  const { page, words } = parent;
  const before = await parent.newestStory();
  await choose(0);
  await button(words.edit.leaveOut).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.edit.leaveOut }).click();
  await expectVisible(page.getByText(words.edit.leftOut));
  await expect.poll(() => sentences().count()).toBe(before.sentences.length - 1);
  expect((await parent.newestStory()).sentences[0]!.index).toBe(1);
  expect(parent.complaints).toEqual([]);
});

if (IS_LONG) {
  // In every run in star.test.ts.
  test('a star stays on its card and brings the story to the front', async () => {
    const { page, words } = parent;
    await page.goto(`${STACK.app}${paths.library()}?sort=starred`);
    const star = page.getByRole('button', { name: words.library.star.replace('{{title}}', story.title) });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => (await parent.newestStory()).starred).toBe(true);
    await page.reload();
    expect(await star.getAttribute('aria-pressed')).toBe('true');
  });
}
