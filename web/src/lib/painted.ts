/** Milliseconds after which no paint is awaited: a page that was hidden meanwhile has none. */
const LATEST_MS = 200;

/** Resolves after the next paint; at once in a hidden page, where nothing is painted. */
export const painted = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, LATEST_MS);
      });
