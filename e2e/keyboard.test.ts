import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';
import { expectVisible } from './expect.ts';
import { MAIN } from './languages.ts';

/** More than there are things to reach on any page. */
const MOST_STEPS = 120;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

type Focused = { name: string; role: string; isVisible: boolean; isMarked: boolean; isPressed: boolean };

/** Somebody who has a keyboard and nothing else. */
class Typist {
  readonly parent: Parent;
  constructor(parent: Parent) {
    this.parent = parent;
  }

  /** What the keyboard is at, by the name a screen reader would say. */
  focused(): Promise<Focused | null> {
    return this.parent.page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      if (!at || at === document.body) return null;
      const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : [];
      const named = at.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const name =
        at.getAttribute('aria-label') ??
        [...named.map((id) => document.getElementById(id)), ...labels, at]
          .map((element) => element?.textContent?.trim())
          .find(Boolean) ??
        '';
      // A choice with a picture is a hidden radio whose label shows where the keyboard is.
      const shown = at.matches('input[type=radio], input[type=checkbox]') ? (labels[0] ?? at) : at;
      const box = shown.getBoundingClientRect();
      const isMarkedBy = (element: Element | null) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      };
      return {
        name: name.replace(/\s+/g, ' ').trim(),
        role: at.getAttribute('role') ?? at.tagName.toLowerCase(),
        isVisible:
          box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight && box.right > 0,
        isMarked: [at, shown, ...shown.children, shown.parentElement].some(isMarkedBy),
        isPressed: at.getAttribute('aria-pressed') === 'true',
      };
    });
  }

  /** Goes on with the tabulator until it is at that; everything on the way has to be named, seen and marked. */
  async reach(name: string | RegExp): Promise<void> {
    const way: string[] = [];
    for (let step = 0; step < MOST_STEPS; step++) {
      await this.parent.page.keyboard.press('Tab');
      const at = await this.focused();
      if (!at) continue;
      way.push(at.name);
      expect(at.name, `after ${way.join(' → ')}`).not.toBe('');
      await expect
        .poll(() => this.focused(), { message: `where the keyboard is, at “${at.name}”`, timeout: 2_000 })
        .toMatchObject({ isVisible: true, isMarked: true });
      if (typeof name === 'string' ? at.name === name : name.test(at.name)) return;
    }
    throw new Error(`the keyboard cannot reach ${name}: ${way.join(' → ')}`);
  }

  type(text: string): Promise<void> {
    return this.parent.page.keyboard.type(text);
  }

  press(key: string): Promise<void> {
    return this.parent.page.keyboard.press(key);
  }
}

describe.each(MAIN)('in %s, with a keyboard only', (language) => {
  let typist: Typist;
  beforeAll(async () => {
    typist = new Typist(await Parent.open(browser, language));
  });
  afterAll(() => typist?.parent.context.close());

  test('the first stop leads past the navigation', async () => {
    const { page, words } = typist.parent;
    await page.goto(STACK.app + paths.register());
    await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
    await typist.reach(words.a11y.skipToContent);
    await typist.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('an account is made', async () => {
    const { page, words } = typist.parent;
    await typist.reach(words.common.email);
    await typist.type(`${crypto.randomUUID()}@example.org`);
    await typist.reach(words.common.password);
    await typist.type('una-clave-larga');
    await typist.reach(words.register.confirmPassword);
    await typist.type('una-clave-larga');
    await typist.reach(words.register.adults);
    await typist.press('Space');
    await typist.press('Enter');
    await expectVisible(page.getByRole('button', { name: words.storyForm.generate }));
  });

  test('a story is asked for, with options chosen by the arrows', async () => {
    const { page, words } = typist.parent;
    const topic = page.getByRole('textbox', { name: words.storyForm.topic });
    await expectVisible(topic);
    while (!(await topic.evaluate((field) => field === document.activeElement))) await typist.press('Tab');
    await typist.type('una ballena que guardaba canciones');
    await typist.reach(new RegExp(`^${words.storyForm.types.original}`));
    await typist.press('ArrowRight');
    expect(await page.getByRole('radio', { name: words.storyForm.types.classic }).isChecked()).toBe(true);
    await typist.reach(words.storyForm.generate);
    await typist.press('Enter');
    await typist.parent.untilWritten();
    const story = await typist.parent.newestStory();
    expect(story.options.storyType).toBe('classic');
  });

  test('it is heard, stopped for a moment, moved on and gone on with', async () => {
    const { page, words } = typist.parent;
    await typist.reach(words.player.listen);
    await typist.press('Enter');
    await expectVisible(page.locator('[aria-current=true]').first(), { timeout: 20_000 });
    const pause = page.getByRole('button', { name: words.player.pause, exact: true }).first();
    await pause.focus();
    await typist.press('Space');
    await expectVisible(page.getByRole('button', { name: words.player.play, exact: true }).first());
    await typist.reach(words.player.position);
    const slider = page.getByRole('slider', { name: words.player.position }).first();
    const before = Number(await slider.getAttribute('aria-valuenow'));
    await typist.press('ArrowRight');
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  });

  test('its text is copied, its library opened, and the story found there', async () => {
    const { page, words } = typist.parent;
    const { title } = await typist.parent.newestStory();
    await page.goto(STACK.app + paths.library());
    await expectVisible(page.getByText(title).first());
    await typist.reach(title);
    await typist.press('Enter');
    await expectVisible(page.getByRole('button', { name: words.story.copy }));
    await typist.reach(words.story.copy);
    await typist.press('Enter');
    await expectVisible(
      page.getByText(words.story.copied).or(page.getByText(words.story.copyFailed)).first(),
    );
  });
});
