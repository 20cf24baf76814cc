import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { filler } from '../testkit/filler.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { expectVisible } from './expect.ts';
import { violations } from './violations.ts';

/** A story whose figures speak, asked for, heard, jumped in, changed and slept to. No answer is replaced. */

/** As a model writes it: speech is marked, the cast is last. */
const STORIES: Record<Language, { title: string; paragraphs: string[] }> = {
  es: {
    title: 'El puente',
    paragraphs: [
      'Ana llegó de noche al puente de madera.',
      '—<zorro>¿Quién anda por mi puente a estas horas?<> —dijo el zorro.',
      '—<ana>Soy yo, que busco mi cometa azul<> —dijo Ana.',
      'El río siguió su camino sin prisa.',
      ...filler('es'),
      '<cast> zorro: el zorro, old, m; ana: Ana, small, f',
    ],
  },
  en: {
    title: 'The Bridge',
    paragraphs: [
      'Ana came to the wooden bridge at night.',
      '“<fox>Who walks on my bridge at this hour?<>” said the fox.',
      '“<ana>Only me, looking for my blue kite,<>” said Ana.',
      'The river went on without any hurry.',
      ...filler('en'),
      '<cast> fox: the fox, old, m; ana: Ana, small, f',
    ],
  },
};
const NAMES = { es: ['El zorro', 'Ana'], en: ['The fox', 'Ana'] } as const;
const QUESTIONS = {
  es: '¿Quién lo dijo? «¿Quién anda por mi puente a estas horas?»',
  en: 'Who said it? “Who walks on my bridge at this hour?”',
};
const RUNS = [
  ['es', { width: 360, height: 740 }],
  ['en', { width: 1280, height: 900 }],
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(async () => {
  await turnKnobs({ story: null });
  await browser?.close();
});

describe.each(RUNS)('in %s', (language, viewport) => {
  let parent: Parent;
  beforeAll(async () => {
    await turnKnobs({ story: STORIES[language] });
    parent = await Parent.withAccount(browser, language);
    await parent.page.getByRole('button', { name: parent.words.consent.reject, exact: true }).click();
    await parent.page.setViewportSize(viewport);
    await parent.askFor('un puente');
    await parent.untilWritten();
  });
  afterAll(() => parent?.context.close());

  const openSettings = async () => {
    const { page, words } = parent;
    await page
      .getByRole('button', { name: new RegExp(words.player.settings) })
      .first()
      .click();
    return page.getByRole('region', { name: words.player.settings });
  };
  const toggle = () => parent.page.getByRole('switch', { name: parent.words.player.cast, exact: true });
  const named = (name: string) => parent.page.locator(`.story-text p[data-speaker="${name}"]`);
  const casts = async () => (await parent.newestStory()).narrations.map(({ cast }) => cast ?? false);

  test('the switch is off at first, works by keyboard, and is remembered', async () => {
    await openSettings();
    expect(await toggle().isChecked()).toBe(false);
    await toggle().press(' ');
    expect(await toggle().isChecked()).toBe(true);
    expect(await violations(parent.page)).toEqual([]);
    await parent.page.reload();
    await parent.untilWritten();
    await openSettings();
    expect(await toggle().isChecked()).toBe(true);
    await parent.page.keyboard.press('Escape');
  });

  test('while a figure speaks its name stands at the highlight, and nothing moves', async () => {
    const { page, words } = parent;
    const places = () =>
      page
        .locator('.story-text p')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    const before = await places();
    await page.getByRole('button', { name: words.player.listen, exact: true }).click();
    await expectVisible(named(NAMES[language][0]), { timeout: 40_000 });
    expect(await places()).toEqual(before);
    expect(await named(NAMES[language][0]).textContent()).not.toContain(NAMES[language][0]);
    await expect.poll(casts, { timeout: 60_000 }).toEqual([true]);
    await page.locator('[data-sentence="2"]').press('Enter');
    await expectVisible(named(NAMES[language][1]), { timeout: 20_000 });
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-sentence="0"]').press('Enter');
    await expect.poll(() => page.locator('[data-speaker]').count()).toBe(0);
  });

  test('without the switch another version is made, in which nobody is named', async () => {
    const { page, words } = parent;
    const settings = await openSettings();
    await toggle().uncheck();
    await settings.getByRole('button', { name: words.player.listenAnother }).click();
    await expect.poll(casts, { timeout: 60_000 }).toEqual([true, false]);
    await page.locator('[data-sentence="1"]').press('Enter');
    await expectVisible(page.locator('[data-sentence="1"][aria-current=true]'));
    expect(await page.locator('[data-speaker]').count()).toBe(0);
    await openSettings();
    const versions = await page.locator('.version').allTextContents();
    const withCast = words.player.voiceWithCast.replace('{{voice}}', '');
    expect(versions.map((version) => version.includes(withCast))).toEqual([true, false]);
    await page.locator('.version').first().click();
    await expectVisible(named(NAMES[language][0]), { timeout: 40_000 });
  });

  test('the version with character voices is slept to', async () => {
    const { page, words } = parent;
    await page.getByRole('button', { name: words.player.sleep, exact: true }).click();
    const two = words.player.sleepMinutes.replace('{{minutes}}', '2');
    await page.getByRole('radio', { name: two, exact: true }).check({ force: true });
    const slept = async () => (await parent.newestStory()).narrations[0]!.sleepEdition?.timeline;
    await expect.poll(slept, { timeout: 100_000 }).toBeTruthy();
    // The first figure speaks before the last third, from which on the narrator is alone.
    const spoken = (await slept())!.map(({ spans }) => spans?.some(({ by }) => by !== null) ?? false);
    expect([spoken[1], spoken.at(-1)]).toEqual([true, false]);
    await page.keyboard.press('Escape');
  });

  test('one of its utterances is asked about', async () => {
    const { page, words } = parent;
    await page.getByText(words.lesson.talk, { exact: true }).click();
    await expectVisible(page.getByText(QUESTIONS[language], { exact: true }));
  });

  test('the browser reads the transcript of the feed, with who speaks', async () => {
    const { page } = parent;
    const url = await page.evaluate(async () => {
      const answer = await fetch('/api/feed', {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ showsNames: true }),
      });
      const { pathname } = new URL((await answer.json()).url);
      return pathname;
    });
    const feed = await (await parent.context.request.get(STACK.app + url)).text();
    const { narrations } = await parent.newestStory();
    const [, address] =
      new RegExp(`podcast:transcript url="([^"]*${narrations[0]!.id}\\.${language}\\.vtt)"`).exec(feed) ?? [];
    const text = await (await parent.context.request.get(STACK.app + new URL(address!).pathname)).text();
    const blank = await parent.context.newPage();
    await blank.setContent('<video><track kind="captions" default></video>');
    const voices = await blank.evaluate(async (source) => {
      const track = document.querySelector('track')!;
      track.track.mode = 'showing';
      await new Promise((loaded, failed) => {
        track.onload = loaded;
        track.onerror = failed;
        track.src = `data:text/vtt,${encodeURIComponent(source)}`;
      });
      const cues = [...track.track.cues!] as VTTCue[];
      return cues.flatMap((cue) =>
        [...cue.getCueAsHTML().querySelectorAll('span')].map(({ title }) => title),
      );
    }, text);
    const narrator = { es: 'Narración', en: 'Narrator' }[language];
    const [fox, ana] = NAMES[language];
    expect(voices).toEqual([narrator, fox, narrator, ana, narrator, narrator]);
    await blank.close();
  });

  test('the page logged no errors', () => {
    expect(parent.complaints).toEqual([]);
  });
});
