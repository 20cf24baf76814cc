import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Story, StoryTranslation } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { Typist } from './typist.ts';
import { violations } from './violations.ts';

const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 900 },
};
/** Index of a sentence without a translation. */
const ALONE = 2;

/** A translation with longer sentences than the story, which shows layouts that are too narrow. */
function otherSideOf({ title, sentences }: Story): StoryTranslation {
  return {
    language: 'en',
    title: `In English: ${title}`,
    sentences: sentences
      .filter(({ index }) => index !== ALONE)
      .map(({ index, text }) => ({ index, text: `In other words, and in English: ${text}` })),
    words: [{ word: sentences[0]!.text.split(' ')[0]!, gloss: 'a "first" word', index: 0 }],
    questions: [1, 2, 3].map((n) => ({ text: `¿Pregunta ${n}?`, translation: `Question ${n}?` })),
  };
}

let browser: Browser;
let parent: Parent;
let story: Story;
let other: StoryTranslation;

beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
  const order = { topic: 'un faro que tenía sueño !few', language: 'es' } as const;
  // The story's own page is opened once its translation is in place.
  parent = await Parent.withAccount(browser, 'es', async (session) => ({
    ...(await atStory(order)(session)),
    path: paths.about(),
  }));
  story = await parent.newestStory();
  other = otherSideOf(story);
  // A translation without one of its sentences.
  await parent.page.route(`**/api/stories/${story.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), translation: other } });
  });
  await parent.page.getByRole('button', { name: parent.words.consent.reject, exact: true }).click();
});
afterAll(() => browser?.close());
// Tests go on where the one before ended. One that is repeated begins at a new page.
beforeEach(async ({ task }) => {
  if (task.result?.retryCount) await open();
});

const sentenceAt = (index: number) => parent.page.locator(`[data-sentence="${index}"]`);
const slip = () => parent.page.locator('.slip');

/**
 * Clicks by coordinates: a click on an element would scroll to it first. Repeated when the page moved between measuring
 * and clicking.
 */
async function choose(name: string): Promise<void> {
  const ways = parent.page.locator('.ways');
  const isChosen = () => ways.getByRole('radio', { name, exact: true }).isChecked();
  await expect
    .poll(async () => {
      if (await isChosen()) return true;
      const box = (await ways.getByText(name, { exact: true }).boundingBox())!;
      await parent.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return isChosen();
    })
    .toBe(true);
}

async function open(): Promise<void> {
  await parent.page.goto(STACK.app + paths.story(story.id));
  await expectVisible(sentenceAt(0));
  await expectVisible(parent.page.getByText(parent.words.lesson.wordsAndTalk));
  await parent.page.evaluate(() => document.fonts.ready);
}

/** Controls smaller than 44 pixels, found by hits at 21 pixels from their centre. */
const missed = () =>
  parent.page.locator('.ways label, .pairs .hear').evaluateAll((all) =>
    all
      .filter((each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = each.getBoundingClientRect();
        const [middle, level] = [x + width / 2, y + height / 2];
        const hits = (dx: number, dy: number) =>
          each.contains(document.elementFromPoint(middle + dx, level + dy));
        return !(hits(-21, 0) && hits(21, 0) && hits(0, -21) && hits(0, 21));
      })
      .map((each) => each.outerHTML.slice(0, 200)),
  );

/** Top of every sentence on the page. */
const heights = () =>
  parent.page
    .locator('[data-sentence]')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)));

describe.each(Object.entries(SIZES))('on a %s', (_name, viewport) => {
  beforeAll(async () => {
    await parent.page.setViewportSize(viewport);
    await parent.page.evaluate(() => localStorage.removeItem('reading-way'));
    await open();
  });

  test('turning a sentence over and back moves no sentence', async () => {
    const before = await heights();
    await sentenceAt(1).click();
    await expect.poll(() => slip().textContent()).toContain('in English');
    expect(await slip().locator('[lang=en]').count()).toBe(1);
    expect(await heights()).toEqual(before);
    // The slip lies below its sentence and covers no part of it.
    const lower = (await slip().boundingBox())!.y;
    const ends = await sentenceAt(1).evaluate((each) => each.getBoundingClientRect().bottom);
    expect(lower).toBeGreaterThanOrEqual(ends - 1);
    await sentenceAt(1).click();
    expect(await slip().count()).toBe(0);
    await sentenceAt(ALONE).click();
    const none = parent.words.bilingual.none.replace('{{language}}', parent.words.bilingual.languages.en);
    await expectVisible(slip().getByText(none));
    expect(await slip().count()).toBe(1);
    expect(await heights()).toEqual(before);
    await parent.page.keyboard.press('Escape');
    expect(await slip().count()).toBe(0);
    expect(await heights()).toEqual(before);
  });

  // In every run in paired-text.test.ts.
  test('a long press plays the sentence and turns nothing', async () => {
    const { page } = parent;
    await sentenceAt(0).scrollIntoViewIfNeeded();
    const { x, y } = (await sentenceAt(0).boundingBox())!;
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/sentences/0/speech') && answer.ok()),
      page.mouse.move(x + 20, y + 10).then(() => page.mouse.down()),
    ]);
    await page.mouse.up();
    expect(await slip().count()).toBe(0);
  });

  test('beside the text there are the player’s controls, at most thirteen', async () => {
    const controls = await parent.page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'main :is(button, a[href], summary, [role=slider], fieldset)',
      );
      return [...all]
        .filter((each) => each.checkVisibility() && !each.closest('.story-text'))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    });
    expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(13);
    // Two of them propose another night. Reading modes, narration, player: fewer would be another page.
    expect(controls.length, controls.join(' | ')).toBeGreaterThanOrEqual(5);
  });

  test('changing the reading mode keeps the current sentence in place', async () => {
    const { page, words } = parent;
    // The spoken or focused sentence would be the one that stays.
    await page.locator('.pairs [aria-current]').waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // The reading mode is no longer sticky in a lower window.
    await page.setViewportSize({ ...viewport, height: 560 });
    await page.evaluate(() => window.scrollTo(0, document.querySelector('.pairs')!.clientHeight / 3));
    const place = await page.locator('[data-sentence]').evaluateAll((all) => {
      const read = all.find((each) => each.getBoundingClientRect().bottom >= window.innerHeight / 3)!;
      return { index: Number((read as HTMLElement).dataset.sentence), top: read.getBoundingClientRect().top };
    });
    const top = async () => (await sentenceAt(place.index).boundingBox())!.y;
    for (const way of ['English', words.bilingual.both, 'Español', words.bilingual.both]) {
      await choose(way);
      await expect.poll(async () => Math.abs((await top()) - place.top)).toBeLessThan(2);
    }
    await choose('Español');
    await page.setViewportSize(viewport);
  });

  test('the keyboard changes the reading mode and turns sentences over', async () => {
    const { page, words } = parent;
    await choose('Español');
    await page.locator('.ways input:checked').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sentenceAt(0).textContent()).toContain('in English');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.sentence);
    for (let stops = 0; stops < 2 && (await focused()) !== '0'; stops += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe('0');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('1');
    // The player bar does not cover the focused element.
    const isCovered = () =>
      page.evaluate(() => {
        const at = document.activeElement!;
        const { x, y, width, height } = at.getClientRects()[0]!;
        return !at.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isCovered).toBe(false);
    expect(await sentenceAt(1).getAttribute('lang')).toBe('en');
    await page.keyboard.press('t');
    await expect.poll(() => slip().locator('.slip-text').getAttribute('lang')).toBe('es');
    // The sentence's sounds are the next tab stops.
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(
        words.player.hearBoth
          .replace('{{own}}', words.player.sentenceLanguages.es)
          .replace('{{learnt}}', words.player.sentenceLanguages.en),
      );
    await page.keyboard.press('Escape');
    expect(await slip().count()).toBe(0);
    await page.locator('.ways input:checked').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => sentenceAt(1).getAttribute('lang')).toBe('es');
  });

  test('each reading mode passes axe, fits the window and has controls of 44 pixels', async () => {
    const { page, words } = parent;
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const way of ['Español', 'English', words.bilingual.both]) {
      await choose(way);
      if (way === 'English') await sentenceAt(1).click();
      expect(await violations(page), way).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, way).toBeLessThanOrEqual(viewport.width);
      expect(await missed(), way).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'day';
    });
  });

  test('both languages are side by side on a desk, stacked on a phone', async () => {
    await choose(parent.words.bilingual.both);
    const [own, translated] = await parent.page
      .locator('.pair')
      .first()
      .locator('[lang]')
      .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().toJSON() as DOMRect));
    if (viewport.width > 800) expect(translated!.left).toBeGreaterThan(own!.right);
    else expect(translated!.top).toBeGreaterThanOrEqual(own!.bottom - 1);
  });
});

// In every run in paired-text.test.ts and story-export.test.ts.
test('the reading mode is kept, and decides the language of the download', async () => {
  const { page, words } = parent;
  await choose('English');
  await open();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(other.title);
  await parent.openAtEnd('take');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.export.text }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain(other.sentences[0]!.text);
  expect(text).not.toContain(`\n${story.sentences[0]!.text}`);
});

test('a print has paragraphs without buttons and without a turned side', async () => {
  const { page } = parent;
  await choose('English');
  await sentenceAt(0).click();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.slip', '.ways', '.hear']) {
    expect(await page.locator(hidden).filter({ visible: true }).count(), hidden).toBe(0);
  }
  const layout = () =>
    page
      .locator('.pair')
      .first()
      .evaluate((pair) => getComputedStyle(pair).display);
  await expect.poll(layout).toBe('inline');
  await page.emulateMedia({ media: 'screen' });
});

// In every run in story-lesson.test.ts.
test('questions start closed, can be switched off, and stay off', async () => {
  const { page, words } = parent;
  await open();
  const question = page.getByText('Question 1?');
  await page.getByText(words.lesson.wordsAndTalk, { exact: true }).click();
  expect(await question.isVisible()).toBe(false);
  await page.getByText(words.lesson.talk, { exact: true }).click();
  await expectVisible(question);
  await page.getByRole('button', { name: words.lesson.talkOff }).click();
  await open();
  await page.getByText(words.lesson.wordsAndTalk, { exact: true }).click();
  expect(await page.getByText(words.lesson.talk, { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: words.lesson.talkOn }).click();
  await expectVisible(page.getByText(words.lesson.talk, { exact: true }));
});

test('the keyboard reaches sentence, words, their list for Anki and questions with a visible focus', async () => {
  const { page, words } = parent;
  const typist = new Typist(parent);
  const heard = (index: number) =>
    page.waitForResponse((answer) => answer.url().includes(`/sentences/${index}/speech`) && answer.ok());
  await page.evaluate(() => localStorage.removeItem('reading-way'));
  await open();
  await page.locator('.ways input:checked').focus();

  const plain = story.sentences[0]!.text;
  await typist.reach(new RegExp(`^${plain.slice(0, 10).replace(/[.*+?^$()|[\]\\]/g, '.')}`));
  await Promise.all([heard(0), typist.press('Enter')]);
  await typist.press('t');
  const hear = words.player.hearSentence.replace('{{language}}', words.player.sentenceLanguages.en);
  await typist.reach(new RegExp(`^(${hear}|${words.player.stopSentence})$`));
  // Fetched sound is cached and plays without another request.
  await expect.poll(async () => (await typist.focused())?.name).toBe(hear);
  await typist.press('Enter');
  await expect.poll(async () => (await typist.focused())?.name).toBe(words.player.stopSentence);
  await typist.press('Enter');
  await expect.poll(async () => (await typist.focused())?.name).toBe(hear);
  await typist.press('Escape');

  await typist.reach(words.lesson.wordsAndTalk);
  await typist.press('Enter');
  await typist.reach(words.lesson.hear.replace('{{word}}', other.words[0]!.word));
  // Fetched sound is cached and plays without another request.
  await typist.press('Space');
  await expect
    .poll(async () => (await typist.focused())?.name)
    .toBe(words.lesson.stop.replace('{{word}}', other.words[0]!.word));
  await typist.reach(words.lesson.csv);
  const [download] = await Promise.all([page.waitForEvent('download'), typist.press('Enter')]);
  expect(download.suggestedFilename()).toBe(words.lesson.file);
  const [separator, , , row] = readFileSync(await download.path(), 'utf8').split('\n');
  expect(separator).toBe('#separator:Comma');
  expect(row).toContain('"a ""first"" word"');
  expect(row).toContain(other.sentences[0]!.text);
  await typist.reach(words.lesson.print);

  await typist.reach(words.lesson.talk);
  await typist.press('Enter');
  await expectVisible(page.getByText('Question 1?'));
  await typist.reach(words.lesson.talkOff);
  await typist.press('Enter');
  // The focus moves to the element in place of the removed one.
  await expect.poll(async () => (await typist.focused())?.name).toBe(words.lesson.talkOn);
  await typist.press('Enter');
  await expectVisible(page.getByText(words.lesson.talk, { exact: true }));
});
