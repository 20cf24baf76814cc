import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heir of a modal dialog once that has left the page: behind an open one nothing can have it.
 * @param isOpen whether the dialog is on the page
 */
export function useFocusAfter<Heir extends HTMLElement>(isOpen: boolean): RefObject<Heir | null> {
  const heir = useRef<Heir>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) heir.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heir;
}
