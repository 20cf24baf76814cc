import type { Browser } from 'playwright-core';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { clearLog, FAST, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { FADE_IN } from '../worker/narration/mixer.ts';
import type { Row } from './statistics.ts';
import { storyOf } from './story-of.ts';

const RUNS = 2;
/** Latency of a hosted speech service, and its speed relative to real time. */
const HOSTED_SPEECH = { speechFirstByteMs: 400, speechRealTimeFactor: 0.25 };

/** Seconds of playback that are recorded: the voice enters a narration before. */
const RECORDED = 3.5;

/** Moments at which a media element was at a position, in milliseconds since 1970 and seconds of the sound. */
type Heard = { played?: { at: number; position: number }[] };

/** Records on `window` where the first sound is. Runs in the page. */
function watchForSound(): void {
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const noted = this as HTMLMediaElement & { isWatched?: boolean };
    if (!noted.isWatched) {
      noted.isWatched = true;
      const played = ((window as Heard).played ??= []);
      const look = () => {
        // The silence that holds an element open is shorter.
        if (!this.paused && this.currentTime > 0 && !(this.duration < 1))
          played.push({ at: performance.timeOrigin + performance.now(), position: this.currentTime });
        requestAnimationFrame(look);
      };
      look();
    }
    return play.call(this);
  };
}

/** When the provider sent the first byte of speech, and the last one of the first sentence. */
async function spokenAt(): Promise<{ first: number; whole: number }> {
  const first = (await readLog()).find((entry) => entry.route.endsWith('/audio/speech'));
  if (!first?.firstByteAt || !first.finishedAt) throw new Error('no speech was asked for');
  return { first: first.firstByteAt, whole: first.finishedAt };
}

/** Where the voice enters the newest narration, in seconds, once that is saved. */
async function voiceStart(parent: Parent): Promise<number> {
  for (let tries = 0; tries < 300; tries++) {
    const [sentence] = (await parent.newestStory()).narrations[0]?.timeline ?? [];
    if (sentence) return sentence.start;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the narration was not saved');
}

/** Presses a button of the player in a new account's new story. @returns times in milliseconds */
async function press(browser: Browser, button: 'listen' | 'sleep', run: number) {
  const parent = await Parent.withAccount(browser, 'es', async (session) => {
    const { id } = await storyOf(session, `un faro número ${run} !few`);
    return { path: paths.story(id), user: session.user };
  });
  await parent.page.getByRole('button', { name: parent.words.player[button], exact: true }).waitFor();
  await parent.page.evaluate(watchForSound);
  await turnKnobs(HOSTED_SPEECH);
  await clearLog();
  const clicked = await parent.page.evaluate((name) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    const at = performance.timeOrigin + performance.now();
    found?.click();
    return at;
  }, parent.words.player[button]);
  await parent.page.waitForFunction(
    (until) => ((window as Heard).played ?? []).some(({ position }) => position > until),
    RECORDED,
    { timeout: 60_000 },
  );
  const played = await parent.page.evaluate(() => (window as Heard).played ?? []);
  // The rest, of which nothing is measured, comes at once.
  await turnKnobs({ speechFirstByteMs: 0, speechRealTimeFactor: null });
  const start = await voiceStart(parent);
  const { first, whole } = await spokenAt();
  await parent.context.close();
  const sound = played[0]!.at - clicked;
  const word = played.find(({ position }) => position >= start)!.at - clicked;
  return { sound, word, music: start, firstByte: first - clicked, spoken: whole - clicked };
}

/** Time from pressing *Listen* to sound ÷ time until the provider delivered its first sentence; the same for sleep. */
export async function firstSound(): Promise<Row[]> {
  await turnKnobs(FAST);
  const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const ratios: number[] = [];
  const sounds: number[] = [];
  const words: number[] = [];
  const late: number[] = [];
  const music: number[] = [];
  const asleep: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const listened = await press(browser, 'listen', run);
    const { sound, word, firstByte } = listened;
    ratios.push(sound / listened.spoken);
    sounds.push(sound);
    words.push(word);
    late.push(word - Math.max(firstByte, sound + FADE_IN * 1000));
    music.push(listened.music * 1000);
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
      what: 'first word in Chromium after the provider’s first byte, or after the shortest music if that ends later',
      unit: ' ms',
      values: late,
      budget: 700,
      note: `${span(words)} after pressing Listen, ${span(music)} of them music`,
    },
  ];
}
