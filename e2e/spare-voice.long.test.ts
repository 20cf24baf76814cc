import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VOICE_IDS } from '../contract/options.ts';
import type { LogEntry } from '../emulators/openai/app.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { fillInRegistration } from '../testkit/parent.ts';
import { copyApp, madeForThisRun, STACK } from '../testkit/product.ts';
import { FAST } from '../testkit/provider-knobs.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { WORDS } from '../testkit/words.ts';
import { expectVisible } from './expect.ts';

/** A product with two speech services: the first one fails in a story, the second one answers with word times. */
const FIRST = Number(new URL(STACK.api).port) + 3;
const PORTS = { api: FIRST, providers: FIRST + 1, app: FIRST + 2 };
const APP = `http://localhost:${PORTS.app}`;
const PROVIDERS = `http://127.0.0.1:${PORTS.providers}`;
const FOLDER = 'dist-spare';
const SPEECH_SERVERS = [
  { service: 'openai', url: `${PROVIDERS}/openai/v1`, model: 'gpt-4o-mini-tts', key: 'OPENAI_API_KEY' },
  {
    service: 'elevenlabs',
    url: `${PROVIDERS}/speech/elevenlabs`,
    key: 'OPENAI_API_KEY',
    voices: Object.fromEntries(
      VOICE_IDS.map((id) => [id, id.endsWith('english') ? 'en-gb-female' : 'es-es-female']),
    ),
  },
];

const words = WORDS.es;

let browser: Browser;
let stack: Stack;
beforeAll(async () => {
  const made = madeForThisRun();
  copyApp(made.app, FOLDER, { app: APP, providers: PROVIDERS });
  const settings = { SPEECH_SERVERS: `'${JSON.stringify(SPEECH_SERVERS)}'` };
  stack = await startStack(PORTS, { app: `web/${FOLDER}`, settings, made });
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

type Seen = { sentence: string; word: string; from: number };

/** Records each marked word with its sentence. */
const watchWords = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const [range] = CSS.highlights.get('spoken-word') ?? [];
      const place = range?.startContainer.parentElement?.getAttribute('data-sentence');
      const last = seen.at(-1);
      if (range && place && (last?.sentence !== place || last.from !== range.startOffset))
        seen.push({ sentence: place, word: range.toString(), from: range.startOffset });
      requestAnimationFrame(look);
    };
    look();
  });

test('a voice that fails in a story is replaced, and each spoken word is marked', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${APP}/register`);
  await fillInRegistration(page, words);
  await page.getByRole('button', { name: words.register.submit, exact: true }).click();
  // Speech hardly faster than real time: most of the story is still missing when the voice fails.
  await turn({ ...FAST, speechRealTimeFactor: 0.5 });
  await page.getByRole('textbox', { name: words.storyForm.topic }).fill('un faro que no dormía');
  await page.getByRole('button', { name: words.storyForm.generate }).click();
  await expectVisible(page.getByRole('button', { name: words.storyActions.take }), { timeout: 60_000 });
  await page.getByRole('button', { name: words.player.listen, exact: true }).click();

  const sentences = page.locator('article [data-sentence]');
  const place = () =>
    sentences.evaluateAll((spans) => spans.findIndex((span) => span.getAttribute('aria-current') === 'true'));
  await expect.poll(place, { timeout: 30_000 }).toBeGreaterThanOrEqual(0);
  await turn({ failSpeech: { kind: 'cut', times: 1000 } });
  const lostAt = await place();
  await watchWords(page);
  await expect.poll(place, { timeout: 90_000 }).toBeGreaterThan(lostAt + 6);

  // Only the second service has word times: check those of two whole sentences.
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  const whole = [...new Set(seen.map(({ sentence }) => sentence))].slice(-3, -1);
  expect(whole).toHaveLength(2);
  for (const sentence of whole) {
    const text = (await page.locator(`[data-sentence="${sentence}"]`).textContent()) ?? '';
    const marked = seen.filter((one) => one.sentence === sentence).map(({ word }) => word);
    const spoken = text.split(/\s+/).map((piece) => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
    expect(marked).toEqual(spoken.filter((word) => word !== ''));
  }
  // Readable colours of the theme.
  const colours = await page.evaluate(() => {
    const sentence = document.querySelector('[aria-current=true]')!;
    const mark = getComputedStyle(sentence, '::highlight(spoken-word)');
    return [mark.backgroundColor, mark.color, mark.textDecorationLine];
  });
  expect(colours).toEqual(['rgb(243, 185, 79)', 'rgb(44, 32, 51)', 'underline']);

  const log = (await (await fetch(`${CONTROL}/log`)).json()) as LogEntry[];
  expect(log.filter(({ failure }) => failure === 'cut').length).toBeGreaterThan(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});
