/** The Worker under test, and beside it a storyteller in whose world everything can go wrong. */

export { default } from '../../worker/index.ts';
export { Storyteller } from '../../worker/storyteller/storyteller.ts';
export { FaultedStoryteller } from './faults/storyteller.ts';
