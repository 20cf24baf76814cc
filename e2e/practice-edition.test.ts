import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PracticeEdition, Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { clearLog, FAST, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';
import { hear, loudest } from './sound.ts';
import { violations } from './violations.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
let parent: Parent;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  const topic = `un faro que tenía sueño ${IS_LONG ? '!few' : '!tiny'}`;
  const order = { topic, language: 'es', secondLanguage: 'en' } as const;
  parent = await Parent.withAccount(browser, 'es', atStory(order), PHONE);
  await parent.page.getByRole('button', { name: parent.words.consent.reject, exact: true }).click();
});
afterAll(() => browser?.close());

const spokenTimes = async () => (await readLog()).filter(({ route }) => route.endsWith('/speech')).length;
const practice = () => parent.words.practice;
const listen = () => parent.page.getByRole('button', { name: new RegExp(`^${practice().listen}`) });
const made = async () => (await parent.newestStory()).narrations[0]?.practiceEdition;

test('a parent hears a practice edition while it is made; its file plays alone, with what was promised', async () => {
  const { page } = parent;
  await clearLog();
  await parent.openAtEnd('take');
  const asked = page.waitForRequest((request) => /\.practice-en\.mp3/.test(request.url()));
  await listen().click();
  const { sentences, translation }: Story = await parent.newestStory();
  // The file alone, in a page without scripts.
  const address = (await asked).url();
  const alone = await parent.context.newPage();
  await alone.setContent(`<audio src="${address.replaceAll('&', '&amp;')}"></audio>`);
  const audio = alone.locator('audio');
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(3);
  await alone.close();
  await expect.poll(made, { timeout: 100_000 }).toBeTruthy();
  const edition: PracticeEdition = (await made())!;
  expect(edition.learns).toBe('en');

  // Each word and sentence was bought once, in either language.
  const pairs = translation!.sentences.length;
  expect(await spokenTimes()).toBe(sentences.length + pairs + 2 * translation!.words.length);
  expect(edition.timeline).toHaveLength(sentences.length + 2 * pairs);
  const sound = await hear(page, edition.audioUrl);
  expect(Math.abs(sound.duration - edition.length)).toBeLessThan(0.1);
  for (const [place, { index, language, start, end }] of edition.timeline.entries()) {
    expect(loudest(sound, start, end)).toBeGreaterThan(-30);
    const next = edition.timeline[place + 1];
    if (language !== 'en' || next?.index !== index || next.language !== 'en') continue;
    // Silence for the learner, without music, as long as the sentence.
    expect(Math.abs(next.start - end - (end - start))).toBeLessThan(0.05);
    expect(loudest(sound, end + 0.1, next.start - 0.1)).toBeLessThan(-70);
  }
  expect(loudest(sound, 0.5, 2.4)).toBeGreaterThan(-40);
  expect(loudest(sound, edition.duration + 0.5, edition.duration + 2)).toBeGreaterThan(-40);
});

test('both sides are marked in turn, and the panel offers the file', async () => {
  const { page, words } = parent;
  await parent.openAtEnd('take');
  await expectVisible(page.getByRole('link', { name: practice().file }));
  await page.locator('.ways').getByRole('radio', { name: words.bilingual.both, exact: true }).check();
  const marked = () =>
    page.evaluate(() => document.querySelector('[aria-current=true]')?.getAttribute('lang') ?? null);
  // From the words at the beginning, the keys of a page go to the first sentence, then to its other side.
  const slider = page.getByRole('slider');
  await slider.press('Home');
  for (const lang of ['es', 'en']) {
    await slider.press('PageUp');
    await expect.poll(marked).toBe(lang);
  }
  expect(await violations(page)).toEqual([]);
});

if (IS_LONG) {
  test('the speaker of a turned sentence plays it in both languages, once', async () => {
    const { page, words } = parent;
    await page.locator('.ways').getByRole('radio', { name: 'Español', exact: true }).check();
    await page.locator('[data-sentence="0"]').click();
    const languages = words.player.sentenceLanguages;
    const both = words.player.hearBoth.replace('{{own}}', languages.es).replace('{{learnt}}', languages.en);
    const heard: string[] = [];
    page.on('response', (answer) => {
      const [, language] = /\/sentences\/0\/speech\?language=(\w+)/.exec(answer.url()) ?? [];
      if (language) heard.push(language);
    });
    await page.getByRole('button', { name: both }).click();
    await expect.poll(() => heard).toEqual(['es', 'en']);
    const stop = page.getByRole('button', { name: words.player.stopSentence });
    await expectVisible(stop);
    // Once: it is silent again by itself.
    await expectVisible(page.getByRole('button', { name: both }), { timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
  });

  test('a story in one language gets its other side first', async () => {
    const other = await Parent.withAccount(
      browser,
      'es',
      atStory({ topic: 'un faro que tenía sueño !tiny', language: 'es' }),
      PHONE,
    );
    const { page, words } = other;
    await other.openAtEnd('take');
    const name = words.practice.otherSide.replace('{{other}}', words.bilingual.languages.en);
    await page.getByRole('button', { name }).click();
    await expectVisible(page.getByRole('button', { name: words.practice.listen }), { timeout: 60_000 });
    expect((await other.newestStory()).options.secondLanguage).toBe('en');
    await other.context.close();
  });
}
