import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Link } from '../contract/schemas/links.ts';
import type { Story } from '../contract/schemas/stories.ts';
import type { Takes } from '../contract/schemas/takes.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { voice } from '../testkit/worker/sound.ts';
import { paths } from '../web/src/paths.ts';
import { speechLoudness } from '../worker/narration/speech-loudness.ts';
import { WAV_HEAD_BYTES, wavHead } from '../worker/narration/takes.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';
import { violations } from './violations.ts';

/** A story that the family reads aloud, in Chromium with a file for a microphone. */

let folder: string;
let browser: Browser;
let parent: Parent;
let story: Story;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'microphone-'));
  const said = new Uint8Array(voice(0.12, 30).buffer);
  writeFileSync(join(folder, 'voice.wav'), Buffer.concat([wavHead(said.length), said]));
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${join(folder, 'voice.wav')}`,
  ]);
  await turnKnobs(FAST);
  const order = { topic: 'un faro !tiny', language: 'es' } as const;
  parent = await Parent.withAccount(browser, 'es', async (session) => ({
    ...(await atStory(order)(session)),
    path: paths.about(),
  }));
  story = await parent.newestStory();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const words = () => parent.words.record;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Agrees to be heard, unless an earlier try of the test did. */
async function agree(page: Page): Promise<void> {
  await page.locator('.record-sentence').or(page.getByRole('checkbox')).waitFor();
  if (!(await page.getByRole('checkbox').isVisible())) return;
  await page.getByRole('checkbox').check();
  await press(page, words().begin);
}

/** Reads the sentence that is shown, for as long as its words last at least. */
async function read(page: Page): Promise<void> {
  const text = (await page.locator('.record-sentence').textContent()) ?? '';
  await press(page, words().record);
  await page.getByRole('button', { name: words().stop, exact: true }).waitFor();
  await page.waitForTimeout(900 + 60 * text.length);
  await press(page, words().stop);
  await page.getByRole('button', { name: words().hear, exact: true }).waitFor();
}

const takes = () => parent.api<Takes>(`/api/stories/${story.id}/takes`);
const sent = async (count: number) =>
  expect.poll(async () => (await takes()).takes.length, { timeout: 20_000 }).toBe(count);

test('the microphone is allowed to the page of recordings alone', async () => {
  const rights = async (path: string) => {
    const { headers } = await fetch(STACK.app + path);
    return /microphone=(\(\w*\))/.exec(headers.get('permissions-policy') ?? '')?.[1];
  };
  expect(await rights(paths.record())).toBe('(self)');
  for (const path of [
    paths.home(),
    paths.library(),
    paths.story('a'),
    paths.tonight(),
    '/e/a',
    '/proxy.html',
  ])
    expect([path, await rights(path)]).toEqual([path, '()']);
});

test('each sentence is kept at once, survives a lost line and a reload, and arrives once at its level', async () => {
  const { page, context } = parent;
  await page.goto(`${STACK.app}${paths.record()}?story=${story.id}`);
  await agree(page);
  await read(page);
  await sent(1);
  await press(page, words().forward);
  await context.setOffline(true);
  await read(page);
  await page.getByText(words().unsent_one).waitFor();
  await context.setOffline(false);
  await page.reload();
  await sent(2);
  // It remembers the place, and the consent.
  expect(await page.locator('.record-sentence').textContent()).toBe(story.sentences[1]!.text);
  await expect.poll(() => page.getByText('ya leída').count()).toBe(1);

  for (const { url, digest, seconds } of (await takes()).takes) {
    const wav = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const pcm = wav.slice(WAV_HEAD_BYTES);
    const sum = await crypto.subtle.digest('SHA-256', pcm);
    expect(Buffer.from(sum).toString('base64')).toBe(digest);
    const samples = new Int16Array(pcm.buffer);
    expect(seconds).toBeGreaterThan(1);
    expect(Math.abs(speechLoudness(samples) + 19)).toBeLessThan(1);
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(peak).toBeLessThan(32_768 * 10 ** (-1.5 / 20));
    // Both ends are silent: nothing clicks where sentences join.
    expect([samples[0], samples.at(-1)].map((one) => Math.abs(one!) < 50)).toEqual([true, true]);
  }
  expect(await violations(page)).toEqual([]);
});

if (IS_LONG) {
  test('what comes by a link is heard by the parent first, and no account is needed for it', async () => {
    const json = { storyId: story.id, term: 'week', scope: 'record', showsNames: true };
    const link = await parent.api<Link>('/api/links', json);
    const before = (await takes()).takes.length;
    const context = await browser.newContext({ locale: 'es' });
    const page = await context.newPage();
    await page.goto(link.url);
    await agree(page);
    await read(page);
    await sent(before + 1);
    expect((await takes()).takes.filter(({ isAccepted }) => !isAccepted)).toHaveLength(1);
    // One person at a time.
    const other = await browser.newContext({ locale: 'es' });
    const second = await other.newPage();
    await second.goto(link.url);
    await second.getByText(parent.words.error.link_in_use).waitFor();
    await other.close();
    await context.close();

    await parent.page.goto(`${STACK.app}${paths.record()}?story=${story.id}`);
    await press(parent.page, words().arrived.acceptAll);
    await expect.poll(async () => (await takes()).takes.every(({ isAccepted }) => isAccepted)).toBe(true);
  });
}

test('a refused microphone is said in a sentence, and nothing is lost', async () => {
  const { page } = parent;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(`${STACK.app}${paths.record()}?story=${story.id}`);
  await press(page, words().record);
  await expectVisible(page.getByText(words().said.denied));
  await expectVisible(page.getByRole('button', { name: words().record, exact: true }));
  expect((await takes()).takes.map(({ index }) => index)).toContain(story.sentences[0]!.index);
});
