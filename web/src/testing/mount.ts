import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Components and hooks on a page that exists in memory only: for tests that begin with `@vitest-environment happy-dom`. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type Mounted = {
  /** The text that can be read there now. */
  text: () => string;
  /** The first element that the selector finds. @throws Error when there is none */
  find: (selector: string) => HTMLElement;
  /** Presses the button of exactly that name. @throws Error when there is none */
  press: (name: string) => Promise<void>;
  /** Types a text into the field that the selector finds, in place of the text there. */
  fill: (selector: string, text: string) => Promise<void>;
  /** Submits the form, or the first of several. */
  submit: () => Promise<void>;
  /** Shows another element in its place. */
  show: (element: ReactElement) => Promise<void>;
  unmount: () => Promise<void>;
};

/** Waits until everything has been drawn that `action` leads to. */
export const settled = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });

/** Draws what comes until the check passes, however busy the machine is. @throws its error after ten seconds */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await settled(() => new Promise((resolve) => setTimeout(resolve)));
      check();
    },
    { timeout: 10_000, interval: 10 },
  );

/** Lets so many milliseconds pass on the fake clock, and what they lead to be drawn. */
export const pass = (ms: number): Promise<void> => settled(() => vi.advanceTimersByTimeAsync(ms));

/** Puts `element` on the page, with its effects run. */
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
        // React listens to the setter of the element itself, and would take the change for its own.
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
