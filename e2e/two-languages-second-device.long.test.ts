import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectGone, expectVisible } from './expect.ts';

/** A story in two languages that is started on a desk and continued on a phone. */

const PHONE = { width: 360, height: 740 };
/** The story takes more than ten seconds, long enough for a second device to join. */
const WATCHABLE = { firstTokenMs: 100, tokensPerSecond: 80, moderationMs: 20 };
/** Number of sentences that the phone misses while it is offline. */
const MISSED = 2;

/** Removes word joiners, which keep dashes on the line of their word. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u2060', '');

/** Proxy of the phone that can cut open connections, which the offline mode of the browser leaves open. */
class Line {
  #isCut = false;
  readonly #server: Server = createServer((asked, answer) => {
    const onward = request(asked.url!, { method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      answer.flushHeaders();
      came.pipe(answer);
      came.once('error', () => answer.destroy());
    });
    onward.once('error', () => answer.destroy());
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
  }).on('connection', (socket) => this.#isCut && socket.destroy());

  /** @returns switches of a browser that is to be at its end */
  async open(): Promise<string[]> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    return [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'];
  }

  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const line = new Line();
let browser: Browser;
let another: Browser;
let desk: Parent;
let phone: Parent;
let story: Story;

beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(WATCHABLE);
  desk = await Parent.withAccount(browser, 'es');
  another = await launchBrowser(await line.open());
  phone = await Parent.open(another, 'es');
  await phone.page.setViewportSize(PHONE);
  await phone.signIn(desk.email, 'una-clave-larga');
  await expectVisible(phone.page.getByRole('button', { name: phone.words.storyForm.generate }));
  await phone.page.goto(STACK.app + paths.about());
  await phone.page.getByRole('button', { name: phone.words.consent.reject, exact: true }).click();
});
afterAll(async () => {
  await Promise.all([browser?.close(), another?.close()]);
  line.close();
});

/** Sentences of one language on a device, in order. */
const side = ({ page }: Parent, language: string) =>
  page
    .locator(`.pair :is(.sentence, .pair-text)[lang=${language}]`)
    .evaluateAll((all) => all.map((each) => each.textContent))
    .then((texts) => texts.map(plain));
const told = async (parent: Parent) => (await side(parent, 'en')).length;
const choose = ({ page }: Parent, name: string) =>
  page.locator('.ways').getByRole('radio', { name, exact: true }).check();
const overhang = () =>
  phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the second device shows both languages from the first sentence, and stays live', async () => {
  const { words } = desk;
  await desk.page.getByRole('radio', { name: words.storyForm.lengths.short }).check({ force: true });
  await desk.page.getByRole('switch').check();
  await desk.askFor('un faro que tenía sueño');
  await choose(desk, words.bilingual.both);
  await expect.poll(() => told(desk)).toBeGreaterThan(1);

  await phone.page.goto(STACK.app + paths.home());
  await choose(phone, words.bilingual.both);
  const [own, other] = [await side(desk, 'es'), await side(desk, 'en')];
  await expect.poll(async () => (await side(phone, 'es')).slice(0, own.length)).toEqual(own);
  await expect.poll(async () => (await side(phone, 'en')).slice(0, other.length)).toEqual(other);
  const joinedAt = await told(phone);
  await expect.poll(() => told(phone)).toBeGreaterThan(joinedAt);
  expect([await phone.isWriting(), await desk.isWriting()]).toEqual([true, true]);
  expect(await overhang()).toBe(0);
});

test('a reconnected device shows the missed sentences in both languages', async () => {
  const { page, context, words } = phone;
  await context.setOffline(true);
  line.cut();
  await expectVisible(page.getByText(words.story.reconnecting));
  const lostAt = await told(phone);
  await expect.poll(() => told(desk)).toBeGreaterThan(lostAt + MISSED);
  expect(await told(phone)).toBe(lostAt);
  expect(await overhang()).toBe(0);

  line.mend();
  await context.setOffline(false);
  await expectGone(page.getByText(words.story.reconnecting));
  await expect.poll(() => told(phone)).toBeGreaterThan(lostAt + MISSED);
  expect(await desk.isWriting()).toBe(true);
});

test('both devices show the same story in each reading mode', async () => {
  const { words } = phone;
  await Promise.all([desk.untilWritten(), phone.untilWritten()]);
  story = await phone.newestStory();
  expect([story.language, story.translation?.language]).toEqual(['es', 'en']);
  const own = story.sentences.map(({ text }) => text);
  const other = story.translation!.sentences.map(({ text }) => text);
  const missing = story.sentences
    .filter(({ index }) => !story.translation!.sentences.some((each) => each.index === index))
    .map(({ text }) => text);
  for (const parent of [desk, phone]) {
    const shown = async () => [await side(parent, 'es'), await side(parent, 'en')];
    await expect.poll(shown).toEqual([own, other]);
    await choose(parent, 'English');
    await expect.poll(shown).toEqual([missing, other]);
    expect(await parent.page.getByRole('heading', { level: 1 }).textContent()).toBe(story.translation!.title);
    await choose(parent, 'Español');
    await expect.poll(shown).toEqual([own, []]);
    expect(await parent.page.getByRole('heading', { level: 1 }).textContent()).toBe(story.title);
    await choose(parent, words.bilingual.both);
    await expect.poll(shown).toEqual([own, other]);
  }
  expect(await overhang()).toBe(0);
});

test('both pages log no error but the lost connection', () => {
  const isOther = (complaint: string) =>
    !/ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/.test(complaint);
  expect([...desk.complaints, ...phone.complaints].filter(isOther)).toEqual([]);
});
