/** Whatever can be told to be quiet. */
export type Voice = { pause: () => void };

let speaking: Voice | null = null;

/** Only one thing sounds at a time on a page: who begins silences who was speaking. */
export function takeTheFloor(voice: Voice): void {
  if (speaking !== voice) speaking?.pause();
  speaking = voice;
}
