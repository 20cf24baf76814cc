import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogEntry } from '../emulators/openai/app.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { fillInRegistration } from '../testkit/parent.ts';
import { appService, copyApp, madeForThisRun, STACK } from '../testkit/product.ts';
import { FAST } from '../testkit/provider-knobs.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { WORDS } from '../testkit/words.ts';
import { expectVisible } from './expect.ts';

/** A product with two services that speak, the first of which falls silent in the middle of a story. */
const FIRST = Number(new URL(STACK.api).port) + 3;
const PORTS = { api: FIRST, providers: FIRST + 1, app: FIRST + 2 };
const APP = `http://localhost:${PORTS.app}`;
const PROVIDERS = `http://127.0.0.1:${PORTS.providers}`;
const FOLDER = 'dist-spare';
const SPEECH_SERVERS = [
  { service: 'openai', url: `${PROVIDERS}/openai/v1`, model: 'gpt-4o-mini-tts', key: 'OPENAI_API_KEY' },
  {
    ...{ service: 'workers-ai', url: `${PROVIDERS}/speech/workers-ai/client/v4`, account: 'any' },
    key: 'OPENAI_API_KEY',
  },
];

const words = WORDS.es;

let browser: Browser;
let stack: Stack;
beforeAll(async () => {
  const made = madeForThisRun();
  copyApp(made.app, FOLDER, { app: APP, api: `http://localhost:${PORTS.api}`, providers: PROVIDERS });
  const settings = { SPEECH_SERVERS: `'${JSON.stringify(SPEECH_SERVERS)}'` };
  stack = await startStack(PORTS, [appService(FOLDER, PORTS.app)], settings, made);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(`web/${FOLDER}`, { recursive: true, force: true });
});

const CONTROL = `${PROVIDERS}/openai/__emulator`;

async function turn(knobs: object): Promise<void> {
  const answer = await fetch(`${CONTROL}/knobs`, { method: 'POST', body: JSON.stringify(knobs) });
  expect(answer.status).toBeLessThan(300);
}

test('a voice that falls silent in mid-story is replaced, and the story is heard on', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${APP}/register`);
  await fillInRegistration(page, words);
  await page.getByRole('button', { name: words.register.submit, exact: true }).click();
  // Speech hardly faster than it is heard, so that most of the story is still to be spoken when the voice is lost.
  await turn({ ...FAST, speechRealTimeFactor: 0.5 });
  await page.getByRole('textbox', { name: words.storyForm.topic }).fill('un faro que no dormía');
  await page.getByRole('button', { name: words.storyForm.generate }).click();
  await expectVisible(page.getByRole('button', { name: words.story.download }), { timeout: 60_000 });
  await page.getByRole('button', { name: words.player.listen, exact: true }).click();

  const sentences = page.locator('article p span');
  const place = () =>
    sentences.evaluateAll((spans) => spans.findIndex((span) => span.getAttribute('aria-current') === 'true'));
  await expect.poll(place, { timeout: 30_000 }).toBeGreaterThanOrEqual(0);
  await turn({ failSpeech: { kind: 'cut', times: 1000 } });
  const lostAt = await place();
  await expect.poll(place, { timeout: 90_000 }).toBeGreaterThan(lostAt + 6);

  const log = (await (await fetch(`${CONTROL}/log`)).json()) as LogEntry[];
  expect(log.filter(({ failure }) => failure === 'cut').length).toBeGreaterThan(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});
