import { expect } from 'vitest';
import type { Parent } from '../testkit/parent.ts';

/** More than there are things to reach on any page. */
const MOST_STEPS = 120;

type Focused = { name: string; role: string; isVisible: boolean; isMarked: boolean; isPressed: boolean };

/** Somebody who has a keyboard and nothing else. */
export class Typist {
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
