import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { GENERATION_GAP_MS } from '../contract/limits.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { median, type Row } from './statistics.ts';
import { storyOf } from './story-of.ts';

/**
 * The pages that a signed-in parent opens every evening, beside the home page, which is prerendered. Both are opened in
 * turn, on a line and a processor that the browser slows down.
 */

const RUNS = 1;
const STORIES = 2;
const WORST_SHIFT = 0.02;
const SLOWER_THAN_HOME = 1.3;
/** A page has settled when nothing was asked for, painted or moved for so long, in milliseconds; and at the latest. */
const QUIET_MS = 1_500;
const SETTLED_MS = 20_000;

type Profile = { context: BrowserContextOptions; timesSlower: number };

const PROFILES = {
  /** Lighthouse's. */
  phone: {
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    timesSlower: 4,
  },
  desk: { context: { viewport: { width: 1280, height: 900 } }, timesSlower: 1 },
} satisfies Record<string, Profile>;

/** Lighthouse's line: 1.6 Mbit a second, 150 ms to the server. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** `answeredMs`: when the last answer of the API before the content had come, if any. */
type Seen = { contentMs: number; answeredMs: number; shift: number; moved: string; lastMs: number };

/** Records the largest paint and all shifts on `window`. Runs in the page. */
function watch(): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const seen: Seen = { contentMs: 0, answeredMs: 0, shift: 0, moved: '', lastMs: 0 };
  const note = () => {
    seen.lastMs = performance.now();
  };
  new PerformanceObserver(note).observe({ type: 'resource', buffered: true });
  let largest = 0;
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    note();
    for (const { startTime } of list.getEntries()) seen.contentMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      note();
      seen.shift += value;
      if (value < largest) continue;
      largest = value;
      seen.moved = sources
        .map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.className} ${Math.round(previousRect.y)} → ${Math.round(currentRect.y)}`;
        })
        .concat(`after ${Math.round(startTime)} ms`)
        .join(', ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function slow(context: BrowserContext, { timesSlower }: Profile): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  return page;
}

async function seenOn(page: Page): Promise<Seen> {
  await page.waitForFunction(
    (quietMs) => {
      const { contentMs, lastMs } = Reflect.get(window, 'seen') as Seen;
      const isLoading = contentMs === 0 || document.querySelector('.page-loading') !== null;
      return !isLoading && performance.now() - lastMs > quietMs;
    },
    QUIET_MS,
    { timeout: SETTLED_MS, polling: 200 },
  );
  return page.evaluate(() => {
    const seen = Reflect.get(window, 'seen') as Seen;
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = answers.filter(({ name }) => name.includes('/api/')).map(({ responseEnd }) => responseEnd);
    return { ...seen, answeredMs: Math.max(0, ...ends.filter((end) => end < seen.contentMs)) };
  });
}

/** A page opened with an empty cache, and opened again. */
async function openTwice(browser: Browser, profile: Profile, path: string, kept: Kept): Promise<Opened> {
  const context = await browser.newContext({ ...profile.context, storageState: kept });
  await context.addInitScript(watch);
  const page = await slow(context, profile);
  await page.goto(STACK.app + path);
  const first = await seenOn(page);
  await page.reload();
  const reload = await seenOn(page);
  await context.close();
  return { first, reload };
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
const VISITS = ['first', 'reload'] as const;
/**
 * What a page about the user needs more than the home page: an answer of the API, for which the browser asks once it
 * has the document. On a first visit it comes beside the style sheet and the typefaces.
 */
const ANSWER_MS: Record<Visit, number> = { first: 0, reload: LINE.latency };
type Visit = (typeof VISITS)[number];
type Opened = Record<Visit, Seen>;

/** A parent with stories. @returns what the browser keeps, and the newest story */
async function parentWithStories(browser: Browser): Promise<{ kept: Kept; story: Story; email: string }> {
  const stories: Story[] = [];
  const parent = await Parent.withAccount(browser, 'es', async (session) => {
    for (let number = 1; number <= STORIES; number++) {
      if (number > 1) await new Promise((resolve) => setTimeout(resolve, GENERATION_GAP_MS));
      // With a picture of its own, as nearly every story has.
      stories.push(await storyOf(session, `un gato y un dragón en el bosque, parte ${number}`));
    }
    return { path: paths.about(), user: session.user };
  });
  await parent.page.evaluate(() => localStorage.setItem('cookie-consent', 'false'));
  const kept = await parent.context.storageState();
  await parent.context.close();
  const story = stories.at(-1);
  if (!story) throw new Error('no story was written');
  return { kept, story, email: parent.email };
}

/** Milliseconds from the press of *Sign in* to the first title of the shelf. */
async function signInToTitle(browser: Browser, email: string): Promise<number> {
  const words = WORDS.es;
  const context = await browser.newContext(PROFILES.phone.context);
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'false'));
  const page = await slow(context, PROFILES.phone);
  await page.goto(STACK.app + paths.library());
  await page.getByLabel(words.common.email).fill(email);
  await page.getByLabel(words.common.password, { exact: true }).fill('una-clave-larga');
  const submit = page.getByRole('button', { name: words.common.login, exact: true });
  const began = performance.now();
  await submit.tap();
  await page.locator('main h2').first().waitFor();
  const took = performance.now() - began;
  await context.close();
  return took;
}

/** One page in each run, beside the home page in the same runs. Of first visit and reload the worse one counts. */
function rowsOf(what: string, opened: Opened[], home: Opened[]): Row[] {
  const all = opened.flatMap((visits) => VISITS.map((visit) => visits[visit]));
  const worst = all.reduce((one, other) => (other.shift > one.shift ? other : one));
  const typical = (of: Opened[], visit: Visit, what: 'contentMs' | 'answeredMs' = 'contentMs') =>
    Math.round(median(of.map((each) => each[visit][what])));
  const beside = VISITS.map(
    (visit) =>
      `${visit} ${typical(opened, visit)} (answered at ${typical(opened, visit, 'answeredMs')}) beside ` +
      `${typical(home, visit)} ms`,
  );
  return [
    {
      what: `layout shift of ${what}`,
      unit: '',
      values: opened.map(({ first, reload }) => Math.max(first.shift, reload.shift)),
      budget: WORST_SHIFT,
      note: worst.moved && `most: ${worst.moved}`,
    },
    {
      what: `content of ${what} ÷ of the home page and, on a reload, one way to the server and back`,
      unit: '',
      values: opened.map((visits, run) =>
        Math.max(
          ...VISITS.map(
            (visit) => visits[visit].contentMs / (home[run]![visit].contentMs + ANSWER_MS[visit]),
          ),
        ),
      ),
      budget: SLOWER_THAN_HOME,
      note: beside.join(', '),
    },
  ];
}

/** Layout shift, and content beside that of the home page, of the shelf, a story and the profile. */
export async function eveningPages(): Promise<Row[]> {
  await turnKnobs(FAST);
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    const { kept, story, email } = await parentWithStories(browser);
    const pages = Object.entries({
      'the shelf': paths.library(),
      'a story': paths.story(story.id),
      'the profile': paths.profile(),
    });
    const nobody: Kept = { cookies: [], origins: [] };
    for (const [who, profile] of Object.entries(PROFILES)) {
      const home: Opened[] = [];
      const opened: Opened[][] = pages.map(() => []);
      for (let run = 0; run < RUNS; run++) {
        home.push(await openTwice(browser, profile, paths.home(), nobody));
        for (const [n, [, path]] of pages.entries())
          opened[n]!.push(await openTwice(browser, profile, path, kept));
      }
      for (const [n, [what]] of pages.entries())
        rows.push(...rowsOf(`${what} on a ${who}`, opened[n]!, home));
    }
    const titles: number[] = [];
    for (let run = 0; run < RUNS; run++) titles.push(await signInToTitle(browser, email));
    rows.push({
      what: 'from *sign in* to the first title of the shelf on a phone',
      unit: ' ms',
      values: titles,
      budget: null,
      note: 'with the scrypt of the password',
    });
    return rows;
  } finally {
    await browser.close();
  }
}
