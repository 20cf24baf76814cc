import { readFileSync } from 'node:fs';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../contract/options.ts';
import type { AudioAnswer } from '../contract/schemas/audio.ts';
import type { SpokenSentence } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';
import { hear, loudest } from './sound.ts';

/** A story of a third of the length takes about five seconds, long enough to be watched and interrupted. */
export const WATCHABLE = { firstTokenMs: 200, tokensPerSecond: 30, moderationMs: 30, speechFirstByteMs: 100 };

export const TOPICS = { es: 'un dragón que no sabía volar', en: 'a dragon who could not fly' } as const;

/** The tests of a language. A file each, since files run in parallel and these are the longest. */
export function testMainJob(language: Language): void {
  let browser: Browser;
  let parent: Parent;
  beforeAll(async () => {
    browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
    await turnKnobs(WATCHABLE);
    parent = await Parent.open(browser, language);
  });
  afterAll(() => browser?.close());

  // @spec 1.1, 1.2, 2.1
  test('a new parent watches the first sentence appear while the rest is still being written', async () => {
    await parent.askFor(`${TOPICS[language]} !few`);
    // The account is made in place, and the story starts by itself.
    await parent.registerInPlace();
    await parent.untilSentences(1);
    expect(new URL(parent.page.url()).pathname).toBe(paths.home());
    expect(await parent.isWriting()).toBe(true);
    const early = await parent.sentences();
    await parent.untilWritten();
    const all = await parent.sentences();
    expect(all.length).toBeGreaterThan(early.length + 3);
    const story = await parent.newestStory();
    expect(story.language).toBe(language);
    expect(all).toEqual(story.sentences.map(({ text }) => text));
  });

  // @spec 2.45
  test('the text is downloaded under the name the product promises', async () => {
    const { page, words } = parent;
    await parent.openAtEnd('take');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.export.text }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^historia-\d+\.txt$/);
    const story = await parent.newestStory();
    expect(readFileSync(await download.path(), 'utf8')).toContain(story.content);
  });

  // @spec 1.7, 1.8, 2.40, 2.46
  test('the narration has music and the length of its timeline, and the spoken sentence is marked', async () => {
    const { page, words } = parent;
    await page.getByRole('button', { name: words.player.listen, exact: true }).click();
    await expectVisible(page.getByRole('button', { name: words.player.pause, exact: true }));
    await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 20_000 });

    await expect
      .poll(async () => (await parent.newestStory()).narrations.length, { timeout: 60_000 })
      .toBe(1);
    const [narration] = (await parent.newestStory()).narrations;
    const sound = await hear(page, narration!.audioUrl);
    const { duration, timeline } = narration!;
    expect(Math.abs(sound.duration - duration) / duration).toBeLessThan(0.03);
    for (const { start, end } of timeline) expect(loudest(sound, start, end)).toBeGreaterThan(-30);
    // Music only, before the first word.
    expect(narration!.musicTrack).not.toBe('none');
    expect(loudest(sound, 0.3, timeline[0]!.start)).toBeGreaterThan(-45);
  });

  // @spec 1.9, 2.49
  test('the audio is downloaded under the title of the story', async () => {
    const { page, words } = parent;
    const { title } = await parent.newestStory();
    await parent.openAtEnd('take');
    const link = page.getByRole('link', { name: '(MP3)' }).first();
    await expectVisible(link);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    await page.getByRole('button', { name: words.storyActions.take, exact: true }).click();
    expect(download.suggestedFilename()).toMatch(/\.mp3$/);
    expect(download.suggestedFilename().slice(0, 5)).toBe(title.slice(0, 5));
    expect(
      readFileSync(await download.path())
        .subarray(0, 3)
        .toString(),
    ).toBe('ID3');
  });

  if (IS_LONG) {
    // Books in every run: book.node.test.ts and story-export.test.ts.
    test('the read-along book passes EPUBCheck', async () => {
      const { page, words } = parent;
      const { title, sentences } = await parent.newestStory();
      await parent.openAtEnd('take');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: new RegExp(`^${words.export.readAlong.split(':')[0]}:`) }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.epub$/);
      expect(download.suggestedFilename().slice(0, 5)).toBe(title.slice(0, 5));
      const book = readFileSync(await download.path());
      const { messages } = await EpubCheck.validate(book);
      expect(messages.filter(({ severity }) => severity !== 'usage')).toEqual([]);
      const overlay = unzipSync(book)['EPUB/story.smil']!;
      expect(new TextDecoder().decode(overlay).match(/<par /g)).toHaveLength(sentences.length);
    });

    // To the sample in every run: mixer.node.test.ts.
    test('a narration without music is silent between sentences', async () => {
      const { page } = parent;
      const { content } = await parent.newestStory();
      const narration = await parent.api<AudioAnswer>('/api/audio/generate', {
        text: content,
        musicTrack: 'none',
        voiceId: 'male',
        speechRate: 1,
      });
      const sound = await hear(page, narration.audioUrl);
      expect(Math.abs(sound.duration - narration.duration) / narration.duration).toBeLessThan(0.03);
      const [first, second] = narration.timeline as [SpokenSentence, SpokenSentence];
      const quietest = Math.min(
        ...sound.levels.slice(Math.ceil(first.end * 10), Math.floor(second.start * 10) + 1),
      );
      expect(quietest).toBeLessThan(-60);
      expect(loudest(sound, first.start, first.end)).toBeGreaterThan(-30);
    });
  }

  test('the page logged no errors', () => {
    expect(parent.complaints).toEqual([]);
  });

  if (IS_LONG) {
    describe('another reader', () => {
      /** A new user for each test, because of the gap between two stories of a user. */
      async function withAnother(act: (other: Parent) => Promise<void>): Promise<void> {
        const other = await Parent.withAccount(browser, language);
        try {
          await act(other);
          expect(other.complaints).toEqual([]);
        } finally {
          await other.context.close();
        }
      }

      test.concurrent('a second device shows the story in progress', ({ expect }) =>
        withAnother(async (other) => {
          // Slow enough to be in progress when the second tab has loaded.
          await other.askFor(`${TOPICS[language]} 3 !slow`);
          await other.untilSentences(2);
          const tab = await other.context.newPage();
          await tab.goto(new URL('/', other.page.url()).href);
          const onTab = () => tab.locator('article [data-sentence]').count();
          await expect.poll(onTab, { timeout: 30_000 }).toBeGreaterThan(2);
          await other.untilWritten();
          await expectVisible(tab.getByRole('button', { name: other.words.storyActions.take }), {
            timeout: 30_000,
          });
          expect(await onTab()).toBe((await other.sentences()).length);
        }));

      test.concurrent('a story whose page was closed is in the library', ({ expect }) =>
        withAnother(async (other) => {
          await other.askFor(`${TOPICS[language]} 4 !few`);
          await other.untilSentences(1);
          await other.page.goto('about:blank');
          await other.page.goto(`${STACK.app}${paths.library()}`);
          const titles = async () =>
            (await other.api<{ stories: { title: string }[] }>('/api/stories')).stories.map(
              ({ title }) => title,
            );
          await expect.poll(async () => (await titles()).length, { timeout: 60_000 }).toBe(1);
          await other.page.reload();
          for (const title of await titles()) await expectVisible(other.page.getByText(title).first());
        }));
    });
  }
}
