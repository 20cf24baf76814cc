import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import type { Row } from './statistics.ts';

/** Without a request for so long, the page is loaded. What it asks for when it is pressed is not counted. */
const QUIET_MS = 3_000;
const MOST_REQUESTS = 35;
const MOST_SCRIPTS_KB = 180;

type Load = { requests: number; scriptsKb: number; kinds: string };

/** Resolves after `QUIET_MS` without a request. */
async function untilQuiet(page: Page, lastRequest: () => number): Promise<void> {
  for (let left = QUIET_MS; left > 0; left = lastRequest() + QUIET_MS - performance.now()) {
    await page.waitForTimeout(left);
  }
}

/** Opens the home page with an empty cache, and counts requests for files and the API, without CORS preflights. */
async function load(browser: Browser, from?: Parent): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: await from?.context.storageState(),
  });
  const page = await context.newPage();
  const answers: Response[] = [];
  const kinds = new Map<string, number>();
  let last = performance.now();
  let requests = 0;
  page.on('request', (request) => {
    last = performance.now();
    requests += 1;
    const kind = request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  });
  page.on('response', (answer) => void answers.push(answer));
  await page.goto(`${STACK.app}${paths.home()}`);
  await untilQuiet(page, () => last);
  const scripts = answers.filter((answer) => answer.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  await context.close();
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  const named = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return { requests, scriptsKb: bytes / 1000, kinds: named };
}

function rowsOf(whose: string, { requests, scriptsKb, kinds }: Load): Row[] {
  return [
    {
      what: `requests of the home page until it is quiet, ${whose}`,
      unit: '',
      values: [requests],
      budget: MOST_REQUESTS,
      note: kinds,
    },
    {
      what: `scripts of the home page, gzip, ${whose}`,
      unit: ' KB',
      values: [scriptsKb],
      budget: MOST_SCRIPTS_KB,
      note: 'each file compressed by itself',
    },
  ];
}

/**
 * Requests and script bytes of the home page with an empty cache: signed out, and signed in with a story in the
 * library.
 */
export async function homePage(): Promise<Row[]> {
  await turnKnobs(FAST);
  const browser = await launchBrowser();
  try {
    const parent = await Parent.open(browser, 'es');
    await parent.register();
    await parent.askFor('un faro');
    await parent.untilWritten();
    return [
      ...rowsOf('signed out', await load(browser)),
      ...rowsOf('signed in with a story', await load(browser, parent)),
    ];
  } finally {
    await browser.close();
  }
}
