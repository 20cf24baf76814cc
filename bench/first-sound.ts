import type { Browser } from 'playwright-core';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { clearLog, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { INTRO } from '../worker/narration/mixer.ts';
import type { Row } from './statistics.ts';

const RUNS = 5;
/** Latency of a hosted speech service, and its speed relative to real time. */
const HOSTED_SPEECH = { speechFirstByteMs: 400, speechRealTimeFactor: 0.25 };

type Heard = { firstSoundAt?: number; firstWordAt?: number };

/** Records on `window` when a media element first plays, and when it has passed the intro. Runs in the page. */
function watchForSound(intro: number): void {
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const noted = this as HTMLMediaElement & { isWatched?: boolean };
    if (!noted.isWatched) {
      noted.isWatched = true;
      const heard = window as Heard;
      const look = () => {
        const at = performance.timeOrigin + performance.now();
        // The silence that holds an element open is shorter.
        const isSound = !this.paused && this.currentTime > 0 && !(this.duration < 1);
        if (isSound) heard.firstSoundAt ??= at;
        if (!this.paused && this.currentTime > intro) heard.firstWordAt ??= at;
        else requestAnimationFrame(look);
      };
      look();
    }
    return play.call(this);
  };
}

/** Time at which the provider had delivered its first sentence. May be after the first sound, which is music. */
async function firstSentenceSpoken(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const first = (await readLog()).find((entry) => entry.route.endsWith('/audio/speech'));
    if (first?.finishedAt) return first.finishedAt;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no speech was asked for');
}

/** Presses a button of the player in a new account's new story. @returns times in milliseconds */
async function press(browser: Browser, button: 'listen' | 'sleep', run: number) {
  const parent = await Parent.open(browser, 'es');
  await parent.register();
  await parent.askFor(`un faro número ${run}`);
  await parent.untilWritten();
  await parent.page.evaluate(watchForSound, INTRO);
  await clearLog();
  const clicked = await parent.page.evaluate((name) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    const at = performance.timeOrigin + performance.now();
    found?.click();
    return at;
  }, parent.words.player[button]);
  await parent.page.waitForFunction(() => 'firstWordAt' in window, null, { timeout: 60_000 });
  const { firstSoundAt, firstWordAt } = await parent.page.evaluate(() => {
    const heard = window as Heard;
    return { firstSoundAt: heard.firstSoundAt ?? 0, firstWordAt: heard.firstWordAt ?? 0 };
  });
  const spoken = await firstSentenceSpoken();
  await parent.context.close();
  return { sound: firstSoundAt - clicked, word: firstWordAt - clicked, spoken: spoken - clicked };
}

/** Time from pressing *Listen* to sound ÷ time until the provider delivered its first sentence; the same for sleep. */
export async function firstSound(): Promise<Row[]> {
  await turnKnobs({ moderationMs: 0, firstTokenMs: 0, tokensPerSecond: null, ...HOSTED_SPEECH });
  const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const ratios: number[] = [];
  const sounds: number[] = [];
  const words: number[] = [];
  const intros: number[] = [];
  const asleep: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { sound, word, spoken } = await press(browser, 'listen', run);
    ratios.push(sound / spoken);
    sounds.push(sound);
    words.push(word / Math.max(spoken, INTRO * 1000));
    intros.push(word - sound);
    asleep.push((await press(browser, 'sleep', RUNS + run)).sound);
  }
  await browser.close();
  const span = (all: number[]) => `${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))} ms`;
  return [
    {
      what: 'first sound in Chromium ÷ the provider’s first sentence of speech',
      unit: '',
      values: ratios,
      budget: 1.3,
      note: `sound ${span(sounds)} after pressing Listen`,
    },
    {
      what: 'first sound of a sleep edition, with its narration still to be made, ÷ of a narration',
      unit: '',
      values: asleep.map((sound, run) => sound / sounds[run]!),
      budget: 1.1,
      note: `sound ${span(asleep)} after pressing it`,
    },
    {
      what: 'first word in Chromium ÷ the provider’s first sentence of speech, or the music before it if that takes longer',
      unit: '',
      values: words,
      budget: 1.3,
      note: `${span(intros)} after the first sound, ${INTRO} s of them music`,
    },
  ];
}
