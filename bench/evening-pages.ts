import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { FREE_STORIES, GENERATION_GAP_MS } from '../contract/limits.ts';
import type { SessionAnswer } from '../contract/schemas/auth.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { median, type Row } from './statistics.ts';

/**
 * The pages that a signed-in parent opens every evening, beside the home page, which is prerendered. Both are opened in
 * turn, on a line and a processor that the browser slows down.
 */

const RUNS = 3;
const WORST_SHIFT = 0.02;
const SLOWER_THAN_HOME = 1.3;
/** A page has settled when nothing was asked for, painted or moved for so long, in milliseconds; and at the latest. */
const QUIET_MS = 2_000;
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

type Seen = { contentMs: number; shift: number; moved: string; lastMs: number };

/** Records the largest paint and all shifts on `window`. Runs in the page. */
function watch(): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const seen: Seen = { contentMs: 0, shift: 0, moved: '', lastMs: 0 };
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
  return page.evaluate(() => Reflect.get(window, 'seen') as Seen);
}

/** A page opened with an empty cache, and opened again. */
async function openTwice(
  browser: Browser,
  profile: Profile,
  path: string,
  kept: Kept,
): Promise<Record<Visit, Seen>> {
  const context = await browser.newContext({ ...profile.context, storageState: kept });
  await context.addInitScript(watch);
  const page = await slow(context, profile);
  await page.goto(STACK.app + path);
  const first = await seenOn(page);
  await page.reload();
  const again = await seenOn(page);
  await context.close();
  return { first, again };
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
type Visit = 'first' | 'again';
const VISITS: Record<Visit, string> = { first: 'first visit', again: 'reload' };

/** A parent with as many stories as are free. @returns what the browser keeps, and the newest story */
async function parentWithStories(browser: Browser): Promise<{ kept: Kept; story: Story; email: string }> {
  const stories: Story[] = [];
  const parent = await Parent.withAccount(browser, 'es', async ({ token, user }: SessionAnswer) => {
    for (let number = 1; number <= FREE_STORIES; number++) {
      if (number > 1) await new Promise((resolve) => setTimeout(resolve, GENERATION_GAP_MS));
      const answer = await fetch(`${STACK.api}/api/stories/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ topic: `un faro número ${number}`, storyLength: 'short' }),
      });
      if (!answer.ok) throw new Error(`story: ${answer.status} ${await answer.text()}`);
      stories.push((await answer.json()) as Story);
    }
    return { path: paths.about(), user };
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

/** Layout shift, and content beside that of the home page, of the shelf, a story and the profile. */
export async function eveningPages(): Promise<Row[]> {
  await turnKnobs(FAST);
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    const { kept, story, email } = await parentWithStories(browser);
    const pages = {
      'the shelf': paths.library(),
      'a story': paths.story(story.id),
      'the profile': paths.profile(),
    };
    const nobody: Kept = { cookies: [], origins: [] };
    for (const [who, profile] of Object.entries(PROFILES)) {
      const home: Record<Visit, Seen[]> = { first: [], again: [] };
      const seen = Object.fromEntries(
        Object.keys(pages).map((what) => [what, { first: [], again: [] } as Record<Visit, Seen[]>]),
      );
      for (let run = 0; run < RUNS; run++) {
        const at = await openTwice(browser, profile, paths.home(), nobody);
        for (const visit of Object.keys(VISITS) as Visit[]) home[visit].push(at[visit]);
        for (const [what, path] of Object.entries(pages)) {
          const there = await openTwice(browser, profile, path, kept);
          for (const visit of Object.keys(VISITS) as Visit[]) seen[what]![visit].push(there[visit]);
        }
      }
      for (const [what, visits] of Object.entries(seen)) {
        for (const visit of Object.keys(VISITS) as Visit[]) {
          const all = visits[visit];
          const beside = median(home[visit].map(({ contentMs }) => contentMs));
          const worst = all.reduce((one, other) => (other.shift > one.shift ? other : one));
          rows.push(
            {
              what: `layout shift of ${what} on a ${who}, ${VISITS[visit]}`,
              unit: '',
              values: all.map(({ shift }) => shift),
              budget: WORST_SHIFT,
              note: worst.moved && `most: ${worst.moved}`,
            },
            {
              what: `content of ${what} on a ${who} ÷ of the home page, ${VISITS[visit]}`,
              unit: '',
              values: all.map(({ contentMs }) => contentMs / beside),
              budget: SLOWER_THAN_HOME,
              note: `${Math.round(median(all.map(({ contentMs }) => contentMs)))} ms beside ${Math.round(beside)} ms`,
            },
          );
        }
      }
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
