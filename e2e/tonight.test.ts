import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraphs } from '../contract/paragraphs.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { atStory } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { IS_LONG } from './extent.ts';

/** A story kept on a device whose line is cut. Each test begins at the shelf, with what it needs on it. */

let browser: Browser;
let parent: Parent;
let story: Story;
/** Requests to the network while the line is cut. */
const sent: string[] = [];
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
  const order = { topic: 'un faro !tiny', language: 'es', secondLanguage: 'en' } as const;
  // The story's own page is opened once it has its narrations.
  parent = await Parent.withAccount(browser, 'es', async (session) => ({
    ...(await atStory(order)(session)),
    path: paths.about(),
  }));
  const made = await parent.newestStory();
  const english = new Map(made.translation!.sentences.map(({ index, text }) => [index, text]));
  const paired = paragraphs(made.sentences.filter(({ index }) => english.has(index)));
  const translated = paired.map((each) => each.map(({ index }) => english.get(index)).join(' ')).join('\n\n');
  for (const sound of [
    { voiceId: 'female', text: made.content },
    { voiceId: 'female-english', text: translated },
  ])
    await parent.api('/api/audio/generate', { ...sound, musicTrack: 'none', speechRate: 1.2 });
  story = await parent.newestStory();
});
afterAll(() => browser?.close());

const button = (name: string) => parent.page.getByRole('button', { name, exact: true });
/** What the origin has stored for this feature. */
const left = () =>
  parent.page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    list: localStorage.getItem('kept-stories'),
  }));

/** Removes what an earlier attempt has kept. */
async function keepNothing(): Promise<void> {
  await parent.context.setOffline(false);
  await parent.page.evaluate(async () => {
    localStorage.removeItem('kept-stories');
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
}

/** The shelf without a line. */
async function openShelf(): Promise<void> {
  await parent.context.setOffline(true);
  await parent.page.goto(STACK.app + paths.tonight());
  await expectVisible(button(story.title).first());
}

test('a kept story shows its size, and opens without a line', async () => {
  const { page, words, context } = parent;
  expect(story.narrations).toHaveLength(2);
  await keepNothing();
  await page.goto(STACK.app + paths.story(story.id));
  await parent.openAtEnd('take');
  await button(words.tonight.keep).click();
  await expectVisible(page.getByText(/^Guardado en este dispositivo: [\d,]+ MB\.$/), { timeout: 30_000 });
  // Every start with a line asks whether the kept stories are still there.
  const asked = page.waitForResponse(
    (answer) => page.url().endsWith(paths.tonight()) && answer.url().endsWith(`/api/stories/${story.id}`),
  );
  await page.goto(STACK.app + paths.tonight());
  await expectVisible(button(story.title));
  await (await asked).finished();

  // Only what the service worker has is left.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await context.setOffline(true);
  // One that the reload ends was sent before; a blob, of which a jump asks a part again, is on the device.
  const begun = new Set<Request>();
  page.on('request', (request) => begun.add(request));
  page.on('requestfailed', (request) => {
    if (begun.has(request) && !request.url().startsWith('blob:')) sent.push(request.url());
  });
  await page.reload();
  await expectVisible(button(story.title));
  const picture = page.locator('.tonight-story img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1400);
  expect(await page.getByRole('link').count()).toBe(0);
});

test('a kept story plays, jumps to a sentence and changes its language without a line', async () => {
  const { page, words } = parent;
  await openShelf();
  await button(story.title).click();
  await expectVisible(button(words.player.pause));
  const spoken = (language: string) => page.locator(`[aria-current=true][lang=${language}]`);
  await expectVisible(spoken('es'));
  const last = story.sentences.at(-1)!;
  await page.locator(`[data-sentence="${last.index}"]`).focus();
  await page.keyboard.press('Enter');
  await expectVisible(page.locator(`[data-sentence="${last.index}"][aria-current=true]`));
  await button(words.tonight.hearIn.en).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  const first = page.locator(`[data-sentence="${story.translation!.sentences[0]!.index}"]`);
  await first.focus();
  await page.keyboard.press('Enter');
  await expectVisible(spoken('en').first());
  expect((await first.textContent())?.replaceAll('\u2060', '')).toBe(story.translation!.sentences[0]!.text);
  expect(sent).toEqual([]);
});

/** Kept copies of the story under these ids: three stories of an account would take half a minute to make. */
const copies = (...ids: string[]) =>
  parent.page.evaluate(
    async ([own, all]) => {
      const cache = await caches.open('kept_story_cache');
      const row = await (await cache.match(`/kept/${own}/story.json`))!.text();
      const list = JSON.parse(localStorage.getItem('kept-stories')!);
      for (const id of all.filter((id) => list.every((kept: { id: string }) => kept.id !== id))) {
        await cache.put(`/kept/${id}/story.json`, new Response(row.replace(`"id":"${own}"`, `"id":"${id}"`)));
        list.push({ id, title: id });
      }
      localStorage.setItem('kept-stories', JSON.stringify(list));
    },
    [story.id, ids] as const,
  );

/** Stretches of at least three seconds of silence in the joined file: seconds of their start and length. */
const silences = () =>
  parent.page.evaluate(async () => {
    const [file] = (window as unknown as { files: Blob[] }).files.filter(({ type }) => type === 'audio/mpeg');
    const context = new OfflineAudioContext(1, 1, 24_000);
    const sound = await context.decodeAudioData(await file!.arrayBuffer());
    const samples = sound.getChannelData(0);
    const found: { start: number; length: number }[] = [];
    let from = 0;
    for (let at = 0; at <= samples.length; at++) {
      if (at < samples.length && Math.abs(samples[at]!) < 1e-4) continue;
      if (at - from > 72_000) found.push({ start: from / 24_000, length: (at - from) / 24_000 });
      from = at + 1;
    }
    return { duration: sound.duration, found };
  });

if (IS_LONG) {
  // In every run in joined-sound.test.ts, row.test.ts and tonight-page.test.ts.
  test('three stories in a row are one file with four seconds of silence between them', async () => {
    const { page, words } = parent;
    await copies('second', 'third');
    await page.addInitScript(() => {
      const files: Blob[] = [];
      const make = URL.createObjectURL;
      Object.assign(window, { files });
      URL.createObjectURL = (file: Blob) => {
        files.push(file);
        return make.call(URL, file);
      };
    });
    await openShelf();
    await button(words.tonight.inARow.replace('{{count}}', '3')).click();
    // A reload finds the room at the sentence that was heard, and waits for a press.
    const heard = page.getByRole('dialog', { name: words.player.sleep }).locator('[aria-current=true]');
    const [first, second] = [await heard.textContent(), story.sentences[1]!.text];
    await expect.poll(() => heard.textContent()).toContain(second);
    expect(first).not.toContain(second);
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: words.player.play }).click();
    await expect.poll(() => heard.textContent()).toContain(second);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => button(words.player.pause).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await expectVisible(page.locator('[data-sentence][aria-current=true]'));
    const { duration, found } = await silences();
    const [own] = story.narrations.filter(({ language }) => language === 'es');
    // A frame's rounding, and the encoder's delay and padding of each sound.
    expect(Math.abs(duration - 3 * own!.duration - 2 * 4)).toBeLessThan(0.5);
    expect(found).toHaveLength(2);
    for (const { length } of found) expect(Math.abs(length - 4)).toBeLessThan(2);
    // Five seconds before the end the last story is heard, and marked.
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expectVisible(page.locator('[data-sentence][aria-current=true]'));
    expect(sent).toEqual([]);
    await button(words.tonight.back).click();
    await expectVisible(button(story.title).first());
  });
}

test('only a long press leads out of the shelf, and signing out leaves nothing on the device', async () => {
  const { page, words, context } = parent;
  await copies('second', 'third');
  await openShelf();
  const out = page.getByRole('button', { name: words.tonight.grownUps });
  await out.click();
  await expectVisible(button(story.title).first());
  await out.click({ delay: 1_700 });
  const removals = button(words.tonight.removeOne.replace('{{title}}', story.title));
  await expect.poll(() => removals.count()).toBe(3);
  for (const rest of [2, 1]) {
    await removals.last().click();
    await expect.poll(() => removals.count()).toBe(rest);
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: words.nav.library }).click();
  expect(await left()).toMatchObject({ caches: 2, workers: 1 });
  await button(words.nav.logout).click();
  await expect.poll(left).toEqual({ caches: 0, workers: 0, list: null });
  expect(parent.complaints).toEqual([]);
});
