/**
 * Lets the app take the place of the early page, which shows the same, once the app has drawn more than that it is
 * loading. Until then it is laid out unseen (styles: `#early`).
 */
export function takeOver(early: HTMLElement, root: HTMLElement): void {
  const { documentElement: html } = document;
  const watch = new MutationObserver(() => {
    if (!root.querySelector('main')?.hasChildNodes() || html.dataset.loading !== undefined) return;
    watch.disconnect();
    const { activeElement } = document;
    const focused = early.contains(activeElement) && activeElement?.getAttribute('href');
    early.remove();
    if (focused) root.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
  });
  watch.observe(html, {
    attributes: true,
    attributeFilter: ['data-loading'],
    childList: true,
    subtree: true,
  });
}
