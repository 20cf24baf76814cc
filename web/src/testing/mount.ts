import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Components and hooks on a page that exists in memory only: for tests that begin with `@vitest-environment happy-dom`. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Mounted = {
  /** What somebody reads there now. */
  text: () => string;
  /** The first element that the selector finds. @throws Error when there is none */
  find: (selector: string) => HTMLElement;
  /** Presses the button of exactly that name. @throws Error when there is none */
  press: (name: string) => Promise<void>;
  /** Shows another element in its place. */
  show: (element: ReactElement) => Promise<void>;
  unmount: () => Promise<void>;
};

/** Waits until everything has been drawn that `action` leads to. */
export const settled = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });

/** Puts `element` on the page, with its effects run. */
export async function mount(element: ReactElement): Promise<Mounted> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (shown: ReactElement) => settled(() => root.render(shown));
  await show(element);

  function find(selector: string): HTMLElement {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No ${selector} in: ${container.innerHTML}`);
    return found;
  }

  return {
    text: () => container.textContent,
    find,
    async press(name) {
      const button = [...container.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      );
      if (!button) throw new Error(`No button “${name}” in: ${container.innerHTML}`);
      await settled(() => button.click());
    },
    show,
    async unmount() {
      await settled(() => root.unmount());
      container.remove();
    },
  };
}
