import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { CARDS, payWith } from '../testkit/checkout.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { openSentence } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { expectAddress, expectGone, expectVisible } from './expect.ts';

/** Screens after an ended session, a failure, a limit or a missing file. */

const EXAMPLES = JSON.parse(readFileSync('content/stories/manifest.json', 'utf8')) as {
  id: string;
  title: string;
}[];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

describe('a user who was signed out on another device', () => {
  /** A new user whose session ends while the page makes no requests. */
  async function signedOutElsewhere(): Promise<Parent> {
    const parent = await Parent.withAccount(browser, 'en');
    await parent.page.waitForLoadState('networkidle');
    const token = await parent.page.evaluate(() => localStorage.getItem('token'));
    const ended = await fetch(`${STACK.api}/api/account/sessions`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status).toBe(204);
    return parent;
  }

  // @spec 8.26, 9.20
  test('learns of it with the next story, and is led to the login page', async () => {
    const parent = await signedOutElsewhere();
    const { page, words } = parent;
    await parent.askFor('a lost key');
    await expectVisible(page.getByText(words.error.token_expired).first());
    expect(new URL(page.url()).pathname).toBe(paths.home());
    await expectAddress(page, `${STACK.app}${paths.login()}`, { timeout: 15_000 });
    await parent.context.close();
  });

  // @spec 8.26
  test.each([
    ['the profile', paths.profile(), paths.login()],
    ['the home page', paths.home(), paths.home()],
  ])('learns of it when %s opens', async (_, opened, shown) => {
    const parent = await signedOutElsewhere();
    const { page, words } = parent;
    await page.goto(`${STACK.app}${opened}`);
    await expectVisible(page.getByText(words.error.token_expired));
    await expectVisible(page.getByRole('navigation').getByRole('link', { name: words.common.login }).first());
    await expectAddress(page, STACK.app + shown);
    await parent.context.close();
  });
});

test('signing out shows no message about an expired session', async () => {
  const parent = await Parent.withAccount(browser, 'en', paths.about());
  const { page, words } = parent;
  await page.getByRole('button', { name: words.nav.logout }).first().click();
  await expectAddress(page, `${STACK.app}${paths.login()}`);
  await page.waitForTimeout(500);
  expect(await page.getByText(words.error.token_expired).count()).toBe(0);
  await parent.context.close();
});

// @spec 1.23, 7.19
test('a page warms up the server without cookies or token', async () => {
  const visitor = await Parent.open(browser, 'es', paths.about());
  const [ping] = await Promise.all([visitor.page.waitForRequest(`${STACK.app}/test`), visitor.page.reload()]);
  expect(ping.method()).toBe('GET');
  expect(await ping.allHeaders()).not.toMatchObject({ cookie: expect.anything() });
  expect((await ping.response())?.status()).toBe(200);
  await visitor.context.close();
});

describe('a story that fails inside the server', () => {
  let parent: Parent;
  beforeAll(async () => {
    parent = await Parent.withAccount(browser, 'en');
    await parent.page.route('**/api/stories/generate', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            json: { code: 'internal_error', error: 'Internal error', message: 'x', status: 500 },
          })
        : route.continue(),
    );
  });
  afterAll(() => parent?.context.close());

  // @spec 4.28, 8.28, 8.29, 8.30, 8.31, 8.32
  test('is explained by the diagnostics, or by their failure after a second attempt', async () => {
    const { page, words } = parent;
    const say = async (answer: Parameters<typeof page.route>[1], expected: string) => {
      await page.route('**/api/diagnostics', answer);
      await page.goto(STACK.app);
      await parent.askFor('a bridge');
      await expectVisible(page.getByText(expected).first(), { timeout: 20_000 });
      await page.unroute('**/api/diagnostics');
    };
    const answer = (issue: string | null) => ({
      json: { status: issue ? 'degraded' : 'ok', issue, details: issue && 'The model is asleep.' },
    });
    for (const [issue, expected] of [
      ['openai_quota_exceeded', words.refusal.unavailable.title],
      ['openai_api_error', words.error.ai_service_error.replace('{{details}}', 'The model is asleep.')],
      ['database_error', words.error.database_error],
      [null, words.refusal.failed],
    ] as const) {
      await say((route) => route.fulfill(answer(issue)), expected);
    }
    await say(
      (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }),
      words.error.server_unavailable,
    );
    const attempts: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/diagnostics') && attempts.push(request.url()),
    );
    await say((route) => route.abort(), words.error.connection_error);
    expect(attempts).toHaveLength(2);
  });
});

describe('a narration that fails', () => {
  let parent: Parent;
  beforeAll(async () => {
    parent = await Parent.withAccount(browser, 'en');
    await parent.askFor('a clock without hands !tiny');
    await parent.untilWritten();
  });
  afterAll(async () => {
    await turnKnobs({ failSpeech: null });
    await parent?.context.close();
  });
  const press = (name: string) => parent.page.getByRole('button', { name, exact: true }).first().click();

  // @spec 8.44
  test('names the lost connection, and can be retried', async () => {
    const { page, words } = parent;
    await page.route('**/api/audio/generate', (route) => route.abort());
    await press(words.player.listen);
    await expectVisible(page.getByText(words.error.connection_error).first());
    await page.unroute('**/api/audio/generate');
  });

  // @spec 4.36
  test('counts down after a rate limit', async () => {
    const { page, words } = parent;
    await turnKnobs({ failSpeech: { kind: '429', times: 1000 } });
    await press(words.common.retry);
    const left = page.getByText(openSentence(words.player.retryIn));
    await expectVisible(left, { timeout: 40_000 });
    const first = await left.textContent();
    await turnKnobs({ failSpeech: null });
    await expectVisible(
      page
        .getByText(words.player.retryNow)
        .or(left.filter({ hasNotText: first ?? '' }))
        .first(),
      { timeout: 15_000 },
    );
  });
});

// @spec 4.33, 8.55, 9.21
test.concurrent('the last version of a narration shows a message, then a note', async ({ expect }) => {
  const parent = await Parent.withAccount(browser, 'en', paths.about());
  const { page, words } = parent;
  const { id, content } = await parent.api<Story>('/api/stories/generate', {
    topic: 'a key for the moon !tiny',
    storyLength: 'short',
    language: 'en',
  });
  for (const speechRate of [0.8, 1, 1.2])
    await parent.api('/api/audio/generate', {
      text: content,
      voiceId: 'male',
      speechRate,
      musicTrack: 'none',
    });
  await page.goto(STACK.app + paths.story(id));
  await page.getByRole('button', { name: words.player.listen, exact: true }).click();
  const limit = (text: string) => page.getByText(text);
  await expectVisible(limit(words.player.limit.message), { timeout: 60_000 });
  await expectGone(limit(words.player.limit.message));
  await page.getByRole('button', { name: words.player.settings, exact: true }).click();
  await expectVisible(limit(words.player.limit.note));
  expect(
    await page.getByRole('radio', { name: words.player.voices['male-english'], exact: true }).isDisabled(),
  ).toBe(true);
  await parent.context.close();
});

test.concurrent('the limit of unconfirmed accounts links to the profile', async ({ expect }) => {
  const parent = await Parent.withAccount(browser, 'es', paths.about());
  const { page, words } = parent;
  const told = { topic: 'una llave para la luna !tiny', storyLength: 'short', language: 'es' };
  const story = await parent.api<Story>('/api/stories/generate', told);
  await page.route('**/api/audio/generate', (route) =>
    route.fulfill({ status: 403, json: { code: 'unconfirmed_limit_reached' } }),
  );
  await page.goto(STACK.app + paths.story(story.id));
  await page.getByRole('button', { name: words.player.listen, exact: true }).click();
  await expectVisible(page.getByText(words.error.unconfirmed_limit_reached).first(), {
    timeout: 30_000,
  });
  expect(await page.getByRole('button', { name: words.common.retry }).count()).toBe(0);
  await page.getByRole('link', { name: words.player.confirmLink }).click();
  await expectAddress(page, STACK.app + paths.profile());
  await expectVisible(page.getByText(words.profile.account.unverifiedBody));
  await parent.context.close();
});

// @spec 8.41
test.concurrent('a failed cancellation is named, and Premium stays', async ({ expect }) => {
  const parent = await Parent.withAccount(browser, 'en', paths.subscribe());
  const { page, words } = parent;
  await page.getByRole('button', { name: words.subscribe.action, exact: true }).click();
  await payWith(page, CARDS.pays);
  await expectVisible(page.getByText(words.success.confirmed.title), { timeout: 15_000 });
  await page.goto(STACK.app + paths.profile());
  await page.getByRole('button', { name: words.profile.plan.cancel, exact: true }).click();
  await page.route('**/api/subscription/cancel', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: words.profile.plan.cancelConfirm }).click();
  await expectVisible(page.getByText(words.error.network).first());
  expect((await parent.api<{ isPremium: boolean }>('/api/auth/me')).isPremium).toBe(true);
  await parent.context.close();
});

describe('an example that does not load', () => {
  let visitor: Parent;
  beforeAll(async () => {
    visitor = await Parent.open(browser, 'es');
  });
  afterAll(() => visitor?.context.close());
  const card = () => visitor.page.getByRole('listitem').filter({ has: visitor.page.getByRole('heading') });

  // @spec 2.54, 2.55, 4.37, 8.57, 9.28
  test('shows a shimmer for its picture, then the default picture with a note', async () => {
    const { page, words } = visitor;
    const onItsWay = Promise.withResolvers<void>();
    await page.route('**/files/images/**', async (route) => {
      await onItsWay.promise;
      await route.abort();
    });
    // The load event waits for the first picture.
    await page.goto(STACK.app + paths.examples(), { waitUntil: 'domcontentloaded' });
    // The first picture is prerendered, without a shimmer.
    await expectVisible(card().nth(1).locator('[data-phase=loading]'));
    onItsWay.resolve();
    for (const shown of [card().first(), card().nth(1)]) {
      await expectVisible(shown.getByText(words.examples.image.notLoaded));
      expect(await shown.locator('img').getAttribute('src')).toBe('/images/default-story.jpg');
    }
    await page.unroute('**/files/images/**');
  });

  // @spec 4.40, 7.29
  test('loads its text through the hidden page when only that can fetch it', async () => {
    const { page, words } = visitor;
    const texts = '**/files/stories/**';
    const isHidden = (url: string) => new URL(url).pathname.startsWith('/proxy');
    await page.context().route('**/api/examples/*', (route) => route.abort());
    await page
      .context()
      .route(texts, (route) => (isHidden(route.request().frame().url()) ? route.continue() : route.abort()));
    await page.goto(STACK.app + paths.examples());
    const title = (await card().first().getByRole('heading').textContent()) ?? '';
    await page.getByRole('button', { name: `${words.examples.read}: ${title}` }).click();
    const { id } = EXAMPLES.find((entry) => entry.title === title)!;
    const [paragraph = ''] = readFileSync(`content/stories/texts/${id}.txt`, 'utf8').split('\n');
    await expectVisible(page.getByRole('dialog').getByText(paragraph.slice(0, 40)).first(), {
      timeout: 30_000,
    });
    expect(await page.getByText(words.examples.otherStory).count()).toBe(0);
    await page.context().unrouteAll();
  });

  // @spec 3.30
  test('shows a bundled story in place of its text, and says so', async () => {
    const { page, words } = visitor;
    const away = ['**/api/examples/*', '**/files/stories/**'];
    for (const address of away) await page.context().route(address, (route) => route.abort());
    await page.goto(STACK.app + paths.examples());
    await card()
      .first()
      .getByRole('button', { name: new RegExp(`^${words.examples.read}: `) })
      .click();
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog.getByText(words.examples.otherStory), { timeout: 30_000 });
    await expectVisible(dialog.getByText(/dragón/i).first());
    for (const address of away) await page.context().unroute(address);
  });

  // @spec 8.56, 9.33
  test('names a missing list, and loads it when the connection is back', async () => {
    const { page, words } = visitor;
    await page.route('**/api/examples', (route) => route.abort());
    // Not by its address: the served page contains a list.
    await page.goto(STACK.app + paths.about());
    // Until the app has taken over the footer, its links load pages.
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: words.siteFooter.examples, exact: true }).click();
    await expectVisible(page.getByText(words.examples.noneFound), { timeout: 20_000 });
    await expectVisible(page.getByText(words.error.network));
    await expectVisible(page.getByRole('button', { name: words.common.retry }));
    await page.unroute('**/api/examples');
    await expectVisible(card().first(), { timeout: 30_000 });
    expect(await page.getByText(words.examples.noneFound).count()).toBe(0);
  });

  // @spec 7.26
  test('names an empty list after a test of the connection', async () => {
    const { page, words } = visitor;
    await page.route('**/api/examples', (route) => route.fulfill({ json: [] }));
    const [document] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/examples/connection-test')),
      page.goto(STACK.app + paths.examples()),
    ]);
    expect(document.status()).toBe(404);
    await expectVisible(page.getByText(words.examples.noneFound));
    await page.unroute('**/api/examples');
  });

  // @spec 8.51, 8.52
  test('names the reason for missing sound', async () => {
    const { page, words } = visitor;
    const { failure } = words.player;
    const sounds = '**/files/audio/**';
    const reading = async (how: Parameters<typeof page.route>[1], expected: string) => {
      await page.context().route(sounds, how);
      await page.goto(STACK.app + paths.examples());
      await page
        .getByRole('button', { name: new RegExp(`^${words.examples.listen}: `) })
        .first()
        .click();
      await expectVisible(page.getByRole('dialog').getByText(expected), { timeout: 30_000 });
      await page.context().unrouteAll();
    };
    const gone = failure.notAccessible.replace('{{answer}}', '404 Not Found');
    await reading((route) => route.fulfill({ status: 404 }), gone);
    await reading((route) => route.abort(), failure.elementError);
  });

  // @spec 2.47, 2.48, 7.28
  test('plays with a slider from 0 to 100, both times and a download', async () => {
    const { page, words } = visitor;
    await page.goto(STACK.app + paths.examples());
    const asksBefore = page.waitForRequest((request) => request.method() === 'HEAD');
    await page
      .getByRole('button', { name: new RegExp(`^${words.examples.listen}: `) })
      .first()
      .click();
    expect((await asksBefore).url()).toMatch(/\/files\/audio\/.+alt=media/);
    const dialog = page.getByRole('dialog');
    const slider = dialog.getByRole('slider', { name: words.player.position });
    expect(await slider.getAttribute('aria-valuemin')).toBe('0');
    expect(await slider.getAttribute('aria-valuemax')).toBe('100');
    expect(await dialog.getByText(/^\d+:\d\d$/).count()).toBe(2);
    await expect.poll(() => slider.isEnabled()).toBe(true);
    await dialog.locator('.slider').click();
    // The position has steps of a tenth.
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
    expect(await slider.getAttribute('aria-valuenow')).toMatch(/^\d+(\.\d)?$/);
    expect(await dialog.getByRole('link', { name: words.player.download }).getAttribute('download')).toMatch(
      /\.mp3$/,
    );
  });
});

// @spec 7.32
test('no site can frame a page of the app, and only the app frames the hidden page', async () => {
  const framedBy = async (path: string) => {
    const { headers } = await fetch(STACK.app + path);
    const policy = headers.get('content-security-policy') ?? '';
    return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], policy.split('frame-ancestors').length - 1];
  };
  for (const path of [paths.home(), paths.about(), paths.login(), paths.profile()])
    expect(await framedBy(path), path).toEqual(["'none'", 1]);
  expect(await framedBy('/proxy.html')).toEqual(["'self'", 1]);
});
