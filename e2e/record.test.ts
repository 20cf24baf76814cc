import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { parseRssFeed } from 'feedsmith';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookAddress } from '../contract/schemas/books.ts';
import type { Feed } from '../contract/schemas/feed.ts';
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
import { tagLength } from '../worker/narration/id3.ts';
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

/** The greatest correlation of a take's second with a decoded sound, within a tenth of a second of where it begins. */
const likeness = (sound: string, take: string, start: number) =>
  parent.page.evaluate(
    async ([file, wav, from]) => {
      const samplesOf = async (url: string) => {
        const bytes = await (await fetch(url)).arrayBuffer();
        const audio = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes);
        return audio.getChannelData(0);
      };
      const [heard, read] = await Promise.all([samplesOf(file), samplesOf(wav)]);
      const second = read.subarray(2_400, 26_400);
      const power = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0);
      const own = power(second);
      let most = 0;
      for (let lag = -2_400; lag <= 2_400; lag++) {
        const place = Math.round(from * 24_000) + 2_400 + lag;
        const part = heard.subarray(Math.max(place, 0), place + second.length);
        if (place < 0 || part.length < second.length) continue;
        let product = 0;
        for (let i = 0; i < second.length; i++) product += second[i]! * part[i]!;
        most = Math.max(most, product / Math.sqrt(own * power(part) || 1));
      }
      return most;
    },
    [sound, take, start] as const,
  );

/** A file that the page has kept, by a part of its address; empty when there is none. */
const keptFile = async (page: Page, name: string): Promise<Buffer> => {
  const address = await page.evaluate(async (part) => {
    for (const cache of await caches.keys())
      for (const { url } of await (await caches.open(cache)).keys())
        if (url.includes(part)) {
          const reader = new FileReader();
          reader.readAsDataURL(await (await caches.match(url))!.blob());
          await new Promise((done) => reader.addEventListener('load', done));
          return String(reader.result);
        }
    return '';
  }, name);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

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

  test('what the family reads sounds in the feed, the book, a link, and without a line', async () => {
    const { page, context, words: all } = parent;
    const order = { text: story.content, voiceId: 'female', musicTrack: 'none', speechRate: 1 };
    await parent.api('/api/audio/generate', order);
    await parent.api('/api/audio/generate', { ...order, ours: true });
    const { narrations } = await parent.newestStory();
    const [voice, ours] = [narrations.find((one) => !one.takes)!, narrations.find((one) => one.takes)!];
    const [take] = (await takes()).takes.filter(({ index }) => index === story.sentences[0]!.index);
    const startIn = ({ timeline }: typeof ours) => timeline.find(({ index }) => index === take!.index)!.start;
    expect(await likeness(ours.audioUrl, take!.url, startIn(ours))).toBeGreaterThan(0.9);
    expect(await likeness(voice.audioUrl, take!.url, startIn(voice))).toBeLessThan(0.5);

    const { url } = await parent.api<BookAddress>(`/api/stories/${story.id}/book?narration=${ours.id}`);
    const book = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const { messages } = await EpubCheck.validate(book);
    expect(messages.filter(({ severity }) => severity !== 'usage')).toEqual([]);
    const files = unzipSync(book);
    const smil = Buffer.from(files['EPUB/story.smil']!).toString();
    expect(smil.match(/<audio /g)).toHaveLength(story.sentences.length);
    const mp3 = files['EPUB/narration.mp3']!;
    const sound = Buffer.from(mp3.subarray(tagLength(mp3)));
    /** Each place has the sound behind a tag of its own. */
    const isSound = (file: Uint8Array) => sound.equals(file.subarray(file.length - sound.length));
    const isOurs = async (address: string) =>
      isSound(new Uint8Array(await (await fetch(address)).arrayBuffer()));
    expect(await isOurs(ours.audioUrl)).toBe(true);

    const feed = await parent.api<Feed>('/api/feed', { showsNames: true }, 'PUT');
    const rss = await (await fetch(feed.url!)).text();
    const enclosures = parseRssFeed(rss).items!.map((item) => item.enclosures![0]!.url!);
    expect(await isOurs(enclosures.find((each) => each.includes(ours.id))!)).toBe(true);

    const link = await parent.api<Link>('/api/links', { storyId: story.id, term: 'week', showsNames: true });
    expect(await isOurs(`${link.url}/es.mp3`)).toBe(true);

    await page.goto(STACK.app + paths.story(story.id));
    await parent.openAtEnd('take');
    await press(page, all.tonight.keep);
    await expectVisible(page.getByText(/^Guardado en este dispositivo/), { timeout: 30_000 });
    await page.goto(STACK.app + paths.tonight());
    await expectVisible(page.getByRole('button', { name: story.title, exact: true }));
    await context.setOffline(true);
    await page.reload();
    await press(page, story.title);
    await expectVisible(page.getByRole('button', { name: all.player.pause, exact: true }));
    const kept = await keptFile(page, `${ours.id}.mp3`);
    await context.setOffline(false);
    expect(kept.subarray(kept.length - mp3.length).equals(mp3)).toBe(true);
  });

  test('what the family reads sounds in the sleep edition, in the feed and without a line', async () => {
    const { page, words: all } = parent;
    const order = { text: story.content, voiceId: 'female', musicTrack: 'none', speechRate: 1, ours: true };
    await parent.api('/api/audio/generate', { ...order, sleepMinutes: 5 });
    const ours = (await parent.newestStory()).narrations.find((one) => one.takes)!;
    const { audioUrl, timeline } = ours.sleepEdition!;
    const [take] = (await takes()).takes.filter(({ index }) => index === story.sentences[0]!.index);
    // Alone at its own pace: a sleep edition slows down sentence by sentence.
    const { start } = timeline.find(({ index }) => index === take!.index)!;
    expect(await likeness(audioUrl, take!.url, start)).toBeGreaterThan(0.9);

    const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    const whole = await bytesOf(audioUrl);
    const sound = whole.subarray(tagLength(whole));
    const isSound = (file: Buffer) => sound.equals(file.subarray(file.length - sound.length));
    const { url } = await parent.api<Feed>('/api/feed');
    const { items = [] } = parseRssFeed(await (await fetch(url!)).text());
    const name = new URL(audioUrl).pathname.split('/').at(-1)!;
    const episode = items.map((item) => item.enclosures![0]!.url!).find((each) => each.includes(name))!;
    expect(isSound(await bytesOf(episode))).toBe(true);

    await page.goto(STACK.app + paths.story(story.id));
    await parent.openAtEnd('take');
    await press(page, all.tonight.remove);
    await press(page, all.tonight.keep);
    await expect
      .poll(async () => isSound(await keptFile(page, `${ours.id}.sleep.`)), { timeout: 30_000 })
      .toBe(true);
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
