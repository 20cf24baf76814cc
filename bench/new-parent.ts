import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import type { Row } from './statistics.ts';

const PHONE = { width: 360, height: 740 };
const PICTURES = 'screenshots/new-parent';
/** Typical latencies of a hosted model and a hosted voice. */
const HOSTED = {
  firstTokenMs: 700,
  tokensPerSecond: 80,
  moderationMs: 150,
  speechFirstByteMs: 400,
  speechRealTimeFactor: 0.25,
};

/**
 * Times in milliseconds since the page was opened, `registered` of the filled-in card; `blank` is the time without form
 * or book after the click.
 */
type Walk = { registered: number; firstSentence: number; whole: number; sound: number; blank: number };
type Noted = { blank?: number; soundAt?: number };

/** Records on `window` the longest time without form or book, and the first sound. Runs in the page. */
function watch(): void {
  const noted = window as Noted;
  noted.blank = 0;
  let since: number | null = null;
  const look = () => {
    const now = performance.now();
    if (document.querySelector('main form, main article')) since = null;
    else since ??= now;
    if (since !== null) noted.blank = Math.max(noted.blank ?? 0, now - since);
    requestAnimationFrame(look);
  };
  look();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const listen = () => {
      if (!this.paused && this.currentTime > 0) noted.soundAt ??= performance.now();
      else requestAnimationFrame(listen);
    };
    listen();
    return play.call(this);
  };
}

/** Finds everything by its words: an idea of the day, a new address in place, one tap for the sound. */
async function walk(browser: Browser, language: Language): Promise<Walk> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const words = WORDS[language];
  const picture = (name: string) => page.screenshot({ path: `${PICTURES}/${name}.${language}.png` });
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const began = performance.now();
  const since = () => performance.now() - began;

  await page.goto(STACK.app);
  await page.getByRole('button', { name: LANGUAGE_TABLE[language].name }).first().tap();
  await page.getByRole('heading', { name: words.home.headline }).waitFor();
  await picture('1-first-page');
  await page.locator('.idea').first().tap();
  await picture('2-idea');
  await button(words.storyForm.generate).tap();
  await page.getByLabel(words.common.email).fill(`${crypto.randomUUID()}@example.org`);
  await page.getByLabel(words.common.password, { exact: true }).fill('una-clave-larga');
  await page.getByRole('checkbox').check();
  await picture('3-account');
  await page.evaluate(watch);
  const registered = since();
  await button(words.card.submit.new).tap();
  await page.locator('article [data-sentence]').first().waitFor();
  const firstSentence = since();
  await picture('4-first-sentence');
  await button(words.storyActions.take).waitFor({ timeout: 60_000 });
  const whole = since();
  await button(words.player.listen).tap();
  await page.waitForFunction(() => (window as Noted).soundAt !== undefined, null, { timeout: 60_000 });
  const sound = since();
  await picture('5-sound');
  const blank = await blankOf(page);
  await context.close();
  return { registered, firstSentence, whole, sound, blank };
}

const blankOf = (page: Page): Promise<number> => page.evaluate(() => (window as Noted).blank ?? Number.NaN);

/**
 * The way of a new user on a phone in each language, from the first page to the sound, without the time to read and
 * type. Saves a picture of each step.
 */
export async function newParent(): Promise<Row[]> {
  mkdirSync(PICTURES, { recursive: true });
  await turnKnobs(HOSTED);
  const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    const { registered, firstSentence, whole, sound, blank } = await walk(browser, language);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    rows.push(
      {
        what: `a new parent on a phone, from the first page to the sound, in ${language}`,
        unit: ' s',
        values: [sound / 1000],
        budget: null,
        note: `registered after ${seconds(registered)}, first sentence after ${seconds(firstSentence)}, the whole story after ${seconds(whole)}; seven taps, two of them into fields`,
      },
      {
        what: `neither form nor book on the page after *Create story*, in ${language}`,
        unit: ' ms',
        values: [blank],
        budget: 100,
        note: 'React keeps a fallback for 300 ms',
      },
    );
  }
  await browser.close();
  return rows;
}
