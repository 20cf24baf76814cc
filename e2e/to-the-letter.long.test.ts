import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { openSentence } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { expectGone, expectVisible } from './expect.ts';

/**
 * Statements of the specification about answers of other servers, and small statements that no other test covers. One
 * visit of a page checks several of them.
 */

let browser: Browser;
let parent: Parent;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  parent = await Parent.open(browser, 'en');
});
afterAll(() => browser?.close());

type Body = { status?: number; json?: unknown; body?: string };

/** Replaces the API's answers at a path. */
async function answering(path: string, { status = 200, json, body }: Body): Promise<void> {
  const address = `${STACK.app}${path}`;
  await parent.page.unroute(address);
  await parent.page.route(address, (route) => {
    const answer = json === undefined ? { contentType: 'text/plain', body: body ?? '' } : { json };
    return route.fulfill({ status, ...answer });
  });
}
const itself = (path: string) => parent.page.unroute(`${STACK.app}${path}`);
const says = (text: string, timeout = 15_000) =>
  expectVisible(parent.page.getByRole('main').getByText(openSentence(text)).first(), { timeout });

// @spec 7.4, 8.6, 8.8, 8.9, 9.13
test('login and register show the message of any server', async () => {
  const { page, words } = parent;
  const submit = async (name: string) => {
    await page.getByLabel(words.common.email).fill('ana@example.org');
    for (const field of await page.locator('input[type=password]').all()) await field.fill('una-clave-larga');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name, exact: true }).click();
  };
  const withGoogle = async (button: string) => {
    const [window] = await Promise.all([
      parent.context.waitForEvent('page'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    await window.getByRole('button', { name: /Mateo/ }).click();
  };

  await page.goto(STACK.app + paths.login());
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login') && request.method() === 'POST') tries.push(request.url());
  });
  // A wait of a minute is named at once.
  await answering('/api/auth/login', { status: 429, json: { message: 'Slow down', retryAfter: 60 } });
  await submit(words.login.submit);
  await says(words.error.too_many_attempts);
  expect(tries).toHaveLength(1);
  await answering('/api/auth/login', { status: 500, json: {} });
  await submit(words.login.submit);
  await says(words.login.error);
  await answering('/api/auth/google', { status: 400, json: { details: 'The window was shut.' } });
  await withGoogle('Sign in with Google');
  await says('The window was shut.');
  await answering('/api/auth/google', { status: 500, json: {} });
  await withGoogle('Sign in with Google');
  await says(words.google.loginFailed);

  await page.goto(STACK.app + paths.register());
  await answering('/api/auth/register', { status: 400, json: { details: 'No room.', message: 'Full.' } });
  await submit(words.register.submit);
  await says('No room.');
  await answering('/api/auth/register', { status: 400, json: { message: 'Full.' } });
  await submit(words.register.submit);
  await says('Full.');
  await answering('/api/auth/register', { status: 500, json: {} });
  await submit(words.register.submit);
  await says(words.register.error);
  await answering('/api/auth/google', { status: 500, json: { message: 'No Google today.' } });
  await withGoogle('Sign up with Google');
  await says('No Google today.');
  await answering('/api/auth/google', { status: 500, json: {} });
  await withGoogle('Sign up with Google');
  await says(words.google.signUpFailed);
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/auth/google']) await itself(path);
});

describe('a signed-in user', () => {
  let email: string;
  beforeAll(async () => {
    email = await parent.register();
  });

  // @spec 2.23, 2.26, 2.49, 5.15
  test('sees their address on a phone, reaches the top by the current link, and saves sound under its title', async () => {
    const { page, words } = parent;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(STACK.app + paths.about());
    const name = page.getByRole('navigation').getByText(email);
    expect((await name.boundingBox())!.width).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const about = page.locator('footer').getByRole('link', { name: words.siteFooter.about });
    await page.waitForLoadState('networkidle');
    await about.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await about.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 900 });
    // A missing picture path has a message.
    await page.route(`${STACK.app}/api/examples`, async (route) => {
      const answer = await route.fetch();
      const examples = (await answer.json()) as object[];
      await route.fulfill({ response: answer, json: examples.map((each) => ({ ...each, imagePath: '' })) });
    });
    await page.getByRole('link', { name: words.siteFooter.examples, exact: true }).click();
    const listen = page.getByRole('button', { name: new RegExp(`^${words.examples.listen}: `) }).first();
    const title = ((await listen.getAttribute('aria-label')) ?? '').replace(`${words.examples.listen}: `, '');
    await says(words.examples.image.noPath);
    await listen.click();
    const link = page.getByRole('dialog').getByRole('link', { name: words.player.download });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`${title}.mp3`);
    await page.unrouteAll();

    // On a phone the filters are behind a button, and the first story is on the first screen.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(STACK.app + paths.examples());
    const levels = page.getByRole('group', { name: words.storyForm.level, exact: true });
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    expect((await first.boundingBox())!.y).toBeLessThan(480);
    expect(await levels.isVisible()).toBe(false);
    await page.getByRole('button', { name: words.examples.filters.toggle }).click();
    await expectVisible(levels);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  // @spec 4.24, 4.30, 8.16, 8.18, 8.19, 8.23, 8.24, 8.29
  test('reads the message of any server about a failed story', async () => {
    const { page, words } = parent;
    const { refusal, error, serverStatus } = words;
    // Ends the requests of the page before.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(STACK.app);
    await page.waitForLoadState('networkidle');
    await answering('/api/diagnostics', { json: { status: 'ok', issue: null, details: null } });
    await answering('/api/stories/generate', { status: 500, json: { message: 'The oven is cold.' } });
    await parent.askFor('a loaf');
    await says('The oven is cold.');
    // Two requests for health: with the page and with the story. No HEAD requests.
    expect(asked.filter((each) => each === 'GET /health')).toHaveLength(2);
    expect(asked.filter((each) => each.startsWith('HEAD'))).toEqual([]);

    const create = page.getByRole('button', { name: words.storyForm.generate });
    for (const [answer, told] of [
      [{ status: 500, json: {} }, refusal.failed],
      [{ status: 500, json: { message: 'Your rate limit is reached' } }, refusal.pausing.title],
    ] as const) {
      await answering('/api/stories/generate', answer);
      await create.click();
      await says(told);
    }
    await page.getByRole('main').getByRole('button', { name: words.common.cancel }).click();
    await answering('/api/stories/generate', { status: 500, json: { message: 'x', isQuotaExceeded: true } });
    await create.click();
    await says(refusal.unavailable.title);
    await says(error.quota_exceeded);
    const contact = page.getByRole('main').getByRole('link', { name: refusal.unavailable.contact });
    expect(await contact.getAttribute('href')).toBe(paths.contact());

    await answering('/api/diagnostics', {
      json: { status: 'degraded', issue: 'openai_api_error', details: 'The model sleeps.' },
    });
    await answering('/api/stories/generate', { status: 500, json: {} });
    await page.getByRole('main').getByRole('button', { name: words.common.retry }).click();
    await create.click();
    await says(error.ai_service_error.replace('{{details}}', 'The model sleeps.'));

    const well = { openai: 'ok', openai_quota: 'ok', database: 'ok' };
    await answering('/health', { json: { status: 'critical', services: well, openai_error: null } });
    await page.goto(STACK.app);
    await says(serverStatus.error);
    await page.unroute(`${STACK.app}/health`);
    await page.route(`${STACK.app}/health`, () => undefined);
    await page.goto(STACK.app);
    await says(words.healthTrouble.timeout);
    await page.unrouteAll();
  });

  // @spec 3.12, 5.12, 5.13, 8.44, 8.46, 8.47, 8.48, 8.49, 8.53
  test('plays sound from any answer, and reads the reason for missing sound', async () => {
    const { page, words } = parent;
    const { failure } = words.player;
    const { id } = await parent.api<{ id: string }>('/api/stories/generate', {
      topic: 'a loaf !tiny',
      language: 'en',
      storyLength: 'short',
    });
    // The API refuses a text of another type with its field; the app never sends one.
    const refused = await page.evaluate(async (url) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token')}`,
        },
        body: '{"text":7}',
      });
      return { status: answer.status, fields: Object.keys((await answer.json()).fields) };
    }, `${STACK.app}/api/audio/generate`);
    expect(refused).toEqual({ status: 400, fields: expect.arrayContaining(['text']) });

    await page.goto(STACK.app + paths.story(id));
    const listen = page.getByRole('button', { name: words.player.listen, exact: true });
    const again = page.getByRole('main').getByRole('button', { name: words.common.retry }).first();
    const path = '/api/audio/generate';
    await answering(path, { status: 502, body: 'The horn is lost.' });
    await listen.click();
    await says('The horn is lost.');
    for (const [answer, told] of [
      [{ status: 502 }, words.serverError.replace('{{status}}', '502')],
      [{ json: {} }, failure.noUrlReceived],
      [{ json: { audioUrl: '' } }, failure.noUrlProvided],
      [{ json: { audioUrl: 'ftp://example.org/a.mp3' } }, failure.invalidUrl],
    ] as const) {
      await answering(path, answer);
      await again.click();
      await says(told);
    }
    await page.unroute(`${STACK.app}${path}`);
    await page.route(`${STACK.app}${path}`, (route) => route.abort());
    await again.click();
    await says(words.error.connection_error);
    for (const [answer, told] of [
      [{ json: { audioData: '' } }, failure.noData],
      [{ json: { audioData: btoa('This is no sound.') } }, failure.invalidData],
    ] as const) {
      await answering(path, answer);
      await page.reload();
      await listen.click();
      await says(told);
    }
    const sound = await page.evaluate(async () => {
      const examples = (await (await fetch('/api/examples')).json()) as {
        audioPath: string | null;
      }[];
      const { audioPath } = examples.find((example) => example.audioPath)!;
      const bytes = new Uint8Array(await (await fetch(`/files/${audioPath}?alt=media`)).arrayBuffer());
      return btoa(Array.from(bytes.subarray(0, 60_000), (byte) => String.fromCharCode(byte)).join(''));
    });
    await answering(path, { json: { audioData: sound } });
    await page.reload();
    await listen.click();
    await expectVisible(page.getByRole('button', { name: words.player.pause, exact: true }), {
      timeout: 15_000,
    });
    await expectGone(page.getByText(words.player.making));

    // The page reconnects to a narration in progress eight times, on the fake clock of the page.
    const start = {
      type: 'start',
      generationId: 'g',
      audioUrl: `${STACK.app}/files/audio/late.mp3`,
      musicTrack: 'none',
    };
    await page.unrouteAll();
    await page.route(`${STACK.app}${path}`, (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `id: 1-1\nevent: start\ndata: ${JSON.stringify(start)}\n\n`,
      }),
    );
    await page.route(`${STACK.app}/api/audio/g/events`, () => undefined);
    await page.route(`${STACK.app}/files/audio/late.mp3*`, (route) => route.abort());
    await page.clock.install();
    await page.reload();
    await listen.click();
    const failed = page.getByRole('main').getByText(failure.loadFailed);
    for (let passes = 0; passes < 40 && !(await failed.isVisible()); passes += 1)
      await page.clock.runFor(2_000);
    await expectVisible(failed);
    await page.unrouteAll();
  });
});
