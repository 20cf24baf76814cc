const stillness = '(prefers-reduced-motion: reduce)';

/** Scrolls an element to the middle of the window, smoothly unless the user prefers reduced motion. */
export function scrollToMiddle(element: Element): void {
  const behavior = window.matchMedia(stillness).matches ? 'auto' : 'smooth';
  element.scrollIntoView({ block: 'center', behavior });
}

/** Whether an element is in the window, without the `below` pixels at its lower edge. */
export function isInWindow(element: Element, below: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight - below;
}
