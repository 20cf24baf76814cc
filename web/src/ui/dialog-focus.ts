/** Focus when a dialog opens and closes, for Radix's `onOpenAutoFocus` and `onCloseAutoFocus`. */

/** To the dialog itself, so that its title is read first and a key pressed at that moment does not answer it. */
export function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Back to the control that opened it; if that is gone, to the page. */
export function giveFocusBack(event: Event, opener: Element | null): void {
  event.preventDefault();
  const isThere = opener?.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
