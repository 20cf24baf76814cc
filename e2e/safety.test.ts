import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG, MAIN } from './extent.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => turnKnobs({ failModeration: null }));
afterAll(() => browser?.close());

const UNFIT = { es: 'fabricar una bomba', en: 'build a pipe bomb' };

/** Asserts that nothing of a stopped story is left, and that it cost nothing. */
async function expectNothingLeft(parent: Parent): Promise<void> {
  expect(await parent.api('/api/stories/remaining')).toEqual({ storiesRemaining: 3 });
  expect(await parent.api('/api/stories')).toMatchObject({ stories: [] });
  await parent.page.goto(`${STACK.app}/`);
  await expectVisible(parent.page.getByRole('button', { name: parent.words.storyForm.generate }));
  expect(await parent.sentences()).toEqual([]);
}

describe.each(MAIN)('in %s', (language) => {
  // A new user for each test, because of the gap between two stories of a user.
  let parent: Parent;
  beforeEach(async () => {
    parent = await Parent.withAccount(browser, language);
  });
  afterEach(() => parent?.context.close());

  if (IS_LONG) {
    test('an unfit topic is refused without a word of a story', async () => {
      await parent.askFor(
        language === 'es' ? 'cómo fabricar una bomba en casa' : 'how to make a bomb at home',
      );
      await expectVisible(parent.page.getByText(parent.words.error.topic_refused).first());
      expect(await parent.sentences()).toEqual([]);
      await expectNothingLeft(parent);
    });
  }

  test('a story that could not be checked is not shown', async () => {
    await turnKnobs({ failModeration: { kind: '500', times: 1000 } });
    await parent.askFor(language === 'es' ? 'un faro' : 'a lighthouse');
    await expectVisible(parent.page.getByText(parent.words.error.moderation_unavailable).first());
    expect(await parent.sentences()).toEqual([]);
    await expectNothingLeft(parent);
  });

  if (IS_LONG) {
    test('a withdrawn story leaves the screen with a reason', async () => {
      await turnKnobs({ opinionMs: 600 });
      const topic = language === 'es' ? 'un pingüino y su bufanda' : 'a penguin and a scarf';
      await parent.askFor(`${topic} !few !opinion-withdraw`);
      await expect.poll(async () => (await parent.sentences()).length, { interval: 20 }).toBeGreaterThan(0);
      const [read] = await parent.sentences();
      await expectVisible(parent.page.getByText(parent.words.error.story_withdrawn).first());
      expect(await parent.sentences()).toEqual([]);
      expect(await parent.page.textContent('main')).not.toContain(read);
      await expectNothingLeft(parent);
    });
  }

  test('a story withdrawn after its end leaves page and library', async () => {
    const topic = language === 'es' ? 'un pingüino y su bufanda' : 'a penguin and a scarf';
    await parent.askFor(`${topic} !tiny !opinion-withdraw !opinion-after-2500`);
    await expectVisible(parent.page.getByText(parent.words.story.saved));
    const [read] = await parent.sentences();
    expect(read).toBeTruthy();
    expect(await parent.api('/api/stories/remaining')).toEqual({ storiesRemaining: 2 });
    await expectVisible(parent.page.getByText(parent.words.error.story_withdrawn).first());
    expect(await parent.page.textContent('main')).not.toContain(read);
    await expectNothingLeft(parent);
  });

  if (IS_LONG) {
    test('an unfit sentence stops the story before it is shown', async () => {
      await parent.askFor(language === 'es' ? 'un faro !unfit' : 'a lighthouse !unfit');
      await expectVisible(parent.page.getByText(parent.words.error.story_refused).first());
      expect(await parent.page.textContent('body')).not.toContain(UNFIT[language]);
      await expectNothingLeft(parent);
    });
  }
});
