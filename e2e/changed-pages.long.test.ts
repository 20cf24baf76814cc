import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { TRANSLATOR } from '../testkit/translator.ts';
import { openSentence, WORDS } from '../testkit/words.ts';
import { deletionOfNewer } from '../web/build/newer-features.ts';
import { expectVisible } from './expect.ts';

/** The app in pages that others change: a translator from their first moment, a password manager without any event. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

/** A visitor's page that is translated from the next load on. */
async function translated(path: string): Promise<Parent> {
  const parent = await Parent.open(browser, 'es');
  await parent.context.addInitScript(TRANSLATOR);
  await parent.page.goto(STACK.app + path);
  await parent.untilReady();
  // React draws a page anew that was translated before it started, and says so.
  parent.complaints.length = 0;
  return parent;
}

/** Ends the visit. @throws when nothing was translated, or anything failed */
async function leave({ page, context, complaints }: Parent): Promise<void> {
  expect(await page.evaluate('window.translatedTexts()')).toBeGreaterThan(20);
  // The browser's own line about a refused password.
  expect(complaints.filter((line) => !line.includes('status of 401'))).toEqual([]);
  await context.close();
}

test('a translated page makes, reads aloud and keeps a story', async () => {
  const parent = await translated('/');
  const { page, words } = parent;
  await parent.askFor('un faro que tenía miedo !tiny');
  await parent.registerInPlace();
  await parent.untilWritten();
  const story = await parent.newestStory();
  expect(await parent.sentences()).toEqual(story.sentences.map(({ text }) => text));
  // Left alone: marks of sentences and words belong to the text that is heard.
  expect(await page.locator('article .story-text font').count()).toBe(0);
  await page.getByRole('button', { name: words.player.listen, exact: true }).click();
  await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 20_000 });
  await page.getByRole('button', { name: words.player.settings }).click();
  await page.getByRole('button', { name: words.player.closeSettings }).click();
  await parent.openAtEnd('take');
  await parent.openAtEnd('menu');
  await page.getByRole('button', { name: words.story.another }).first().click();
  await expectVisible(page.getByRole('button', { name: words.storyForm.generate }));
  await page.getByRole('link', { name: words.nav.library }).click();
  await expectVisible(page.getByRole('link', { name: story.title }).first());
  await leave(parent);
});

test('a translated form shows a refusal, and another one in its place', async () => {
  const parent = await translated('/login');
  const { page, words } = parent;
  const send = page.getByRole('button', { name: words.login.submit, exact: true });
  // By keys: Google's question may lie over the buttons.
  await send.press('Enter');
  await expectVisible(page.getByText(words.login.emailRequired));
  await page.getByLabel(words.common.email).fill('nobody@example.org');
  await page.getByLabel(words.common.password, { exact: true }).fill('wrong-password');
  await send.press('Enter');
  await expectVisible(page.getByText(openSentence(words.error.invalid_credentials)).first());
  await page.getByLabel(words.common.email).fill('no address');
  await send.press('Enter');
  await expectVisible(page.getByText(words.login.emailInvalid));
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await expectVisible(page.getByRole('heading', { level: 1, name: WORDS.en.login.title }));
  await page.getByRole('button', { name: 'Español' }).press('Enter');
  await expectVisible(page.getByRole('heading', { level: 1, name: words.login.title }));
  await leave(parent);
});

test('a browser without any function that the oldest ones lack makes a story and reads it aloud', async () => {
  const parent = await Parent.open(browser, 'es');
  await parent.context.addInitScript(deletionOfNewer());
  await parent.page.reload();
  await parent.untilReady();
  expect(
    await parent.page.evaluate("'any' in AbortSignal || 'withResolvers' in Promise || 'toSorted' in []"),
  ).toBe(false);
  await parent.askFor('un faro que tenía miedo !tiny');
  await parent.registerInPlace();
  await parent.untilWritten();
  await parent.page.getByRole('button', { name: parent.words.player.listen, exact: true }).click();
  await expectVisible(parent.page.locator('[aria-current=true]').first(), { timeout: 20_000 });
  await parent.openAtEnd('take');
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

test('a sign-in that was filled in before the page could be used is sent, and stays filled in', async () => {
  const parent = await Parent.open(browser, 'es');
  const { page, words } = parent;
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(document.querySelector('input[type=email]'), 'nobody@example.org');
      set!.call(document.querySelector('input[type=password]'), 'una-clave-larga');
    });
  });
  await page.goto(`${STACK.app}/login`);
  await parent.untilReady();
  await page.getByRole('button', { name: words.login.submit, exact: true }).press('Enter');
  await expectVisible(page.getByText(openSentence(words.error.invalid_credentials)).first());
  expect(await page.getByLabel(words.common.email).inputValue()).toBe('nobody@example.org');
  await parent.context.close();
});

const WAYS = ['at once', 'by two elements', 'before', 'after', 'twice', 'wrapped', 'taken away'] as const;
const STEPS = ['insert', 'remove', 'change', 'all'] as const;

test('a text node that others took away can be inserted before, changed and removed', async () => {
  const parent = await Parent.open(browser, 'es');
  // `isNoticed`: the page's own observer runs in between, or not yet.
  const shown = await parent.page.evaluate(
    async ([ways, steps]) => {
      const element = (name: string, text = '') =>
        Object.assign(document.createElement(name), { textContent: text });
      const takeAway = (text: Text, way: (typeof ways)[number]) => {
        const font = element('font', 'old');
        if (way === 'before') text.before(font);
        if (way === 'after') text.after(font);
        if (way === 'at once') text.replaceWith(font);
        else if (way === 'by two elements') text.replaceWith(font, element('font'));
        else if (way === 'twice') {
          const first = element('font');
          text.replaceWith(first);
          first.replaceWith(font);
        } else if (way === 'wrapped') {
          text.replaceWith(font);
          font.replaceChildren(text);
        } else text.remove();
      };
      const results: string[] = [];
      for (const way of ways) {
        for (const step of steps) {
          for (const isNoticed of [false, true]) {
            const [box, text] = [element('p'), document.createTextNode('old')];
            box.append(text, ' more');
            document.body.append(box);
            takeAway(text, way);
            if (isNoticed) await new Promise((resolve) => setTimeout(resolve));
            // As React does; `before` and `remove` of the element itself would tell nothing.
            if (step === 'insert' || step === 'all') box.insertBefore(element('b', 'b '), text);
            if (step === 'change' || step === 'all') text.nodeValue = 'new';
            if (step === 'remove' || step === 'all') box.removeChild(text);
            results.push(`${way}, ${step}: ${box.textContent}`);
            box.remove();
          }
        }
      }
      return results;
    },
    [WAYS, STEPS] as const,
  );
  const words = { insert: 'b old more', remove: ' more', change: 'new more', all: 'b  more' };
  // Without a place, what is new comes last.
  const without = { insert: ' moreb ', remove: ' more', change: ' more', all: ' moreb ' };
  const expected = WAYS.flatMap((way) =>
    STEPS.flatMap((step) => {
      const line = `${way}, ${step}: ${(way === 'taken away' ? without : words)[step]}`;
      return [line, line];
    }),
  );
  expect(shown).toEqual(expected);
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});
