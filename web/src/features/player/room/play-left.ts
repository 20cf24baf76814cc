import type { Player } from '../playback/player.ts';
import { startOf } from '../playback/timeline.ts';
import type { SpokenText } from '../use-spoken-sentence.ts';

/** Plays, within a press: a sound that is at its start from the sentence at which a reload found the room, if any. */
export function playLeft(player: Player, text: SpokenText, left: number | null | undefined): void {
  const start = left == null || player.position > 0 ? null : startOf(text.timeline(), left);
  player.play();
  if (start !== null) player.seek(start);
}
