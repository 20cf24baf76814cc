/** The Worker under test, and beside it a storyteller in whose world everything can go wrong. */

export { default } from '../index.ts';
export { Storyteller } from '../storyteller/storyteller.ts';
export { FaultedStoryteller } from './faults/storyteller.ts';
