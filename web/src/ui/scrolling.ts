const stillness = '(prefers-reduced-motion: reduce)';

/** Brings an element to the middle of the window, gently unless the person has asked for less motion. */
export function scrollToMiddle(element: Element): void {
  const behavior = window.matchMedia(stillness).matches ? 'auto' : 'smooth';
  element.scrollIntoView({ block: 'center', behavior });
}

/** Whether an element is in the window, `below` pixels at its lower edge not counted. */
export function isInWindow(element: Element, below: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight - below;
}
