import type { FaultedHome } from './home.ts';
import { TELLERS } from './person-slot.ts';
import { stage } from './world.ts';

/** One turn of the event loop: an empty call to an object, which takes a quarter of the shortest timer. */
export function turn(): Promise<void> {
  const home = TELLERS.get(TELLERS.idFromName('nobody')) as unknown as DurableObjectStub<FaultedHome>;
  return home.turn();
}

/** Waits until all pending calls returned. Their consequences have then happened too, except streams. */
export async function untilIdle(): Promise<void> {
  while (stage.world.busy > 0) await turn();
}

/** Waits until everything is blocked on the campaign. */
export async function calm(): Promise<void> {
  const { world } = stage;
  for (let moves = -1; world.busy > 0 || world.moves !== moves; ) {
    moves = world.moves;
    await turn();
  }
}
