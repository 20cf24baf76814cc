export type Pausable = { pause: () => void };

let playing: Pausable | null = null;

/** To be called by what begins to sound: only one thing sounds at a time on a page. */
export function pauseOthers(sound: Pausable): void {
  if (playing !== sound) playing?.pause();
  playing = sound;
}
