import { callNothing, unlessKilled } from './direct-calls.ts';
import { injectors } from './fault-injector.ts';
import { TELLERS } from './person-slot.ts';
import { stage } from './world.ts';

const NOBODY = TELLERS.idFromName('nobody').toString();
/** Turns without any activity after which nothing moves by itself; a message takes one or two. */
const QUIET_TURNS = 3;
/** More than any call takes; a campaign that waits for ever would only say that it ran out of time. */
const MOST_TURNS = 200_000;

const callEach = (objects: Iterable<string>) =>
  Promise.all([...objects].map((id) => unlessKilled(callNothing(TELLERS.get(TELLERS.idFromString(id))))));

/** A few turns of the event loop: an empty call to each running object, answered after what these sent before. */
export async function turn(): Promise<void> {
  await callEach(injectors.size > 0 ? injectors.keys() : [NOBODY]);
}

/** Waits until all pending calls returned. Their consequences have then happened too, except streams. */
export async function untilIdle(): Promise<void> {
  const { world } = stage;
  for (let turns = 0; world.busy > 0; turns++) {
    if (turns > MOST_TURNS) throw new Error(`${world.busy} calls do not end`);
    await callEach([NOBODY]);
  }
}

/** Waits until everything is blocked on the campaign. */
export async function calm(): Promise<void> {
  const { world } = stage;
  for (let moves = -1, quiet = 0; quiet < QUIET_TURNS;) {
    await untilIdle();
    quiet = world.moves === moves ? quiet + 1 : 0;
    moves = world.moves;
    await turn();
  }
}
