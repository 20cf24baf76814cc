/**
 * Sound that a press began before its player had loaded, by an element of its own: one request, and no script between
 * the press and the sound. The player takes it over.
 */
let started: { url: string; element: HTMLAudioElement } | null = null;

/** To be called within the press. */
export function startSound(url: string): void {
  dropSound();
  started = { url, element: new Audio(url) };
  // The player finds out why it does not play.
  started.element.play().catch(() => undefined);
}

/** The element of that address, once; its sound is then the caller's to stop. */
export function takeSound(url: string | null): HTMLAudioElement | null {
  if (!started || started.url !== url) return null;
  const { element } = started;
  started = null;
  return element;
}

/** Stops the sound, unless a player has taken it. */
export function dropSound(): void {
  started?.element.pause();
  started = null;
}
