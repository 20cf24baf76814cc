import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to what replaces the focused control, so that keyboard users do not restart at the top of the page.
 * @param isHeir whether it replaces one; false where the page has only been opened
 */
export function useInheritedFocus<Heir extends HTMLElement>(isHeir = true): RefObject<Heir | null> {
  const heir = useRef<Heir>(null);
  useEffect(() => {
    if (isHeir && document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  }, [isHeir]);
  return heir;
}
