import { TELLERS } from './person-slot.ts';
import { stage } from './world.ts';

/** One turn of the event loop. A call to an object that does nothing takes a quarter of what the shortest timer takes. */
export function turn(): Promise<void> {
  return TELLERS.get(TELLERS.idFromName('nobody')).turn();
}

/** Waits for calls that have to come back. What follows from them has then happened too, but for what is streamed. */
export async function untilIdle(): Promise<void> {
  while (stage.world.busy > 0) await turn();
}

/** Waits until all that goes on by itself has come to where it waits for the campaign. */
export async function calm(): Promise<void> {
  const { world } = stage;
  for (let moves = -1; world.busy > 0 || world.moves !== moves; ) {
    moves = world.moves;
    await turn();
  }
}
