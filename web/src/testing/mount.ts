import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Mounts components and hooks in memory, for tests that start with `@vitest-environment happy-dom`. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type Mounted = {
  /** Visible text of the page. */
  text: () => string;
  /** First element of a selector. @throws Error for none */
  find: (selector: string) => HTMLElement;
  /** Presses the button of exactly that name. @throws Error for none */
  press: (name: string) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (selector: string, text: string) => Promise<void>;
  /** Submits the form, or the first of several. */
  submit: () => Promise<void>;
  /** Renders another element in its place. */
  show: (element: ReactElement) => Promise<void>;
  unmount: () => Promise<void>;
};

/** Runs `action` and waits until its effects are rendered. */
export const settled = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });

/** Renders until the check passes, on a machine of any load. @throws its error after ten seconds */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await settled(() => new Promise((resolve) => setTimeout(resolve)));
      check();
    },
    { timeout: 10_000, interval: 10 },
  );

/** Advances the fake clock by milliseconds and renders the effects. */
export const pass = (ms: number): Promise<void> => settled(() => vi.advanceTimersByTimeAsync(ms));

/** Mounts `element`, with its effects run. */
export async function mount(element: ReactElement): Promise<Mounted> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (shown: ReactElement) => settled(() => root.render(shown));
  await show(element);

  function find(selector: string): HTMLElement {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No ${selector} where one reads: ${container.textContent}`);
    return found;
  }

  return {
    text: () => container.textContent,
    find,
    async press(name) {
      const buttons = [...container.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent === name);
      const names = buttons.map(({ textContent }) => `“${textContent}”`);
      if (!button) throw new Error(`No button “${name}” among ${names.join(', ')}`);
      await settled(() => button.click());
    },
    fill: (selector, text) =>
      settled(() => {
        const field = find(selector);
        // React overrides the setter of the element itself, and would ignore the change as its own.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    submit: () =>
      settled(() => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    show,
    async unmount() {
      await settled(() => root.unmount());
      container.remove();
    },
  };
}
