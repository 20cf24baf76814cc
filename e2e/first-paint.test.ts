import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { PAGES, type PageName, paths, prerenderedPages } from '../web/src/paths.ts';
import { expectAddress, expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';
import { watchShift } from './layout-shift.ts';

/** One page with the form, and one with text only. */
const ONE_OF_EACH: PageName[] = ['home', 'terms'];
const PUBLIC = (IS_LONG ? prerenderedPages() : ONE_OF_EACH).map((name) => PAGES[name].path);
/** The one with parts that are loaded later. */
const TAKEN_OVER = IS_LONG ? PUBLIC : [PAGES.home.path];
/** The page that is taken over is the same in both themes but for its colours. */
const THEMES = IS_LONG ? (['light', 'dark'] as const) : (['light'] as const);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Records the visible text of every frame. */
function watchFrames() {
  const seen: string[] = [];
  const note = () => {
    // oxlint-disable-next-line unicorn/prefer-dom-node-text-content -- visible text only.
    const text = document.body?.innerText.trim();
    if (text && text !== seen.at(-1)) seen.push(text);
    requestAnimationFrame(note);
  };
  note();
  Object.assign(window, { seen });
}

/** Records the heading that was served. */
function watchHeading() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      Object.assign(window, { served: document.querySelector('h1') });
  });
}

type Shown = { nav: string[]; main: string[] };

/** Records the elements of the early page, and those of the app that took its place. Runs in the page. */
function watchEarlyPage() {
  // Ids are made anew, React Router marks its links, and the sky over the shelf comes with its file.
  const differs = new Set(['aria-controls', 'aria-labelledby', 'data-discover', 'for', 'id', 'name']);
  const elementsIn = (box: Element | null) =>
    [...(box?.querySelectorAll('*') ?? [])]
      .filter((element) => !element.closest('figure, .shelf-sky'))
      .map((element) => {
        const attributes = [...element.attributes]
          .filter(({ name }) => !differs.has(name))
          .map(({ name, value }) => `${name}="${value}"`);
        const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
        return [element.localName, ...attributes.sort(), text.join('')].join(' ');
      });
  const shown = (box: Element | null) => ({
    nav: elementsIn(box?.querySelector('nav') ?? null),
    main: elementsIn(box?.querySelector('main') ?? null),
  });
  new MutationObserver(() => {
    const early = document.getElementById('early');
    if (early) Object.assign(window, { early_: (Reflect.get(window, 'early_') as Shown) ?? shown(early) });
    else if (Reflect.has(window, 'early_') && !Reflect.has(window, 'later'))
      Object.assign(window, { later: shown(document.getElementById('root')) });
  }).observe(document, { childList: true, subtree: true });
}

const framesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
const isTaken = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('#until-ready')?.hasAttribute('disabled'));

describe('without any script', () => {
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    page.on('console', (message) => complaints.push(message.text()));
  });
  afterAll(() => page?.context().close());

  // @spec 1.19, 2.11, 6.1
  test.each(PUBLIC)('%s shows heading, title and metadata', async (path) => {
    complaints.length = 0;
    await page.goto(STACK.app + path);
    expect(page.url()).toBe(STACK.app + path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    expect(await page.title()).toMatch(/Cuéntame/);
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href')).toBe(STACK.app + path);
    expect(await head('link[hreflang=en]', 'href')).toBe(`${STACK.app}${path}?lang=en`);
    expect(await head('meta[property="og:title"]', 'content')).toBe(await page.title());
    expect(complaints).toEqual([]);
  });
});

describe.each(THEMES)('with the system in %s', (colorScheme) => {
  test.each(TAKEN_OVER)('the app hydrates %s: same elements, no error, no layout shift', async (path) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: colorScheme === 'light' ? { width: 360, height: 740 } : { width: 1280, height: 900 },
    });
    await context.addInitScript(watchHeading);
    await context.addInitScript(watchShift);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(STACK.app + path);
    await isTaken(page);
    await page.waitForLoadState('networkidle');
    const isSame = await page.evaluate(
      () =>
        Reflect.get(window, 'served') !== null &&
        Reflect.get(window, 'served') === document.querySelector('h1'),
    );
    expect(isSame).toBe(true);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.01);
    await context.close();
  });
});

describe('no frame shows the wrong page', () => {
  async function open(path: string, storage: Record<string, string> = {}) {
    const context = await browser.newContext();
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, storage);
    await context.addInitScript(watchFrames);
    const page = await context.newPage();
    await page.goto(STACK.app + path);
    await isTaken(page);
    return page;
  }

  test.each([
    ['chosen before', '/', { language: 'en' }],
    // Both ways are one decision: in every run in web/build/first-paint.test.ts.
    ...(IS_LONG ? ([['in the address', '/?lang=en', {}]] as const) : []),
  ] as const)('a page in English, %s, never shows Spanish', async (_how, path, storage) => {
    const page = await open(path, storage as Record<string, string>);
    await expectVisible(page.getByRole('heading', { level: 1, name: WORDS.en.home.headline }));
    for (const frame of await framesOf(page)) expect(frame).not.toContain(WORDS.es.home.headline);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${STACK.app}/?lang=en`);
    await page.context().close();
  });

  if (IS_LONG) {
    test('a page that is not prerendered never shows the home page', async () => {
      const page = await open(paths.forgotPassword());
      await expectVisible(page.getByRole('heading', { level: 1 }));
      for (const frame of await framesOf(page)) expect(frame).not.toContain(WORDS.es.home.headline);
      expect(await page.locator('link[rel=canonical]').count()).toBe(0);
      await page.context().close();
    });

    // @spec 2.15, 2.29
    test('a signed-in user never sees the link to the login page', async () => {
      const parent = await Parent.withAccount(browser, 'es', paths.about());
      await parent.context.addInitScript(watchFrames);
      await parent.page.goto(STACK.app);
      await expectVisible(parent.page.getByRole('link', { name: parent.words.nav.library }).first());
      for (const frame of await framesOf(parent.page)) expect(frame).not.toContain(parent.words.common.login);
      await parent.context.close();
    });
  }
});

describe('a page about the user', () => {
  let parent: Parent;
  let story = '';
  beforeAll(async () => {
    await turnKnobs(FAST);
    parent = await Parent.withAccount(browser, 'es', async ({ token, user }) => {
      const answer = await fetch(`${STACK.api}/api/stories/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ topic: 'un faro', storyLength: 'short' }),
      });
      story = ((await answer.json()) as { id: string }).id;
      return { path: paths.about(), user };
    });
  });
  afterAll(() => parent?.context.close());

  test.each<[string, () => string]>([
    ['a story', () => paths.story(story)],
    ...(IS_LONG
      ? ([
          ['the shelf', () => paths.library()],
          ['the profile', () => paths.profile()],
        ] as [string, () => string][])
      : []),
  ])('%s gets everything that it shows from what was asked before the app had loaded', async (_, path) => {
    const { page, context } = parent;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const asked: { question: string; isEarly: boolean }[] = [];
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/api/') || pathname === '/api/geo') return;
      const from = initiator.stack?.callFrames[0]?.url ?? '';
      asked.push({ question: pathname + search, isEarly: from.includes('/first-paint') });
    });
    await page.goto(STACK.app + path());
    await expectVisible(page.locator('main h1').first());
    await page.waitForLoadState('networkidle');
    await session.detach();
    const early = asked.filter(({ isEarly }) => isEarly).map(({ question }) => question);
    expect(early.length).toBeGreaterThan(2);
    expect(asked.map(({ question }) => question).filter((question) => !early.includes(question))).toEqual([]);
  });

  /** The page opened anew by the same parent. */
  async function open(path: string, language: Language, init?: (page: Page) => Promise<unknown>) {
    const context = await browser.newContext({ storageState: await parent.context.storageState() });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await context.addInitScript(watchEarlyPage);
    await context.addInitScript(watchShift);
    const page = await context.newPage();
    await init?.(page);
    await page.goto(STACK.app + path);
    await isTaken(page);
    await page.waitForFunction(() => !document.getElementById('early'));
    const seen = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    const result = {
      early: (await seen('early_')) as Shown | undefined,
      app: (await seen('later')) as Shown | undefined,
      shift: (await seen('shift')) as number,
    };
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    return result;
  }

  const EARLY: [string, Language, () => string][] = [
    ['the shelf', 'es', () => paths.library()],
    ['a story', 'en', () => paths.story(story)],
    ['the profile', 'es', () => paths.profile()],
    ...(IS_LONG
      ? ([
          ['the shelf', 'en', () => paths.library()],
          ['a story', 'es', () => paths.story(story)],
          ['the profile', 'en', () => paths.profile()],
        ] as [string, Language, () => string][])
      : []),
  ];
  test.each(EARLY)(
    '%s, %s, shows before the app the elements that the app then has',
    async (_, language, path) => {
      const { early, app, shift } = await open(path(), language);
      expect(early?.main.length).toBeGreaterThan(10);
      expect(early?.nav).toEqual(app?.nav);
      // The end of a story comes later.
      expect(early?.main).toEqual(app?.main.slice(0, early?.main.length));
      expect(shift).toBeLessThanOrEqual(0.02);
    },
  );

  test('answers to one user are not shown once another has signed in', async () => {
    const { early } = await open(paths.library(), 'es', (page) =>
      // Not `times: 1`: while the browser stops the interception, requests for the app's files may never be answered.
      page.route('**/api/stories?', async (route) => {
        const answer = await route.fetch();
        await page.evaluate(() => localStorage.setItem('token', 'of another'));
        await route.fulfill({ response: answer });
      }),
    );
    expect(early).toBeUndefined();
  });

  test('a story that the API refuses is left to the app', async () => {
    const { early } = await open(paths.story('00000000-0000-4000-8000-000000000000'), 'es');
    expect(early).toBeUndefined();
  });
});

// @spec 2.14, 2.22
test('an unknown address leads home, and a private one to the login page', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${STACK.app}/no-such-page`);
  await expectAddress(page, `${STACK.app}/`);
  await page.goto(`${STACK.app}/library/some-story`);
  await expectAddress(page, `${STACK.app}${paths.login()}`);
  await context.close();
});

if (IS_LONG) {
  // @spec 1.4
  test('the first visit is in Spanish in any browser, and stays so when the English words do not load', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const reads = async (query: string) => {
      await page.goto(STACK.app + query);
      await isTaken(page);
      await expectVisible(page.getByRole('heading', { level: 1, name: WORDS.es.home.headline }));
      await expectVisible(page.getByRole('button', { name: WORDS.es.storyForm.generate }));
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    };
    await reads('/');
    const lost = page.waitForEvent('requestfailed', (request) => /\/common-[\w-]+\.js$/.test(request.url()));
    await page.route(/\/common-[\w-]+\.js$/, (route) => route.abort());
    await reads('/?lang=en');
    await lost;
    await context.close();
  });
}
