import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Narration, SleepEdition, SpokenSentence } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { clearLog, FAST, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { expectVisible } from './expect.ts';
import { hear, loudest, type Sound } from './sound.ts';

/** Silence: below this level in dBFS. */
const SILENCE = -90;

let browser: Browser;
let parent: Parent;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  parent = await Parent.withAccount(browser, 'es');
  await parent.askFor('un faro !tiny');
  await parent.untilWritten();
});
afterAll(() => browser?.close());

const spokenTimes = async () => (await readLog()).filter(({ route }) => route.endsWith('/speech')).length;

const shownAs = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds) % 60}`.padStart(2, '0')}`;

let narration: Narration;
let edition: SleepEdition;
let sound: Sound;
/** The file alone in an element of a page without scripts, which asks for it as soon as there is one. */
let alone: Locator;

/** Plays an address at sixteen times the speed: five and a half minutes take twenty seconds. */
async function playAlone(url: string): Promise<Locator> {
  const page = await parent.context.newPage();
  await page.setContent(`<audio src="${url.replaceAll('&', '&amp;')}"></audio>`);
  const audio = page.locator('audio');
  await audio.evaluate((element: HTMLAudioElement) => {
    element.playbackRate = 16;
    return element.play();
  });
  await parent.page.bringToFront();
  return audio;
}

/** Mean level of a stretch, in dBFS. */
function mean(from: number, to: number): number {
  const part = sound.levels.slice(Math.ceil(from * 10), Math.floor(to * 10));
  return 10 * Math.log10(part.reduce((sum, level) => sum + 10 ** (level / 10), 0) / part.length);
}

test('a requested sleep edition shows its duration and plays from its file', async () => {
  const { page, words } = parent;
  await clearLog();
  const asked = page.waitForRequest((request) => /\.sleep-5\.mp3/.test(request.url()));
  await page.getByRole('button', { name: words.player.sleep, exact: true }).click();
  alone = await playAlone((await asked).url());
  // It plays from its first second: on a busy machine the story is over before the file is made.
  await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 60_000 });
  await expect
    .poll(async () => (await parent.newestStory()).narrations[0]?.sleepEdition?.length, { timeout: 100_000 })
    .toBeGreaterThan(300);
  const { narrations, sentences } = await parent.newestStory();
  expect(narrations).toHaveLength(1);
  narration = narrations[0]!;
  edition = narration.sleepEdition!;
  expect(edition.length).toBeGreaterThan(edition.duration + 300);
  await page.keyboard.press('Escape');
  await expectVisible(page.getByText(shownAs(edition.duration), { exact: true }));
  // Each sentence was synthesised once, for the narration, and *good night* for the edition.
  expect(await spokenTimes()).toBe(sentences.length + 1);
  const shown = await page.evaluate(() => {
    const [cover] = navigator.mediaSession.metadata?.artwork ?? [];
    return { title: navigator.mediaSession.metadata?.title, cover: cover?.src };
  });
  expect(shown.title).toBe((await parent.newestStory()).title);
  expect(
    await page.evaluate(async (url) => (await fetch(url!)).headers.get('content-type'), shown.cover),
  ).toMatch(/^image\/(png|jpeg)$/);
});

test('the music stays soft after the last word, fades each minute and ends in silence', async () => {
  sound = await hear(parent.page, edition.audioUrl);
  const { duration, length, timeline } = edition;
  expect(Math.abs(sound.duration - length)).toBeLessThan(0.1);
  for (const { start, end } of timeline) expect(loudest(sound, start, end)).toBeGreaterThan(-30);
  // Between the first two sentences the music has its level under speech.
  const under = mean(timeline[0]!.end + 0.1, timeline[1]!.start - 0.1);
  expect(under).toBeLessThan(-35);
  // *Good night* follows the last word.
  const minutes = [10, 60, 120, 180, 240].map((from) => mean(duration + from, duration + from + 50));
  for (const [n, minute] of minutes.entries())
    expect(minute).toBeLessThan(n === 0 ? -40 : minutes[n - 1]! - 2);
  expect(mean(duration + 315, duration + 319)).toBeLessThan(minutes[4]! - 10);
  expect(loudest(sound, length - 1.8, length - 0.1)).toBeLessThan(SILENCE);
  const lastPause = (sentences: readonly SpokenSentence[]) => sentences.at(-1)!.start - sentences.at(-2)!.end;
  // The pause is longer than the one between the same sentences of the narration.
  expect(lastPause(timeline) - lastPause(narration.timeline)).toBeCloseTo(2.5, 1);
  // The last sentence has 0.85 of its pace in the narration.
  const seconds = ({ start, end }: SpokenSentence) => end - start;
  const slower = seconds(timeline.at(-1)!) / seconds(narration.timeline.at(-1)!);
  expect(Math.abs(slower - 1 / 0.85)).toBeLessThan(0.03);
});

/** Calls for a frame and for a timer on the page, within three seconds. */
const calls = () =>
  parent.page.evaluate(async () => {
    const count = { frames: 0, timers: 0 };
    const { requestAnimationFrame: frame, setTimeout: timer, setInterval: repeated } = window;
    const counted =
      (name: keyof typeof count, call: unknown) =>
      (...given: unknown[]) => {
        count[name] += 1;
        return (call as (...all: unknown[]) => number)(...given);
      };
    const over = new Promise((resolve) => timer(resolve, 3_000));
    Object.assign(window, {
      requestAnimationFrame: counted('frames', frame),
      setTimeout: counted('timers', timer),
      setInterval: counted('timers', repeated),
    });
    await over;
    Object.assign(window, { requestAnimationFrame: frame, setTimeout: timer, setInterval: repeated });
    return count;
  });

test('in the room a reload waits for a press, and after the last word the page asks for no frame and no timer', async () => {
  const { page, words } = parent;
  const room = page.getByRole('dialog', { name: words.player.sleep });
  await page.getByRole('button', { name: words.player.sleep, exact: true }).click();
  await expectVisible(room.locator('[aria-current=true]'), { timeout: 20_000 });
  await page.reload();
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      Object.assign(window, { heard: this });
      return play.call(this);
    };
  });
  await room.getByRole('button', { name: words.player.play, exact: true }).click();
  await expectVisible(room.locator('[aria-current=true]'), { timeout: 20_000 });
  expect((await calls()).frames).toBeGreaterThan(20);
  await page.evaluate((seconds) => {
    Reflect.get(window, 'heard').currentTime = seconds;
  }, edition.duration + 2);
  await expect.poll(() => room.locator('[aria-current=true]').count()).toBe(0);
  // What the last press began is over.
  await expect.poll(calls, { timeout: 30_000 }).toEqual({ frames: 0, timers: 0 });
});

test('the file alone, opened when it began, plays to its end without a script', async () => {
  const state = () =>
    alone.evaluate(({ ended, currentTime, error }: HTMLAudioElement) => ({
      ended,
      currentTime,
      error: error?.message ?? null,
    }));
  await expect.poll(state, { timeout: 100_000 }).toMatchObject({ ended: true, error: null });
  expect(Math.abs((await state()).currentTime - edition.length)).toBeLessThan(0.2);
});
