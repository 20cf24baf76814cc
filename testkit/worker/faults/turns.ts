import { callNothing, unlessKilled } from './direct-calls.ts';
import { injectors } from './fault-injector.ts';
import { TELLERS } from './person-slot.ts';
import { stage } from './world.ts';

const NOBODY = TELLERS.idFromName('nobody').toString();
/** Turns without any activity after which nothing moves by itself; a message takes one or two. */
const QUIET_TURNS = 3;

const callEach = (objects: Iterable<string>) =>
  Promise.all([...objects].map((id) => unlessKilled(callNothing(TELLERS.get(TELLERS.idFromString(id))))));

/** A few turns of the event loop: an empty call to each running object, answered after what these sent before. */
export async function turn(): Promise<void> {
  await callEach(injectors.size > 0 ? injectors.keys() : [NOBODY]);
}

/** Waits until all pending calls returned. Their consequences have then happened too, except streams. */
export async function untilIdle(): Promise<void> {
  while (stage.world.busy > 0) await callEach([NOBODY]);
}

/** Waits until everything is blocked on the campaign. */
export async function calm(): Promise<void> {
  const { world } = stage;
  for (let moves = -1, quiet = 0; quiet < QUIET_TURNS; ) {
    await untilIdle();
    quiet = world.moves === moves ? quiet + 1 : 0;
    moves = world.moves;
    await turn();
  }
}
