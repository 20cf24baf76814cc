import { expect } from 'vitest';
import type { Parent } from '../testkit/parent.ts';

/** More than the tab stops of any page. */
const MOST_STEPS = 120;

type Focused = { name: string; role: string; isVisible: boolean; isMarked: boolean; isPressed: boolean };

/** A parent without a mouse: keyboard only. */
export class Typist {
  readonly parent: Parent;
  constructor(parent: Parent) {
    this.parent = parent;
  }

  /** The focused element with its accessible name. */
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
      // A choice with a picture is a hidden radio, whose label shows the focus.
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

  /** Presses Tab until the element is focused; each stop on the way must have a name, be visible and show its focus. */
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
