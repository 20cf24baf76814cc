export type Pausable = { pause: () => void };

let playing: Pausable | null = null;

/** Mutual exclusion of sounds on a page: to be called by a sound that starts. */
export function pauseOthers(sound: Pausable): void {
  if (playing !== sound) playing?.pause();
  playing = sound;
}
