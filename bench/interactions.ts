import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import type { StoryList } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import type { Row } from './statistics.ts';

const RUNS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** As Lighthouse's phone. */
const TIMES_SLOWER = 4;
/** Typical latencies of a hosted model and a hosted voice. */
const HOSTED = {
  firstTokenMs: 700,
  tokensPerSecond: 80,
  moderationMs: 150,
  speechFirstByteMs: 400,
  speechRealTimeFactor: 0.25,
};
const words = WORDS.es;

type Interaction = { ms: number; of: string };
type Shift = { value: number; of: string };

/**
 * Records on `window` how long each interaction took until the next paint, and what shifted without one. Runs in the
 * page.
 */
function watch(): void {
  const interactions = new Map<number, Interaction>();
  const shifts: Shift[] = [];
  Object.assign(window, { interactions, shifts });
  const step = () => (window as { step?: string }).step ?? 'opening';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || duration <= (interactions.get(interactionId)?.ms ?? 0)) continue;
      const parts = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
      interactions.set(interactionId, { ms: duration, of: `${step()} (${name}, ${parts.join(' + ')} ms)` });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName}.${element?.className} ${previousRect.y} → ${currentRect.y}`;
      });
      shifts.push({ value, of: `${step()} (${moved.join(', ')})` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type Felt = { slowest: Interaction; count: number; shifts: Shift[] };
type Lived = { walk: Felt; reloaded: Felt };

/**
 * One story from the first page to the sleep edition, and its page opened again, by touches and keys that the browser
 * takes for a person's.
 */
async function live(browser: Browser): Promise<Lived> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const tap = async (what: string, target: Locator) => {
    await target.waitFor();
    await name(page, what);
    await target.tap();
    // Until its paint is recorded.
    await page.waitForTimeout(500);
  };
  const type = async (what: string, field: Locator, text: string) => {
    await tap(`${what}: field`, field);
    await name(page, what);
    await page.keyboard.type(text, { delay: 60 });
  };

  await page.goto(STACK.app);
  await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: words.home.headline }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  await type(
    'topic',
    page.getByRole('textbox', { name: words.storyForm.topic }),
    'perdió su osito en el parque',
  );
  await tap('create', button(words.storyForm.generate));
  await type('address', page.getByLabel(words.common.email), `${crypto.randomUUID()}@example.org`);
  await type('password', page.getByLabel(words.common.password, { exact: true }), 'una-clave-larga');
  await tap('terms', page.getByRole('checkbox'));
  await tap('account', button(words.card.submit.new));
  await page.locator('article [data-sentence]').nth(5).waitFor({ timeout: 60_000 });
  await read(page, session, 'read while it is written');
  await button(words.storyActions.take).waitFor({ timeout: 90_000 });
  await read(page, session, 'read');
  await tap('listen', button(words.player.listen));
  await page.locator('[aria-current=true]').first().waitFor({ timeout: 60_000 });
  await tap('voices', button(words.player.settings));
  await tap('a voice', page.locator('.settings input[type=radio]').nth(1));
  await tap('close', button(words.player.closeSettings));
  const slider = page.getByRole('slider');
  await tap('seek', page.locator('.slider'));
  await slider.focus();
  await name(page, 'seek by key');
  await page.keyboard.press('ArrowRight');
  // The sample of the voice has paused the story.
  await tap('play', button(words.player.play));
  await tap('pause', button(words.player.pause));
  await tap('play', button(words.player.play));
  await tap('sleep', button(words.player.sleep));
  const room = page.getByRole('dialog', { name: words.player.sleep });
  await room.waitFor();
  await name(page, 'leave the room');
  await page.keyboard.press('Escape');
  await room.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 20_000);
  await tap('take along', button(words.storyActions.take));
  await tap('menu', button(words.storyActions.menu));
  await page.waitForTimeout(1_000);

  const walk = await felt(page);

  await page.goto(STACK.app + paths.story(await newestStory(page)));
  const { listen, play } = words.player;
  await tap('listen again', page.getByRole('button', { name: new RegExp(`^(${listen}|${play})$`) }).first());
  await page.locator('[aria-current=true]').first().waitFor({ timeout: 60_000 });
  await tap('pause again', button(words.player.pause));
  await tap('play again', button(words.player.play));
  await read(page, session, 'read again');
  const reloaded = await felt(page);
  await context.close();
  return { walk, reloaded };
}

const newestStory = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { stories } = (await (await fetch('/api/stories', { headers })).json()) as StoryList;
    return stories[0]!.id;
  });

/** What the page has recorded since it was loaded. */
async function felt(page: Page): Promise<Felt> {
  const { all, shifts } = await page.evaluate(() => {
    const { interactions, shifts } = window as unknown as {
      interactions: Map<number, Interaction>;
      shifts: Shift[];
    };
    return { all: [...interactions.values()].sort((a, b) => b.ms - a.ms), shifts };
  });
  if (process.env.VERBOSE) console.log(all.slice(0, 12), shifts);
  // INP: of each fifty interactions the slowest is left out.
  const slowest = all[Math.floor(all.length / 50)];
  if (!slowest) throw new Error('the browser recorded no interaction');
  return { slowest, count: all.length, shifts };
}

const name = (page: Page, step: string) => page.evaluate((now) => Object.assign(window, { step: now }), step);

/** Scrolls by finger to the end of what is there. */
async function read(page: Page, session: CDPSession, step: string): Promise<void> {
  await name(page, step);
  for (let flick = 0; flick < 4; flick++) {
    const { width, height } = PHONE.viewport;
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -400,
      speed: 1200,
      gestureSourceType: 'touch',
    });
  }
}

/** Interaction to next paint and layout shift over a whole story, on a phone whose processor is four times slower. */
export async function interactions(): Promise<Row[]> {
  await turnKnobs(HOSTED);
  const browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const runs: Lived[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await live(browser));
  await browser.close();
  const row = (what: string, felt: Felt[]): Row => {
    const worst = felt.reduce((one, other) => (other.slowest.ms > one.slowest.ms ? other : one));
    return {
      what: `interaction to next paint ${what}, on a phone with a processor four times slower`,
      unit: ' ms',
      values: felt.map(({ slowest }) => slowest.ms),
      budget: 200,
      note: `${worst.count} interactions; slowest: ${worst.slowest.of}`,
    };
  };
  const walks = runs.map(({ walk }) => walk);
  const [largest] = walks.flatMap(({ shifts }) => shifts).sort((a, b) => b.value - a.value);
  return [
    row('over a whole story', walks),
    row(
      'on its page opened again',
      runs.map(({ reloaded }) => reloaded),
    ),
    {
      what: 'layout shift over that story',
      unit: '',
      values: walks.map(({ shifts }) => shifts.reduce((sum, { value }) => sum + value, 0)),
      budget: 0.02,
      note: `all shifts that no touch preceded, added up; largest: ${largest?.of ?? 'none'}`,
    },
  ];
}
