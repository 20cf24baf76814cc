/** Where the focus goes when a dialog opens and closes, for Radix's `onOpenAutoFocus` and `onCloseAutoFocus`. */

/** To the dialog, so that what it is about is heard first, and no key that is pressed just then answers it. */
export function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Back to where it was opened from; when that is gone, to the page. */
export function giveFocusBack(event: Event, opener: Element | null): void {
  event.preventDefault();
  const isThere = opener?.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
