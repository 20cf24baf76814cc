import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { fillInRegistration } from '../testkit/parent.ts';
import { buildApp, buildSettings, madeForThisRun, STACK } from '../testkit/product.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { WORDS } from '../testkit/words.ts';
import { expectVisible } from './expect.ts';

/** A second product with optional settings of an owner: Turnstile and daily caps. */
const FIRST = Number(new URL(STACK.api).port) + 3;
const PORTS = { api: FIRST, providers: FIRST + 1, app: FIRST + 2 };
const APP = `http://localhost:${PORTS.app}`;
const TURNSTILE = `http://127.0.0.1:${PORTS.providers}/turnstile/v0`;
const FOLDER = 'dist-owner';

const words = WORDS.es;

let browser: Browser;
let stack: Stack;
beforeAll(async () => {
  await buildApp(FOLDER, {
    ...buildSettings(),
    VITE_APP_ORIGIN: APP,
    VITE_TURNSTILE_SITE_KEY: 'built-in',
    VITE_TURNSTILE_SCRIPT: `${TURNSTILE}/api.js?render=explicit`,
  });
  const settings = {
    TURNSTILE_SECRET_KEY: 'built-in',
    TURNSTILE_VERIFY_URL: `${TURNSTILE}/siteverify`,
    DAILY_STORIES: '1',
    DAILY_SPOKEN_CHARACTERS: '0',
  };
  stack = await startStack(PORTS, { app: `web/${FOLDER}`, settings, made: madeForThisRun() });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(`web/${FOLDER}`, { recursive: true, force: true });
});

/** A page of a new visitor, and its requests for Turnstile's files. */
async function visit(path: string): Promise<{ page: Page; asked: string[]; complaints: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(TURNSTILE)) asked.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser logs refusals, and the broken stream of a refused narration.
    const isRefusal = /status of (403|503)|ERR_INCOMPLETE_CHUNKED_ENCODING/.test(message.text());
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  await page.goto(APP + path);
  return { page, asked, complaints };
}

const isChecked = (page: Page) =>
  expectVisible(page.frameLocator('iframe[title=Turnstile]').getByText('Comprobado', { exact: true }));

/** A new user on the home page. */
async function newParent() {
  const visited = await visit('/register');
  const { page } = visited;
  await isChecked(page);
  await fillInRegistration(page, words);
  await page.getByRole('button', { name: words.register.submit, exact: true }).click();
  await expectVisible(page.getByRole('button', { name: words.storyForm.generate }));
  return visited;
}

test('registration passes the check under the policy of the built app', async () => {
  const { asked, complaints } = await newParent();
  expect(asked).toContain('/turnstile/v0/api.js');
  expect(complaints).toEqual([]);
});

test('each contact message has a check', async () => {
  const { page, complaints } = await visit('/contact');
  for (const message of ['Hola', 'Y adiós']) {
    await isChecked(page);
    await page.getByLabel(words.contact.name).fill('Rosa');
    await page.getByLabel(words.common.email).fill('rosa@example.org');
    await page.getByLabel(words.contact.message).fill(message);
    const nextToken = page.waitForResponse((answer) => answer.url().endsWith('/token'));
    await page.getByRole('button', { name: words.contact.send, exact: true }).click();
    await expectVisible(page.getByText(words.contact.sentTitle));
    await nextToken;
  }
  expect(complaints).toEqual([]);
});

test('a blocked script is named, and the server opens few accounts without a check', async () => {
  const { page } = await visit('/');
  await page.route('**/turnstile/**', (route) => route.abort());
  const register = async () => {
    await page.goto(`${APP}/register`);
    await expectVisible(page.getByText(words.error.human_check_unavailable));
    await fillInRegistration(page, words);
    await page.getByRole('button', { name: words.register.submit, exact: true }).click();
  };
  await register();
  await expectVisible(page.getByRole('button', { name: words.storyForm.generate }));
  await page.getByRole('button', { name: words.nav.logout }).first().click();

  const byScript = (email: string) =>
    fetch(`http://localhost:${PORTS.api}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'una-clave-larga' }),
    });
  await expect
    .poll(async () => (await byScript(`${crypto.randomUUID()}@example.org`)).status, { interval: 0 })
    .toBe(403);
  await register();
  await expectVisible(page.getByText(words.error.human_check_failed));
  expect(new URL(page.url()).pathname).toBe('/register');
});

test('other pages load nothing of Turnstile', async () => {
  for (const path of ['/', '/login', '/story-examples']) {
    const { page, asked } = await visit(path);
    await page.waitForLoadState('networkidle');
    expect(asked, path).toEqual([]);
    await page.context().close();
  }
});

test('an app without a site key does not load Turnstile, and its policy refuses it', async () => {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.goto(`${STACK.app}/register`);
  await expectVisible(page.getByRole('button', { name: words.register.submit, exact: true }));
  expect(await page.locator('iframe[title=Turnstile]').count()).toBe(0);
  const policy = answer!.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('script-src');
  expect(policy).not.toMatch(/turnstile|challenges/);
});

test('exhausted daily caps are named with their end, and cost no story', async () => {
  const ask = async (page: Page, topic: string) => {
    await page.getByRole('textbox', { name: words.storyForm.topic }).fill(topic);
    await page.getByRole('button', { name: words.storyForm.generate }).click();
  };
  const midnight = new Date(new Date().setUTCHours(24, 0, 0, 0));
  const time = midnight.toLocaleTimeString('es', { hour: 'numeric', minute: '2-digit' });
  const { until_one, until_other } = words.dayOver;
  const until = (midnight.getHours() === 1 ? until_one : until_other).replace('{{time}}', time);

  const first = await newParent();
  await ask(first.page, 'un faro !tiny');
  const listen = first.page.getByRole('button', { name: words.player.listen, exact: true });
  await expectVisible(listen, { timeout: 60_000 });
  await listen.click();
  await expectVisible(first.page.getByText(words.error.daily_limit_reached));
  await expectVisible(first.page.getByText(until));

  const second = await newParent();
  await ask(second.page, 'una ballena');
  await expectVisible(second.page.getByText(words.dayOver.title));
  await expectVisible(second.page.getByText(words.error.daily_limit_reached));
  await expectVisible(second.page.getByText(until));
  expect(await second.page.getByRole('button', { name: words.storyForm.generate }).isEnabled()).toBe(false);
  const me = await second.page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await (await fetch('/api/auth/me', { headers })).json()) as { storiesRemaining: number };
  });
  expect(me.storiesRemaining).toBe(3);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
